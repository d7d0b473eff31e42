"""The set-up form: who is at the table, and by which rules. It can be filled in before the game is there."""

from functools import partial
from typing import Final

from htpy import Element, div, form, h1, h2, header, label, li, nav, option, p, section, select, span, ul
from htpy import input as html_input

from game.rules.setup import LANGUAGES, Fault, FaultReason
from game.screen import Draft, Kept, Offline, SavedGame, SavedKind, SetupScreen
from game.text.catalogue import Catalogue, mark
from game.views import sentences
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.house import house_rules
from game.views.icon import Icon
from game.views.pawn import pawn_name
from game.views.scene import scene
from game.views.seat import spoken
from game.views.seatrow import SeatWords, players
from game.views.tableform import boxes, field, first_teller, summary

AUTONYMS: Final = {"en": "English", "de": "Deutsch", "nb": "Norsk", "es": "Español", "ro": "Română", "cs": "Čeština"}
"""Each language by its own name, which is the same in every language."""

PACK_NAMES: Final = {"dreams": mark("Dreams"), "proof": mark("Practice")}
SAVED_SHOWN: Final = 3
"""Saved games that stand on top of the form."""


def draw(screen: SetupScreen, frame: Frame) -> Element:
    """Title, saved games, and the form."""
    text = frame.text
    return div(".setup")[
        header(".title")[
            h1(".logo", tabindex="-1", data_focus=not screen.faults)["Moonhare"],
            p[text.say("A game of dream pictures for one tablet and a few friends")],
            button("scorekeeper", text.say("Score a printed game"), weight=Weight.QUIET, picture=Icon.PENCIL),
            scene(frame.pictures),
        ],
        div(".desk")[
            _saved(screen.saved, text) if screen.saved else None,
            _form(screen, frame),
            nav(".links", aria_label=text.say("More"))[
                button("share", text.say("Share this table"), weight=Weight.QUIET, picture=Icon.LINK),
                button("rules", text.say("The rules"), weight=Weight.QUIET, picture=Icon.BOOK),
                button("settings", text.say("Settings"), weight=Weight.QUIET, picture=Icon.DIALS),
                label(".btn.quiet.pick-file")[
                    span(".label")[text.say("Open a saved file")],
                    html_input(".sr", type="file", name="file", accept=".txt,.moonhare,text/plain"),
                ],
                button("deck", text.say("The deck"), weight=Weight.QUIET, picture=Icon.CARDS),
                button("about", text.say("About Moonhare"), weight=Weight.QUIET),
            ],
            _offline(screen.offline, text),
        ],
    ]


def _offline(offline: Offline, text: Catalogue) -> Element | None:
    """What is kept for playing without a network."""
    match offline.state:
        case Kept.READY:
            return p(".small.offline")[
                text.say("Ready for the cabin: everything is kept here, and no network is needed.")
            ]
        case Kept.CORE if offline.of:
            return p(".small.offline")[
                text.say(
                    "Pictures kept for playing without a network: {done} of {of}.", done=offline.done, of=offline.of
                )
            ]
        case _:
            return None


def _saved(saved: tuple[SavedGame, ...], text: Catalogue) -> Element:
    def row(game: SavedGame) -> Element:
        names = spoken(text, game.names)
        if game.finished:
            told = text.say("Look again at the game of {names}", names=names)
        elif game.kind is SavedKind.SCORED:
            told = text.say("Go on scoring for {names}: round {number}", names=names, number=game.round_number)
        else:
            told = text.say("Continue with {names}: round {number}", names=names, number=game.round_number)
        picture = Icon.PENCIL if game.kind is SavedKind.SCORED else Icon.AFTER
        return li[button("resume", told, picture=picture, game=game.id)]

    return section(".saved", aria_labelledby="saved-title")[
        h2(id="saved-title")[text.say("Games to go on with")],
        ul[(row(game) for game in saved[:SAVED_SHOWN])],
        button("resume", text.say("All saved games"), weight=Weight.QUIET),
    ]


