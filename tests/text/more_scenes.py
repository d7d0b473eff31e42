"""Screens that the gallery does not show: links, a game in another tab, a printed game while it is scored, every single notice and refusal."""

from collections.abc import Iterator
from dataclasses import replace

from game.rules.edition import EDITIONS, PileEnd, Voting
from game.rules.moves import ALOUD
from game.rules.play import start
from game.rules.refusal import Reason
from game.rules.setup import LEVELS, PAWNS, Fault, FaultReason, HouseRules, Mind, ruleset
from game.rules.view import view
from game.scorepad.board import one_vote, put
from game.scorepad.entering import blank, by_means
from game.scorepad.pad import Finish, Pad, Scored, add, open_pad
from game.scorepad.slip import Means, Misfit, Slip, Trouble, entered
from game.screen import (
    Deal,
    Draft,
    DraftSeat,
    ElsewhereScreen,
    HandScreen,
    Kept,
    Notice,
    NoticeKey,
    Offline,
    PadSetupScreen,
    ResumeScreen,
    RulesScreen,
    SavedGame,
    SetupScreen,
    ShareScreen,
    TakeBackState,
    Undo,
    VoteScreen,
    reveal,
)
from game.session.form import opponents
from game.session.pad_screens import pad_screen
from game.session.place import AtPadEntry, AtPadRound, AtPadSheet, PadPlace, ScoredGame
from tools.scenes import Scene, draft, handover, submitted, table, told, voted

SAVED = SavedGame("a", ("Ana", "Ben", "Cem"), 4, finished=False)
FRAGMENT = "t=odyssey"
SEEN = TakeBackState(Undo.SEEN)


def more_scenes() -> Iterator[Scene]:
    """All of them."""
    yield from _sheets()
    yield from _notices()
    yield from _faults()
    yield from _rounds()
    yield from _scorepad()


def _sheets() -> Iterator[Scene]:
    yield Scene("elsewhere", ElsewhereScreen(SAVED))
    yield Scene("resume-none", ResumeScreen(()))
    yield Scene("share", ShareScreen(FRAGMENT))
    yield Scene("share-whole", ShareScreen(FRAGMENT, deals=tuple(Deal), whole=True, asked=True))
    yield Scene("share-code", ShareScreen(FRAGMENT, Deal.SAME, tuple(Deal), qr_size=2, qr_path="M0,0h1v1h-1z"))
    house = HouseRules(
        goal=50,
        lone_finder=True,
        pile_end=PileEnd.ONLY,
        all_found=3,
        none_found=0,
        cap=4,
        votes=2,
        first=2,
        voting=Voting.OPEN,
    )
    for seats, rules in (
        (0, HouseRules()),
        (3, house),
        (3, HouseRules()),
        (7, house),
        (8, HouseRules(pile_end=PileEnd.END)),
    ):
        for name in EDITIONS:
            edition = ruleset(table(seats or 3, name, rules))
            yield Scene(f"rules-{name}-{seats}", RulesScreen(edition, rules, seats))
    for state in Kept:
        yield Scene(
            f"setup-{state}", SetupScreen(replace(draft(4), house=house, seed="1"), offline=Offline(state, 3, 9))
        )


def _notices() -> Iterator[Scene]:
    everybody = tuple(
        DraftSeat(one.name, pawn, Mind(one.id, 1 + place % len(LEVELS)))
        for place, (one, pawn) in enumerate(zip(opponents(), PAWNS, strict=True))
    )
    yield Scene("setup-opponents", SetupScreen(Draft(everybody, "odyssey"), opponents=opponents()))
    plain = SetupScreen(draft(4))
    for key in NoticeKey:
        yield Scene(f"notice-{key}", plain, (Notice(key, "Ana"),))
    for reason in Reason:
        yield Scene(f"refusal-{reason}", plain, (Notice(NoticeKey.REFUSED, reason),))


