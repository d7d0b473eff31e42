"""Draws the pack ``proof``: 84 plain paper cards with a number, told apart by figure, colour and pattern, also in grey.

``python -m tools.proof`` writes ``cards/proof/``. The pack carries the tests, and any table that the dreams cannot fill yet.
"""

import hashlib
import json
import math
from typing import Final

from tools.place import CARDS

COUNT: Final = 84
WIDTH, HEIGHT = 400, 600
ID_LENGTH: Final = 5

PAPERS: Final = ("#f4ead2", "#e3ecef", "#efe0e6", "#e4efdc", "#f3e3cf", "#e2e0ef", "#dfeeea")
INKS: Final = ("#8a3d10", "#0f5c7a", "#7a2450", "#2f6d2a", "#6b4a00", "#4b3a8f", "#0d6a63", "#5a2b1f", "#23466e", "#86320f", "#3f5d16", "#5c2a6b")


def _star(points: int, depth: float) -> str:
    corners = []
    for step in range(2 * points):
        radius = 118 if step % 2 == 0 else 118 * depth
        angle = math.pi * step / points - math.pi / 2
        corners.append(f"{200 + radius * math.cos(angle):.1f},{215 + radius * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}"/>'


def _polygon(sides: int) -> str:
    return _star(sides, math.cos(math.pi / sides))


FIGURES: Final = {
    "circle": '<circle cx="200" cy="215" r="112"/>',
    "triangle": _polygon(3),
    "square": '<rect x="100" y="115" width="200" height="200" rx="6"/>',
    "star": _star(5, 0.42),
    "flower": "".join(
        f'<circle cx="{200 + 62 * math.cos(turn * math.pi / 3):.1f}" cy="{215 + 62 * math.sin(turn * math.pi / 3):.1f}" r="52"/>'
        for turn in range(6)
    ),
    "moon": '<path d="M240,103a116,116 0 1 0 0,224a92,92 0 1 1 0,-224z"/>',
    "cross": '<path d="M165,105h70v75h75v70h-75v75h-70v-75h-75v-70h75z"/>',
    "heart": '<path d="M200,325C70,235 85,115 155,115C185,115 198,140 200,155C202,140 215,115 245,115C315,115 330,235 200,325z"/>',
    "drop": '<path d="M200,95C250,175 290,205 290,245A90,90 0 1 1 110,245C110,205 150,175 200,95z"/>',
    "sun": _star(12, 0.62),
    "leaf": '<path d="M105,320C95,180 175,110 305,105C310,235 240,325 105,320z"/>',
    "house": '<path d="M200,100L315,205H290V325H110V205H85z"/>',
}

PATTERNS: Final = {
    "plain": "",
    "stripes": '<path d="M0,0V24" stroke-width="12"/>',
    "dots": '<circle cx="12" cy="12" r="6"/>',
    "rings": '<circle cx="12" cy="12" r="7" fill="none" stroke-width="4"/>',
    "grid": '<path d="M0,0H24M0,0V24" stroke-width="6"/>',
    "slant": '<path d="M-6,6L6,-6M0,24L24,0M18,30L30,18" stroke-width="7"/>',
    "waves": '<path d="M0,12q6,-10 12,0t12,0" fill="none" stroke-width="5"/>',
}


def card(number: int) -> tuple[str, str]:
    """The SVG of a card (numbered from 1), and what is to be seen on it, in English."""
    figure = list(FIGURES)[(number - 1) % len(FIGURES)]
    pattern = list(PATTERNS)[(number - 1) % len(PATTERNS)]
    paper, ink = PAPERS[(number - 1) % len(PAPERS)], INKS[(number - 1) % len(INKS)]
    tile = PATTERNS[pattern]
    ground = (
        f'<pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><g fill="{ink}" stroke="{ink}" opacity=".28">{tile}</g></pattern>'
        if tile
        else ""
    )
    cover = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#p)"/>' if tile else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"><defs>{ground}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>{cover}'
        f'<rect x="22" y="22" width="{WIDTH - 44}" height="{HEIGHT - 44}" rx="14" fill="{paper}" fill-opacity=".82" stroke="{ink}" stroke-width="3"/>'
        f'<g fill="{ink}">{FIGURES[figure]}</g>'
        f'<text x="200" y="500" font-family="Georgia, serif" font-size="150" font-weight="700" text-anchor="middle" fill="{ink}">{number}</text>'
        "</svg>\n"
    )
    return svg, f"Paper card number {number}: one {figure}, pattern {pattern}."


def ident(number: int) -> str:
    """A file name that gives nothing away."""
    digits = "abcdefghjkmnpqrstuvwxyz23456789"
    value = int.from_bytes(hashlib.sha256(f"proof {number}".encode()).digest()[:8], "big")
    return "".join(digits[value // len(digits) ** place % len(digits)] for place in range(ID_LENGTH))


def main() -> None:
    """Write the pack."""
    folder = CARDS / "proof"
    folder.mkdir(parents=True, exist_ok=True)
    ids = [ident(number) for number in range(1, COUNT + 1)]
    words = []
    for number, name in enumerate(ids, start=1):
        svg, alt = card(number)
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
        words.append({"id": name, "alt": alt})
    pack = {"pack": "proof", "cards": ids, "table": ".svg", "full": ".svg", "languages": ["en"]}
    (folder / "pack.json").write_text(json.dumps(pack, indent=1) + "\n", encoding="utf-8")
    (folder / "en.json").write_text(json.dumps({"cards": words}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
