"""Scenes: small real games brought to the point where a screen shows one of its states. For the gallery and the tests of views."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from game.deck_screen import DeckScreen, Titles
from game.opponents import Why, WhyKind
from game.rules.edition import Edition
from game.rules.moves import ALOUD, Clue, Kind, Next, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.refusal import Reason
from game.rules.round import Phase
from game.rules.setup import NAME_MOST, PAWNS, HouseRules, Mind, Pack, Seat, Setup, faults, ruleset
from game.rules.state import State
from game.rules.view import view
from game.screen import (
    AboutScreen,
    Deal,
    Draft,
    DraftSeat,
    ElsewhereScreen,
    HandOver,
    HandScreen,
    Notice,
    NoticeKey,
    OpenVoteScreen,
    Over,
    PackOffer,
    ResumeScreen,
    RulesScreen,
    SavedGame,
    Screen,
    SettingsScreen,
    SetupScreen,
    ShareScreen,
    SubmitScreen,
    TakeBackState,
    TellScreen,
    Undo,
    VoteScreen,
    reveal,
)
from game.session.form import opponents
from game.settings import Facing, Settings
from tools.padscenes import pads

NAMES: Final = (
    "Ana",
    "Håkon",
    "Jiří",
    "Ștefana",
    "Nuño",
    "Lena",
    "Ødegård",
    "Zdeněk",
    "Wilhelmine-Charlotte",
    "Bo",
    "Íñigo",
    "Mirabela",
)
CLUE: Final = "What the tide forgot to give back"
LONG_CLUE: Final = (
    "The last letter that my grandmother wrote before she sailed away with the lighthouse keeper's umbrella, "
    "two cats and a suitcase full of rain, never to be seen again by anyone who was awake at the time"
)
LONG_NAMES: Final = (
    "Maximiliane Hohenstein-Oberhausen",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "נועה ואביגיל",
    "👩‍🚀 Zoë",
)
FRAGMENT: Final = (
    "t=2021&s=Ana.sitting~H%C3%A5kon.leaping~Ji%C5%99%C3%AD.listening~%C8%98tefana.sleeping&p=dreams.84&l=en"
)
QR_SIZE: Final = 37
MARKED_NAMES: Final = ("Z" + "\u0336\u0351\u0362" * 6, "A" + "\u0301\u0302\u0308" * 6, "Ana", "Z\u0351" * 9)
"""Names with towers of accents on their letters."""
CARDS: Final = 84
PACK: Final = "dreams"


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen in one of its states, by a name."""

    name: str
    screen: Screen
    notices: tuple[Notice, ...] = ()
    settings: Settings = field(default_factory=Settings)


def table(seats: int, edition: str = "odyssey", house: HouseRules = HouseRules()) -> Setup:
    """A setup for ``seats`` people, the last of five or more an opponent."""
    sitting = tuple(Seat(NAMES[number], PAWNS[number]) for number in range(seats))
    return Setup(sitting, (Pack(PACK, CARDS),), "gallery", edition, house)


def told(state: State, clue: Clue = CLUE) -> State:
    """The storyteller has told."""
    return play(state, Tell(state.storyteller, state.hands[state.storyteller][0], clue))


def submitted(state: State, leave: int = 0) -> State:
    """All but the last ``leave`` seats have laid their cards."""
    for seat in state.to_act[: len(state.to_act) - leave]:
        state = play(state, Submit(seat, state.hands[seat][: state.edition.decoys(len(state.active))]))
    return state


