"""What a seat may see on the screen: the re-deal, held against the HTML of every screen of a game.

Two deals that a seat cannot tell apart must be drawn to the last character alike: no attribute, id, class, order, file
name, description or preload may differ. Screens that leak on purpose must fail.
"""

import gettext
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

pytest.importorskip("htpy", reason="the views need their HTML builder")

from game.pictures import PackFiles, Pictures
from game.record import Record
from game.rules.moves import Stop
from game.rules.play import play
from game.rules.round import Phase
from game.rules.state import State
from game.screen import PackOffer
from game.session import Session, screen
from game.session.form import empty_draft
from game.session.place import AtHandOver, AtOpenVote, AtOver, AtReveal, Game, InHand, OldRound, Place, Sheet
from game.settings import Settings
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page
from tests.rules.random_games import EVERY_TABLE
from tests.rules.redeal import dealt_anew, hidden_cards, moments

MOST_CARDS = 252
SCREENS = 300
LONG_SCREENS = 2_000

Tally = Callable[[str, object], None]
Draw = Callable[[Record, State, Place, Sheet | OldRound | None], str]


def pack(name: str) -> PackFiles:
    """A pack whose files and descriptions name their cards, so that a card can be found in any corner of the HTML."""
    files = tuple(f"{name}-file-{number:03}" for number in range(MOST_CARDS))
    alts = {file: f"picture of {file}" for file in files}
    return PackFiles(name, files, ".s.webp", ".webp", ("en",), alts)


FRAME = Frame(
    text=Catalogue("en", gettext.NullTranslations()),
    pictures=Pictures({"proof": pack("proof"), "dreams": pack("dreams")}),
    turn=7,
)


def drawn(record: Record, state: State, place: Place, sheet: Sheet | OldRound | None = None) -> str:
    """The whole page, title and all, of a session at a place of a game in this state."""
    session = Session(
        settings=Settings(),
        draft=empty_draft(),
        packs=(PackOffer("proof", MOST_CARDS),),
        game=Game("game-1", record, state),
        place=place,
        sheet=sheet,
    )
    shown = page(screen(session), FRAME)
    return f"{shown.name}\n{shown.title}\n{shown.html}"


Where = tuple[int | None, Place, Sheet | OldRound | None]
"""Who looks (``None``: everybody), and what is on the screen."""


def screens_of(chance: random.Random, state: State) -> list[Where]:
    """Every screen that can be shown in this state, with something chosen or looked at on some."""
    found: list[Where] = []
    for seat in state.active:
        hand = state.hands[seat]
        looking = chance.choice((None, *hand)) if hand else None
        chosen = tuple(chance.sample(hand, min(len(hand), chance.randint(0, 2))))
        slot = chance.choice((None, *range(len(state.lineup)))) if state.lineup else None
        places = tuple(slot for slot in range(len(state.lineup)) if chance.random() < 0.3)
        if state.to_act:
            found.append((seat, InHand(seat, looking, slot, chosen, places, clue="half a clue"), None))
        if state.to_act:
            found.append((None, AtHandOver(seat, chance.random() < 0.5, slot, chance.random() < 0.2), None))
    if state.phase is Phase.VOTE:
        pointed = tuple((seat, (chance.randrange(len(state.lineup)),)) for seat in state.to_act)
        found.append((None, AtOpenVote(pointed), None))
    if state.phase is Phase.SCORE:
        found += [(None, AtReveal(step), None) for step in (0, 2, 1000)]
    if state.phase is Phase.OVER:
        found.append((None, AtOver(), None))
    resting = found[0][1]
    if chance.random() < 0.1:
        found += [(None, resting, Sheet.RULES), (None, resting, Sheet.SETTINGS)]
    found += [(None, resting, OldRound(finished.number)) for finished in state.rounds[-1:]]
    return found


def shown_moments(chance: random.Random, edition: str, seats: int) -> Iterator[tuple[Record, State]]:
    """Some moments of a random game with the record that led there, and its end, be it before its time."""
    for state, moves in moments(chance, edition, seats):
        if state.phase is Phase.OVER or chance.random() < (0.4 if state.phase is Phase.TELL else 0.12):
            yield Record(state.setup, moves, chance.randint(0, len(moves))), state
        if state.rounds and state.phase is not Phase.OVER and chance.random() < 0.01:
            yield Record(state.setup, (*moves, Stop())), play(state, Stop())


def one_of_each(chance: random.Random, state: State) -> list[Where]:
    """One screen of each kind that can be shown in this state."""
    kinds: dict[str, list[Where]] = {}
    for where in screens_of(chance, state):
        owes = where[0] in state.to_act
        kinds.setdefault(f"{type(where[1]).__name__} {owes} {where[2]}", []).append(where)
    return [chance.choice(alike) for alike in kinds.values()]


