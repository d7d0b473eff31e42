"""Fragments that nobody wrote: whatever stands behind the ``#`` is used as far as it is good, and nothing but ``Unreadable`` is ever raised."""

import os
import random
from collections import Counter
from collections.abc import Callable
from urllib.parse import quote

import pytest

from game import messages as say
from game.link import MOST_EXPANDED, MOST_FIELDS, LinkReading, read_game_link, read_link, write_game_link, write_link
from game.record import read, recover, write
from game.rules.refusal import Unreadable
from game.rules.setup import PAWNS, BadSetup, HouseRules, Mind, Seat, Setup, faults
from tests.record.test_record import any_record
from tests.rules.random_games import EVERY_TABLE, any_setup
from tests.session.tablet import Tablet

FRAGMENTS = int(os.environ.get("MOONHARE_TEXTS", "2500"))
LONG_FRAGMENTS = 50_000
PIECES = (
    "", " ", "#", "&", "=", ":", ",", ".", "+", "-", "_", "/", "%", "%4", "%41", "%00", "%0A", "%FF", "%C3%A9", "%E2%80%AE", "%ED%A0%80",
    "0", "-1", "1", "12", "13", "9999", "10000", "９", "1e9", "none", "yes", "no", "é", "🐇", "\ud800", "\x00", "\n", "<b>", "{0}", "%s",
    "m=1", "m=2", "e=2021", "e=odyssey", "s=", "s=Ana:1", "s=Ana:1:owl:3", "s=:1", "p=dreams:84", "p=", "c=ro", "seed=x", "g=", "g=AAAA",
    *(f"{rule}=" for rule in HouseRules.__dataclass_fields__), "goal=40", "cap=none", "cap=0", "first=0", "voting=open",
)  # fmt: skip


def fragment_of(chance: random.Random) -> str:
    """A good link, of a table or of a game."""
    if chance.random() < 0.25:
        return write_game_link(write(any_record(chance.randrange(60))))
    setup = any_setup(chance, *chance.choice(EVERY_TABLE))
    seats = tuple(
        Seat(
            chance.choice((seat.name, "李", "a b", "%", "")),
            chance.choice(PAWNS),
            chance.choice((None, Mind("owl", 2))),
        )
        for seat in setup.seats
    )
    return write_link(
        Setup(seats, setup.packs, setup.seed, setup.edition, setup.house, "nb"), same_deal=chance.random() < 0.5
    )


def mutilated(chance: random.Random, text: str) -> str:
    """A fragment with a few pieces cut out, doubled, moved, escaped or put in."""
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 1, 1, 2, 5, 30)))
        match chance.randrange(6):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 2:
                text = text[:start] + chance.choice(PIECES) + text[end:]
            case 3:
                text = text[:start] + quote(text[start:end].encode("utf-8", "replace"), safe="") + text[end:]
            case 4:
                parts = text.split("&")
                chance.shuffle(parts)
                text = "&".join(parts)
            case _:
                text += "&" + chance.choice(PIECES)
    return text


def noise(chance: random.Random) -> str:
    """Pieces of links and of nothing, in any order."""
    return chance.choice(("", "#")) + chance.choice(("", "&")).join(chance.choices(PIECES, k=chance.randint(0, 50)))


def use(fragment: str) -> str:
    """Read a fragment in every way that the game does, hold what comes of it against itself, and say what it was."""
    try:
        text = read_game_link(fragment)
        if text is not None:
            return use_record(text)
        reading = read_link(fragment)
    except Unreadable as error:
        return f"unreadable: {error.problem}"
    except BadSetup as error:
        assert error.faults
        return "a game that cannot be played"
    assert len(reading.notices) <= MOST_FIELDS + 1
    assert all(len(notice.part) <= 80 for notice in reading.notices)
    faults(reading.setup)
    again = write_link(reading.setup, same_deal=True)
    assert read_link(again) == LinkReading(reading.setup)
    assert write_link(read_link(again).setup, same_deal=True) == again, "write and read have a fixed point"
    return "a table with notices" if reading.notices else "a table"


def use_record(text: str) -> str:
    """The same for the record in a game link."""
    assert len(text) <= MOST_EXPANDED
    found = recover(text)
    rewritten = write(found.record)
    assert read(rewritten) == found.record
    assert write(read(rewritten)) == rewritten
    return "a damaged game" if found.problem else "a game"


def fuzz(fragments: int, record_property: Callable[[str, object], None]) -> None:
    chance = random.Random("links")
    originals = [fragment_of(chance) for _ in range(80)]
    met: Counter[str] = Counter()
    for number in range(fragments):
        fragment = noise(chance) if number % 5 == 0 else mutilated(chance, chance.choice(originals))
        met[use(fragment)] += 1
        if number % 50 == 0:
            open_in_a_session(fragment)
    for what, times in sorted(met.items()):
        record_property(what, times)
    assert min(met["a table"], met["a table with notices"], met["unreadable: no-record"]) > fragments // 50


def open_in_a_session(fragment: str) -> None:
    """In a running game the game stays; on the form whatever is good fills it."""
    tablet = Tablet().deal().tell("a secret")
    before = tablet.state
    assert tablet.send(say.Linked(fragment)).state == before
    Tablet(fragment=fragment)


def test_damaged_fragments_and_noise(record_property: Callable[[str, object], None]) -> None:
    fuzz(FRAGMENTS, record_property)


@pytest.mark.long
def test_fifty_thousand_damaged_fragments(record_property: Callable[[str, object], None]) -> None:
    fuzz(LONG_FRAGMENTS, record_property)


def test_damaged_records_in_whole_links(record_property: Callable[[str, object], None]) -> None:
    """The packing is sound and its checksum right, but the record inside is not."""
    chance = random.Random("records in links")
    originals = [write(any_record(number)) for number in range(30)]
    met: Counter[str] = Counter()
    for _ in range(FRAGMENTS // 5):
        damaged = mutilated(chance, chance.choice(originals)).encode("utf-8", "replace").decode()
        met[use(write_game_link(damaged))] += 1
    for what, times in sorted(met.items()):
        record_property(what, times)
    assert min(met["a game"], met["a damaged game"]) > 0


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "fragment",
    [
        "s=" + "A:1," * 4900,
        "s=" + "%41" * 6600,
        "s=" + "%" * 19_900,
        "p=" + "a:1," * 4900,
        "p=" + "a-" * 9900 + ":1",
        "goal=" + "9" * 19_900,
        "seed=" + "9" * 19_900,
        "&".join(["c=en"] * 41),
        "&" * 19_000,
        "=" * 19_999,
        "g=" + "_" * 19_990,
        write_game_link("moonhare 1\n" + "\n" * 390_000),
        write_game_link("moonhare 1\n" + 'seat scarf "x"\n' * 26_000),
    ],
    ids=["seats", "escapes", "half escapes", "packs", "pack", "digits", "seed", "fields", "ands", "equals", "packed", "lines", "places"],
)  # fmt: skip
def test_a_fragment_made_to_be_slow_is_used_or_refused_like_any_other(fragment: str) -> None:
    """Not timed, but held to a limit far above what any reading needs; the sizes are the most that a fragment may have."""
    use(fragment)
