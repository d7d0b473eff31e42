"""The settings of this device: language, comforts, and the side of the table on which everybody sits."""

from enum import StrEnum
from typing import Final

from htpy import Element, Fragment, Node, div, fieldset, h2, label, legend, li, option, p, section, select, ul
from htpy import button as html_button

from game.rules.setup import LANGUAGES
from game.rules.view import View
from game.screen import SettingsScreen
from game.settings import Coaching, Facing, Motion, Room, Settings, Sounds
from game.text.catalogue import mark
from game.views.button import button
from game.views.frame import Frame
from game.views.pawn import pawn
from game.views.seat import whole
from game.views.setup import AUTONYMS
from game.views.sheet import sheet

_WORDS: Final[dict[StrEnum, str]] = {
    Sounds.OFF: mark("off"),
    Sounds.ON: mark("on"),
    Motion.AUTO: mark("as this device likes it"),
    Motion.FULL: mark("everything moves"),
    Motion.REDUCED: mark("as little as possible"),
    Room.AUTO: mark("as this device likes it"),
    Room.DARK: mark("evening"),
    Room.LIGHT: mark("daylight"),
    Coaching.ON: mark("on"),
    Coaching.OFF: mark("off"),
    Facing.SOUTH: mark("here, below"),
    Facing.WEST: mark("left"),
    Facing.NORTH: mark("opposite"),
    Facing.EAST: mark("right"),
}


def draw(screen: SettingsScreen, frame: Frame) -> Fragment:
    """The settings page."""
    text, kept = frame.text, screen.settings
    return sheet(
        frame,
        text.say("Settings"),
        section(".settings")[
            _language(kept, frame),
            _choice(frame, "sounds", text.say("Sounds"), kept.sounds, list(Sounds)),
            _choice(frame, "motion", text.say("Movement"), kept.motion, list(Motion)),
            _choice(frame, "room", text.say("Light in the room"), kept.room, list(Room)),
            _choice(frame, "coaching", text.say("A word of advice on each screen"), kept.coaching, list(Coaching)),
        ],
        screen.view is not None and _sides(screen.view, kept, frame),
        button("about", text.say("About Moonhare")),
    )


def _language(kept: Settings, frame: Frame) -> Element:
    return div(".setting")[
        label(for_="language")[frame.text.say("Language")],
        select(id="language", data_change="language")[
            (option(value=code, selected=code == kept.language, lang=code)[AUTONYMS[code]] for code in LANGUAGES)
        ],
    ]


def _choice(frame: Frame, name: str, title: str, now: StrEnum, values: list[StrEnum]) -> Element:
    return fieldset(".setting")[
        legend[title],
        div(".seg")[
            (
                html_button(
                    type="button",
                    data_do="change",
                    data_name=name,
                    data_value=value.value,
                    aria_pressed="true" if value is now else "false",
                )[frame.text.say(_WORDS[value])]
                for value in values
            )
        ],
    ]


def _sides(view: View, kept: Settings, frame: Frame) -> Node:
    text = frame.text
    people = [seat for seat in view.seats if seat.active and seat.mind is None]
    return section(".sides")[
        h2[text.say("Who sits where?")],
        p(".small")[text.say("What is for one of you only turns to where you sit; the table itself stays as it is.")],
        ul[
            (
                li[
                    pawn(seat.name, seat.pawn),
                    whole(seat.name),
                    div(".seg", role="group", aria_label=seat.name)[
                        (
                            html_button(
                                type="button",
                                data_do="side",
                                data_seat=seat.number,
                                data_side=side.value,
                                aria_pressed="true" if kept.facing.get(seat.name, Facing.SOUTH) is side else "false",
                            )[text.say(_WORDS[side])]
                            for side in Facing
                        )
                    ],
                ]
                for seat in people
            )
        ],
    ]
