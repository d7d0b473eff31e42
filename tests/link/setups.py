"""Setups that a link may have to carry: any edition, any number of seats, names in any script, every house rule, any packs."""

from hypothesis import strategies as st

from game.rules.edition import EDITIONS, NO_CAP, PileEnd, Voting
from game.rules.setup import (
    CAP_MOST,
    CARDS_MOST,
    GOAL_LEAST,
    GOAL_MOST,
    LANGUAGES,
    LEVELS,
    NAME_MOST,
    OTHERS_MOST,
    PAWNS,
    HouseRules,
    Mind,
    Pack,
    Seat,
    Setup,
    fits_name,
    has_control,
    name_key,
)
from tests.rules.random_games import EVERY_TABLE

SCRIPTS = (
    "Ștefania", "Žofie", "Ørjan", "Iñaki", "Jürgen", "Αλέξης", "Зоя", "דוד", "محمد", "देवी", "ทิพย์", "李小龍", "さくら", "김수한무",
    "👩‍👩‍👧‍👦", "🇷🇴", "Zoë\u0301", "a:b,c&d=e", "50 %", "+1", "#", "%41", "Ana & Ben", '"<b>"', "\\n", "~.-_*'()", "  wide  ", "ﬁ",
)  # fmt: skip
"""Names of many scripts, and names made of what means something in an address."""

ANY_LETTERS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=NAME_MOST)
NAMES = (st.sampled_from(SCRIPTS) | ANY_LETTERS).filter(lambda name: fits_name(name) and not has_control(name))
PLAIN_NAMES = st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyz"), min_size=1, max_size=9).map(str.title)
IDS = st.from_regex(r"[a-z][a-z0-9-]{0,23}", fullmatch=True)
SEEDS = st.from_regex(r"[A-Za-z0-9-]{1,40}", fullmatch=True)
MINDS = st.none() | st.builds(Mind, IDS, st.sampled_from(LEVELS))


def houses(seats: int) -> st.SearchStrategy[HouseRules]:
    """Any house rules that a table of ``seats`` may play by."""
    return st.builds(
        HouseRules,
        goal=st.none() | st.integers(GOAL_LEAST, GOAL_MOST),
        lone_finder=st.booleans(),
        pile_end=st.none() | st.sampled_from(PileEnd),
        all_found=st.none() | st.integers(0, OTHERS_MOST),
        none_found=st.none() | st.integers(0, OTHERS_MOST),
        cap=st.none() | st.integers(NO_CAP, CAP_MOST),
        votes=st.sampled_from((None, 1, 2)),
        first=st.integers(0, seats - 1),
        voting=st.sampled_from(Voting),
    )


@st.composite
def setups(draw: st.DrawFn, names: st.SearchStrategy[str] = NAMES) -> Setup:
    """A setup that can be played."""
    edition, seats = draw(st.sampled_from(EVERY_TABLE))
    called = draw(st.lists(names, min_size=seats, max_size=seats, unique_by=name_key))
    pawns = draw(st.permutations(PAWNS))[:seats]
    minds = draw(st.lists(MINDS, min_size=seats, max_size=seats))
    ids = draw(st.lists(IDS, min_size=1, max_size=4, unique=True))
    least = EDITIONS[edition].least_cards(seats)
    counts = draw(st.lists(st.integers(least, CARDS_MOST // len(ids)), min_size=len(ids), max_size=len(ids)))
    return Setup(
        seats=tuple(map(Seat, called, pawns, minds)),
        packs=tuple(map(Pack, ids, counts)),
        seed=draw(SEEDS),
        edition=edition,
        house=draw(houses(seats)),
        clue_language=draw(st.sampled_from(LANGUAGES)),
    )
