"""The land behind score track and winners: writes ``static/img/way-*.svg`` and ``summit.svg``.

    python -m tools.scenery [--check]

Sky, moon, hills, grass and the road; stones, flowers and pawns are drawn on it by the views. Chance is keyed, so that the
same land grows each time.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from game.views.over import ASIDE, HEIGHT, MOON, OVERHEAD, WIDTH
from game.views.way import AROUND, Course, Point, Way, outline
from tools.place import STATIC

PLACE: Final = STATIC / "img"
_STEP: Final = 8
_OVER: Final = AROUND
"""How far the land goes on outside the picture."""


@dataclass(frozen=True, slots=True)
class Hill:
    """A hill: the height of its crest in the picture, how much it waves, and its colour."""

    crest: float
    wave: float
    colour: str


@dataclass(frozen=True, slots=True)
class Land:
    """What surrounds a way."""

    hills: tuple[Hill, ...]
    moon: float
    """Radius of the moon."""
    sky: bool
    """Whether there is a sky, or the curtain shows behind the hills."""
    grass: float
    """Height of the grass."""


LANDS: Final = {
    Way.WINDING: Land(
        (Hill(114, 9, "#45666c"), Hill(222, 8, "#31505a"), Hill(312, 7, "#213a45")), 54, sky=True, grass=11
    ),
    Way.STRIP: Land((Hill(84, 5, "#31202b"), Hill(118, 4, "#22151f")), 38, sky=False, grass=9),
    Way.FOLDED: Land(
        (Hill(60, 4, "#38242f"), Hill(114, 3, "#2c1c27"), Hill(166, 3, "#22151f")), 26, sky=False, grass=7
    ),
}


def _crest(hill: Hill, width: int, chance: Random) -> list[Point]:
    a, b = chance.random() * 6, chance.random() * 6
    return [
        (x, hill.crest + hill.wave * math.sin(x / width * 5 + a) + hill.wave / 2 * math.sin(x / width * 11 + b))
        for x in range(-_OVER, width + _OVER + 1, _STEP)
    ]


def _line(points: list[Point]) -> str:
    return "L".join(f"{x:.0f},{y:.1f}" for x, y in points)


def _blades(points: list[Point], chance: Random, height: float) -> str:
    """Tufts of grass along a crest, as the ``d`` of one path."""
    found = []
    for x, y in points[::2]:
        for _ in range(chance.choice((0, 0, 2, 3, 4))):
            side, up, lean = chance.uniform(-5, 5), chance.uniform(0.4, 1) * height, chance.uniform(-4, 4)
            root = x + side
            found.append(
                f"M{root - 1.3:.1f},{y + 3:.1f}Q{root:.1f},{y - up / 2:.1f} {root + lean:.1f},{y - up:.1f}"
                f"Q{root + 1:.1f},{y - up * 0.4:.1f} {root + 1.6:.1f},{y + 3:.1f}Z"
            )
    return "".join(found)


def _poplars(points: list[Point], chance: Random, trees: int, height: float) -> str:
    """Poplars on a crest, as the ``d`` of one path."""
    found = []
    for _ in range(trees):
        x, y = points[chance.randrange(2, len(points) - 2)]
        k = chance.uniform(0.6, 1) * height
        found.append(
            f"M{x - 1.2:.1f},{y + 6:.1f}L{x - 1:.1f},{y - k * 0.2:.1f}C{x - k * 0.22:.1f},{y - k * 0.3:.1f} {x - k * 0.14:.1f},"
            f"{y - k * 0.8:.1f} {x:.1f},{y - k:.1f}C{x + k * 0.14:.1f},{y - k * 0.8:.1f} {x + k * 0.22:.1f},{y - k * 0.3:.1f} "
            f"{x + 1:.1f},{y - k * 0.2:.1f}L{x + 1.4:.1f},{y + 6:.1f}Z"
        )
    return "".join(found)


def _hill(hill: Hill, land: Land, course: Course, chance: Random) -> str:
    points = _crest(hill, course.width, chance)
    trees = f'<path d="{_poplars(points, chance, 15, 34)}" fill="{hill.colour}"/>' if land.sky else ""
    foot = course.height + _OVER
    slope = f'<path d="M-{_OVER},{foot}L{_line(points)}L{course.width + _OVER},{foot}Z" fill="{hill.colour}" filter="url(#lift)"/>'
    light = f'<path d="M{_line(points)}" fill="none" stroke="#ffe9b8" stroke-opacity=".14" stroke-width="2"/>'
    return f'{trees}{slope}{light}<path d="{_blades(points, chance, land.grass)}" fill="{hill.colour}"/>'


def _moon(at: Point, radius: float) -> str:
    x, y = at
    spots = ((-0.4, -0.35, 0.13), (0.35, 0.3, 0.18), (0.1, -0.6, 0.08), (-0.55, 0.25, 0.09))
    marks = "".join(
        f'<circle cx="{x + dx * radius:.1f}" cy="{y + dy * radius:.1f}" r="{size * radius:.1f}" fill="#e9d3a0" opacity=".55"/>'
        for dx, dy, size in spots
    )
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 2.3:.1f}" fill="url(#halo)"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="url(#moon)"/>{marks}'
    )


def _sky(course: Course, moon: Point, chance: Random) -> str:
    stars = "".join(
        f'<circle cx="{chance.random() * (course.width + 2 * _OVER) - _OVER:.0f}" '
        f'cy="{chance.random() ** 1.4 * (course.height * 0.4 + _OVER) - _OVER:.0f}" '
        f'r="{chance.uniform(0.7, 2):.1f}" fill="#fbeecb" opacity="{chance.uniform(0.35, 0.9):.2f}"/>'
        for _ in range(80)
    )
    gradient = (
        f'<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="{moon[0]:g}" cy="{moon[1]:g}" r="{course.width * 0.72:g}">'
        '<stop offset="0" stop-color="#e0b48a"/><stop offset=".25" stop-color="#5c7f86"/><stop offset="1" stop-color="#16303a"/>'
        "</radialGradient>"
    )
    size = f'width="{course.width + 2 * _OVER}" height="{course.height + 2 * _OVER}"'
    return f'<defs>{gradient}</defs><rect x="-{_OVER}" y="-{_OVER}" {size} fill="url(#sky)"/>{stars}'


def _meadow(course: Course, chance: Random, grass: float) -> str:
    """The meadow behind the goal: a green slope for the flowers."""
    x, y = course.road[-1]
    reach = course.width - x + _OVER
    d = (
        f"M{x - 30:g},{y + 70:g}C{x + 10:g},{y + 6:g} {x + reach * 0.25:g},{y - 8:g} {x + reach * 0.45:g},{y:g}"
        f"S{x + reach * 0.8:g},{y - 14:g} {x + reach:g},{y - 22:g}V{course.height + _OVER}H{x - 30:g}Z"
    )
    points = [(x + 40 + step * _STEP, y + 8 - step * 0.8) for step in range(int(reach / _STEP) - 4)]
    return f'<path d="{d}" fill="#7f8a5c" filter="url(#lift)"/><path d="{_blades(points, chance, grass * 1.4)}" fill="#7f8a5c"/>'


def _burrow(at: Point) -> str:
    x, y = at[0] - 4, at[1] - 20
    return (
        f'<path d="M{x - 34:g},{y + 18:g}C{x - 36:g},{y - 34:g} {x + 30:g},{y - 38:g} {x + 34:g},{y + 18:g}Z" fill="#16252c"/>'
        f'<path d="M{x - 17:g},{y + 14:g}C{x - 18:g},{y - 18:g} {x + 16:g},{y - 18:g} {x + 17:g},{y + 14:g}Z" fill="#ffcf86"/>'
    )


def _road(course: Course) -> str:
    d, breadth = outline(course.road), course.breadth
    (x0, y0), (x1, y1) = course.road[0], course.road[-1]
    gradient = (
        f'<linearGradient id="road" gradientUnits="userSpaceOnUse" x1="{x0:g}" y1="{y0:g}" x2="{x1:g}" y2="{y1:g}">'
        '<stop offset="0" stop-color="#8a6450"/><stop offset=".55" stop-color="#c8975f"/><stop offset="1" stop-color="#fbe2a4"/>'
        "</linearGradient>"
    )
    line = f'<path d="{d}" fill="none" stroke-linecap="round"'
    shade = (
        f'{line} stroke="#1a1228" stroke-opacity=".55" stroke-width="{breadth + 5:g}" transform="translate(0 -1.5)"/>'
    )
    return f'<defs>{gradient}</defs>{shade}{line} stroke="url(#road)" stroke-width="{breadth:g}"/>'


_DEFINITIONS: Final = (
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".6"/>'
    '<stop offset=".45" stop-color="#ffc878" stop-opacity=".18"/><stop offset="1" stop-color="#ffb866" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="moon" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#fffaea"/>'
    '<stop offset=".7" stop-color="#fbeab9"/><stop offset="1" stop-color="#eac983"/></radialGradient>'
    '<filter id="lift" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="-2" stdDeviation="5" '
    'flood-color="#08040f" flood-opacity=".55"/></filter></defs>'
)


def scenery(way: Way) -> str:
    """The land of a way as an SVG file."""
    course, land, chance = way.course, LANDS[way], Random(way.name)
    x, y = course.road[-1]
    moon = (x, y - land.moon * 0.55)
    parts = [_DEFINITIONS]
    if land.sky:
        parts.append(_sky(course, moon, chance))
    parts.append(_moon(moon, land.moon))
    if land.sky:
        parts.append(_meadow(course, chance, land.grass))
    parts += [_hill(hill, land, course, chance) for hill in land.hills]
    if land.sky:
        parts.append(_burrow(course.road[0]))
    parts.append(_road(course))
    box = f"-{_OVER} -{_OVER} {course.width + 2 * _OVER} {course.height + 2 * _OVER}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>\n'


def summit() -> str:
    """The land behind the winners: the moon over a hill, with a hand's breadth more of it on every side."""
    chance = Random("summit")
    x, y, radius = MOON
    course = Course(WIDTH, HEIGHT, ((0, 0), (x, y)), (), 0, 0)
    gradient = (
        f'<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y - 20}" r="420"><stop offset="0" stop-color="#e8b98c"/>'
        '<stop offset=".38" stop-color="#6f7f86"/><stop offset="1" stop-color="#13262e"/></radialGradient>'
    )
    stars = "".join(
        f'<circle cx="{chance.uniform(-ASIDE, WIDTH + ASIDE):.0f}" cy="{chance.uniform(-OVERHEAD, HEIGHT * 0.5):.0f}" '
        f'r="{chance.uniform(0.7, 2):.1f}" '
        f'fill="#fbeecb" opacity="{chance.uniform(0.35, 0.9):.2f}"/>'
        for _ in range(130)
    )
    land = Land((), 0, sky=True, grass=14)
    hills = _hill(Hill(292, 9, "#3c5a61"), land, course, chance) + _hill(Hill(316, 5, "#16282f"), land, course, chance)
    sky = f'<rect x="-{ASIDE}" y="-{OVERHEAD}" width="{WIDTH + 2 * ASIDE}" height="{HEIGHT + OVERHEAD}" fill="url(#sky)"/>'
    box = f"-{ASIDE} -{OVERHEAD} {WIDTH + 2 * ASIDE} {HEIGHT + OVERHEAD}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{_DEFINITIONS}<defs>{gradient}</defs>{sky}{stars}'
        f"{_moon((x, y), radius)}{hills}</svg>\n"
    )


def files() -> Iterator[tuple[str, str]]:
    """Every picture: its name and its text."""
    for way in Way:
        yield f"way-{way.name.lower()}.svg", scenery(way)
    yield "summit.svg", summit()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Draw the land behind the score track.")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    check = parser.parse_args().check
    for name, content in files():
        path = PLACE / name
        if not check:
            path.write_text(content, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != content:
            sys.exit(f"{name} is not what tools.scenery draws")


if __name__ == "__main__":
    main()
