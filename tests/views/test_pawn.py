"""Pawns: a colour, a shape and an initial for everybody, whatever the script of the name; and drawn files that are what their tools draw."""

import re

import pytest

from game.rules.setup import LANGUAGES, PAWNS
from game.text.catalogue import catalogue
from game.views.pawn import SHAPES, initial, pawn, pawn_name
from tests.views.reading import read
from tools import hares, proof, scenery
from tools.place import STATIC

CSS = (STATIC / "style" / "pawn.css").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("ana", "A"),
        ("Ștefana", "Ș"),
        ("S\u0326tefana", "S\u0326"),
        ("ødegård", "Ø"),
        ("ßeta", "ß"),
        ("  (Bo)", "B"),
        ("<img src=x>", "I"),
        ("{0}", "0"),
        ("עמית", "ע"),
        ("क्षमा", "क्ष"),
        ("한국", "한"),
        ("ქეთი", "ქ"),
        ("👩‍👩‍👧 family", "👩‍👩‍👧"),
        ("🇳🇴🇩🇪", "🇳🇴"),
        ("👍🏽x", "👍🏽"),
        ("!?", "!"),
        ("\u0301", "\u0301"),
    ],
)
def test_the_initial_is_the_first_letter_as_a_reader_sees_it(name: str, first: str) -> None:
    assert initial(name) == first


@pytest.mark.parametrize("shape", PAWNS)
def test_a_pawn_shows_colour_shape_and_initial(shape: str) -> None:
    root = read(str(pawn("Ana", shape, size=40, label="Ana")))
    drawn = root.one("span", of_class="pawn")
    assert drawn["data-pawn"] == shape
    assert [use["href"] for use in drawn.all("use")] == [f"#rim-{shape}", f"#hare-{shape}"]
    assert drawn.one("b").text == "A"
    assert (drawn["role"], drawn["aria-label"], drawn["style"]) == ("img", "Ana", "--w:40px")


def test_a_pawn_beside_a_name_is_not_read_twice() -> None:
    assert read(str(pawn("Ana", "sitting"))).one("span", of_class="pawn")["aria-hidden"] == "true"


def colours(shape: str) -> dict[str, str]:
    common = re.search(r"\[data-pawn\] \{(.*?)\}", CSS)
    own = re.search(rf"\[data-pawn={shape}\] \{{(.*?)\}}", CSS)
    assert common is not None
    assert own is not None
    found: list[tuple[str, str]] = re.findall(r"(--[a-z]+): (#[0-9a-f]{6})", common[1] + own[1])
    return dict(found)


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("shape", PAWNS)
def test_the_initial_can_be_read_on_its_colour(shape: str) -> None:
    assert contrast(colours(shape)["--c"], colours(shape)["--on"]) >= 4.5


@pytest.mark.parametrize("shape", PAWNS)
def test_words_can_be_read_on_the_curtain(shape: str) -> None:
    assert contrast(colours(shape)["--curtain"], "#f6ead0") >= 4.5


def test_no_two_pawns_have_the_same_colour() -> None:
    assert len({colours(shape)["--c"] for shape in PAWNS}) == len(PAWNS)


def test_every_hare_has_a_name() -> None:
    assert list(SHAPES) == list(PAWNS)
    assert len({pawn_name(catalogue("en"), shape) for shape in PAWNS}) == len(PAWNS)


def test_the_sprite_is_what_is_drawn() -> None:
    assert hares.SPRITE.read_text(encoding="utf-8") == hares.sprite()
    ids = re.findall(r'<symbol id="([a-z-]+)"', hares.sprite())
    assert sorted(ids) == sorted(f"{kind}-{shape}" for shape in PAWNS for kind in ("hare", "rim", "thin"))


def test_the_land_is_what_is_drawn() -> None:
    for name, content in scenery.files():
        assert (scenery.PLACE / name).read_text(encoding="utf-8") == content, name


def test_the_proof_cards_are_what_is_drawn() -> None:
    written = dict(proof.files())
    assert sorted(written) == sorted(path.name for path in proof.FOLDER.iterdir())
    for name, content in written.items():
        assert (proof.FOLDER / name).read_text(encoding="utf-8") == content, name


def test_no_two_proof_cards_look_or_sound_alike() -> None:
    pack = proof.cards()
    assert len(pack) == 84
    assert len({card.id for card in pack}) == 84
    assert len({(card.shape, card.colour) for card in pack}) == 84
    for language in LANGUAGES:
        told = {proof.describe(language, card) for card in pack}
        assert len(told) == 84
        assert not any("  " in sentence or "{" in sentence for sentence in told)
