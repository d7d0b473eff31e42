"""The full-screen look at one card: the picture, its neighbours, and what can be done with it."""

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
    def named(self) -> Card | None:
        """The card, where the card names the target; a place is named by its number alone."""
        return self.card if self.slot is None else None


def look(
    frame: Frame, row: tuple[Target, ...], at: int, *, title: str, choice: Node = None, note: Node = None
) -> Element:
    """One card of a ``row``; ``choice`` is the button that chooses it, ``note`` says why there is none."""
    text = frame.text
    target = row[at]
    before, after = row[at - 1], row[(at + 1) % len(row)]

    def turn(
        label: str, picture: Icon, to: Target, *, previous: str | None = None, following: str | None = None
    ) -> Node:
        """The button to a neighbour; ``previous`` and ``following`` mark it for the arrow keys."""
        if len(row) == 1:
            return None
        return icon_button("look", label, picture, card=to.named, slot=to.slot, previous=previous, next=following)

    shown = {"data_shown_card": target.named, "data_shown_slot": target.slot}
    return div(".look", role="dialog", aria_modal="true", aria_label=title, **shown)[
        figure(data_focus=True, tabindex="-1")[
            target.slot is not None and cards.number_tag(target.slot),
            cards.sharpening(frame, target.card),
            figcaption(".sr")[title],
        ],
        div(".look-bar")[
            turn(text.say("The card before"), Icon.BEFORE, before, previous=""),
            button("look", text.say("Back to all cards"), picture=Icon.REMOVE, close=""),
            note and p(".look-note")[note],
            choice,
            turn(text.say("The next card"), Icon.AFTER, after, following=""),
        ],
    ]


def choose(frame: Frame, target: Target, label: str, *, chosen: bool) -> Element:
    """The button that chooses the card, or takes the choice back."""
    shown = frame.text.say("Put it back") if chosen else label
    return button("choose", shown, weight=Weight.PLAIN if chosen else Weight.MAIN, card=target.named, slot=target.slot)