def voted(state: State, leave: int = 0, shift: int = 0) -> State:
    """All but the last ``leave`` seats have voted, for places that move on from seat to seat."""
    for number, seat in enumerate(state.to_act[: len(state.to_act) - leave]):
        own = state.own_slots(seat)
        free = [slot for slot in range(len(state.lineup)) if slot not in own]
        state = play(state, Vote(seat, (free[(number // 2 + shift) % len(free)],)))
    return state


def rounds(state: State, number: int) -> State:
    """``number`` rounds on, at the beginning of the next."""
    for count in range(number):
        state = voted(submitted(told(state)), shift=count)
        state = play(state, Next())
        if state.phase is Phase.OVER:
            return state
    return state


def draft(seats: int, edition: str = "2021", house: HouseRules = HouseRules()) -> Draft:
    """A filled form."""
    sitting = tuple(DraftSeat(NAMES[number], PAWNS[number]) for number in range(seats))
    return Draft(sitting, edition, house, PACK)


def scenes() -> Iterator[Scene]:
    """Every screen in its states."""
    yield from _setups()
    yield from _handovers()
    yield from _tells()
    yield from _submits()
    yield from _votes()
    yield from _reveals()
    yield from _minds()
    yield from _sheets()
    for name, screen in pads(NAMES):
        yield Scene(name, screen)


def _setups() -> Iterator[Scene]:
    packs = (PackOffer(PACK, CARDS), PackOffer("proof", CARDS))
    saved = (
        SavedGame("a", ("Ana", "Ben", "Cem"), 4, finished=False),
        SavedGame("b", NAMES[:6], 12, finished=False),
        SavedGame("c", ("Ana", "Bo", "Jiří", "Lena"), 9, finished=True),
    )
    empty = Draft(tuple(DraftSeat("", pawn) for pawn in PAWNS[:4]), "2021")
    yield Scene("setup-empty", SetupScreen(empty, packs=packs))
    yield Scene("setup-six", SetupScreen(draft(6), packs=packs, saved=saved, opponents=opponents()))
    yield Scene("setup-twelve", SetupScreen(draft(12, "odyssey"), packs=packs))
    bad = replace(draft(9), seats=(*draft(9).seats[:7], DraftSeat("ana", PAWNS[0]), DraftSeat("", PAWNS[4])))
    house = HouseRules(goal=5, votes=2)
    sitting = tuple(Seat(seat.name, seat.pawn) for seat in bad.seats)
    found = faults(Setup(sitting, (Pack(PACK, CARDS),), "gallery", "2021", house))
    yield Scene("setup-faults", SetupScreen(replace(bad, house=house), found, packs))
    computer = replace(draft(4), seats=(*draft(4).seats[:3], DraftSeat("Odo", PAWNS[6], Mind("lamplighter"))))
    seated = SetupScreen(
        replace(computer, clue_language="cs"), packs=packs, opponents=opponents(), understood=("en", "de")
    )
    yield Scene("setup-opponent", seated, (Notice(NoticeKey.LINK_PART, "votes=7"),))


def handover(state: State, seat: int, take_back: TakeBackState, *, lineup_open: bool = False) -> HandOver:
    """The hand-over to a seat."""
    owing = state.to_act
    return HandOver(
        view(state, None),
        seat,
        waiting=tuple(other for other in owing if other != seat),
        resting=tuple(other for other in state.active if other not in owing and other != seat),
        take_back=take_back,
        lineup_open=lineup_open,
    )


def _handovers() -> Iterator[Scene]:
    nothing, seen = TakeBackState(Undo.NOTHING), TakeBackState(Undo.SEEN)
    first = start(table(6, "2021"))
    yield Scene("handover-first", handover(first, 0, nothing))
    later = rounds(first, 4)
    yield Scene("handover-tell", handover(later, later.storyteller, seen))
    laid = submitted(told(later), leave=2)
    shown = handover(laid, laid.to_act[0], TakeBackState(Undo.POSSIBLE, 2))
    yield Scene("handover-submit", shown)
    yield Scene("handover-offered", replace(shown, offered=True))
    yield Scene("handover-stop", replace(shown, stop_asked=True))
    yield Scene("handover-north", replace(shown, facing=Facing.NORTH))
    yield Scene("handover-west", replace(shown, facing=Facing.WEST))
    yield Scene("handover-resting", handover(laid, laid.storyteller, seen))
    lined = submitted(told(later))
    yield Scene("handover-vote-closed", handover(lined, lined.to_act[0], TakeBackState(Undo.POSSIBLE, 5)))
    yield Scene("handover-vote-open", handover(lined, lined.to_act[0], seen, lineup_open=True))
    early = submitted(told(first))
    yield Scene("handover-vote-first", handover(early, early.to_act[0], seen, lineup_open=True))
    many = submitted(told(rounds(start(table(12)), 1), LONG_CLUE))
    yield Scene("handover-twelve-closed", handover(many, many.to_act[0], seen))
    yield Scene("handover-twelve-open", handover(many, many.to_act[0], seen, lineup_open=True))
    yield Scene(
        "handover-notice",
        shown,
        (Notice(NoticeKey.NOT_KEPT), Notice(NoticeKey.COPIED)),
    )
    wordy = tuple(Seat(name, PAWNS[number]) for number, name in enumerate(name[:NAME_MOST] for name in LONG_NAMES))
    named = told(start(replace(table(4), seats=wordy)), LONG_CLUE)
    yield Scene("handover-names", handover(named, 1, TakeBackState(Undo.POSSIBLE, 0)))
    yield Scene("handover-names-open", handover(submitted(named), 1, seen, lineup_open=True))
    marked = tuple(Seat(name, PAWNS[number]) for number, name in enumerate(MARKED_NAMES))
    heavy = told(start(replace(table(4), seats=marked)))
    yield Scene("handover-marks", handover(heavy, 1, TakeBackState(Undo.POSSIBLE, 0)))
    for number, pawn in enumerate(PAWNS):
        seats = tuple(Seat(NAMES[place], PAWNS[(place + number) % len(PAWNS)]) for place in range(4))
        state = start(replace(table(4), seats=seats))
        yield Scene(f"curtain-{pawn}", handover(told(state), 0, nothing))


def _tells() -> Iterator[Scene]:
    state = rounds(start(table(6, "2021")), 2)
    seen = view(state, state.storyteller)
    yield Scene("tell-empty", TellScreen(seen))
    yield Scene("tell-chosen", TellScreen(seen, chosen=seen.hand[0], clue=CLUE))
    yield Scene("tell-look", TellScreen(seen, looking=seen.hand[1], chosen=seen.hand[0]))
    turned = Settings(facing={seat.name: Facing.EAST for seat in seen.seats})
    yield Scene("tell-east", TellScreen(seen, chosen=seen.hand[0], clue=CLUE), settings=turned)
    yield Scene("tell-refused", TellScreen(seen, chosen=seen.hand[2], refused=Reason.CLUE_LENGTH))
    three = start(table(3))
    yield Scene("tell-three", TellScreen(view(three, 0), chosen=three.hands[0][3], aloud=True))


def _submits() -> Iterator[Scene]:
    state = told(start(table(6, "2021")))
    seen = view(state, 1)
    yield Scene("submit-empty", SubmitScreen(seen))
    yield Scene("submit-chosen", SubmitScreen(seen, chosen=seen.hand[4:5]))
    yield Scene("submit-look", SubmitScreen(seen, looking=seen.hand[0]))
    three = told(start(table(3)), ALOUD)
    hand = view(three, 2)
    yield Scene("submit-three", SubmitScreen(hand, chosen=hand.hand[:1]))
    yield Scene("submit-three-both", SubmitScreen(hand, chosen=hand.hand[1:3]))
    yield Scene("hand-teller", HandScreen(view(state, 0)))
    laid = submitted(told(start(table(3)), LONG_CLUE), leave=1)
    yield Scene("hand-laid", HandScreen(view(laid, 1)))
    turned = Settings(facing={seat.name: Facing.WEST for seat in laid.seats})
    yield Scene("hand-west", HandScreen(view(laid, 1)), settings=turned)


def _votes() -> Iterator[Scene]:
    six = submitted(told(start(table(6, "2021"))))
    seen = view(six, 2)
    free = [slot for slot in range(6) if slot not in seen.own_slots]
    yield Scene("vote-empty", VoteScreen(seen))
    yield Scene("vote-chosen", VoteScreen(seen, chosen=(free[1],)))
    yield Scene("vote-look", VoteScreen(seen, looking=free[1], chosen=(free[1],)))
    for facing in (Facing.WEST, Facing.NORTH, Facing.EAST):
        turned = Settings(facing={seat.name: facing for seat in seen.seats})
        yield Scene(f"vote-{facing.value}", VoteScreen(seen, chosen=(free[1],)), settings=turned)
        yield Scene(f"vote-look-{facing.value}", VoteScreen(seen, looking=free[1]), settings=turned)
    yield Scene("vote-own", VoteScreen(seen, looking=seen.own_slots[0]))
    yield Scene("vote-refused", VoteScreen(seen, refused=Reason.OWN_CARD))
    twelve = submitted(told(start(table(12)), LONG_CLUE))
    many = view(twelve, 5)
    others = [slot for slot in range(12) if slot not in many.own_slots]
    yield Scene("vote-twelve", VoteScreen(many, chosen=(others[2], others[7])))
    for seats in (3, 4, 5, 7, 8, 10):
        some = view(submitted(told(start(table(seats)))), 1)
        yield Scene(f"vote-{seats}", VoteScreen(some))
    yield Scene("hand-vote", HandScreen(view(six, 0)))
    pointing = start(table(6, "2021", HouseRules(voting=ruleset(table(6)).voting)))
    open_table = view(submitted(told(pointing)), None)
    yield Scene("openvote-some", OpenVoteScreen(open_table, {1: (2,), 2: (0,)}))
    yield Scene("openvote-twelve", OpenVoteScreen(view(twelve, None), {1: (2, 5), 2: (0,)}))


def _reveals() -> Iterator[Scene]:
    seen = TakeBackState(Undo.SEEN)
    six = voted(submitted(told(rounds(start(table(6, "2021")), 3))))
    steps = reveal(view(six, None), six.rounds[-1], 99, seen).steps
    for step in (0, 3, 6, 7, steps):
        yield Scene(f"reveal-{step}", reveal(view(six, None), six.rounds[-1], step, seen))
    twelve = voted(submitted(told(rounds(start(table(12)), 1), LONG_CLUE)))
    for step in (12, 99):
        yield Scene(f"reveal-twelve-{step}", reveal(view(twelve, None), twelve.rounds[-1], step, seen))
    four = voted(submitted(told(start(table(4, "2021")))))
    undo = TakeBackState(Undo.POSSIBLE, 3)
    yield Scene("reveal-four-0", reveal(view(four, None), four.rounds[-1], 0, undo))
    yield Scene("reveal-four-4", reveal(view(four, None), four.rounds[-1], 4, seen))
    three = voted(submitted(told(start(table(3)), ALOUD)))
    yield Scene("reveal-three-5", reveal(view(three, None), three.rounds[-1], 5, seen))
    yield Scene("reveal-three", reveal(view(three, None), three.rounds[-1], 99, seen))
    ended = rounds(start(table(6, "2021")), 40)
    old = reveal(view(ended, None), ended.rounds[2], 99, TakeBackState(Undo.NOTHING))
    yield Scene("reveal-again", replace(old, again=True))
    many = reveal(view(twelve, None), twelve.rounds[0], 99, TakeBackState(Undo.NOTHING))
    yield Scene("reveal-again-twelve", replace(many, again=True))
    yield Scene("over-six", Over(view(ended, None)))
    yield Scene("over-twelve", Over(view(rounds(start(table(12)), 40), None)))


def _minds() -> Iterator[Scene]:
    """Tables with computer opponents: two people and four of them, one person alone with them, and nobody but them."""
    seen = TakeBackState(Undo.SEEN)
    state = told(with_minds(start(table(6, "2021")), (2, 3, 4, 5)))
    shown = replace(handover(state, 1, seen), waiting=(), resting=(0,), thinking=(2, 3, 4, 5), opponents=opponents())
    yield Scene("handover-opponents", shown)
    yield Scene("handover-kinds", replace(shown, kinds_asked=True))
    aloud = told(with_minds(start(table(4, "2021")), (1, 2, 3)), ALOUD)
    heard = replace(handover(aloud, 0, seen), waiting=(), thinking=(1, 2, 3), listening=True, opponents=opponents())
    yield Scene("handover-listening", heard)
    watched = with_minds(start(table(4, "2021")), (0, 1, 2, 3))
    alone = replace(handover(watched, 0, seen), waiting=(), resting=(), thinking=(0,), opponents=opponents())
    yield Scene("handover-watching", alone)
    ended = voted(submitted(told(with_minds(start(table(6, "2021")), (2, 3, 4, 5)))))
    open_round = replace(reveal(view(ended, None), ended.rounds[-1], 99, seen), opponents=opponents())
    yield Scene("reveal-opponents", open_round)
    yield Scene("reveal-kinds", replace(open_round, kinds_asked=True))
    answers = (
        Why(WhyKind.WORD, 3, 1, "tide"),
        Why(WhyKind.SAYING, 3, 1, "time and tide"),
        Why(WhyKind.DRAWN, 3, 1, "tide", 2),
    )
    for why in (*answers, Why(WhyKind.HUNCH, 3, 1), Why(WhyKind.NO_WORDS, 3, 1)):
        yield Scene(f"reveal-why-{why.kind.value}", replace(open_round, asked=3, why=why))
    yield Scene("reveal-why-nothing", replace(open_round, asked=3))


def with_minds(state: State, seats: Collection[int]) -> State:
    """The table with computer opponents at some of its seats."""
    for seat, one in zip(seats, opponents(), strict=False):
        state = play(state, Kind(seat, Mind(one.id, 1 + seat % 5)))
    return state


def _sheets() -> Iterator[Scene]:
    saved = (SavedGame("a", ("Ana", "Ben", "Cem"), 4, finished=False), SavedGame("b", NAMES[:6], 12, finished=True))
    yield Scene("resume", ResumeScreen(saved))
    yield Scene("resume-asked", ResumeScreen(saved, "a"))
    edition: Edition = ruleset(table(8, house=HouseRules(goal=40)))
    yield Scene("rules", RulesScreen(edition, HouseRules(goal=40), 8))
    yield Scene("settings", SettingsScreen(Settings(), view(start(table(6)), None)))
    yield Scene("about", AboutScreen())
    deck = Pack(PACK, CARDS).cards()
    yield Scene("deck", DeckScreen(deck))
    yield Scene("deck-titles", DeckScreen(deck, titles=Titles.TOLD))
    yield Scene("deck-look", DeckScreen(deck, looking=deck[2]))
    yield Scene("deck-look-title", DeckScreen(deck, looking=deck[3], titles=Titles.TOLD))
    yield Scene("elsewhere", ElsewhereScreen(saved[0]))
    yield Scene("share-table", ShareScreen(FRAGMENT), (Notice(NoticeKey.COPIED),))
    code = ShareScreen(FRAGMENT, Deal.SAME, tuple(Deal), qr_size=QR_SIZE, qr_path=_checked(QR_SIZE))
    yield Scene("share-code", code)
    yield Scene("share-whole", ShareScreen("g=" + FRAGMENT * 40, deals=tuple(Deal), whole=True, asked=True))


def _checked(size: int) -> str:
    """A board of dark and light squares, in the place of a code."""
    return "".join(f"M{x},{y}h1v1h-1z" for y in range(size) for x in range(size) if (x * x + x * y + 3 * y) % 5 % 2)
