"""The twelve hares, cut from paper: writes ``static/img/hares.svg``, the sprite that every pawn is drawn from.

    python -m tools.hares [--check]

Each hare has three symbols: ``hare-NAME`` (the cut itself, in ``currentColor``, with slits in ``--cut``), ``rim-NAME`` (the
same cut, grown: the paper edge under it) and ``thin-NAME`` (grown a little: the edge of a large hare). They are drawn on a
square of 100, the ground at 95, looking to the right.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from game.rules.setup import PAWNS
from tools.place import STATIC

SPRITE: Final = STATIC / "img" / "hares.svg"
RIM, THIN = 7.0, 3.6
"""How much wider than the cut its edges are, in all."""


class Role(StrEnum):
    """What a part of a hare is cut from; the value is its class in the sprite."""

    BODY = ""
    LIMB = "hare-limb"
    CUT = "hare-cut"
    LINE = "hare-line"
    GLOW = "hare-glow"


@dataclass(frozen=True, slots=True)
class Part:
    """One piece: a path, the width of its stroke if it has one, and where it is put."""

    d: str
    role: Role = Role.BODY
    width: float = 0
    place: str = ""

    def svg(self, grow: float = 0) -> str:
        """The piece as SVG, its stroke ``grow`` wider."""
        attributes = [f'class="{self.role}"' if self.role else "", f'd="{self.d}"']
        attributes.append(f'stroke-width="{self.width + grow:g}"' if self.width else "")
        attributes.append(f'transform="{self.place}"' if self.place else "")
        return f"<path {' '.join(filter(None, attributes))}/>"


Parts = tuple[Part, ...]


def body(d: str) -> Parts:
    """A filled piece."""
    return (Part(d),)


def limb(d: str, width: float) -> Parts:
    """An arm, a leg, a stick: a line with round ends."""
    return (Part(d, Role.LIMB, width),)


def line(d: str, width: float = 1.9) -> Parts:
    """A slit that is only a line."""
    return (Part(d, Role.LINE, width),)


def dot(x: float, y: float, radius: float, role: Role = Role.BODY) -> Parts:
    """A round piece."""
    return ellipse(x, y, radius, radius, role)


def ellipse(x: float, y: float, across: float, up: float, role: Role = Role.BODY) -> Parts:
    """An oval piece with the radii ``across`` and ``up``."""
    return (
        Part(
            f"M{x - across:g},{y:g}a{across:g},{up:g} 0 1 1 {2 * across:g},0a{across:g},{up:g} 0 1 1 {-2 * across:g},0Z",
            role,
        ),
    )


def put(parts: Iterable[Part], place: str) -> Parts:
    """The parts, moved as a whole."""
    return tuple(replace(part, place=f"{place} {part.place}".strip()) for part in parts)


def ear(x: float, y: float, turn: float, length: float = 34, width: float = 6.2) -> Parts:
    """An ear with its slit, rooted at a point, turned from upright."""
    w, n = width, length
    outer = (
        f"M{-w * 0.5:.1f},2C{-w * 1.25:.1f},{-n * 0.35:.1f} {-w:.1f},{-n * 0.8:.1f} .5,{-n:g}"
        f"C{w * 1.1:.1f},{-n * 0.75:.1f} {w * 1.2:.1f},{-n * 0.3:.1f} {w * 0.5:.1f},2Z"
    )
    slit = (
        f"M0,{-n * 0.22:.1f}C{-w * 0.45:.1f},{-n * 0.45:.1f} {-w * 0.3:.1f},{-n * 0.7:.1f} .4,{-n * 0.82:.1f}"
        f"C{w * 0.5:.1f},{-n * 0.65:.1f} {w * 0.5:.1f},{-n * 0.4:.1f} 0,{-n * 0.22:.1f}Z"
    )
    return put((Part(outer), Part(slit, Role.CUT)), f"translate({x:g} {y:g}) rotate({turn:g})")


def head(x: float, y: float, turn: float = 8) -> Parts:
    """A head in profile with its eye."""
    skull = body(
        "M-12.5,1C-12.5,-7 -6,-11.5 1,-11C8,-10.5 14.5,-4 16.5,2.5C17.5,6.5 13,9 8,9.5C0,10.8 -12,10.5 -12.5,1Z"
    )
    return put((*skull, *dot(4.5, -2.5, 1.9, Role.CUT)), f"translate({x:g} {y:g}) rotate({turn:g})")


def upright() -> Parts:
    """A hare's body sitting up, with foot, tail and haunch."""
    return (
        *body("M29,80C27,64 36,47 48,43C60,44 67,58 64,74C63,84 60,90 56,92L38,92C33,90 30,86 29,80Z"),
        *body("M33,95C30,88 38,84 50,85C62,86 72,89 73,95Z"),
        *dot(27, 82, 7.5),
        *line("M38,66C50,64 56,72 53,84"),
    )


