"""The pace of the core: how long its parts take, on whatever Python runs this. Pure Python, so that Pyodide can run it too.

Everything is measured at a full table: twelve seats, twelve cards, the way to the moon half walked. Times are milliseconds.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.link import is_link, read_game_link, read_link, write_game_link, write_link
from game.pictures import PackFiles, Pictures
from game.record import Record, recover, replay, write
from game.rules.moves import ALOUD, Move, Next, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.rules.setup import PAWNS, BadSetup, Pack, Seat, Setup
from game.rules.state import State
from game.rules.view import view
from game.session import Session, screen
from game.session.form import empty_draft
from game.session.place import AtHandOver, AtReveal, Game, InHand, Place
from game.settings import Settings
from game.text.catalogue import catalogue
from game.views import kept
from game.views.frame import Frame
from game.views.page import page

NAMES: Final = ("Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gül", "Håkon", "Ida", "Jiří", "Kim", "Ștefana")
CARDS: Final = 84
SOON: Final = 4
"""Rounds played before the screens are looked at."""
STEPS: Final = 100_000
"""Turns of the fixed loop that all other times are divided by."""
BROKEN_LINKS: Final = 400

Pace = dict[str, dict[str, float]]
"""By what was measured: the median and the least time."""


def fixed_loop() -> int:
    """Plain Python that never changes: integers, a list and a dictionary."""
    total, seen, last = 0, {}, [0] * 16
    for step in range(STEPS):
        total = (total * 31 + step) % 65_521
        last[step & 15] = total
        seen[total & 255] = step
    return total + len(seen) + last[0]


def setup_of(seats: int, edition: str) -> Setup:
    """A table of so many people with one pack."""
    people = tuple(Seat(name, pawn) for name, pawn in zip(NAMES[:seats], PAWNS, strict=False))
    return Setup(people, (Pack("dreams", CARDS),), "pace", edition)


def any_move(chance: random.Random, state: State) -> Move:
    """A move that somebody owes."""
    if state.phase is Phase.SCORE:
        return Next()
    seat = state.to_act[0]
    hand = state.hands[seat]
    match state.phase:
        case Phase.TELL:
            return Tell(seat, chance.choice(hand), chance.choice((ALOUD, "the long way home", "too late for soup")))
        case Phase.SUBMIT:
            return Submit(seat, tuple(chance.sample(hand, state.edition.decoys(len(state.active)))))
        case _:
            own = state.own_slots(seat)
            return Vote(seat, (chance.choice([slot for slot in range(len(state.lineup)) if slot not in own]),))


def game_of(setup: Setup, until: Callable[[State], bool]) -> tuple[Record, State]:
    """A random game, the same each time, up to the moment that is looked for."""
    chance, state, moves = random.Random("pace"), start(setup), []
    while state.phase is not Phase.OVER and not until(state):
        moves.append(any_move(chance, state))
        state = play(state, moves[-1])
    return Record(setup, tuple(moves), len(moves)), state


def largest(phase: Phase) -> tuple[Record, State]:
    """Twelve seats in a phase of their fifth round, before any has acted in it."""
    setup = setup_of(12, "odyssey")
    return game_of(setup, lambda state: state.phase is phase and len(state.rounds) >= SOON and len(state.to_act) != 1)


def timed(work: Callable[[], object], times: int, before: Callable[[], object] = lambda: None) -> dict[str, float]:
    """Median and least time of one piece of work, in milliseconds; ``before`` is not counted."""
    costs = []
    for _ in range(times):
        before()
        begun = time.perf_counter()
        work()
        costs.append((time.perf_counter() - begun) * 1000)
    return {"median": statistics.median(costs), "least": min(costs)}


def _each(cost: dict[str, float], parts: int) -> dict[str, float]:
    """The cost of one of several equal parts."""
    return {what: value / parts for what, value in cost.items()}


def pace(times: int = 30) -> Pace:
    """Measure everything, each thing ``times`` times."""
    found: Pace = {"loop": timed(fixed_loop, times)}
    record, over = game_of(setup_of(12, "odyssey"), lambda _: False)
    text = write(record)
    found["replay of a game of 12"] = timed(lambda: replay(record), times)
    found["the same from its text"] = timed(lambda: recover(text), times)
    dealt = timed(lambda: start(record.setup), times)
    found["deal for 12"] = dealt
    rest = {what: found["replay of a game of 12"][what] - dealt[what] for what in dealt}
    found["play, one move of 12 seats"] = _each(rest, len(record.moves))
    found["view of a seat"] = timed(lambda: view(over, 3), times)
    found["random game of 4"] = timed(lambda: game_of(setup_of(4, "2021"), lambda _: False), times)
    found |= _links(record, times)
    found |= _screens(times)
    found["loop, again"] = timed(fixed_loop, times)
    return found


def _links(record: Record, times: int) -> Pace:
    text = write(record)
    table, game = write_link(record.setup), write_game_link(text)
    chance = random.Random("broken")
    broken = [_broken(chance, chance.choice((table, game))) for _ in range(BROKEN_LINKS // 2)]
    broken += [write_game_link(_broken(chance, text)) for _ in range(BROKEN_LINKS // 2)]
    costs = [timed(partial(_opened, link), 3)["least"] for link in broken]
    return {
        "link of 12 seats, read": timed(lambda: read_link(table), times),
        "link of a game of 12, read and replayed": timed(lambda: _opened(game), times),
        f"slowest of {BROKEN_LINKS} damaged links": {"median": max(costs), "least": max(costs)},
    }


def _broken(chance: random.Random, link: str) -> str:
    place = chance.randrange(len(link))
    return link[:place] + chance.choice(("", "%", "&", "=", ":", "9" * 50, link[:place])) + link[place + 1 :]


def _opened(fragment: str) -> object:
    """What opening a link costs, but for the screen."""
    try:
        text = read_game_link(fragment)
        if text is not None:
            return recover(text)
        return read_link(fragment) if is_link(fragment) else None
    except (Unreadable, BadSetup) as refused:
        return refused


def frame() -> Frame:
    """English words, and a pack whose pictures have descriptions of the usual length."""
    files = tuple(f"file-{number}" for number in range(CARDS))
    alts = {
        file: f"A hare of paper on the {file} hill holds the moon by a string while the others sleep." for file in files
    }
    pack = PackFiles("dreams", files, ".s.avif", ".avif", ("en",), alts)
    return Frame(catalogue("en"), Pictures({"dreams": pack}))


def session_at(record: Record, state: State, place: Place) -> Session:
    """A session in the middle of a game."""
    return Session(Settings(), empty_draft(), game=Game("pace", record, state), place=place)


def _screens(times: int) -> Pace:
    record, voting = largest(Phase.VOTE)
    scored_record, scored = game_of(record.setup, lambda state: state.phase is Phase.SCORE and len(state.rounds) > SOON)
    places: dict[str, Session] = {
        "hand-over": session_at(record, voting, AtHandOver(voting.to_act[0])),
        "vote": session_at(record, voting, InHand(voting.to_act[0], slots=(0,))),
        "reveal": session_at(scored_record, scored, AtReveal(step=20)),
    }
    around, found = frame(), {}
    for name, session in places.items():

        def draw(session: Session = session) -> object:
            return page(screen(session), around)

        found[f"HTML of the {name}, nothing kept"] = timed(draw, times, kept.forget)
        found[f"HTML of the {name}, again"] = timed(draw, times)
    return found


def sizes() -> dict[str, Any]:
    """What was measured, in numbers: moves of the game, characters of its text and links."""
    record, _ = game_of(setup_of(12, "odyssey"), lambda _: False)
    text = write(record)
    return {
        "moves": len(record.moves),
        "record": len(text),
        "game link": len(write_game_link(text)),
        "table link": len(write_link(record.setup)),
    }
