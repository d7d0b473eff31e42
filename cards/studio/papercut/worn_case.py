"""What belongs to a suitcase on a journey: a label, papers of other stations, boots put down beside it."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.case_city import RIM
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb, rounded, shape
from cards.studio.papercut.outdoors import feather
from cards.studio.papercut.playthings import glove
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star


def label(sc: Scene, x: float, y: float, s: float, rot: float) -> None:
    """A luggage label with a red ring: one on the handle, its like on the child's coat."""
    tag = shape("-14,-6^ -7,-15^ 7,-15^ 14,-6^ 14,32^ -14,32^").difference(ellipse(0, -8, 2.6))
    sc.layer(T(tag, x, y, s, rot=rot, o=(0, 0)), "#f4dcae", z=3, cut=0.1, sh=0.5, rim="#fff6d8", rimop=0.9)
    sc.flat(T(ellipse(0, 13, 8.6).difference(ellipse(0, 13, 5)), x, y, s, rot=rot, o=(0, 0)), "#b23a30")


def stickers(sc: Scene, x: float, y: float) -> None:
    """Paper from other stations: a fish, a star, a boat."""
    for g, c, mark, ink in (
        (ellipse(x, y, 34, 24), "#3f7480", fish_mark(x, y), "#ffe6b4"),
        (rounded(T(box(-26, -19, 26, 19), x + 298, y + 16, rot=8), 3), "#c8843e", T(star(0, 0, 14, 5, 0.45, 0.2), x + 298, y + 16), "#fff0c4"),
    ):  # fmt: skip
        sc.layer(
            g, sc.near(light(c, 0.1), dark(c, 0.4), 360, (470, y - 100)), z=1, cut=0.5, sh=0.35, rim=RIM, rimop=0.8
        )
        sc.flat(mark, ink, 0.75)


def fish_mark(x: float, y: float) -> Any:
    """A fish as on a label."""
    return U(shape(f"{x - 20},{y} {x - 4},{y - 10} {x + 12},{y}^ {x - 4},{y + 10}"), Polygon([(x + 9, y), (x + 22, y - 8), (x + 22, y + 8)])).difference(ellipse(x - 11, y - 2, 1.8))  # fmt: skip


def boots(sc: Scene) -> None:
    """The child's boots, put down side by side, a striped sock in one."""
    for x, y, rot in ((54, 1074, -4), (98, 1092, 3)):
        at = lambda g: T(g, x, y, 1.15, rot=rot, o=(0, 0))  # noqa: B023, E731
        sc.flat(ellipse(x + 2, y + 2, 36, 8), "#060a16", 0.7, "multiply", 4)
        if x > 90:
            sock = shape("-12,-44^ -15,-62 -20,-72^ -6,-76 4,-70^ 6,-58 9,-44^")
            sc.layer(at(sock), "#ecd8ac", z=1.4, cut=0, rim=RIM, rimop=0.9)
            sc.flat(at(U([box(-19, q, 10, q + 4) for q in (-68, -60, -52)]).intersection(sock)), "#b8383a")
        boot = shape("-16,-48^ 10,-48^ 11,-26 20,-18 34,-12 36,0^ -16,0^ -15,-22")
        sc.layer(at(boot), sc.lin([(0, "#3a2630"), (1, "#a8683e")], x - 10, 0, x + 40, 0), z=4, cut=0.1, sh=0.5, rim=RIM, rimop=1.0)  # fmt: skip
        sc.flat(at(U(box(-17, -3, 37, 2), [limb([(0, -42 + 8 * q, 1.6), (11, -40 + 8 * q, 1.6)], 1) for q in range(3)])), "#1c1220", 0.8)  # fmt: skip


def lost(sc: Scene) -> None:
    """A glove on the wet stones and the stork's feather."""
    sc.flat(ellipse(712, 1160, 26, 5), "#060a16", 0.6, "multiply", 3)
    put(sc, T(glove("#3f7480", "#ecd8ac", "mitten", "stars"), 728, 1158, 0.42, sy=0.3, rot=-72, o=(0, 0)), z=1.6, rim=(1, 2, "#ffe0a0", 0.8))  # fmt: skip
    put(sc, T(feather(46), 62, 986, 1.0, rot=-14, o=(0, 0)), z=1.2, rim=(0, 1, "#fff6d8", 0.8))
