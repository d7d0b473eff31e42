"""The pack `dreams`: every listed card is there, looks like no other, weighs what it may and is described."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from game.rules.edition import BOX_CARDS
from tests.cards.likeness import alike, colour_distance, drawing_distance, likeness

CARDS = Path(__file__).parents[2] / "cards"
DREAMS = CARDS / "dreams"
LANGUAGES = ("en", "de", "nb", "es", "ro", "cs")
FULL, SMALL = (800, 1200), (400, 600)
FULL_BYTES, SMALL_BYTES = 133_120, 49_152  # 130 KiB and 48 KiB
PACK_BYTES = 11 * 1024 * 1024
ALT_LENGTH = 300

PACK = json.loads((DREAMS / "pack.json").read_text(encoding="utf-8"))
IDS: list[str] = PACK["cards"]
TABLE: dict[str, str] = json.loads((CARDS / "studio" / "deck.json").read_text(encoding="utf-8"))


def full(card: str) -> Path:
    return DREAMS / f"{card}.avif"


def small(card: str) -> Path:
    return DREAMS / f"{card}.s.avif"


def test_the_listing_names_its_pack_and_no_card_twice() -> None:
    assert PACK["pack"] == "dreams"
    assert tuple(PACK["languages"]) == LANGUAGES
    assert IDS
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("card", IDS)
def test_an_id_tells_nothing(card: str) -> None:
    assert re.fullmatch(r"[a-z2-7]{5}", card)


def test_every_id_belongs_to_a_scene_and_no_two_scenes_share_one() -> None:
    assert len(set(TABLE.values())) == len(TABLE)
    assert set(IDS) <= set(TABLE.values())
    scenes = {p.stem for p in (CARDS / "studio" / "scenes").glob("*.py")}
    assert {name for name, card in TABLE.items() if card in IDS} <= scenes


def test_the_folder_holds_the_pictures_of_the_listed_cards_and_no_others() -> None:
    pictures = {p.name for p in DREAMS.glob("*.avif")}
    assert pictures == {full(c).name for c in IDS} | {small(c).name for c in IDS}


@pytest.mark.parametrize("card", IDS)
def test_a_card_decodes_at_both_sizes_and_keeps_to_its_weight(card: str) -> None:
    for path, size, weight in ((full(card), FULL, FULL_BYTES), (small(card), SMALL, SMALL_BYTES)):
        with Image.open(path) as im:
            im.load()
            assert im.size == size
        assert path.stat().st_size <= weight, f"{path.name} is too heavy: {path.stat().st_size} bytes"


@pytest.mark.parametrize("card", IDS)
def test_the_small_picture_shows_the_same_as_the_full_one(card: str) -> None:
    with Image.open(full(card)) as a, Image.open(small(card)) as b:
        p, q = likeness(a), likeness(b)
    assert drawing_distance(p, q) <= 16
    assert colour_distance(p, q) < 6


def test_no_two_cards_look_alike() -> None:
    prints = {}
    for card in IDS:
        with Image.open(small(card)) as im:
            prints[card] = likeness(im)
    pairs = [(a, b) for a, b in itertools.combinations(IDS, 2) if alike(prints[a], prints[b])]
    assert not pairs, f"these could be taken for one another: {pairs}"


def test_likeness_sees_through_a_blurred_and_darkened_copy() -> None:
    with Image.open(small(IDS[0])) as im:
        card = im.convert("RGB")
    copy = card.filter(ImageFilter.GaussianBlur(3)).point(lambda v: int(v * 0.9))
    assert alike(likeness(card), likeness(copy))
    assert not alike(likeness(card), likeness(card.rotate(180)))


def descriptions(language: str) -> list[dict[str, str]]:
    listing: list[dict[str, str]] = json.loads((DREAMS / f"{language}.json").read_text(encoding="utf-8"))["cards"]
    return listing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_once_briefly_and_like_no_other(language: str) -> None:
    cards = descriptions(language)
    assert [c["id"] for c in cards] == IDS
    for c in cards:
        assert set(c) == {"id", "title", "alt"}
        assert c["alt"].strip() == c["alt"] != ""
        assert c["title"].strip() == c["title"] != ""
        assert len(c["alt"]) <= ALT_LENGTH, f"{c['id']} in {language}: {len(c['alt'])} characters"
    assert len({c["alt"] for c in cards}) == len(cards)
    assert len({c["title"] for c in cards}) == len(cards)


def test_every_title_is_told_in_every_language() -> None:
    for name in TABLE:
        told = json.loads((CARDS / "studio" / "words" / f"{name}.json").read_text(encoding="utf-8"))
        assert set(told["titles"]) == set(LANGUAGES) - {"en"}, name


def test_the_pack_is_a_full_box_within_its_weight() -> None:
    assert len(IDS) == BOX_CARDS
    assert sum(path(card).stat().st_size for card in IDS for path in (full, small)) <= PACK_BYTES


def test_no_description_is_left_in_another_language() -> None:
    for a, b in itertools.combinations(LANGUAGES, 2):
        same = {c["alt"] for c in descriptions(a)} & {c["alt"] for c in descriptions(b)}
        assert not same, f"{a} and {b} share: {same}"


@pytest.mark.render
def test_a_card_drawn_from_its_source_is_the_committed_picture() -> None:
    from cards.studio import deck, render  # noqa: PLC0415  only this test needs the studio's libraries

    if render.browser() is None:
        pytest.skip("no Chromium on this machine: set CHROMIUM to its path")
    by_size = sorted(
        (deck.HERE / "scenes" / f"{n}.py" for n, c in TABLE.items() if c in IDS), key=lambda p: p.stat().st_size
    )
    name = by_size[0].stem
    drawn = render.picture(deck.scene(name), 1).convert("RGB").resize((200, 300), Image.Resampling.BOX)
    with Image.open(full(TABLE[name])) as im:
        committed = im.convert("RGB").resize((200, 300), Image.Resampling.BOX)
    off = ImageChops.difference(drawn, committed)
    mean = sum(ImageStat.Stat(off).mean) / 3
    assert mean < 4, f"{name} differs from its source by {mean:.1f} of 255: draw it again with “final”"
