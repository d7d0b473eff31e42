"""Saved games: go on with one, delete it, save it to a file, or read one from a file."""

from htpy import Element, Fragment, Node, bdi, div, label, li, p, ul
from htpy import input as html_input

from game.screen import ResumeScreen, SavedGame, SavedKind
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.seat import listed
from game.views.sheet import sheet


def draw(screen: ResumeScreen, frame: Frame) -> Fragment:
    """The page of saved games."""
    text = frame.text
    return sheet(
        frame,
        text.say("Saved games"),
        ul(".saves")[(_save(screen, frame, saved) for saved in screen.saved)]
        if screen.saved
        else p[text.say("There is no saved game yet.")],
        p(".small")[
            text.say(
                "Some browsers delete what nobody has opened for a week. Save to a file the games you want to keep."
            )
        ],
        div(".import")[
            label(for_="file")[text.say("A game from a file")],
            html_input(id="file", name="file", type="file", accept=".txt,.moonhare,text/plain"),
        ],
    )


def _save(screen: ResumeScreen, frame: Frame, saved: SavedGame) -> Element:
    text = frame.text
    asked = screen.asked == saved.id
    first = next((other.id for other in screen.saved if not other.finished), None)
    return li(".save")[
        p(".names")[listed(text, [bdi[name] for name in saved.names])],
        p(".small")[saved.kind is SavedKind.SCORED and [text.say("A printed game"), " · "], _state(frame, saved)],
        div(".acts")[
            button(
                "resume",
                text.say("Look at it") if saved.finished else text.say("Play on"),
                game=saved.id,
                weight=Weight.MAIN if saved.id == first else Weight.PLAIN,
            ),
            button("export", text.say("Save to a file"), game=saved.id),
            button("forget", text.say("Delete for ever") if asked else text.say("Delete …"), game=saved.id),
        ],
        asked and p(".ask", role="alert")[text.say("Delete this game for ever? Press “Delete for ever”.")],
    ]


def _state(frame: Frame, saved: SavedGame) -> Node:
    text = frame.text
    if saved.finished:
        return text.count("Finished after {number} round", "Finished after {number} rounds", saved.round_number)
    return text.say("In round {number}", number=saved.round_number)
