"""A figure: named pieces of paper in laying order, with anchor points that follow every move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from shapely.geometry import Point

from cards.studio.papercut.geometry import U, clean
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

RIM_AREA = 60  # square units under which a piece gets no rim light
TEXTURE_AREA = 500  # and under which it stays smooth


class Piece(NamedTuple):
    """One sheet of a figure; z is its height relative to the others, ink = 'flat' lays it without thickness."""

    geom: Any
    fill: str
    name: str = ""
    z: float = 1.0
    flat: bool = False
    op: float = 1.0


class Figure:
    """Pieces from far to near and anchors {name: (x, y)}; T() places it, put() lays it into a scene."""

    def __init__(self, pieces: Iterable[Piece] = (), anchors: dict[str, Any] | None = None) -> None:
        self.pieces = list(pieces)
        self._anchors = {
            k: v if isinstance(v, Point) else Point(float(v[0]), float(v[1])) for k, v in (anchors or {}).items()
        }

    def add(self, geom: Any, fill: str, name: str = "", z: float = 1.0, flat: bool = False, op: float = 1.0) -> None:
        """Lay one more piece on top; empty ones are skipped."""
        if geom is not None and not geom.is_empty:
            geom = geom if geom.is_valid else clean(geom)
            self.pieces.append(Piece(geom, fill, name, z, flat, op))

    def extend(self, other: Figure, prefix: str = "") -> None:
        """Lay another figure on top and take its anchors (with a prefix)."""
        self.pieces += other.pieces
        self._anchors.update({prefix + k: v for k, v in other._anchors.items()})

    def mark(self, name: str, x: float, y: float) -> None:
        """Remember a point, such as where a hand holds something."""
        self._anchors[name] = Point(x, y)

    def at(self, name: str) -> tuple[float, float]:
        """Where the anchor is now."""
        p = self._anchors[name]
        return p.x, p.y

    @property
    def anchors(self) -> dict[str, tuple[float, float]]:
        """All anchors where they are now."""
        return {k: (p.x, p.y) for k, p in self._anchors.items()}

    def mapped(self, f: Callable[[Any], Any]) -> Figure:
        """Every piece and anchor through f (T uses this)."""
        out = Figure(p._replace(geom=f(p.geom)) for p in self.pieces)
        out._anchors = {k: f(p) for k, p in self._anchors.items()}
        return out

    def part(self, *names: str) -> Any:
        """Union of the pieces with these names (or names that begin so)."""
        return U([p.geom for p in self.pieces if any(p.name == n or p.name.startswith(n + ".") for n in names)])

    def outline(self) -> Any:
        """Union of everything."""
        return U([clean(p.geom) for p in self.pieces if not p.flat])

    def recolour(self, colours: dict[str, str] | Callable[[str], str]) -> Figure:
        """By piece name, or every fill through a function (a silhouette: lambda c: '#102030')."""
        out = Figure(self.pieces)
        out._anchors = dict(self._anchors)
        if callable(colours):
            out.pieces = [p._replace(fill=colours(p.fill)) for p in self.pieces]
        else:
            out.pieces = [p._replace(fill=colours.get(p.name, p.fill)) for p in self.pieces]
        return out

    def without(self, *names: str) -> Figure:
        """A copy lacking some pieces."""
        out = Figure(p for p in self.pieces if p.name not in names)
        out._anchors = dict(self._anchors)
        return out


def put(
    sc: Scene,
    fig: Any,
    z: float = 2.4,
    rim: tuple[float, float, str, float] | None = None,
    shade: tuple[str, float, float] | None = None,
    sh: float = 0.42,
    cast: float = 0,
    **kw: Any,
) -> None:
    """Lay a figure, piece by piece.

    z: height of a piece with z 1; rim = (dx, dy, colour, opacity): light on the edges that face (-dx, -dy);
    shade = (colour, opacity, r): multiply the finished figure by colour from the light outwards to distance r;
    cast: height of one common soft shadow of the whole figure laid first (0 = none).
    """
    opts: dict[str, Any] = {"cut": 0, "fibre": 0.05, "wash": 0.5, "rimw": 0.7} | kw
    if cast:
        sc.layer(fig.outline().buffer(-1), sc.shadow, z=cast, cut=0, wash=0, fibre=0, rimop=0, edge=0, sh=0.5)
    for p in fig.pieces:
        if p.flat:
            sc.flat(p.geom, p.fill, p.op)
            continue
        small = {"wash": 0, "fibre": 0} if p.geom.area < TEXTURE_AREA else {}
        sc.layer(p.geom, p.fill, z=max(0.4, z * p.z), sh=sh, op=p.op, **(opts | small))
        if rim and p.geom.area > RIM_AREA:
            rimlight(sc, p.geom, rim[0], rim[1], rim[2], rim[3], blur=max(0.6, abs(rim[0]) * 0.3), r=900)
    if shade:
        col, op, r = shade
        x, y = sc.light[:2]
        sc.flat(fig.outline(), sc.rad([(0, col, 0), (0.35, col, op * 0.35), (1, col, op)], x, y, r), 1, "multiply")
