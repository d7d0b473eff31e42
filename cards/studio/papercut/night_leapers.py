"""Five people who leap a fence in their sleep, each in another moment of the same leap; the pelvis on 0,0."""

from __future__ import annotations

from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import Dress

WALK = SIDE["walk"].but(
    lean=2, nod=14, stoop=8, hand_a=(0.9, 0.22), hand_b=(0.92, 0.08), foot_a=(0.3, 0.0), foot_b=(-0.44, 0.1), toe_b=44
)
PUSH_OFF = Pose(
    1.08, lean=16, stoop=6, nod=10, foot_a=(0.24, 0.66), foot_b=(-0.56, 0.26), hand_a=(0.92, 0.1), hand_b=(0.86, -0.06),
    toe_a=10, toe_b=66,
)  # fmt: skip
HURDLE = Pose(
    1.1, lean=24, stoop=8, nod=12, foot_a=(0.8, 0.7), foot_b=(-0.6, 0.82), hand_a=(0.84, 0.3), hand_b=(0.92, 0.06),
    toe_a=-16, toe_b=70,
)  # fmt: skip
TUCK = Pose(
    1.1, lean=14, stoop=24, nod=20, foot_a=(0.22, 0.6), foot_b=(0.02, 0.66), hand_a=(0.5, 0.42), hand_b=(0.54, 0.36),
    toe_a=24, toe_b=44, grip_a="cup", grip_b="cup",
)  # fmt: skip
ALIGHT = Pose(
    1.0, lean=-8, stoop=10, nod=18, foot_a=(0.5, 0.2), foot_b=(0.16, 0.1), hand_a=(0.72, 0.5), hand_b=(0.9, -0.1),
    toe_a=-14, toe_b=24,
)  # fmt: skip


def pyjamas(a: str, b: str, pattern: str | None = "stripes") -> Dress:
    """A jacket to the hips and trousers of one cloth, bare feet."""
    return Dress(
        a, a, skirt=0.2, flare=3, collar="shirt", collar_colour=b, buttons=b, pattern=pattern, pattern_colour=b,
        shoes="bare", pad=2.5,
    )  # fmt: skip


def nightdress(a: str, b: str, hem: float = 0.5) -> Dress:
    """A loose dress of linen, bare legs."""
    return Dress(a, a, skirt=hem, flare=7, trousers="none", shoes="bare", pad=2, collar="shirt", collar_colour=b)


def leaper(k: int) -> Figure:
    """The one at place k (0 walks up to the fence, 4 comes down behind it)."""
    make = (
        lambda: person(64, "side", WALK, nightdress("#e4d6b4", "#ffffff", 0.62), "#e0ad85", "balding", "#ddd8cc", "sleep",
                       big_head=1.08),
        lambda: person(30, "side", PUSH_OFF, pyjamas("#e38f86", "#fbe6d8", "dots"), "#8a5636", "long", "#2a1a14", "sleep",
                       big_head=1.08),
        lambda: person(45, "side", HURDLE, pyjamas("#f2ead4", "#7d9fb4"), "#d9a077", "short", "#3a2418", "sleep",
                       big_head=1.08, hat="nightcap", hat_colour="#3f6f9a"),
        lambda: person(8, "side", TUCK, pyjamas("#f2c25e", "#fff0c8", "dots"), "#6e4630", "curly", "#20140f", "sleep",
                       big_head=1.08),
        lambda: person(66, "side", ALIGHT, nightdress("#c9b0de", "#f3e8f6", 0.66), "#e3b58c", "bun", "#eee8dc", "sleep",
                       1.12, big_head=1.06),
    )  # fmt: skip
    p = make[k]()
    x, y = p.at("hip")
    return T(p, -x, -y)


def all_leapers() -> Figure:
    """The whole leap in a row, for a look."""
    f = Figure()
    for k in range(5):
        f.extend(T(leaper(k), 120 + 190 * k, 200))
    return f
