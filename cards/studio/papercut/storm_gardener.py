"""A gardener on a tall fruit ladder with shears, in the light of what he clips; his basket, his dog and their shadows."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF

from cards.studio.papercut.birds import bird_on
from cards.studio.papercut.body import Pose
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.luggage import basket
from cards.studio.papercut.people import person
from cards.studio.papercut.pruned_bolt import shoot
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

FOOT, TOP = (664.0, 1012.0), (534.0, 436.0)  # of the ladder
STAND = 0.52  # where on the ladder he stands
SIZE = 0.92
EXACT = {"cut": 0, "wash": 0, "fibre": 0}
GLOW = "#fff6c4"


def on_ladder(t: float) -> tuple[float, float]:
    """A point of the ladder's middle line, 0 below, 1 above."""
    return FOOT[0] + (TOP[0] - FOOT[0]) * t, FOOT[1] + (TOP[1] - FOOT[1]) * t


def ground_shadow(sc: Scene, g: Any, x: float, y: float, long: float, op: float = 0.7) -> None:
    """What a thing that stands on x, y throws over the grass, away from the bolt."""
    k = (x - sc.light[0]) / 300 * long
    s = AF.affine_transform(g, [1, -k, 0, -0.34 * long, k * y, y + 0.34 * long * y])
    sc.flat(clean(s), "#10130a", op, "multiply", 1.6)


def draw_ladder(sc: Scene) -> None:
    """A fruit ladder of poles, wide at the foot; its shadow carries the gardener's."""
    rails = U([limb([(FOOT[0] + s * 44, FOOT[1] + (6 if s < 0 else 0), 9), (TOP[0] + s * 15, TOP[1], 6)], 2) for s in (-1, 1)])  # fmt: skip
    rungs = []
    for k in range(17):
        t = (k + 0.7) / 17.6
        x, y = on_ladder(t)
        w = 44 + (15 - 44) * t
        rungs.append(limb([(x - w - 4, y + 2 * (1 - t), 5.6), (x + w + 4, y, 5.6)], 1))
    ground_shadow(sc, U(rails, rungs, gardener().outline()), *FOOT, 0.5)
    sc.layer(U(rungs), sc.near("#d8aa58", "#4a3620", 620), z=3, sh=0.5, **EXACT, rim=GLOW, rimop=1)
    sc.layer(rails, sc.near("#b48642", "#3a2a1a", 620), z=4, sh=0.5, **EXACT, rim=GLOW, rimop=1)
    rimlight(sc, rails, 2.4, 0.6, GLOW, 0.9, 0.6, r=760)


def shears() -> tuple[Any, Any]:
    """(blades, handles), pivot on 0,0, blades to the left and open."""
    blade = shape("3,-3^ -14,-8 -36,-5^ -14,1 2,4^", 5)
    blades = U(T(blade, rot=17, o=(0, 0)), T(blade, rot=-17, o=(0, 0)))
    grips = U(limb([(0, 0, 4), (34, -9, 5)], 2), limb([(0, 0, 4), (34, 12, 5)], 2))
    return blades, grips


def gardener() -> Figure:
    """He leans out to the left, one boot a rung higher, both arms up to the twig."""
    x, y = on_ladder(STAND)
    pose = Pose(0.95, lean=10, stoop=4, nod=-20, foot_a=(0.2, 0.21), foot_b=(-0.1, 0), hand_a=(0.62, -0.5), hand_b=(0.74, -0.3), elbow_a=-1, elbow_b=-1, grip_a="grip", grip_b="grip")  # fmt: skip
    cloth = dress("overalls", "#cfc79c", "#c23f2c", "#b9b184")
    p = person(58, "side", pose, cloth, "#a8703f", "short", "#d8d2bc", "calm", hat="straw", hat_colour="#e6c06a", beard="moustache", big_head=1.12)  # fmt: skip
    return T(p, x + 2, y - 4, SIZE, flip=True)


