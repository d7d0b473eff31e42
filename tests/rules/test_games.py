"""Whole games at random: every edition, every number of seats, every house rule, people who come and go.

After every move the game is held against the books of the second referee (``playing.Table``): every card is where it
should be, the same seats owe a move, the scores agree with their reasons, and the end comes when it must.
``MOONHARE_GAMES`` sets how many games are played.
"""

import os
import random
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from game.rules.edition import PileEnd
from game.rules.moves import Next
from game.rules.round import Ending, Phase
from tests.rules.playing import Table
from tests.rules.random_games import EVERY_TABLE, any_coming_or_going, any_due_move, any_setup
from tests.rules.tables import table as table_of

GAMES = int(os.environ.get("MOONHARE_GAMES", "300" if sys.platform == "emscripten" else "1000"))
LONG_GAMES = 10_000
ROUNDS_AT_MOST = 2_000

Tally = Callable[[str, object], None]


def play_to_the_end(chance: random.Random, edition: str, seats: int) -> Table:
    """One game, checked after every move."""
    table = Table(any_setup(chance, edition, seats))
    knowing = chance.choice((0.15, 0.3, 0.6, 0.85))
    restless = chance.choice((0.0, 0.0, 0.02, 0.1))
    promised = table.books.rounds_left()
    while table.state.phase is not Phase.OVER:
        before = table.state
        move = any_due_move(chance, before, knowing)
        if restless and chance.random() < restless:
            move = any_coming_or_going(chance, before)
        assert table.make(move) is None, f"{move} was refused"
        gains = [now - then for then, now in zip(before.scores, table.state.scores, strict=False)]
        assert 0 <= min(gains) and max(gains) <= table.most_points_of_a_round()
        assert table.state.round_number <= ROUNDS_AT_MOST, "the game does not end"
    if promised is not None and not table.seated_changed:
        assert len(table.state.rounds) <= promised
        if table.state.ending is Ending.PILE:
            assert len(table.state.rounds) == promised, "the rounds that were said to be left were played"
    return table


def play_many(games: int, seed: str, record_property: Tally) -> None:
    """Games round all tables of all editions, with a count of what was met on the way."""
    met: Counter[str] = Counter()
    for number in range(games):
        edition, seats = EVERY_TABLE[number % len(EVERY_TABLE)]
        chance = random.Random(f"{seed} {number}")
        table = play_to_the_end(chance, edition, seats)
        state = table.state
        met["games"] += 1
        met["moves"] += len(table.moves)
        met["rounds"] += len(state.rounds)
        met["reshuffles"] += state.reshuffles
        met[f"end: {state.ending}"] += 1
        met["games with comers or goers"] += table.seated_changed
        met["shared victories"] += len(state.winners) > 1
        met["scores past the goal"] += max(state.scores) > state.edition.goal
        met["pile alone decides"] += state.edition.pile_end is PileEnd.ONLY
        met["two votes"] += state.edition.votes(len(state.active)) > 1
        met["finished rounds with a lone finder's four"] += any(
            state.edition.lone_finder == 4 and award.points == 4 for each in state.rounds for award in each.awards
        )
    for what, times in sorted(met.items()):
        record_property(what, times)
    if games < 1000:
        return  # too few to promise that everything was met
    share = games // 100
    assert met["moves"] > 40 * games
    assert met["reshuffles"] > games
    assert met["end: goal"] > 30 * share
    assert met["end: pile"] > 10 * share
    assert met["end: stopped"] > share // 2 and met["end: too-few"] > 0
    assert met["games with comers or goers"] > 10 * share
    assert met["shared victories"] > 3 * share
    assert met["two votes"] > 20 * share
    assert met["finished rounds with a lone finder's four"] > 0


def test_random_games_end_and_every_card_and_point_is_accounted_for(record_property: Tally) -> None:
    play_many(GAMES, "evening", record_property)


@pytest.mark.long
def test_ten_thousand_random_games(record_property: Tally) -> None:
    play_many(LONG_GAMES, "night", record_property)


@pytest.mark.parametrize(("edition", "seats"), EVERY_TABLE)
def test_a_printed_game_of_every_edition_and_size_ends(edition: str, seats: int) -> None:
    """No house rules, nobody comes or goes; the referee watches."""
    chance = random.Random(f"printed {edition} {seats}")
    table = Table(table_of(seats, edition, seed=f"printed-{edition}-{seats}"))
    while table.state.phase is not Phase.OVER:
        assert table.make(any_due_move(chance, table.state, 0.4)) is None
    assert table.state.ending in (Ending.GOAL, Ending.PILE)
    assert not table.state.to_act and table.make(Next()) is not None
