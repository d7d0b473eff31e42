"""Texts that nobody wrote: damaged records and noise are refused as unreadable, or read as far as they are good."""

import os
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import pytest

from game.record import read, recover, write
from game.rules.refusal import Unreadable
from game.rules.setup import BadSetup
from tests.record.test_record import any_record

TEXTS = int(os.environ.get("MOONHARE_TEXTS", "1500"))
LONG_TEXTS = 50_000
PIECES = (
    "", " ", "\n", "\n\n", "\r\n", "\t", "\x00", "\u2028", "\ufeff", "🐇", '"', '""', "\\", ":", ".", "-1", "0", "00",
    "1", "999999", "1000000", "９", "1e9", "nan", "true", "null", "[[[[", "{", "}", "seen", "next", "stop", "aloud",
    "person", "tell 1 proof.1 aloud", "leave 1", "kind 1 owl:3", 'join 5 scarf "N"', "house goal 10", "pack proof:84",
    "pack dreams:999999", 'seat scarf "X"', "moonhare 1", "moonhare 2", '"\\ud800"', '"\\u0000"', "<script>", "%s{0}",
)  # fmt: skip


def mutilated(chance: random.Random, text: str) -> str:
    """A text with a few pieces cut out, doubled, swapped or put in."""
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 1, 1, 2, 5, 30)))
        lines = text.split("\n")
        match chance.randrange(6):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 2:
                text = text[:start] + chance.choice(PIECES) + text[end:]
            case 3:
                text = text[:start]
            case 4:
                chance.shuffle(lines)
                text = "\n".join(lines) if chance.random() < 0.2 else text
            case _:
                lines.insert(chance.randrange(len(lines) + 1), chance.choice(PIECES))
                text = "\n".join(lines)
    return text


def noise(chance: random.Random) -> str:
    """Pieces of the notation and of nothing, in any order."""
    return chance.choice(("", "moonhare 1\n")) + chance.choice(" \n").join(
        chance.choices(PIECES, k=chance.randint(0, 40))
    )


def fuzz(texts: int, record_property: Callable[[str, object], None]) -> None:
    chance = random.Random("fuzz")
    originals = [write(any_record(number)) for number in range(60)]
    met: Counter[str] = Counter()
    for number in range(texts):
        text = noise(chance) if number % 5 == 0 else mutilated(chance, chance.choice(originals))
        try:
            found = recover(text)
        except Unreadable as error:
            met[f"unreadable: {error.problem}"] += 1
            continue
        except BadSetup as error:
            assert error.faults
            met["not to be played"] += 1
            continue
        met["with a problem" if found.problem else "still whole"] += 1
        rewritten = write(found.record)
        assert read(rewritten) == found.record
        assert write(read(rewritten)) == rewritten, "write and read have a fixed point"
    for what, times in sorted(met.items()):
        record_property(what, times)
    assert min(met["with a problem"], met["still whole"], met["not to be played"]) > texts // 100
    assert sum(times for what, times in met.items() if what.startswith("unreadable")) > texts // 10


def test_damaged_texts_and_noise(record_property: Callable[[str, object], None]) -> None:
    fuzz(TEXTS, record_property)


@pytest.mark.long
def test_fifty_thousand_damaged_texts(record_property: Callable[[str, object], None]) -> None:
    fuzz(LONG_TEXTS, record_property)


HEAD = "moonhare 1\nedition odyssey\nseed a\nclues en\n"
SEATS = 'seat sitting "A"\nseat leaping "B"\nseat scarf "C"\n'


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "text",
    [
        HEAD + "pack proof:84\n" + SEATS + "\ntell 1 proof.1 " + "[" * 100_000,
        HEAD + "pack proof:84\n" + SEATS + "\ntell 1 proof.1 " + "9" * 100_000,
        HEAD + "pack proof:84\n" + SEATS + "\ntell 1 proof.1 " + '"\\' * 100_000,
        HEAD + "pack proof:84\n" + SEATS + "\nsubmit 2 " + "proof.1 " * 40_000,
        HEAD + "pack proof:999999\n" * 1 + SEATS,
        HEAD + "".join(f"pack p{number}:999999\n" for number in range(1000)) + SEATS,
        HEAD + "".join(f"pack p{number}:1\n" for number in range(20_000)) + SEATS,
        HEAD + "pack proof:84\n" + "".join(f'seat scarf "{number}"\n' for number in range(15_000)),
        HEAD + "pack proof:84\n" + "house goal 30\n" * 20_000 + SEATS,
        '"' * 399_999,
        "moonhare 1\n" + '"a' * 190_000,
        "moonhare 1\n" + "\n" * 390_000,
    ],
    ids=[
        "nested",
        "digits",
        "escapes",
        "cards",
        "cards in a pack",
        "cards in packs",
        "packs",
        "seats",
        "house rules",
        "quotes",
        "half quotes",
        "lines",
    ],
)
def test_a_text_made_to_be_slow_is_read_or_refused_like_any_other(text: str) -> None:
    """Not timed, but held to a limit far above what any reading needs; the sizes are the most that a text may have."""
    with suppress(Unreadable, BadSetup):
        recover(text)
