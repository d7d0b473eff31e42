"""The style keeps its promises in numbers: every ink reads on every ground in both lights, and all files are listed."""

import re
from pathlib import Path

import pytest

from game.rules.setup import PAWNS

STYLE = Path(__file__).resolve().parents[2] / "static" / "style"
READABLE, OUTLINE = 4.5, 3.0
Colour = tuple[float, float, float]
BLACK: Colour = (0, 0, 0)


def channels(text: str) -> Colour:
    """The parts of a colour written as #rrggbb, 0 to 1."""
    digits = text.removeprefix("#")
    return (int(digits[:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:], 16) / 255)


def mixed(ground: Colour, over: Colour, part: float) -> Colour:
    """A colour seen through another that covers it in part."""
    return (
        ground[0] * (1 - part) + over[0] * part,
        ground[1] * (1 - part) + over[1] * part,
        ground[2] * (1 - part) + over[2] * part,
    )


def luminance(colour: Colour) -> float:
    """WCAG 2 relative luminance."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2 contrast, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def tokens(rule: str) -> dict[str, Colour]:
    """The colours that a rule of tokens.css names."""
    text = (STYLE / "tokens.css").read_text(encoding="utf-8")
    start = text.index(rule)
    block = text[start : text.index("}", start)]
    return {name: channels(colour) for name, colour in re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", block)}


DARK = tokens(":root {")
LIGHT = DARK | tokens(":root[data-room=light] :is(body, #app) {")
GROUNDS = ("paper-1", "paper-2", "paper-3", "paper-4", "cloth", "cloth-lit")


def test_the_contrast_of_two_known_colours() -> None:
    assert contrast(channels("#ffffff"), channels("#767676")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("ink", ["cream", "cream-2", "moon", "warn"])
def test_ink_reads_on_every_paper_and_on_the_cloth(room: dict[str, Colour], ink: str) -> None:
    for ground in GROUNDS:
        assert contrast(room[ink], room[ground]) >= READABLE, (ink, ground)


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=["dark", "light"])
def test_outlines_stand_out_from_the_paper_of_forms(room: dict[str, Colour]) -> None:
    for ground in ("paper-1", "paper-2"):
        assert contrast(room["paper-edge"], room[ground]) >= OUTLINE, ground


def test_ink_reads_on_chalk_and_on_the_lantern() -> None:
    assert contrast(DARK["ink"], DARK["chalk"]) >= READABLE
    assert contrast(DARK["ink"], DARK["lantern"]) >= READABLE


@pytest.mark.parametrize("pawn", PAWNS)
def test_chalk_reads_on_the_brightest_fold_of_every_curtain_in_the_shade_under_the_words(pawn: str) -> None:
    style = (STYLE / "pawn.css").read_text(encoding="utf-8")
    found = re.search(rf"\[data-pawn={pawn}\] {{[^}}]*--curtain: (#[0-9a-f]{{6}})", style)
    assert found is not None
    light = channels("#ffe2b4")
    brightest = mixed(mixed(channels(found[1]), light, 0.16), light, 0.10)
    shaded = mixed(brightest, BLACK, 0.34)
    assert contrast(DARK["chalk"], shaded) >= READABLE


def test_the_light_of_the_device_and_the_chosen_one_are_the_same() -> None:
    chosen, device = (
        tokens(":root[data-room=light] :is(body, #app) {"),
        tokens(":root:not([data-room=dark]) :is(body, #app) {"),
    )
    assert chosen
    assert chosen == device


def test_every_style_sheet_is_listed_once() -> None:
    listed = (STYLE / "ORDER").read_text(encoding="utf-8").split()
    assert sorted(listed) == sorted(path.name for path in STYLE.glob("*.css"))


def test_the_style_fetches_nothing_from_elsewhere() -> None:
    for sheet in STYLE.glob("*.css"):
        for address in re.findall(r"url\(\s*\"?([^)\"]+)", sheet.read_text(encoding="utf-8")):
            if not address.startswith("data:"):
                assert (STYLE / address).resolve().exists(), (sheet.name, address)