def draw_gardener(sc: Scene) -> None:
    """The man, his leather gloves and the shears, open round a shoot."""
    p = gardener()
    ax, ay = p.at("hand_a.hold")
    bx, by = p.at("hand_b.hold")
    blades, grips = shears()
    mx, my = (ax + bx) / 2 - 32, (ay + by) / 2 - 8
    sc.layer(T(grips, mx, my, 1, rot=16), "#7a4c28", z=2, sh=0.4, **EXACT, rim=GLOW, rimop=0.9)
    sc.layer(T(blades, mx, my, 1.1, rot=16), "#2c3226", z=2, sh=0.4, **EXACT, rim=GLOW, rimop=1)
    put(sc, p, z=2.6, rim=(2.6, 1.2, GLOW, 1), shade=("#16180c", 0.4, 760), cast=5)
    rimlight(sc, p.outline(), 3, 1, GLOW, 0.7, 1, r=700)
    sc.layer(U(ellipse(ax, ay, 8, 7), ellipse(bx, by, 8, 7), ellipse(ax + 8, ay + 3, 7, 6)), "#7d5a2c", z=1.6, **EXACT, rim=GLOW, rimop=1)  # fmt: skip


def twig(sc: Scene, name: str, x: float, y: float, a: float, long: float, w: float = 4) -> Any:
    """One clipped twig."""
    out: list[Any] = []
    shoot(sc.stream(name), x, y, a, long, w, out)
    return U(out)


def lay_twigs(sc: Scene, g: Any) -> None:
    """Twigs that still burn."""
    sc.flat(g.buffer(5), "#f6e08a", 0.5, "screen", 6)
    sc.layer(g, "#fff8d6", z=2, sh=0.4, **EXACT, rim="#ffffff", rimop=1)


def basket_of_twigs(sc: Scene) -> None:
    """It lights the grass about it."""
    x, y = 446.0, 1052.0
    f = T(basket("#86683a", 78, 40), x, y)
    ground_shadow(sc, f.outline(), x, y, 0.9)
    sc.glow(x, y - 40, 210, "#f6e08a", 0.8, sy=0.7)
    lay_twigs(sc, U([twig(sc, f"clipped {k}", x + dx * 0.85, y - 34, a, long * 1.6, 6) for k, (dx, a, long) in enumerate(((-28, -122, 50), (-10, -100, 62), (8, -80, 58), (26, -58, 48), (-34, -146, 34), (34, -34, 34)))]))  # fmt: skip
    put(sc, f, z=3, rim=(0, 2, GLOW, 0.9))


def falling_twig(sc: Scene) -> None:
    """One on its way down, one in the grass."""
    lay_twigs(sc, twig(sc, "falling twig", 482, 770, 76, 110, 6))
    lay_twigs(sc, twig(sc, "fallen twig", 286, 1030, 14, 86, 5))


def draw_dog(sc: Scene) -> None:
    """Small, low on its legs, ears back."""
    x, y = 588.0, 1068.0
    d = T(beast("dog", "sit", ("#5f4c30", "#6d5938", "#2c2417"), head=-14), x, y, 0.52, flip=True)
    ground_shadow(sc, d.outline(), x, y, 0.8)
    put(sc, d, z=2.6, rim=(2.4, 1.4, GLOW, 1), cast=4)


def draw_secrets(sc: Scene) -> None:
    """The nursery's label on a red thread, and a sparrow that sleeps on the outermost arm."""
    sc.stroke([(300, 284), (298, 300), (303, 318)], "#c23f2c", 2)
    sc.stroke([(292, 270), (300, 286), (308, 292)], "#c23f2c", 2.6)
    sc.layer(T(shape("0,0^ 7,6^ 7,26^ -7,26^ -7,6^"), 303, 316, 1, rot=8), "#c9b987", z=3, sh=0.5, **EXACT, rim=GLOW, rimop=1)  # fmt: skip
    put(sc, T(bird_on("sparrow"), 166, 276, 0.3), z=2, rim=(0, -2, GLOW, 1))
