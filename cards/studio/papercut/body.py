"""The skeleton of a person: proportions by age, poses in units of the own limbs, joints by inverse kinematics.

In the side and three-quarter views a person faces right; limb ``a`` is the near one (picture-left from the front), ``b``
the far one (picture-right). Ground is y = 0, an adult is 200 units tall.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

XY = tuple[float, float]

_HEIGHT = ((2, 86), (4, 102), (8, 130), (12, 154), (16, 186), (20, 200), (60, 198), (75, 188), (90, 176))
_HEAD = ((2, 30), (4, 31), (8, 32), (12, 33), (16, 33.5), (20, 34), (90, 34))
_LEGS = ((2, 0.45), (4, 0.48), (8, 0.53), (12, 0.56), (20, 0.57), (90, 0.57))


def _by_age(table: tuple[tuple[float, float], ...], age: float) -> float:
    return float(np.interp(age, [a for a, _ in table], [v for _, v in table]))


class Proportions(NamedTuple):
    """Lengths of one body."""

    height: float
    head: float
    leg: float
    torso: float
    neck: float
    arm: float
    girth: float  # factor of every width


def proportions(age: float = 35, build: float = 1.0, tall: float = 1.0) -> Proportions:
    """Lengths by age; build widens, tall lengthens."""
    h = _by_age(_HEIGHT, age) * tall
    head = _by_age(_HEAD, age)
    neck = 7 * h / 200
    rest = h - head - neck
    leg = rest * _by_age(_LEGS, age)
    torso = rest - leg
    return Proportions(h, head, leg, torso, neck, torso * 0.66 + leg * 0.28, build * (h / 200) ** 0.65)


@dataclass(frozen=True)
class Pose:
    """hip: pelvis height in leg lengths; shift: pelvis x; lean, stoop: degrees of the spine forward; nod: of the head;
    foot_*: from the pelvis in leg lengths (x, height over the ground); hand_*: from the own shoulder in arm lengths;
    knee_*, elbow_*: 1 bends forward (towards +x), -1 back; toe_*: pitch of the foot; thigh: foreshortening of thighs."""

    hip: float = 0.985
    shift: float = 0.0
    lean: float = 0.0
    stoop: float = 0.0
    nod: float = 0.0
    foot_a: XY = (0.06, 0.0)
    foot_b: XY = (-0.06, 0.0)
    hand_a: XY = (0.06, 0.97)
    hand_b: XY = (0.1, 0.97)
    knee_a: float = 1
    knee_b: float = 1
    elbow_a: float = -1
    elbow_b: float = -1
    toe_a: float = 0
    toe_b: float = 0
    grip_a: str = "relaxed"
    grip_b: str = "relaxed"
    thigh: float = 1.0
    bend_a: float = 0  # wrist
    bend_b: float = 0

    def but(self, **changes: object) -> Pose:
        """The same pose with something else."""
        return replace(self, **changes)  # type: ignore[arg-type]


SIDE: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose(0.955, lean=4, foot_a=(0.34, 0), foot_b=(-0.40, 0.05), hand_a=(-0.36, 0.84), hand_b=(0.46, 0.78), toe_a=-12, toe_b=38),
    "stroll": Pose(0.975, lean=1, foot_a=(0.2, 0), foot_b=(-0.26, 0.02), hand_a=(-0.16, 0.93), hand_b=(0.26, 0.9), toe_b=20),
    "run": Pose(0.97, lean=16, foot_a=(0.38, 0.3), foot_b=(-0.62, 0.34), hand_a=(-0.52, 0.36), hand_b=(0.6, 0.2), toe_a=-8, toe_b=70, grip_a="fist", grip_b="fist"),
    "creep": Pose(0.80, lean=30, stoop=14, nod=-24, foot_a=(0.36, 0), foot_b=(-0.36, 0.05), hand_a=(0.34, 0.5), hand_b=(0.52, 0.42), toe_b=36, bend_a=-50, bend_b=-50),
    "sit": Pose(0.50, lean=-3, foot_a=(0.52, 0), foot_b=(0.44, 0), hand_a=(0.48, 0.72), hand_b=(0.52, 0.68)),
    "sit_floor": Pose(0.09, lean=-12, foot_a=(0.86, 0.02), foot_b=(0.80, 0.02), hand_a=(0.42, 0.74), hand_b=(0.5, 0.7), toe_a=-70, toe_b=-70),
    "sit_knees": Pose(0.09, lean=10, stoop=22, nod=10, foot_a=(0.36, 0), foot_b=(0.30, 0), hand_a=(0.62, 0.36), hand_b=(0.66, 0.34), elbow_a=1, elbow_b=1),
    "kneel": Pose(0.49, lean=4, foot_a=(-0.46, 0.02), foot_b=(0.40, 0), hand_a=(0.4, 0.78), hand_b=(0.5, 0.6), toe_a=80),
    "crouch": Pose(0.36, lean=26, stoop=16, nod=-20, foot_a=(0.18, 0), foot_b=(0.02, 0.05), hand_a=(0.5, 0.7), hand_b=(0.56, 0.6), toe_b=30),
    "bow": Pose(0.98, lean=52, stoop=24, nod=10, hand_a=(0.3, 0.8), hand_b=(0.36, 0.76)),
    "reach_up": Pose(0.985, lean=-2, nod=-16, foot_a=(0.1, 0.02), foot_b=(-0.12, 0.03), hand_a=(0.3, -0.9), hand_b=(0.42, -0.82), elbow_a=1, elbow_b=1, toe_a=18, toe_b=24, grip_a="open", grip_b="open"),
    "reach": Pose(0.975, lean=10, foot_a=(0.24, 0), foot_b=(-0.22, 0.02), hand_a=(0.92, 0.1), hand_b=(0.86, 0.24), toe_b=18, grip_a="open"),
    "carry": Pose(0.97, lean=-6, foot_a=(0.24, 0), foot_b=(-0.24, 0.03), hand_a=(0.5, 0.36), hand_b=(0.56, 0.4), toe_b=24, grip_a="flat", grip_b="flat"),
    "push": Pose(0.90, lean=32, nod=-12, foot_a=(0.1, 0), foot_b=(-0.5, 0.04), hand_a=(0.84, -0.06), hand_b=(0.86, 0.1), toe_b=40, grip_a="flat", grip_b="flat", bend_a=-70, bend_b=-70),
    "pull": Pose(0.84, lean=-22, foot_a=(0.44, 0), foot_b=(0.04, 0), hand_a=(0.82, 0.2), hand_b=(0.88, 0.14), grip_a="grip", grip_b="grip", toe_a=-8),
    "read": Pose(0.985, stoop=8, nod=22, foot_a=(0.1, 0), foot_b=(-0.08, 0), hand_a=(0.42, 0.42), hand_b=(0.48, 0.38), grip_a="cup", grip_b="cup"),
    "write": Pose(0.50, lean=16, stoop=12, nod=14, foot_a=(0.5, 0), foot_b=(0.4, 0), hand_a=(0.66, 0.48), hand_b=(0.7, 0.44), grip_a="pinch", grip_b="flat"),
    "row": Pose(0.12, lean=-16, foot_a=(0.72, 0.06), foot_b=(0.66, 0.06), hand_a=(0.72, 0.3), hand_b=(0.76, 0.26), grip_a="grip", grip_b="grip"),
    "climb": Pose(0.80, lean=6, nod=-18, foot_a=(0.3, 0.36), foot_b=(-0.02, 0), hand_a=(0.5, -0.44), hand_b=(0.48, -0.78), elbow_a=1, elbow_b=1, grip_a="grip", grip_b="grip"),
    "point": Pose(0.985, lean=2, foot_a=(0.16, 0), foot_b=(-0.14, 0), hand_a=(0.94, -0.14), hand_b=(-0.1, 0.95), grip_a="point"),
    "wave": Pose(hand_a=(0.36, -0.86), elbow_a=1, grip_a="wave", hand_b=(-0.06, 0.97)),
    "think": Pose(hand_a=(0.34, 0.06), hand_b=(0.42, 0.52), elbow_a=-1, nod=8, grip_a="fist"),
    "ride": Pose(0.62, lean=22, nod=-14, foot_a=(0.18, 0.06), foot_b=(0.06, 0.34), hand_a=(0.76, 0.44), hand_b=(0.78, 0.42), grip_a="grip", grip_b="grip"),
    "fly": Pose(0.5, lean=78, nod=-50, foot_a=(-0.9, 0.44), foot_b=(-0.94, 0.52), hand_a=(0.8, -0.4), hand_b=(0.86, -0.3), knee_a=-1, knee_b=-1, toe_a=80, toe_b=80, elbow_a=1, elbow_b=1),
    "stoop": Pose(0.95, lean=16, stoop=34, nod=-26, foot_a=(0.12, 0), foot_b=(-0.12, 0), hand_a=(0.42, 0.72), hand_b=(0.2, 0.9)),
    "pray": Pose(0.49, lean=2, nod=16, foot_a=(-0.46, 0.02), foot_b=(-0.42, 0.02), knee_a=1, knee_b=1, hand_a=(0.44, 0.22), hand_b=(0.46, 0.2), toe_a=80, toe_b=80, grip_a="flat", grip_b="flat", bend_a=-50, bend_b=-50),
    "jump": Pose(1.2, lean=4, nod=-8, foot_a=(0.2, 0.36), foot_b=(-0.34, 0.42), hand_a=(-0.3, -0.8), hand_b=(0.6, -0.7), toe_a=20, toe_b=60, grip_a="wave", grip_b="wave", elbow_a=1, elbow_b=1),
    "lie": Pose(lean=0),
}  # fmt: skip

FRONT: dict[str, Pose] = {
    "stand": Pose(foot_a=(-0.11, 0), foot_b=(0.11, 0), hand_a=(-0.16, 0.95), hand_b=(0.16, 0.95), knee_a=-1, elbow_a=1),
    "wide": Pose(0.95, foot_a=(-0.3, 0), foot_b=(0.3, 0), hand_a=(-0.3, 0.9), hand_b=(0.3, 0.9), knee_a=-1, elbow_a=1),
    "hips": Pose(foot_a=(-0.16, 0), foot_b=(0.16, 0), hand_a=(0.06, 0.62), hand_b=(-0.06, 0.62), knee_a=-1, elbow_a=1, grip_a="fist", grip_b="fist"),
    "wave": Pose(foot_a=(-0.11, 0), foot_b=(0.11, 0), hand_a=(-0.16, 0.95), hand_b=(0.5, -0.72), knee_a=-1, elbow_a=1, elbow_b=1, grip_b="wave"),
    "cheer": Pose(foot_a=(-0.16, 0), foot_b=(0.16, 0), hand_a=(-0.5, -0.78), hand_b=(0.5, -0.78), knee_a=-1, elbow_a=-1, elbow_b=1, grip_a="wave", grip_b="wave"),
    "hold": Pose(foot_a=(-0.11, 0), foot_b=(0.11, 0), hand_a=(0.22, 0.55), hand_b=(-0.22, 0.55), knee_a=-1, elbow_a=1, grip_a="cup", grip_b="cup"),
    "pray": Pose(foot_a=(-0.1, 0), foot_b=(0.1, 0), hand_a=(0.3, 0.3), hand_b=(-0.3, 0.3), knee_a=-1, elbow_a=1, grip_a="flat", grip_b="flat", nod=6),
    "arms_wide": Pose(foot_a=(-0.14, 0), foot_b=(0.14, 0), hand_a=(-0.96, 0.06), hand_b=(0.96, 0.06), knee_a=-1, elbow_a=1, grip_a="open", grip_b="open"),
    "shrug": Pose(foot_a=(-0.12, 0), foot_b=(0.12, 0), hand_a=(-0.62, 0.42), hand_b=(0.62, 0.42), knee_a=-1, elbow_a=1, grip_a="flat", grip_b="flat"),
    "walk": Pose(0.96, foot_a=(-0.08, 0.1), foot_b=(0.06, 0), hand_a=(-0.1, 0.92), hand_b=(0.2, 0.9), knee_a=-1, elbow_a=1),
    "sit": Pose(0.56, foot_a=(-0.16, 0), foot_b=(0.16, 0), hand_a=(0.02, 0.72), hand_b=(-0.02, 0.72), knee_a=-1, elbow_a=1, thigh=0.32),
    "sit_floor": Pose(0.10, foot_a=(0.26, 0.02), foot_b=(-0.26, 0.02), hand_a=(-0.02, 0.74), hand_b=(0.02, 0.74), knee_a=-1, elbow_a=1, thigh=0.8),
    "reach_up": Pose(foot_a=(-0.1, 0), foot_b=(0.1, 0), hand_a=(-0.16, -0.94), hand_b=(0.16, -0.94), knee_a=-1, elbow_a=-1, elbow_b=1, grip_a="open", grip_b="open", nod=-8),
    "run": Pose(0.94, foot_a=(-0.06, 0.3), foot_b=(0.08, 0), hand_a=(0.1, 0.4), hand_b=(0.26, 0.6), knee_a=-1, elbow_a=1, grip_a="fist", grip_b="fist"),
    "dance": Pose(0.96, foot_a=(-0.42, 0.18), foot_b=(0.06, 0), hand_a=(-0.7, -0.3), hand_b=(0.5, -0.7), knee_a=-1, elbow_a=-1, elbow_b=1, grip_a="open", grip_b="open", lean=6),
    "lie": Pose(foot_a=(-0.11, 0), foot_b=(0.11, 0), hand_a=(-0.2, 0.94), hand_b=(0.2, 0.94), knee_a=-1, elbow_a=1),
}  # fmt: skip


def pose_named(name: str | Pose, view: str) -> Pose:
    """The pose of that name in that view (front and back share theirs; tq falls back from side to front)."""
    if isinstance(name, Pose):
        return name
    books = (FRONT, SIDE) if view in ("front", "back") else (SIDE, FRONT)
    for b in books:
        if name in b:
            return b[name]
    raise KeyError(f"There is no pose “{name}”; there are {', '.join(sorted({*SIDE, *FRONT}))}.")


def two_bones(p: XY, q: XY, l1: float, l2: float, bend: float) -> tuple[XY, XY]:
    """(middle joint, end) of two bones from p towards q; bend 1 or -1 picks the side."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    d = math.hypot(dx, dy) or 1e-6
    ux, uy = dx / d, dy / d
    reach = min(d, (l1 + l2) * 0.999)
    reach = max(reach, abs(l1 - l2) + 1e-3)
    q = (p[0] + ux * reach, p[1] + uy * reach)
    a = (l1 * l1 - l2 * l2 + reach * reach) / (2 * reach)
    h = math.sqrt(max(0.0, l1 * l1 - a * a)) * bend
    return (p[0] + ux * a + uy * h, p[1] + uy * a - ux * h), q


