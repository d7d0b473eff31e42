"""The full-screen look at one card: the picture as large as the screen, its neighbours, and what can be done with it."""

from dataclasses import dataclass

from htpy import Element, Node, div, figcaption, figure, p

from game.rules.setup import Card
from game.views import card as cards
from game.views.button import Weight, button, icon_button
from game.views.frame import Frame
from game.views.icon import Icon


@dataclass(frozen=True, slots=True)
class Target:
    """What a look, or a choice, is about: a card of a hand, or a place of the lineup."""

    card: Card
    slot: int | None = None

    @property
    def arguments(self) -> dict[str, str | int | None]:
        """The data attributes that name it."""
        return {"card": self.card} if self.slot is None else {"slot": self.slot}


def look(
    frame: Frame, row: tuple[Target, ...], at: int, *, title: str, choice: Node = None, note: Node = None
) -> Element:
    """One card of a ``row`` on the full screen; ``choice`` is the button that chooses it, ``note`` says why there is none."""
    text = frame.text
    target = row[at]
    before, after = row[at - 1], row[(at + 1) % len(row)]
    several = len(row) > 1
    return div(".look", role="dialog", aria_modal="true", aria_label=title, data_focus=True, tabindex="-1")[
        figure[
            target.slot is not None and cards.number_tag(target.slot),
            cards.large(frame, target.card),
            figcaption(".sr")[title],
        ],
        div(".look-bar")[
            several and icon_button("look", text.say("The card before"), Icon.BEFORE, **before.arguments),
            button("look", text.say("Back to all cards"), picture=Icon.REMOVE),
            note and p(".look-note")[note],
            choice,
            several and icon_button("look", text.say("The next card"), Icon.AFTER, **after.arguments),
        ],
    ]


def choose(frame: Frame, target: Target, label: str, *, chosen: bool) -> Element:
    """The button that chooses the card, or takes the choice back."""
    shown = frame.text.say("Put it back") if chosen else label
    return button("choose", shown, weight=Weight.PLAIN if chosen else Weight.MAIN, **target.arguments)
