"""The portraits of the opponents: everybody has one, nobody else has, and each keeps to its size and weight."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PIL import Image, ImageStat

from game.opponents import CHARACTERS
from tests.cards.likeness import ALIKE_BITS, ALIKE_COLOUR, colour_distance, drawing_distance, likeness

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "static" / "opponents"
SOURCES = ROOT / "cards" / "studio" / "portraits"
SHARED = {"__init__", "frame", "printing"}
"""Modules of the portraits that are nobody's."""
SIDE = 320
MOST_BYTES = 12_000
SMALLEST = 48
"""Pixels of the smallest portrait on a page."""
LIVELY = 30
"""How much light and dark differ in a picture that shows something."""


def portrait(character: str) -> Image.Image:
    with Image.open(SHIPPED / f"{character}.avif") as opened:
        return opened.convert("RGB")


def test_everybody_has_a_portrait_and_nobody_else_has() -> None:
    assert {path.stem for path in SHIPPED.glob("*.avif")} == set(CHARACTERS)


def test_every_portrait_has_its_source_and_no_source_is_left_over() -> None:
    assert {path.stem for path in SOURCES.glob("*.py")} - SHARED == set(CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_portrait_has_the_size_that_the_page_keeps_for_it_and_is_light(character: str) -> None:
    assert portrait(character).size == (SIDE, SIDE)
    assert (SHIPPED / f"{character}.avif").stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_portrait_shows_something(character: str) -> None:
    assert ImageStat.Stat(portrait(character).convert("L")).stddev[0] > LIVELY


def test_no_two_portraits_are_taken_for_each_other_at_their_smallest() -> None:
    small = {character: likeness(portrait(character).resize((SMALLEST, SMALLEST))) for character in CHARACTERS}
    assert not [
        (one, other)
        for one, other in itertools.combinations(small, 2)
        if drawing_distance(small[one], small[other]) <= ALIKE_BITS
        or colour_distance(small[one], small[other]) <= ALIKE_COLOUR
    ]