HARES: Final[dict[str, Parts]] = {
    "sitting": (
        *ear(57, 37, -24, 38),
        *ear(62, 36, -4, 40),
        *body("M13,90C8,68 22,50 42,48C54,44 68,50 70,64C72,78 70,88 74,95L22,95C17,95 14,94 13,90Z"),
        *dot(12, 84, 8.5),
        *head(65, 43, 10),
        *line("M24,84C22,68 36,60 46,66C54,72 52,84 44,88"),
        *line("M62,70C61,80 62,86 63,92"),
    ),
    "leaping": put(
        (
            *ear(69, 36, -74, 34, 5.6),
            *ear(72, 33, -52, 36, 5.8),
            *body("M16,62C18,46 36,40 52,42C62,42 72,40 78,46C80,54 72,60 62,62C50,68 36,74 26,72C19,71 15,68 16,62Z"),
            *limb("M26,66C22,76 14,82 4,86", 9),
            *limb("M32,68C30,78 24,84 14,92", 8),
            *limb("M68,56C78,62 86,64 95,61", 7.5),
            *limb("M64,58C72,68 80,72 90,72", 7),
            *dot(15, 55, 7),
            *head(80, 40, 14),
            *line("M24,62C28,52 40,52 44,60"),
        ),
        "translate(0 2)",
    ),
    "listening": (
        *ear(51, 30, -8, 31, 6.4),
        *body("M58,28C60,18 66,10 76,8C80,12 84,18 92,22C84,26 76,22 73,18C70,22 68,26 64,31Z"),
        *head(58, 37, -4),
        *upright(),
        *limb("M56,58C64,60 72,56 76,46", 7),
        *line("M74,13C77,16 80,19 84,20.5", 1.6),
    ),
    "sleeping": (
        *body("M5,88C2,66 24,52 48,53C74,53 95,68 95,86C95,93 90,95 84,95L14,95C9,95 6,93 5,88Z"),
        *ear(70, 71, -84, 40, 6.4),
        *ear(72, 68, -56, 38, 6.4),
        *body("M64,84C62,72 70,65 80,66C90,68 98,80 98,88C98,94 92,95 84,95C74,95 65,92 64,84Z"),
        *line("M79,80C82,83 86,83 88,80", 2.2),
        *line("M14,86C14,72 28,64 40,70C50,76 46,88 36,90"),
        *line("M66,92C62,82 64,74 71,69", 1.8),
        *dot(7, 82, 7),
    ),
    "dancing": (
        *ear(50, 22, -40, 27, 5.6),
        *ear(55, 20, -6, 29, 5.6),
        *head(57, 28, -10),
        *body("M37,66C33,54 40,41 50,37C60,38 65,50 62,63C60,74 54,80 47,79C41,78 39,72 37,66Z"),
        *limb("M43,47C33,47 24,40 21,27", 7),
        *limb("M59,46C69,47 78,40 81,27", 7),
        *limb("M45,74C42,80 42,84 43,88", 10),
        *body("M35,95C35,88 42,86 50,88C57,90 62,92 62,95Z"),
        *limb("M55,69C65,75 74,75 82,70", 10),
        *limb("M82,70C88,67 92,62 93,56", 7),
        *dot(34, 68, 7),
        *line("M45,63C53,60 58,65 57,73"),
    ),
    "looking-back": (
        *ear(50, 32, -6, 32, 6.2),
        *ear(45, 33, -32, 33, 6.2),
        *body("M22,84C18,66 28,48 46,45C58,44 68,48 74,58C82,70 82,84 76,92C70,96 30,96 25,92C23,90 22.5,87 22,84Z"),
        *head(55, 39, -6),
        *dot(49, 84, 10.5, Role.CUT),
        *dot(49, 84, 8),
        *body("M14,95C13,88 20,84 30,87L36,95Z"),
        *body("M86,95C88,88 80,84 70,87L62,95Z"),
        *line("M30,82C28,72 32,64 38,60"),
        *line("M70,82C73,73 71,66 67,61"),
    ),
    "lantern": (
        *ear(44, 29, -38, 33),
        *ear(49, 28, -16, 35),
        *head(52, 36, 6),
        *put(upright(), "translate(-6 0)"),
        *limb("M52,57C62,58 70,54 78,48", 7),
        *limb("M79,46L79,54", 2.6),
        *body("M73,55L85,55L87,60L90,78L68,78L71,60Z"),
        *body("M67,78H91V82H67Z"),
        Part("M79,60C84,66 84,74 79,75C74,74 74,66 79,60Z", Role.GLOW),
    ),
    "umbrella": (
        *body(
            "M6,34C10,12 30,3 52,4C76,5 92,18 95,35C90,31 84,31 80,35C75,30 68,30 64,35C60,30 42,30 37,35C33,30 26,30 21,35C17,31 10,31 6,34Z"
        ),
        *body("M49,1h4v5h-4Z"),
        *limb("M71,32L71,66C71,71 64,71 64,67", 3),
        *ear(40, 42, -62, 24, 5),
        *ear(43, 40, -38, 22, 5),
        *put(head(0, 0, 4), "translate(50 46) scale(.9)"),
        *put(upright(), "translate(4 14) scale(.88 .855)"),
        *limb("M52,64C60,66 66,62 71,57", 6.5),
        *line("M37,34C38,22 44,12 51,7", 1.6),
        *line("M64,34C63,22 58,12 51,7", 1.6),
    ),
    "boxing": (
        *ear(38, 30, -50, 32),
        *ear(43, 28, -30, 34),
        *head(46, 37, 2),
        *put(upright(), "translate(-10 0)"),
        *limb("M46,56C56,60 62,58 70,51", 7.5),
        *limb("M44,60C50,70 58,73 66,72", 7),
        *put(
            (*ellipse(0, 0, 12.5, 11), *ellipse(-5, -8, 5, 4.5), *line("M-9,-5.5L-8,7", 2.2)),
            "translate(82 46) rotate(-8)",
        ),
        *put(
            (*ellipse(0, 0, 11.5, 10), *ellipse(-4, -7, 4.5, 4), *line("M-8,-5L-8,6", 2.2)),
            "translate(76 72) rotate(6)",
        ),
    ),
    "reading": (
        *ear(37, 35, -74, 30, 6),
        *ear(42, 31, -22, 35, 6.2),
        *head(48, 41, 20),
        *body("M9,90C6,70 16,56 32,51C44,48 54,56 57,68L60,84L70,90C74,92 75,94 74,95L18,95C12,95 10,93 9,90Z"),
        *dot(10, 85, 8),
        *limb("M50,68C56,72 60,74 66,74", 7),
        *body("M73,88L57,83L63,50C70,50 76,53 79,58C84,52 91,50 98,52L93,85L79,90C77,91 75,89 73,88Z"),
        *line("M79,58L75,88", 2.2),
        *line("M69,59C72,60 74,62 75.5,64M68,67C71,68 72.5,69.5 74,71.5", 1.6),
        *line("M84,65C87,62 90,60.5 93,60M82.5,74C85.5,71 88.5,69.5 91.5,69", 1.6),
        *line("M20,88C18,74 30,68 38,74"),
    ),
    "fishing": (
        *ear(28, 38, -52, 32, 6),
        *ear(33, 35, -30, 34, 6),
        *head(37, 44, 4),
        *body("M8,78C8,62 20,50 32,52C44,53 50,64 48,78Z"),
        *dot(8, 74, 7),
        *limb("M42,74C52,72 56,76 57,88", 8),
        *limb("M40,62L50,58L84,8", 3.2),
        *limb("M34,62C40,66 46,64 50,59", 6.5),
        *limb("M84,8C87,26 87,40 86,58", 1.7),
        *body("M86,56l3.2,6.6 7.2,.9 -5.3,5 1.4,7.2 -6.5,-3.5 -6.5,3.5 1.4,-7.2 -5.3,-5 7.2,-.9Z"),
        *body("M2,79C14,75 42,75 54,79C52,88 44,95 30,95C14,95 4,88 2,79Z"),
        *line("M9,84C20,81 36,81 47,84", 1.6),
    ),
    "scarf": (
        *ear(56, 29, -14, 34),
        *ear(61, 28, 8, 35),
        *head(64, 36, 6),
        *put(upright(), "translate(6 0)"),
        *body("M47,44C54,50 66,51 74,46L75,52C66,58 54,57 46,52Z"),
        *body("M50,46C40,40 30,50 20,44C14,40 8,40 2,44L0,56C8,51 12,53 18,56C30,61 38,52 49,54Z"),
        *line("M6,43.5L4.5,53M11.5,42.2L10.5,52", 1.8),
        *line("M46,53.5C56,59 67,59 75.5,53.5", 2),
    ),
}


