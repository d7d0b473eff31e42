"""No screen tells what its viewer may not know: everything unseen is dealt anew, and the HTML may not change by a letter.

Screens that leak on purpose must be found.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.pictures import PackFiles, Pictures
from game.record import Record
from game.rules.edition import Voting
from game.rules.moves import Move, Submit
from game.rules.round import Phase
from game.rules.setup import Card
from game.rules.state import State
from game.screen import HandOver, VoteScreen
from game.session import Session, screen
from game.session.form import empty_draft
from game.session.place import AtHandOver, AtOpenVote, AtOver, AtReveal, Game, InHand, OldRound, Place, Sheet
from game.settings import Settings
from game.text.catalogue import catalogue
from game.views.frame import Frame
from game.views.page import page
from tests.rules.random_games import EVERY_TABLE
from tests.rules.redeal import dealt_anew, glimpses

GAMES, SCREENS = 14, 300
LONG_GAMES, LONG_SCREENS = 110, 2_000


def pack(name: str) -> PackFiles:
    """A pack whose files and descriptions name their cards, so that a card is found in any corner of a page."""
    files = tuple(f"{name}-file-{number}-" for number in range(252))
    return PackFiles(name, files, ".s", ".l", ("en",), {file: f"a picture of {file}" for file in files})


FRAME = Frame(catalogue("en"), Pictures({name: pack(name) for name in ("proof", "dreams", "more")}))
CARD_NAMED = re.compile(r"(?:proof|dreams|more)(?:\.|-file-)(\d+)")


def session_at(
    state: State, place: Place, *, lineup_open: bool = True, sheet: Sheet | OldRound | None = None
) -> Session:
    """A session of a state, with as much of a record as its screens ask for."""
    moves: tuple[Move, ...] = (Submit(state.active[-1], ()),)
    game = Game("g", Record(state.setup, moves, len(moves) if lineup_open else 0), state)
    return Session(Settings(), empty_draft(), game=game, place=place, sheet=sheet)


def html(session: Session) -> str:
    shown = page(screen(session), FRAME)
    return f"{shown.title}\n{shown.html}"


def places(chance: random.Random, state: State) -> Iterator[tuple[int | None, Place, bool]]:
    """The screens that a state can be seen through, each with its viewer and whether the lineup is turned over."""
    someone = chance.choice(state.active)
    match state.phase:
        case Phase.SCORE:
            yield None, AtReveal(chance.randrange(12), chance.choice((None, 0))), True
        case Phase.OVER:
            if state.rounds:
                yield None, AtOver(), True
        case _:
            yield None, AtHandOver(someone), False
            if state.lineup:
                yield None, AtHandOver(someone, looking=chance.randrange(len(state.lineup))), True
                if state.edition.voting is Voting.OPEN:
                    yield None, AtOpenVote(((someone, (0,)),)), True
            hand = state.hands[someone]
            slots = tuple(chance.sample(range(len(state.lineup)), min(len(state.lineup), 1)))
            yield someone, InHand(someone), True
            looking = chance.randrange(len(state.lineup)) if state.lineup else None
            yield (
                someone,
                InHand(someone, chance.choice(hand) if hand else None, looking, hand[:1], slots, "half a clue"),
                True,
            )


def may_be_named(state: State, seat: int | None, *, lineup_open: bool) -> set[Card]:
    """The cards that a screen of ``seat`` may name at all."""
    seen = (
        {card for finished in state.rounds for card in finished.lineup}
        if state.phase in (Phase.SCORE, Phase.OVER)
        else set()
    )
    if lineup_open:
        seen |= set(state.lineup)
    if seat is not None:
        seen |= set(state.hands[seat])
        if state.storyteller == seat and state.told is not None:
            seen.add(state.told)
        seen |= {card for laid in state.submissions if laid.seat == seat for card in laid.cards}
    return seen


def compare(games: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    for chance, state in glimpses("screens", EVERY_TABLE, games):
        if chance.random() < 0.5:
            continue
        for seat, place, lineup_open in places(chance, state):
            shown = html(session_at(state, place, lineup_open=lineup_open))
            other = dealt_anew(chance, state, seat)
            again = html(session_at(other, place, lineup_open=lineup_open))
            assert shown == again, (type(place).__name__, state.phase)
            named = {f"{number}" for number in CARD_NAMED.findall(shown)}
            allowed = {card.rpartition(".")[2] for card in may_be_named(state, seat, lineup_open=lineup_open)}
            assert named <= allowed, (type(place).__name__, named - allowed)
            tally["screens"] += 1
            tally[type(place).__name__] += 1
            tally["private"] += seat is not None
    return tally


def check(games: int, screens: int) -> None:
    tally = compare(games)
    assert tally["screens"] >= screens
    assert tally["private"] >= screens // 4
    assert {"AtHandOver", "InHand", "AtReveal"} <= set(tally)


def test_a_screen_cannot_tell_what_its_viewer_cannot_see() -> None:
    check(GAMES, SCREENS)


@pytest.mark.long
def test_a_screen_cannot_tell_what_its_viewer_cannot_see_at_length() -> None:
    check(LONG_GAMES, LONG_SCREENS)


def voting_state() -> State:
    return next(state for _, state in glimpses("voting", [("2021", 5)], 3) if state.phase is Phase.VOTE)


def leaks_owner(state: State) -> str:
    """An id made of the owners, in the order of the places."""
    return (
        html(session_at(state, AtHandOver(state.others[0])))
        + f'<i id="x{[state.owner(card) for card in state.lineup]}"></i>'
    )


def leaks_another_hand(state: State) -> str:
    """The next player's hand, kept ready in the page."""
    seat = state.others[1]
    return html(session_at(state, InHand(state.others[0]))) + "".join(
        f'<link rel=preload href="{card}">' for card in state.hands[seat]
    )