class Skeleton(NamedTuple):
    """Joints; spine is a list of (x, y, angle in degrees) from pelvis to neck base."""

    prop: Proportions
    view: str
    spine: list[tuple[float, float, float]]
    shoulder_a: XY
    elbow_a: XY
    wrist_a: XY
    shoulder_b: XY
    elbow_b: XY
    wrist_b: XY
    hip_a: XY
    knee_a: XY
    ankle_a: XY
    hip_b: XY
    knee_b: XY
    ankle_b: XY
    pose: Pose

    def spine_at(self, s: float) -> tuple[float, float, float]:
        """Point and angle at 0 (pelvis) .. 1 (neck base)."""
        i = s * (len(self.spine) - 1)
        k = min(int(i), len(self.spine) - 2)
        t = i - k
        a, b = self.spine[k], self.spine[k + 1]
        return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)

    def off(self, s: float, d: float) -> XY:
        """A point d units in front of (or right of) the spine at s."""
        x, y, ang = self.spine_at(s)
        r = math.radians(ang)
        return x + d * math.cos(r), y + d * math.sin(r)


_SHOULDERS = {"front": (-18.0, 18.0), "back": (-18.0, 18.0), "tq": (-14.0, 12.0), "side": (-1.0, 2.0)}
_HIPS = {"front": (-9.0, 9.0), "back": (-9.0, 9.0), "tq": (-6.0, 6.0), "side": (-1.0, 1.5)}