def _symbol(name: str, inside: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 100 100" overflow="visible">{inside}</symbol>\n'


def hare(name: str) -> str:
    """The symbol of a hare."""
    return _symbol(f"hare-{name}", "".join(part.svg() for part in HARES[name]))


def edge(name: str, prefix: str, grow: float) -> str:
    """The symbol of a hare's outline, ``grow`` wider than the hare."""
    parts = (part.svg(grow) for part in HARES[name] if part.role in (Role.BODY, Role.LIMB))
    return _symbol(
        f"{prefix}-{name}",
        f'<g fill="currentColor" stroke="currentColor" stroke-width="{grow:g}" stroke-linejoin="round">{"".join(parts)}</g>',
    )


def sprite() -> str:
    """The whole sprite, ready to stand at the beginning of a page."""
    symbols = [piece for name in PAWNS for piece in (hare(name), edge(name, "rim", RIM), edge(name, "thin", THIN))]
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">\n{"".join(symbols)}</svg>\n'


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Write the sprite of the hares.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    if parser.parse_args().check:
        sys.exit(
            0
            if SPRITE.read_text(encoding="utf-8") == sprite()
            else "static/img/hares.svg is not what tools.hares draws"
        )
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(sprite(), encoding="utf-8")


if __name__ == "__main__":
    main()