def _faults() -> Iterator[Scene]:
    for reason in FaultReason:
        for seat in (None, 1):
            found = (Fault(reason, seat, limit=5),)
            yield Scene(f"fault-{reason}-{seat}", SetupScreen(draft(4), found))
            yield Scene(f"fault-{reason}-{seat}-scored", PadSetupScreen(draft(4), found))


def _rounds() -> Iterator[Scene]:
    """Rounds that nobody, everybody, and some have found; the last rounds of a pile; hands with nothing to do."""
    by_pile = start(table(6, "classic"))
    yield Scene("handover-rounds-left", handover(by_pile, 0, TakeBackState(Undo.NOTHING)))
    for seats in (3, 7):
        laid = submitted(told(start(table(seats)), ALOUD))
        for shift in range(seats):
            done = voted(laid, shift=shift)
            last = reveal(view(done, None), done.rounds[-1], 99, SEEN)
            for step in range(last.steps + 1):
                yield Scene(f"reveal-{seats}-{shift}-{step}", replace(last, step=step))
        yield Scene(f"vote-second-{seats}", VoteScreen(view(laid, 1)))
        yield Scene(f"hand-waits-{seats}", HandScreen(view(voted(laid, leave=1), 1)))


def _scorepad() -> Iterator[Scene]:
    yield Scene("scorekeeper", PadSetupScreen(draft(4)))
    for seats in (3, 4, 8):
        pad = open_pad(table(seats))
        for means in Means:
            slip = blank(pad, means=means)
            yield _pad(f"{seats}-{means}-empty", pad, slip, AtPadEntry())
            yield _pad(f"{seats}-{means}-corrects", pad, replace(slip, number=1), AtPadEntry())
        for trouble in Trouble:
            wrong = Misfit(trouble, seat=1, slot=1, number=2, seats=(1, 2))
            yield _pad(f"{seats}-{trouble}", pad, blank(pad), AtPadEntry(wrong))
        slips = list(_on_the_board(pad))
        for number, slip in enumerate(slips):
            yield _pad(f"{seats}-board-{number}", pad, slip, AtPadEntry())
        yield _pad(f"{seats}-counted", pad, by_means(pad, slips[-1], Means.COUNTS), AtPadEntry())
        yield from _counted(pad, slips[-1])


def _counted(pad: Pad, slip: Slip) -> Iterator[Scene]:
    yield _pad(f"{pad.seats}-none", pad, blank(pad), AtPadSheet())
    while not pad.over:
        pad = add(pad, Scored(entered(slip)))
        yield _pad(f"{pad.seats}-round-{len(pad.rounds)}", pad, blank(pad), AtPadRound(len(pad.rounds)))
    yield _pad(f"{pad.seats}-half", pad, put(pad, blank(pad), 0), AtPadRound(1))
    yield _pad(f"{pad.seats}-asked", pad, blank(pad), AtPadSheet(asked=True))
    yield _pad(f"{pad.seats}-over", pad, blank(pad), AtPadSheet())
    ended = add(pad, Finish())
    yield _pad(f"{pad.seats}-finished", ended, blank(ended), AtPadSheet())


def _on_the_board(pad: Pad) -> Iterator[Slip]:
    """A board that fills up, tap by tap: cards in order, then every vote on the next place but one's own."""
    slip = blank(pad)
    yield slip
    while slip.held is not None:
        seat, cast = slip.held.seat, slip.ballots[slip.held.seat]
        if cast:
            slip = one_vote(pad, slip)
        else:
            free = [slot for slot, owner in enumerate(slip.owners) if owner is None]
            slip = put(pad, slip, free[0] if free else next(s for s, owner in enumerate(slip.owners) if owner != seat))
        yield slip


def _pad(name: str, pad: Pad, slip: Slip, place: PadPlace) -> Scene:
    return Scene(f"pad-{name}", pad_screen(ScoredGame("scores-1", pad, slip), place))
