"""The set-up form: who is at the table, and by which rules. It can be filled in before the game is there."""

from collections.abc import Iterable
from typing import Final

from htpy import (
    Element,
    Node,
    bdi,
    div,
    fieldset,
    form,
    h1,
    h2,
    header,
    label,
    legend,
    li,
    nav,
    ol,
    option,
    p,
    section,
    select,
    span,
    ul,
)
from htpy import input as html_input

from game.rules.edition import EDITIONS, Edition
from game.rules.setup import LANGUAGES, NAME_MOST, PAWNS, Fault, FaultReason
from game.screen import Draft, DraftSeat, Kept, Offline, SavedGame, SavedKind, SetupScreen
from game.text.catalogue import Catalogue, mark
from game.views import sentences
from game.views.button import Weight, button, icon_button
from game.views.frame import Frame
from game.views.house import house_rules
from game.views.icon import Icon
from game.views.pawn import pawn, pawn_name
from game.views.scene import scene
from game.views.seat import spoken

AUTONYMS: Final = {"en": "English", "de": "Deutsch", "nb": "Norsk", "es": "Español", "ro": "Română", "cs": "Čeština"}
"""Each language by its own name, which is the same in every language."""

EDITION_NAMES: Final = {"classic": mark("Classic"), "2021": mark("2021"), "odyssey": mark("Odyssey")}
PACK_NAMES: Final = {"dreams": mark("Dreams"), "proof": mark("Practice")}
SAVED_SHOWN: Final = 3
"""Saved games that stand on top of the form."""
SEATS_MOST: Final = max(edition.most_seats for edition in EDITIONS.values())
SUMMARY = "faults"
"""The id of the summary of what has to be mended."""


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
    return form(".sheet.form", id="setup-form", autocomplete="off", novalidate=True)[
        _summary(screen, text),
        _seats(screen, frame),
        _editions(screen, text),
        div(".row")[_first(draft, text), _packs(screen, text), _clue_language(screen, text)],
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


def _summary(screen: SetupScreen, text: Catalogue) -> Element | None:
    if not screen.faults:
        return None

    def line(fault: Fault) -> Element:
        said = _fault(screen.draft, fault, text)
        if fault.seat is None:
            return li[said]
        return li[text.say("Seat {number}:", number=fault.seat + 1), " ", said]

    return div(".faults", id=SUMMARY, tabindex="-1", data_focus=True)[
        h2[text.count("One thing is still missing", "{number} things are still missing", len(screen.faults))],
        ul[(line(fault) for fault in screen.faults)],
    ]


def _fault(draft: Draft, fault: Fault, text: Catalogue) -> str:
    if fault.reason is FaultReason.NAME_LENGTH and fault.seat is not None and not draft.seats[fault.seat].name.strip():
        return text.say("Please type a name, or take this seat away.")
    return sentences.fault(text, fault)


def _seats(screen: SetupScreen, frame: Frame) -> Element:
    draft, text = screen.draft, frame.text
    return div(".players", role="group", aria_labelledby="players-title")[
        div(".players-top")[h2(id="players-title")[text.say("Who is at the table?")], _language(frame)],
        p(".hint")[text.say("You sit in this order. Tap a hare to change it.")],
        ol(".seats")[(_seat(screen, text, number, seat) for number, seat in enumerate(draft.seats))],
        div(".row")[
            button("add-seat", text.say("One more player"), picture=Icon.ADD, ready=len(draft.seats) < SEATS_MOST),
        ],
    ]


def _seat(screen: SetupScreen, text: Catalogue, number: int, seat: DraftSeat) -> Element:
    draft = screen.draft
    found = [fault for fault in screen.faults if fault.seat == number]
    why = f"seat-{number}-why" if found else None
    called = seat.name.strip() or text.say("seat {number}", number=number + 1)
    taken = {other.pawn: other.name for place, other in enumerate(draft.seats) if place != number}

    def hare(shape: str) -> Element:
        words = pawn_name(text, shape)
        if shape in taken:
            words = text.say("{hare} (with {name})", hare=words, name=taken[shape] or "?")
        return option(value=shape, selected=shape == seat.pawn)[words]

    return li(".seat", data_seat=number, data_pawn=seat.pawn)[
        span(".hare-pick")[
            pawn(seat.name or str(number + 1), seat.pawn),
            select(name=f"pawn-{number}", aria_label=text.say("Hare of {name}", name=called), aria_describedby=why)[
                (hare(shape) for shape in PAWNS)
            ],
        ],
        span(".seat-name")[
            html_input(
                type="text",
                name=f"seat-{number}",
                value=seat.name,
                maxlength=NAME_MOST,
                dir="auto",
                autocapitalize="words",
                spellcheck="false",
                enterkeyhint="next",
                placeholder=text.say("Name"),
                aria_label=text.say("Name of player {number}", number=number + 1),
                aria_invalid="true" if found else None,
                aria_describedby=why,
            ),
            seat.mind is not None and span(".small")[text.say("plays by computer")],
        ],
        span(".seat-acts")[
            icon_button(
                "move-seat", text.say("Move {name} up", name=called), Icon.UP, ready=number > 0, seat=number, by=-1
            ),
            icon_button(
                "move-seat",
                text.say("Move {name} down", name=called),
                Icon.DOWN,
                ready=number < len(draft.seats) - 1,
                seat=number,
                by=1,
            ),
            icon_button("remove-seat", text.say("Take {name} away", name=called), Icon.REMOVE, seat=number),
        ],
        bool(found) and p(".why.refused", id=why)[_sentences(_fault(draft, fault, text) for fault in found)],
    ]


def _sentences(said: Iterable[str]) -> str:
    return " ".join(said)


def _language(frame: Frame) -> Element:
    text = frame.text
    return label(".language")[
        span(".sr")[text.say("Language")],
        select(data_change="language")[
            (option(value=code, lang=code, selected=code == text.language)[AUTONYMS[code]] for code in LANGUAGES)
        ],
    ]


def _editions(screen: SetupScreen, text: Catalogue) -> Element:
    def choice(edition: Edition) -> Element:
        seats = text.say("{least} to {most} players", least=edition.least_seats, most=edition.most_seats)
        return label(".choice")[
            html_input(type="radio", name="edition", value=edition.id, checked=edition.id == screen.draft.edition),
            span[bdi[text.say(EDITION_NAMES[edition.id])], span(".small")[seats]],
        ]

    reasons = {FaultReason.UNKNOWN_EDITION, FaultReason.TOO_FEW_SEATS, FaultReason.TOO_MANY_SEATS}
    found = [fault for fault in screen.faults if fault.reason in reasons]
    return fieldset(".editions", aria_describedby="edition-why" if found else None)[
        legend[text.say("Play by which box?")],
        div(".segments")[(choice(edition) for edition in EDITIONS.values())],
        bool(found)
        and p(".why.refused", id="edition-why")[_sentences(_fault(screen.draft, fault, text) for fault in found)],
    ]


def _field(words: str, field: Node, *, why: Node = None) -> Element:
    return label(".field")[span(".field-name")[words], field, why]


def _first(draft: Draft, text: Catalogue) -> Element:
    def choice(number: int, seat: DraftSeat) -> Element:
        shown = seat.name.strip() or text.say("Player {number}", number=number + 1)
        return option(value=number, selected=number == draft.house.first)[shown]

    return _field(
        text.say("Who tells first?"),
        select(name="first")[(choice(number, seat) for number, seat in enumerate(draft.seats))],
    )


def _packs(screen: SetupScreen, text: Catalogue) -> Element | None:
    if not screen.packs:
        return None
    found = [fault for fault in screen.faults if fault.reason in {FaultReason.PACK, FaultReason.DECK_TOO_SMALL}]
    return _field(
        text.say("Cards"),
        select(name="pack", aria_invalid="true" if found else None)[
            (
                option(value=pack.id, selected=pack.id == screen.draft.pack)[
                    text.say("{name} ({number})", name=_pack_name(text, pack.id), number=pack.count)
                ]
                for pack in screen.packs
            )
        ],
        why=span(".why.refused")[_sentences(_fault(screen.draft, fault, text) for fault in found)] if found else None,
    )


def _pack_name(text: Catalogue, pack: str) -> str:
    return text.say(PACK_NAMES[pack]) if pack in PACK_NAMES else pack


def _clue_language(screen: SetupScreen, text: Catalogue) -> Element:
    return _field(
        text.say("Clues are told in"),
        select(name="clues")[
            (
                option(value=code, lang=code, selected=code == screen.draft.clue_language)[AUTONYMS[code]]
                for code in LANGUAGES
            )
        ],
    )