def compare(draw: Draw, screens: int, record_property: Tally | None = None) -> Counter[str]:
    """Draw screens of random games before and after a re-deal; how many of each kind differed."""
    seen: Counter[str] = Counter()
    leaks: Counter[str] = Counter()
    chance = random.Random("screens")
    for number in range(1000):
        edition, seats = EVERY_TABLE[number % len(EVERY_TABLE)]
        for record, state in shown_moments(chance, edition, seats):
            for seat, place, sheet in one_of_each(chance, state):
                first = draw(record, state, place, sheet)
                name = first.partition("\n")[0]
                seen[name] += 1
                leaks[name] += first != draw(record, dealt_anew(chance, state, seat), place, sheet)
        if seen.total() >= screens and min(seen[name] for name in NAMES) >= screens // 50:
            break
    if record_property:
        for what, times in sorted(seen.items()):
            record_property(what, times)
        record_property("screens", seen.total())
    return +leaks


NAMES = ("handover", "tell", "submit", "vote", "hand", "openvote", "reveal", "over", "rules", "settings")


def test_a_screen_cannot_tell_what_its_viewer_cannot_see(record_property: Tally) -> None:
    assert not compare(drawn, SCREENS, record_property)


@pytest.mark.long
def test_two_thousand_screens_cannot_either(record_property: Tally) -> None:
    assert not compare(drawn, LONG_SCREENS, record_property)


def test_no_hidden_card_is_named_anywhere_on_a_screen() -> None:
    """Neither its id nor its file nor its description."""
    searched = 0
    chance = random.Random("named")
    for record, state in (moment for where in EVERY_TABLE for moment in shown_moments(chance, *where)):
        if state.reshuffles:
            continue  # then a hidden card may have lain open in an earlier round
        for seat, place, sheet in one_of_each(chance, state):
            html = drawn(record, state, place, sheet)
            named = {f"{name}.{int(digits)}" for name, digits in re.findall(r"(proof|dreams)-file-(\d{3})", html)}
            named |= set(re.findall(r"\b((?:proof|dreams)\.\d+)\b", html))
            assert not named & hidden_cards(state, seat), (seat, place)
            searched += bool(named)
    assert searched > 100


def test_before_a_card_is_turned_over_the_reveal_does_not_know_its_owner() -> None:
    """At its first step no card is turned: the decoys may be anybody's, and it is drawn alike."""
    chance = random.Random("reveal")
    drawn_twice = 0
    for state, moves in (moment for where in EVERY_TABLE for moment in moments(chance, *where)):
        if state.phase is not Phase.SCORE:
            continue
        last = state.rounds[-1]
        decoys = [owner for owner in last.owners if owner != last.storyteller]
        chance.shuffle(decoys)
        owners = [owner if owner == last.storyteller else decoys.pop() for owner in last.owners]
        other = replace(state, rounds=(*state.rounds[:-1], replace(last, owners=tuple(owners))))
        record = Record(state.setup, moves)
        assert drawn(record, state, AtReveal(0)) == drawn(record, other, AtReveal(0))
        drawn_twice += owners != list(last.owners)
    assert drawn_twice > 10


# -- screens that leak on purpose; the re-deal must find every one


def with_an_owner(record: Record, state: State, place: Place, sheet: Sheet | OldRound | None) -> str:
    """The owner of each place as a class."""
    owners = [state.owner(card) for card in state.lineup]
    return drawn(record, state, place, sheet) + "".join(f'<i class="of-{owner}"></i>' for owner in owners)


def with_another_hand(record: Record, state: State, place: Place, sheet: Sheet | OldRound | None) -> str:
    """The next storyteller's hand, loaded beforehand to be there when it is needed."""
    links = (
        f'<link rel="preload" href="{FRAME.pictures[card].table}">' for card in state.hands[state.next_storyteller]
    )
    return drawn(record, state, place, sheet) + "".join(links)


def with_a_card_in_an_attribute(record: Record, state: State, place: Place, sheet: Sheet | OldRound | None) -> str:
    """The card that was told of, as the id of its back."""
    return drawn(record, state, place, sheet) + f'<div id="back-{state.told}"></div>'


def with_a_place_by_the_storyteller(record: Record, state: State, place: Place, sheet: Sheet | OldRound | None) -> str:
    """A delay of the storyteller's place in the lineup, as if the cards were dealt out in the order of arrival."""
    late = [slot for slot, card in enumerate(state.lineup) if card == state.told]
    return drawn(record, state, place, sheet) + f"<style>:root{{--late:{late}}}</style>"


@pytest.mark.parametrize(
    "leaky",
    [with_an_owner, with_another_hand, with_a_card_in_an_attribute, with_a_place_by_the_storyteller],
    ids=lambda draw: draw.__name__,
)
def test_the_redeal_finds_a_screen_that_leaks(leaky: Draw) -> None:
    assert compare(leaky, 100).total() > 10
