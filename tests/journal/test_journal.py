"""A sealed text gives back all of itself, or the longest part from the top that is whole, and never anything else."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.journal import LATER_THAN_ANY, Entry, Unsealed, best, sealed, serial_of, unsealed

TEXT = 'moonhare 1\nseat sitting "Ștefana"\n\ntell 1 proof.3 "the tide"\nsubmit 2 proof.9\nvote 2 3\n'
ENTRY = Entry(TEXT, finished=False, serial=7)

texts = some.text(some.characters(exclude_categories=("Cs",)), max_size=200)


@given(texts, some.booleans(), some.integers(0, 10**12))
def test_what_is_sealed_is_unsealed(text: str, finished: bool, serial: int) -> None:
    entry = Entry(text, finished=finished, serial=serial)
    assert unsealed(sealed(entry)) == Unsealed(entry, whole=True)


def test_cut_at_every_byte_the_good_lines_remain() -> None:
    whole = sealed(ENTRY).encode()
    for length in range(len(whole)):
        found = unsealed(whole[:length].decode(errors="ignore"))
        if found is None:
            assert length <= whole.index(b"\n")
            continue
        assert not found.whole
        assert TEXT.startswith(found.entry.text.removesuffix("\n"))
        assert found.entry.text.count("\n") >= whole[:length].count(b"\n") - 1


def test_every_flipped_bit_is_found() -> None:
    whole = sealed(ENTRY)
    for place in range(len(whole)):
        for bit in (1, 2, 16):
            broken = whole[:place] + chr(ord(whole[place]) ^ bit) + whole[place + 1 :]
            found = unsealed(broken)
            assert found is None or (not found.whole and TEXT.startswith(found.entry.text.removesuffix("\n")))


@pytest.mark.parametrize(
    "change", [lambda lines: lines[::-1], lambda lines: [*lines[:3], *lines[4:]], lambda lines: [*lines, lines[-1]]]
)
def test_lines_moved_left_out_or_added_are_found(change: object) -> None:
    found = unsealed("\n".join(change(sealed(ENTRY).split("\n"))))  # type: ignore[operator]
    assert found is None or not found.whole


def test_of_two_whole_copies_the_later_counts_even_if_it_is_shorter() -> None:
    later = Entry("moonhare 1\n", finished=False, serial=8)
    assert best(sealed(ENTRY), sealed(later)) == Unsealed(later, whole=True)


def test_a_later_copy_that_lacks_only_its_end_counts_and_is_called_damaged() -> None:
    later = sealed(Entry(TEXT + "next\n", finished=False, serial=8))
    found = best(later[:-3], sealed(ENTRY))
    assert found is not None
    assert (found.entry.text.rstrip("\n"), found.entry.serial, found.whole) == (TEXT + "next", 8, False)


@pytest.mark.parametrize("place", [0, 60], ids=["its first line", "a line in the middle"])
def test_a_whole_copy_counts_before_a_later_one_that_holds_less_and_the_loss_is_told(place: int) -> None:
    later = sealed(Entry(TEXT + "next\n", finished=False, serial=8))
    found = best(later[:place] + "?" + later[place + 1 :], sealed(ENTRY))
    assert found == Unsealed(ENTRY, whole=False)


def test_an_earlier_copy_that_is_damaged_takes_nothing_from_a_later_whole_one() -> None:
    earlier = sealed(Entry(TEXT, finished=False, serial=6))
    assert best(earlier[:-9], sealed(ENTRY)) == Unsealed(ENTRY, whole=True)


def test_the_first_line_alone_tells_which_save_it_is() -> None:
    assert serial_of(sealed(ENTRY)) == 7
    assert serial_of(sealed(ENTRY)[:60]) == 7
    assert serial_of(sealed(ENTRY)[:20]) is None
    assert serial_of(TEXT) is None
    assert serial_of(newer_head()) == LATER_THAN_ANY


def test_of_two_damaged_copies_the_one_that_holds_most_counts() -> None:
    whole = sealed(ENTRY)
    found = best(whole[:-20], whole[:-60])
    assert found is not None
    assert found == unsealed(whole[:-20])


@given(some.text())
def test_rubbish_is_nothing(text: str) -> None:
    assert unsealed(text) is None
    assert best(text, None, "") is None


def newer_head() -> str:
    head = "moonhare-journal 2 7 open whatever"
    return f"{zlib.crc32(f'{head}{chr(10)}'.encode()):08x} {head}\n"


def test_a_newer_journal_is_known_as_such() -> None:
    lines = sealed(ENTRY).replace("moonhare-journal 1 ", "moonhare-journal 2 ").split("\n")
    assert unsealed("\n".join(lines)) is None, "its checksum is wrong, too"
    found = unsealed(newer_head())
    assert found is not None
    assert found.newer
