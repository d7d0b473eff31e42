"""A huge fox asleep, whose coat is a camp fire: white gold at the breast, embers along the back, the tail a blaze; in card units."""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF

from cards.studio.papercut.flame_fur import Coat, Spine, clad, ember
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
BODY = shape("352,872 340,800 372,734 440,682 530,648 620,660 690,716 724,800 712,868 650,902 520,908 420,904")
HEAD = shape("176,858 196,838 244,808 288,764 330,738 376,730 420,752 446,800 440,852 404,884 340,894 262,890 196,880")
TAIL = shape(
    "650,872 700,890 760,840 790,730 776,620 724,540 706,470 716,390 700,310 664,240 640,190 640,110^ 582,170 544,230 530,300 504,380 508,470 544,556 606,640 640,720 636,800"
)
SPINE = Spine([(176, 858), (290, 800), (390, 780), (500, 742), (610, 760), (690, 820), (700, 880)])
TAIL_SPINE = Spine([(676, 880), (706, 780), (694, 650), (618, 550), (596, 440), (616, 330), (596, 220), (640, 110)])
FACE = Spine([(176, 858), (250, 836), (330, 800), (420, 770)])


def heat(x: float, y: float) -> float:
    """How far a place of the coat is from white gold."""
    low = math.hypot((x - 400) / 1.25, (y - 872) / 0.8)
    return min(0.84, 0.02 + low / 300)


def tail_heat(x: float, y: float) -> float:
    """The tail: bright along its middle and at its tip, embers at its edges."""
    s, off, _ = TAIL_SPINE.at(x, y)
    return 0.2 + abs(off) / 135 + 0.22 * math.sin(math.pi * s) - 0.24 * max(0.0, s - 0.72) / 0.28


def face_heat(x: float, y: float) -> float:
    """The head: orange on the brow, white gold on cheek and jaw."""
    return 0.5 - 0.42 * min(1.0, max(0.0, (y - 752 - 0.28 * (420 - x)) / 62)) + 0.06


def draw_fox(sc: Scene) -> None:
    """Tail, body, paws of charcoal, head."""
    sc.glow(610, 420, 520, "#ff8a34", 0.5)
    sc.layer(TAIL.buffer(-8), ember(0.8), z=5, sh=0, **EXACT)
    clad(sc, TAIL.buffer(-6), TAIL_SPINE, Coat(19, 104, 17, 0.3), tail_heat, "tail", 24)
    sc.layer(BODY, ember(0.85), z=9, sh=0.6, shc="#1c0a06", **EXACT)
    clad(sc, BODY.buffer(-4), SPINE, Coat(16, 74, 14, 0.2), heat, "body", 30)
    hind = shape("560,900 580,836 640,812 696,836 706,884 660,906 520,914 476,908 470,896 500,890")
    clad(
        sc,
        hind.buffer(-6),
        SPINE,
        Coat(15, 62, 12, 0.16),
        lambda x, y: heat(x, y) - 0.1 + 0.3 * max(0.0, (860 - y) / 60),
        "hind",
        18,
    )
    for g in (
        limb("520,900,26 470,903,24 432,908,20 424,910,14", 6),
        limb("420,884,36 320,900,34 240,908,30 190,914,24", 6),
        limb("420,900,32 340,916,32 262,926,30 212,930,22", 6),
    ):
        draw_paw(sc, g)
    draw_head(sc)


def draw_paw(sc: Scene, g: Any) -> None:
    """A stocking of charcoal with embers in its cracks."""
    r = sc.stream(f"paw {g.bounds[0]:.0f}")
    sc.layer(
        g, sc.near("#4a2014", "#1c100c", 160, (400, 880)), z=5, sh=0.6, shc="#1c0a06", cut=0.5, rim="#ffb050", rimop=0.9
    )
    x0, y0, x1, y1 = g.bounds
    cracks = []
    for _ in range(26):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        cracks.append(
            limb(
                [
                    (x, y, 0.5),
                    (x + r.uniform(4, 12), y + r.uniform(-4, 4), 1.8),
                    (x + r.uniform(12, 22), y + r.uniform(-5, 5), 0.5),
                ],
                3,
                3,
            )
        )
    sc.flat(clean(U(cracks).intersection(g.buffer(-3))), "#ff8a34", 0.85)


def ear(tip: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> Any:
    """One ear, from its two roots to its tip."""
    return shape(
        f"{a[0]},{a[1]}^ {a[0] + (tip[0] - a[0]) * 0.55 - 8},{a[1] + (tip[1] - a[1]) * 0.55} {tip[0]},{tip[1]}^ {b[0] + (tip[0] - b[0]) * 0.5 + 12},{b[1] + (tip[1] - b[1]) * 0.5} {b[0]},{b[1]}^"
    )


def draw_head(sc: Scene) -> None:
    """The long muzzle on the paws, ears up, the eye one calm line."""
    far, near = ear((352, 640), (328, 752), (386, 744)), ear((428, 634), (376, 750), (446, 790))
    for g, t in ((far, 0.62), (near, 0.5)):
        sc.layer(g, ember(t), z=6, sh=0.6, shc="#3a0e08", cut=0.4, rim="#ffe39a", rimop=0.9)
        inner = AF.scale(g, 0.56, 0.66, origin=(g.centroid.x, g.bounds[3]))
        sc.layer(T(inner, 0, -8), ember(0.86), z=1.4, **EXACT)
    sc.layer(HEAD, ember(0.5), z=10, sh=0.65, shc="#3a0e08", **EXACT)
    clad(sc, HEAD.buffer(-3), FACE, Coat(13, 34, 11, 0.06), face_heat, "face", 22, z=1.7)
    sc.layer(
        shape("166,856 176,842 194,840 200,852 190,866 172,868"),
        "#2a120c",
        z=3,
        cut=0,
        wash=0,
        rim="#ffd08a",
        rimop=0.8,
    )
    sc.stroke(curve("188,872 226,882 276,880"), "#6a1f12", 3.2, 0.8)
    sc.stroke(curve("282,806 298,818 322,818 344,802"), "#3a100a", 6.5)
    sc.stroke(curve("344,802 354,794"), "#3a100a", 3.2)
    for x, y in ((226, 860), (240, 868), (236, 852)):
        sc.flat(ellipse(x, y, 2), "#8a3a1a", 0.8)
