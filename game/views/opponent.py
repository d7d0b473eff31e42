"""Computer opponents in words and fields: who they are, and how sharp."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, option, select, span

from game.rules.setup import LEVELS, Mind
from game.screen import Opponent
from game.text.catalogue import Catalogue, mark

LEVEL_NAMES: Final = {
    1: mark("half asleep"),
    2: mark("easy-going"),
    3: mark("wide awake"),
    4: mark("sharp-eyed"),
    5: mark("reads your mind"),
}
"""How sharp an opponent is, in words."""


def known_as(text: Catalogue, opponent: Opponent) -> str:
    """An opponent by name and calling."""
    return text.say("{name}, {calling}", name=opponent.name, calling=text.say(opponent.calling))


def opponent_fields(text: Catalogue, number: int, mind: Mind, opponents: Sequence[Opponent]) -> Element:
    """The two choices of a seat that the computer plays: which character, and how sharp; and a sentence about it."""
    known = {opponent.id: opponent for opponent in opponents}
    found = known.get(mind.character)
    return span(".mind")[
        select(name=f"mind-{number}", aria_label=text.say("Who plays at seat {number}", number=number + 1))[
            found is None and option(value=mind.character, selected=True)[text.say("plays by computer")],
            (
                option(value=opponent.id, selected=opponent.id == mind.character)[known_as(text, opponent)]
                for opponent in opponents
            ),
            option(value="")[text.say("a person")],
        ],
        level_field(text, f"level-{number}", mind.level),
        found is not None and span(".small.about")[text.say(found.about)],
    ]


def level_field(text: Catalogue, name: str, level: int) -> Element:
    """How sharp an opponent is: from half asleep to reading minds."""
    return select(name=name, aria_label=text.say("How sharp"))[
        (
            option(value=str(step), selected=step == level)[
                text.say("{number} · {name}", number=step, name=text.say(LEVEL_NAMES[step]))
            ]
            for step in LEVELS
        )
    ]