def _form(screen: SetupScreen, frame: Frame) -> Element:
    draft, text = screen.draft, frame.text
    words = partial(_fault, draft, text)
    return form(".sheet.form", id="setup-form", autocomplete="off", novalidate=True)[
        summary(screen.faults, text, words),
        _seats(screen, frame),
        boxes(draft, screen.faults, text, words, title=text.say("Play by which box?")),
        div(".row")[first_teller(draft, text), _packs(screen, text), _clue_language(screen, text)],
        _not_understood(screen, text),
        house_rules(draft, text, [fault for fault in screen.faults if fault.seat is None]),
        draft.seed
        and label(".check")[
            html_input(type="checkbox", name="seed", value=draft.seed, checked=True),
            span[text.say("Deal the same cards as in the link")],
        ],
        div(".acts")[
            button(
                "start",
                text.count("Deal for {number} player", "Deal for {number} players", len(draft.seats)),
                weight=Weight.MAIN,
            ),
        ],
    ]


def _fault(draft: Draft, text: Catalogue, fault: Fault) -> str:
    if fault.reason is FaultReason.NAME_LENGTH and fault.seat is not None and not draft.seats[fault.seat].name.strip():
        return text.say("Please type a name, or take this seat away.")
    return sentences.fault(text, fault)


def _seats(screen: SetupScreen, frame: Frame) -> Element:
    text = frame.text

    def pick(name: str) -> str:
        return text.say("Hare of {name}", name=name)

    words = SeatWords(
        hint=text.say("You sit in this order. Tap a hare to change it."),
        pick=pick,
        hare=partial(pawn_name, text),
        fault=partial(_fault, screen.draft, text),
        opponents=screen.opponents,
    )
    return players(screen.draft, screen.faults, text, words, aside=_language(frame))


def _language(frame: Frame) -> Element:
    text = frame.text
    return label(".language")[
        span(".sr")[text.say("Language")],
        select(data_change="language")[
            (option(value=code, lang=code, selected=code == text.language)[AUTONYMS[code]] for code in LANGUAGES)
        ],
    ]


def _packs(screen: SetupScreen, text: Catalogue) -> Element | None:
    if not screen.packs:
        return None
    found = [fault for fault in screen.faults if fault.reason in {FaultReason.PACK, FaultReason.DECK_TOO_SMALL}]
    return field(
        text.say("Cards"),
        select(name="pack", aria_invalid="true" if found else None)[
            (
                option(value=pack.id, selected=pack.id == screen.draft.pack)[
                    text.say("{name} ({number})", name=_pack_name(text, pack.id), number=pack.count)
                ]
                for pack in screen.packs
            )
        ],
        why=span(".why.refused")[" ".join(_fault(screen.draft, text, fault) for fault in found)] if found else None,
    )


def _pack_name(text: Catalogue, pack: str) -> str:
    return text.say(PACK_NAMES[pack]) if pack in PACK_NAMES else pack


def _not_understood(screen: SetupScreen, text: Catalogue) -> Element | None:
    """That opponents at this table will not know the language of the clues."""
    draft = screen.draft
    if (
        not screen.understood
        or draft.clue_language in screen.understood
        or all(seat.mind is None for seat in draft.seats)
    ):
        return None
    languages = spoken(text, [AUTONYMS[language] for language in screen.understood])
    return p(".hint", role="status")[
        text.say(
            "The computer opponents understand clues in {languages} so far. Here they will play by temperament.",
            languages=languages,
        )
    ]


def _clue_language(screen: SetupScreen, text: Catalogue) -> Element:
    return field(
        text.say("Clues are told in"),
        select(name="clues")[
            (
                option(value=code, lang=code, selected=code == screen.draft.clue_language)[AUTONYMS[code]]
                for code in LANGUAGES
            )
        ],
    )
