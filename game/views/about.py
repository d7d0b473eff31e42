"""Who made this, what it is not, and every licence."""

from dataclasses import dataclass
from typing import Final

from htpy import Element, Fragment, a, bdi, h2, li, p, section, span, ul

from game.screen import AboutScreen
from game.text.catalogue import mark
from game.views.frame import Frame
from game.views.sheet import sheet


@dataclass(frozen=True, slots=True)
class Borrowed:
    """Something made by others that the page carries: what it is, what it does here, and its licence."""

    name: str
    use: str
    licence: str


BORROWED: Final = (
    Borrowed("Python", mark("runs the game"), "PSF-2.0"),
    Borrowed("Pyodide", mark("brings Python into the browser"), "MPL-2.0"),
    Borrowed("PyScript", mark("starts it on a page"), "Apache-2.0"),
    Borrowed("htpy", mark("writes the screens"), "MIT"),
    Borrowed("MarkupSafe", mark("keeps what you type from being anything but text"), "BSD-3-Clause"),
    Borrowed("idiomorph", mark("changes a screen without losing your place"), "0BSD"),
    Borrowed("qrcode-generator", mark("draws the code for sharing"), "MIT"),
    Borrowed("Alegreya, Alegreya Sans", mark("are the letters you read"), "OFL-1.1"),
    Borrowed("wordfreq", mark("tells computer opponents how common a word is"), "CC BY-SA 4.0"),
    Borrowed(
        "WordNet, GloVe", mark("taught computer opponents what words have to do with each other"), "WordNet, PDDL-1.0"
    ),
    Borrowed(
        "multilingual-e5-small, all-MiniLM-L6-v2",
        mark("taught computer opponents what sentences are about"),
        "MIT, Apache-2.0",
    ),
    Borrowed("Unicode CLDR", mark("taught computer opponents the names of things in several languages"), "Unicode-3.0"),
)
"""The software, typefaces and sources of data in the page; all their texts are in the site's folder of licences or beside the data."""


def draw(screen: AboutScreen, frame: Frame) -> Fragment:  # noqa: ARG001 (all screens are drawn alike)
    """The page about Moonhare."""
    text = frame.text
    return sheet(
        frame,
        text.say("About Moonhare"),
        p(".lead")[
            text.say(
                "A table of dream pictures for one tablet: no account, no server, and once it has come, no network either."
            )
        ],
        section[
            h2[text.say("Not affiliated")],
            p[
                text.say(
                    "Moonhare plays by the rules of the game Dixit. It is not made, licensed or approved by the publisher or the authors"
                    " of Dixit. The name is used only to say which rules are played; all pictures and texts here are our own."
                )
            ],
        ],
        section[
            h2[text.say("What stays on your device")],
            p[text.say("Games, names and settings are kept in this browser only. Nothing is sent anywhere.")],
        ],
        section[
            h2[text.say("Licences")],
            p[text.say("Moonhare is free software under the MIT licence. It is built on the work of others:")],
            ul(".borrowed")[(_borrowed(frame, thing) for thing in BORROWED)],
            p[
                a(href="static/licences/NOTICES.txt", target="_blank", rel="noopener")[text.say("All licence texts")],
                " · ",
                a(href="cards/CREDITS.md", target="_blank", rel="noopener")[text.say("The pictures and their terms")],
                " · ",
                a(href="static/opponents/LICENCE.md", target="_blank", rel="noopener")[
                    text.say("What opponents know, and from where")
                ],
            ],
        ],
    )


def _borrowed(frame: Frame, thing: Borrowed) -> Element:
    return li[
        bdi(".thing")[thing.name],
        span(".use")[frame.text.say(thing.use)],
        span(".licence")[thing.licence],
    ]