def leaks_the_order_of_arrival(state: State) -> str:
    """A class that says whose card came first."""
    return html(session_at(state, InHand(state.others[0]))) + f'<i class="{state.told}"></i>'


@pytest.mark.parametrize("leaky", [leaks_owner, leaks_another_hand, leaks_the_order_of_arrival])
def test_the_redeal_finds_a_screen_that_leaks(leaky: object) -> None:
    state = voting_state()
    chance = random.Random("leak")
    viewer = None if leaky is leaks_owner else state.others[0]
    found = [leaky(state) != leaky(dealt_anew(chance, state, viewer)) for _ in range(5)]  # type: ignore[operator]
    assert any(found)


def test_a_covered_lineup_is_not_in_the_page() -> None:
    state = voting_state()
    covered = session_at(state, AtHandOver(state.others[0]), lineup_open=False)
    assert isinstance(screen(covered), HandOver)
    assert CARD_NAMED.findall(html(covered)) == []
    assert len(set(CARD_NAMED.findall(html(session_at(state, AtHandOver(state.others[0])))))) == len(state.lineup)


def test_a_voter_sees_the_lineup_and_no_owner_but_itself() -> None:
    state = voting_state()
    seat = state.others[0]
    shown = screen(session_at(state, InHand(seat)))
    assert isinstance(shown, VoteScreen)
    owned = [slot for slot, card in enumerate(state.lineup) if state.owner(card) == seat]
    assert list(shown.view.own_slots) == owned


@pytest.mark.parametrize("sheet", [Sheet.RULES, Sheet.SETTINGS, Sheet.ABOUT])
def test_what_lies_over_a_game_names_no_card(sheet: Sheet) -> None:
    state = voting_state()
    session = session_at(state, AtHandOver(state.others[0]), sheet=sheet)
    assert CARD_NAMED.findall(html(session)) == []


def test_a_reveal_shows_owners_only_of_cards_that_are_turned() -> None:
    state = next(state for _, state in glimpses("reveal", [("2021", 5)], 3) if state.phase is Phase.SCORE)
    finished = state.rounds[-1]
    swapped = replace(finished, owners=finished.owners[::-1]) if len(set(finished.owners)) > 1 else finished
    assert swapped != finished
    first = html(session_at(state, AtReveal(0)))
    other = html(session_at(replace(state, rounds=(*state.rounds[:-1], swapped)), AtReveal(0)))
    assert first == other