def skeleton(
    age: float,
    view: str,
    pose: Pose,
    build: float = 1.0,
    tall: float = 1.0,
    reach_a: XY | None = None,
    reach_b: XY | None = None,
    step_a: XY | None = None,
    step_b: XY | None = None,
) -> Skeleton:
    """Joints of a pose; reach_* and step_* are absolute targets of wrists and ankles in figure units."""
    p = proportions(age, build, tall)
    old = max(0.0, (age - 62) / 28)
    foot_h = p.leg * 0.075
    px, py = pose.shift * p.leg, -pose.hip * p.leg
    n = 12
    spine = [(px, py, pose.lean)]
    x, y = px, py
    for k in range(n):
        s = (k + 0.5) / n
        ang = pose.lean + (pose.stoop + (14 * old if view in ("side", "tq") else 0)) * s**1.5
        r = math.radians(ang)
        x += math.sin(r) * p.torso / n
        y -= math.cos(r) * p.torso / n
        spine.append((x, y, ang))
    g = p.girth
    sk = Skeleton(p, view, spine, *([(0.0, 0.0)] * 12), pose)  # joints come next
    up, fore = p.arm * 0.53, p.arm * 0.47
    thigh, shin = (p.leg - foot_h) * 0.515 * pose.thigh, (p.leg - foot_h) * 0.485
    sa, sb = (sk.off(0.9, d * g) for d in _SHOULDERS[view])
    ha, hb = (sk.off(0.04, d * g) for d in _HIPS[view])

    def hand(sh: XY, rel: XY, reach: XY | None, bend: float) -> tuple[XY, XY]:
        q = reach or (sh[0] + rel[0] * p.arm, sh[1] + rel[1] * p.arm)
        return two_bones(sh, q, up, fore, bend)

    def foot(hip: XY, rel: XY, step: XY | None, bend: float) -> tuple[XY, XY]:
        q = step or (px + rel[0] * p.leg, -rel[1] * p.leg - foot_h)
        return two_bones(hip, q, thigh, shin, bend)

    ea, wa = hand(sa, pose.hand_a, reach_a, pose.elbow_a)
    eb, wb = hand(sb, pose.hand_b, reach_b, pose.elbow_b)
    ka, fa = foot(ha, pose.foot_a, step_a, pose.knee_a)
    kb, fb = foot(hb, pose.foot_b, step_b, pose.knee_b)
    return Skeleton(p, view, spine, sa, ea, wa, sb, eb, wb, ha, ka, fa, hb, kb, fb, pose)
