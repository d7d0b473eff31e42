"""People: ``person(age=70, view="tq", pose="walk", dress=dress("coat", "#57203a"), mood="tender")``."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field, replace
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.body import XY, Pose, Skeleton, pose_named, skeleton
from cards.studio.papercut.clothes import collar, folds_at, hem_folds, shoe, skirt, torso, tube
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling, feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand

_GROUND = box(-900, -900, 900, 1.5)


@dataclass(frozen=True)
class Dress:
    """What somebody wears. Colours; kinds: top shirt/sweater/vest/none, sleeves long/short/none/wide, bottom
    trousers/shorts/none; skirt: hem of a skirt or coat in leg lengths (0 none, .5 knee, .9 ankle); open: a coat."""

    top: str = "#8a5a44"
    bottom: str = "#4a4650"
    skirt: float = 0.0
    skirt_colour: str | None = None
    flare: float = 6
    open: int = 0
    sleeves: str = "long"
    trousers: str = "trousers"
    shoes: str = "shoes"
    shoe_colour: str = "#33221e"
    collar: str | None = None
    collar_colour: str = "#efe2c4"
    buttons: str | None = None
    belt: str | None = None
    apron: str | None = None
    pattern: str | None = None
    pattern_colour: str = "#efe2c4"
    shirt: str | None = None
    cloak: str | None = None
    pad: float = 1.5
    bust: float = 0
    belly: float = 0
    more: dict[str, Any] = field(default_factory=dict)

    def but(self, **changes: Any) -> Dress:
        """The same with something else."""
        return replace(self, **changes)


def dress(kind: str, a: str = "#8a5a44", b: str = "#4a4650", c: str = "#efe2c4") -> Dress:
    """A ready suit of clothes in up to three colours (main, second, trim); see KINDS."""
    return {
        "shirt": Dress(a, b, collar="shirt", collar_colour=c),
        "sweater": Dress(a, b, pad=2.5, collar="scarf", collar_colour=a, pattern="bands", pattern_colour=c),
        "tee": Dress(a, b, sleeves="short"),
        "overalls": Dress(c, b, apron=b, collar="shirt", collar_colour=c, shoes="boots"),
        "suit": Dress(a, b, skirt=0.2, flare=2, open=1, buttons=c, collar="shirt", collar_colour=c, shirt=c),
        "vest": Dress(c, b, collar="shirt", collar_colour=c, more={"vest": a}),
        "coat": Dress(
            a, b, skirt=0.52, flare=7, open=1, buttons=c, pad=3, collar="shirt", collar_colour=a, shoes="boots"
        ),
        "greatcoat": Dress(
            a, b, skirt=0.8, flare=9, open=1, buttons=c, pad=4, collar="fur", collar_colour=c, shoes="boots"
        ),
        "dress": Dress(a, a, skirt=0.55, flare=10, trousers="none", bust=3, belt=c),
        "gown": Dress(a, a, skirt=1.0, flare=16, trousers="none", bust=3, belt=c, pad=1),
        "pinafore": Dress(a, a, skirt=0.5, flare=11, trousers="none", apron=c, collar="shirt", collar_colour=c),
        "skirt": Dress(
            a, b, skirt=0.62, skirt_colour=b, flare=9, trousers="none", bust=3, collar="shirt", collar_colour=c
        ),
        "farmwife": Dress(a, b, skirt=0.88, skirt_colour=b, flare=10, trousers="none", bust=4, apron=c, belly=2),
        "nightshirt": Dress(a, b, skirt=0.6, flare=7, trousers="none", pad=3, shoes="bare", buttons=c),
        "robe": Dress(
            a, b, skirt=0.92, flare=8, sleeves="wide", open=1, belt=c, pad=3, trousers="none", shoes="slippers"
        ),
        "kimono": Dress(
            a,
            a,
            skirt=0.93,
            flare=3,
            sleeves="wide",
            open=1,
            belt=b,
            pad=2,
            trousers="none",
            collar="shirt",
            collar_colour=c,
            shoes="sandals",
            pattern="flowers",
            pattern_colour=c,
        ),
        "sari": Dress(
            b,
            a,
            skirt=0.97,
            skirt_colour=a,
            flare=7,
            sleeves="short",
            trousers="none",
            bust=3,
            shoes="sandals",
            more={"sash": a, "trim": c},
        ),
        "djellaba": Dress(
            a,
            a,
            skirt=0.93,
            flare=8,
            sleeves="wide",
            pad=4,
            trousers="none",
            shoes="slippers",
            pattern="stripes",
            pattern_colour=c,
        ),
        "tunic": Dress(a, b, skirt=0.34, flare=6, belt=c),
        "poncho": Dress(b, b, more={"poncho": a, "trim": c}),
        "parka": Dress(a, b, skirt=0.3, flare=4, pad=5, collar="fur", collar_colour=c, shoes="boots"),
        "cloak": Dress(b, b, skirt=0.8, flare=8, cloak=a, trousers="none", shoes="boots"),
        "sailor": Dress(a, b, collar="shirt", collar_colour=b, pattern="bands", pattern_colour=c),
        "uniform": Dress(
            a, a, skirt=0.24, flare=3, open=1, buttons=c, belt=b, collar="shirt", collar_colour=a, shoes="boots"
        ),
        "bathing": Dress(a, a, sleeves="none", trousers="shorts", shoes="bare", pattern="stripes", pattern_colour=c),
        "swim": Dress(a, a, sleeves="none", trousers="shorts", shoes="bare"),
    }[kind]


KINDS = (
    "shirt", "sweater", "tee", "overalls", "suit", "vest", "coat", "greatcoat", "dress", "gown", "pinafore", "skirt",
    "farmwife", "nightshirt", "robe", "kimono", "sari", "djellaba", "tunic", "poncho", "parka", "cloak", "sailor",
    "uniform", "bathing", "swim",
)  # fmt: skip


def patterned(g: Any, kind: str, seed: str = "cloth", k: float = 1.0) -> Any:
    """A cloth pattern cut to g: stripes, bands, dots, checks, flowers; k scales it."""
    x0, y0, x1, y1 = g.bounds
    r = random.Random(seed)
    out: list[Any] = []
    if kind in ("bands", "checks"):
        out += [limb([(x0 - 2, y, 1.7 * k), (x1 + 2, y, 1.7 * k)], 1) for y in _steps(y0, y1, 6.5 * k)]
    if kind in ("stripes", "checks"):
        out += [limb([(x, y0 - 2, 1.4 * k), (x, y1 + 2, 1.4 * k)], 1) for x in _steps(x0, x1, 5.5 * k)]
    if kind == "dots":
        out += [
            ellipse(x + (i % 2) * 3.5 * k, y, 1.3 * k)
            for i, y in enumerate(_steps(y0, y1, 6 * k))
            for x in _steps(x0, x1, 7 * k)
        ]
    if kind == "flowers":
        for i, y in enumerate(_steps(y0, y1, 10 * k)):
            for x in _steps(x0, x1, 11 * k):
                cx, cy = x + (i % 2) * 5 * k + r.uniform(-2, 2) * k, y + r.uniform(-2, 2) * k
                a = r.uniform(0, 6)
                out += [
                    ellipse(cx + math.cos(a + j * 1.257) * 1.7 * k, cy + math.sin(a + j * 1.257) * 1.7 * k, 1.15 * k)
                    for j in range(5)
                ]
    return U(out).intersection(g.buffer(-0.5 * k))


def _steps(a: float, b: float, d: float) -> list[float]:
    return [a + d * (i + 0.5) for i in range(int((b - a) / d) + 1)]


def _legs(f: Figure, sk: Skeleton, d: Dress, skin: str, side: str) -> None:
    g = sk.prop.girth
    hip, knee, ankle = (sk.hip_a, sk.knee_a, sk.ankle_a) if side == "a" else (sk.hip_b, sk.knee_b, sk.ankle_b)
    far = side == "b" and sk.view in ("side", "tq")
    toe = sk.pose.toe_a if side == "a" else sk.pose.toe_b
    sh = shoe(d.shoes, sk.view, g * 0.9)
    if sk.view in ("front", "back"):
        sh = T(sh, *ankle)
    else:
        sh = T(sh, *ankle, rot=toe)
    tint = (lambda c: dark(c, 0.2)) if far else (lambda c: c)
    bare = tube(hip, knee, ankle, (17, 11.5, 8), g)
    if d.trousers == "trousers":
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")
        w = (20, 15.5, 14) if d.shoes != "boots" else (20, 15, 11.5)
        leg = tube(hip, knee, ankle, w, g, 0.985 if d.shoes != "boots" else 0.86)
        f.add(leg, tint(d.bottom), "trousers")
        f.add(folds_at(hip, knee, ankle, 15 * g), tint(dark(d.bottom, 0.3)), "folds", 0.2, True, 0.7)
    elif d.trousers == "shorts":
        f.add(bare, tint(skin), "leg")
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")
        f.add(tube(hip, knee, ankle, (20, 17, 15), g, 0.44), tint(d.bottom), "trousers")
    else:
        f.add(bare, tint(d.more.get("stockings", skin)), "leg")
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")


def _arm(f: Figure, sk: Skeleton, d: Dress, skin: str, side: str) -> None:
    g = sk.prop.girth
    s, e, w = (sk.shoulder_a, sk.elbow_a, sk.wrist_a) if side == "a" else (sk.shoulder_b, sk.elbow_b, sk.wrist_b)
    grip = sk.pose.grip_a if side == "a" else sk.pose.grip_b
    bend = sk.pose.bend_a if side == "a" else sk.pose.bend_b
    far = side == "b" and sk.view in ("side", "tq")
    tint = (lambda c: dark(c, 0.16)) if far else (lambda c: c)
    ang = math.degrees(math.atan2(w[1] - e[1], w[0] - e[0])) + bend
    k = 0.165 * g * (sk.prop.height / 200) ** 0.1
    h = hand(grip, tint(skin))
    thumb_up = sk.view in ("side", "tq") or side == "b"
    if sk.view == "back":
        thumb_up = not thumb_up
    up = -90 <= ang <= 90 if sk.view in ("side", "tq") else side == "b"
    h = T(h, s=k, sy=k if (up if sk.view in ("side", "tq") else thumb_up) else -k)
    h = T(h, *w, rot=ang)
    colour = tint(d.more.get("sleeve", d.top))
    if d.sleeves in ("none", "short"):
        f.add(tube(s, e, w, (11.5, 9.5, 7), g), tint(skin), "arm")
        f.extend(h, f"hand_{side}.")
        if d.sleeves == "short":
            f.add(tube(s, e, w, (15, 14, 13), g, 0.3), colour, "sleeve")
        return
    f.extend(h, f"hand_{side}.")
    if d.sleeves == "wide":
        sl = U(
            tube(s, e, w, (16, 17, 19), g, 0.9),
            limb(
                [
                    (*e, 14 * g),
                    ((e[0] + w[0]) / 2, (e[1] + w[1]) / 2 + 7 * g, 17 * g),
                    (w[0] * 0.9 + e[0] * 0.1, w[1] * 0.9 + e[1] * 0.1 + 12 * g, 9 * g),
                ],
                5,
            ),
        )
        sl = fillet(sl, 3 * g)
    else:
        p = d.pad
        sl = tube(s, e, w, (13 + p, 11 + p, 9.5 + p * 0.8), g, 0.97)
    f.add(sl, colour, "sleeve")
    if d.pattern:
        f.add(patterned(sl, d.pattern, "sleeve", g), tint(d.pattern_colour), "pattern", 0.2, True, 0.8)
    f.add(folds_at(s, e, w, 13 * g), dark(colour, 0.3), "folds", 0.2, True, 0.7)
    if d.sleeves == "long":
        c = (w[0] - (w[0] - e[0]) * 0.05, w[1] - (w[1] - e[1]) * 0.05)
        r = math.radians(ang - bend + 90)
        q = (4.1 + d.pad * 0.4) * g
        f.add(
            limb(
                [
                    (c[0] - math.cos(r) * q, c[1] - math.sin(r) * q, 2.6 * g),
                    (c[0] + math.cos(r) * q, c[1] + math.sin(r) * q, 2.6 * g),
                ],
                2,
            ),
            light(colour, 0.12),
            "cuff",
            0.4,
        )


def person(
    age: float = 35,
    view: str = "side",
    pose: str | Pose = "stand",
    dress: Dress | None = None,
    skin: str = "#d9a077",
    hair: str | None = "short",
    hair_colour: str = "#4a2c1c",
    mood: str | Feeling = "calm",
    build: float = 1.0,
    tall: float = 1.0,
    head_view: str | None = None,
    head_flip: bool = False,
    nod: float = 0,
    reach_a: XY | None = None,
    reach_b: XY | None = None,
    step_a: XY | None = None,
    step_b: XY | None = None,
    grip_a: str | None = None,
    grip_b: str | None = None,
    big_head: float = 1.0,
    over: Figure | None = None,
    **face: Any,
) -> Figure:
    """A whole person, facing right in side and three-quarter view, feet on y = 0.

    reach_*, step_*: where wrists and ankles go (figure units); grip_*: a kind of hands.KINDS; head_view: the head seen
    from elsewhere than the body; over: pieces (such as a prop) laid between torso and near arm; face: everything else
    goes to faces.head (beard, glasses, hat, lash, iris ...). Anchors: hand_a.hold, hand_b.hold, head.eye, head.crown,
    head.mouth, neck, shoulder_a, shoulder_b, hip, knee_a, foot_a, foot_b.
    """
    d = dress or Dress()
    po = pose_named(pose, view)
    if grip_a:
        po = po.but(grip_a=grip_a)
    if grip_b:
        po = po.but(grip_b=grip_b)
    sk = skeleton(age, view, po, build, tall, reach_a, reach_b, step_a, step_b)
    g = sk.prop.girth
    f = Figure()
    m = feeling(mood)
    hv = head_view or view
    # the head: its neck anchor sits above the neck base, turned with the spine
    nx, ny, ang = sk.spine_at(1.0)
    hk = sk.prop.head / 100 * big_head
    tilt = ang * 0.35 + po.nod + nod + (m.tilt if hv in ("tq", "side") else m.tilt * 0.5)
    r = math.radians(ang * 0.6 + 8 * (hv == "side"))
    neck_len = sk.prop.neck * 1.25
    hx, hy = nx + math.sin(r) * neck_len, ny - math.cos(r) * neck_len
    hd = head(hv, age, m, skin, hair, hair_colour, **face)
    ax, ay = hd.at("neck")
    hd = T(T(hd, -ax, -ay, o=(0, 0)), s=hk, flip=head_flip)
    hd = T(hd, hx, hy, rot=tilt)
    back_names = ("hair.back", "hair.bun", "hair.tail", "hair.plait", "hat.back", "hat.under", "hat.tail")
    behind_head = Figure(p for p in hd.pieces[:8] if p.name in back_names and hv != "back")
    cut = len(behind_head.pieces)
    if view == "back":
        front_arms = ("a", "b")
    else:
        front_arms = ()
    if d.cloak:
        cloak = skirt(sk, max(d.skirt, 0.7), 12, 8)
        cl = fillet(U(cloak, torso(sk, 6)), 8 * g)
        f.add(cl, dark(d.cloak, 0.2) if view != "back" else d.cloak, "cloak")
    if view != "back":
        for p in behind_head.pieces:
            f.pieces.append(p)
    # far limbs
    for side in front_arms:
        _arm(f, sk, d, skin, side)
    if view in ("side", "tq"):
        _arm(f, sk, d, skin, "b")
    _legs(f, sk, d, skin, "b")
    _legs(f, sk, d, skin, "a")
    if d.trousers != "none":
        seat = U(torso(sk, 1.2, top=0.26), limb([(*sk.hip_a, 18 * g), (*sk.hip_b, 18 * g)], 2))
        f.add(fillet(seat, 2), d.bottom, "trousers")
    f.add(
        limb([(nx, ny + 3 * g, 12.5 * g), ((nx + hx) / 2, (ny + hy) / 2, 11 * g), (hx, hy - 4 * g, 11.5 * g)], 4),
        mix(skin, "#7a3a24", 0.16),
        "neck",
    )
    body = torso(sk, d.pad, d.bust, d.belly)
    if d.skirt:
        sc = d.skirt_colour or d.top
        cloth = skirt(sk, d.skirt, d.flare, d.pad)
        if sc == d.top:
            body = fillet(U(body, cloth), 4 * g)
            f.add(body, d.top, "top")
            if d.pattern:
                f.add(patterned(body, d.pattern, "body", g), d.pattern_colour, "pattern", 0.2, True, 0.8)
        else:
            f.add(cloth, sc, "skirt")
            f.add(
                body.difference(skirt(sk, 0.02, 0, 0).buffer(-3))
                if False
                else torso(sk, d.pad, d.bust, d.belly, bottom=0.2),
                d.top,
                "top",
            )
            if d.pattern:
                f.add(patterned(body, d.pattern, "body", g), d.pattern_colour, "pattern", 0.2, True, 0.8)
        f.add(hem_folds(sk, cloth, d.skirt), dark(sc, 0.28), "folds", 0.2, True, 0.6)
    else:
        body = torso(sk, d.pad, d.bust, d.belly, bottom=0.08)
        f.add(body, d.top, "top")
        if d.pattern:
            f.add(patterned(body, d.pattern, "body", g), d.pattern_colour, "pattern", 0.2, True, 0.8)
    _trim(f, sk, d, body)
    if over:
        f.extend(over)
    if d.collar and view != "back":
        f.add(collar(sk, d.collar), d.collar_colour, "collar", 0.6)
    for p in hd.pieces[cut:] if view != "back" else hd.pieces:
        f.pieces.append(p)
    if view == "back" and d.collar:
        f.add(collar(sk, "scarf" if d.collar != "fur" else "fur"), d.collar_colour, "collar", 0.6)
    if d.cloak and view != "back":
        x, y, _ = sk.spine_at(1.0)
        f.add(
            T(U(shape("-16,6 -10,-2 0,-4 10,-2 16,6 8,8 0,5 -8,8"), ellipse(0, 5, 2.6)), x, y, g, rot=ang),
            d.cloak,
            "cloak.clasp",
            0.6,
        )
    if view in ("side", "tq"):
        _arm(f, sk, d, skin, "a")
    elif view == "front":
        _arm(f, sk, d, skin, "a")
        _arm(f, sk, d, skin, "b")
    if po.hip < 1 and po.foot_a[1] < 0.2:  # nothing hangs through the floor
        f.pieces = [p._replace(geom=clean(p.geom.intersection(_GROUND))) for p in f.pieces]
        f.pieces = [p for p in f.pieces if not p.geom.is_empty]
    for k in ("eye", "crown", "mouth", "chin", "ear"):
        f.mark("head." + k, *hd.at(k))
    for k, q in (
        ("neck", (nx, ny)),
        ("shoulder_a", sk.shoulder_a),
        ("shoulder_b", sk.shoulder_b),
        ("hip", sk.spine_at(0)[:2]),
        ("knee_a", sk.knee_a),
        ("knee_b", sk.knee_b),
        ("foot_a", sk.ankle_a),
        ("foot_b", sk.ankle_b),
    ):
        f.mark(k, *q)
    return f


def _trim(f: Figure, sk: Skeleton, d: Dress, body: Any) -> None:
    """Belts, buttons, aprons, vests, sashes."""
    g = sk.prop.girth
    view = sk.view
    front = {"front": 0.0, "tq": 5.0, "side": 11.0}.get(view)
    if d.more.get("vest"):
        v = torso(sk, d.pad + 0.6, d.bust, d.belly, top=0.98, bottom=0.1)
        if view == "front":
            x, y, _ = sk.spine_at(1.0)
            v = v.difference(T(shape("-7,-6^ 7,-6^ 0,26^"), x, y, g))
        f.add(v, d.more["vest"], "vest", 0.6)
    if d.open and front is not None:
        line = [
            (*sk.off(s, front * g * (1 if s < 0.9 else 0.6)), w * g)
            for s, w in ((0.98, 0.8), (0.7, 1.2), (0.3, 1.2), (0.02, 1.0))
        ]
        x, y = sk.off(0.0, front * g)
        if d.skirt > 0.15:
            kx = (sk.knee_a[0] + sk.knee_b[0]) / 2 + front * g
            ky = (sk.knee_a[1] + sk.knee_b[1]) / 2
            t = min(1.0, d.skirt * 2)
            line.append((x + (kx - x) * t, y + (ky - y) * t, 0.6 * g))
        f.add(limb(line, 6).intersection(body), dark(d.top, 0.4), "opening", 0.2, True, 0.8)
        if d.shirt and view in ("front", "tq"):
            x, y, a = sk.spine_at(1.0)
            f.add(
                T(shape("-7,-3^ 7,-3^ 1,26^ -1,26^"), x + (2 * g if view == "tq" else 0), y, g, rot=a),
                d.shirt,
                "shirt",
                0.4,
            )
    if d.buttons and front is not None:
        f.add(
            U(
                [
                    ellipse(*sk.off(s, (front - (2.6 if view != "front" else -2.6)) * g), 1.5 * g)
                    for s in (0.78, 0.6, 0.42, 0.24)
                ]
            ),
            d.buttons,
            "buttons",
            0.3,
        )
    if d.apron and view != "back":
        x0 = {"front": -12, "tq": -9, "side": -3}[view]
        x1 = {"front": 12, "tq": 15, "side": 17}[view]
        bib = U(
            limb(
                [
                    (*sk.off(0.8, (x0 + x1) / 2 * g), (x1 - x0) * 0.7 * g),
                    (*sk.off(0.4, (x0 + x1) / 2 * g), (x1 - x0) * g),
                    (*sk.off(0.1, (x0 + x1) / 2 * g), (x1 - x0) * 1.2 * g),
                ],
                5,
            )
        ).intersection(torso(sk, d.pad + 1, d.bust, d.belly, top=0.9))
        parts = [bib]
        if d.skirt > 0.3:
            ap = skirt(sk, d.skirt * 0.86, d.flare * 0.4, 0)
            x, y, _ = sk.spine_at(0.1)
            keep = limb(
                [
                    (x + (x0 + x1) / 2 * g, y - 8, (x1 - x0) * 1.3 * g),
                    (
                        (sk.knee_a[0] + sk.knee_b[0]) / 2 + (x0 + x1) / 2 * g,
                        (sk.knee_a[1] + sk.knee_b[1]) / 2,
                        (x1 - x0) * 1.7 * g,
                    ),
                    (
                        (sk.ankle_a[0] + sk.ankle_b[0]) / 2 + (x0 + x1) / 2 * g,
                        (sk.ankle_a[1] + sk.ankle_b[1]) / 2,
                        (x1 - x0) * 1.8 * g,
                    ),
                ],
                5,
            )
            parts.append(ap.intersection(keep))
        f.add(fillet(U(parts), 2 * g), d.apron, "apron", 0.6)
        straps = [
            limb([(*sk.off(0.78, x * g), 2.4 * g), (*sk.off(0.98, x * 0.7 * g), 2.4 * g)], 2)
            for x in (x0 * 0.7, x1 * 0.7)
        ]
        f.add(U(straps), dark(d.apron, 0.08), "apron.strap", 0.4)
    if d.belt:
        a, b = sk.off(0.42, -40), sk.off(0.42, 40)
        w = 13 if d.sleeves == "wide" else 4.5
        f.add(limb([(*a, w * g), (*b, w * g)], 1).intersection(body.buffer(0.8)), d.belt, "belt", 0.5)
    if d.more.get("sash"):
        x, y = sk.off(0.92, -12 * g)
        sash = limb([(x, y, 13 * g), (*sk.off(0.6, 4 * g), 16 * g), (*sk.off(0.3, 12 * g), 15 * g)], 6)
        f.add(sash.intersection(body.buffer(2)), light(d.more["sash"], 0.08), "sash", 0.6)
        f.add(
            limb(
                [(x - 5 * g, y + 3, 1.6 * g), (*sk.off(0.55, 0), 1.8 * g), (*sk.off(0.2, 9 * g), 1.6 * g)], 6
            ).intersection(body.buffer(2)),
            d.more["trim"],
            "sash.trim",
            0.3,
            True,
        )
    if d.more.get("poncho"):
        p = fillet(
            U(
                torso(sk, 7),
                limb([(*sk.off(0.9, -18 * g), 10 * g), (*sk.off(0.9, 18 * g), 10 * g)], 2),
                limb([(*sk.off(0.8, 0), 44 * g), (*sk.off(0.2, 0), 56 * g)], 4),
            ),
            5 * g,
        )
        f.add(p, d.more["poncho"], "poncho", 0.8)
        f.add(patterned(p, "bands", "poncho", 1.5 * g), d.more["trim"], "pattern", 0.2, True, 0.8)


def crowd(
    rng: random.Random, n: int = 9, view: str | None = None, width: float = 400, rows: int = 2, **kw: Any
) -> list[Figure]:
    """n people of many ages and places, standing in rows (far ones first), feet near y = 0."""
    skins = ("#f0c8a4", "#d9a077", "#b97a52", "#8a5636", "#5e3a28", "#e3b58c")
    cloths = ("#8a3a3a", "#3f6f78", "#c9a25a", "#5f4a6a", "#6a7f4a", "#a86a4a", "#35577f", "#7a5040")
    kinds = ("coat", "shirt", "dress", "farmwife", "sweater", "suit", "robe", "tunic", "skirt", "parka")
    hairs = ("short", "bun", "long", "curly", "balding", "parted", "braid", "afro", "bob", "tousled", "wavy")
    hats: tuple[str | None, ...] = (None, None, None, "flat", "scarf", "knit", "straw", "bowler", "beret")
    out = []
    for k in range(n):
        row = k * rows // n
        per = -(-n // rows)
        age = rng.choice([6, 9, 15, 24, 32, 41, 55, 68, 80])
        v = view or rng.choice(["front", "tq", "side", "tq"])
        old = age > 60
        p = person(
            age, v, rng.choice(["stand", "stand", "walk"]) if v != "front" else rng.choice(["stand", "hold", "hips"]),
            dress(rng.choice(kinds), rng.choice(cloths), rng.choice(cloths), "#efe2c4"),
            rng.choice(skins), rng.choice(hairs), "#d8d2c6" if old else rng.choice(("#2a1a14", "#4a2c1c", "#7a4a24", "#c98a3c", "#1a1412")),
            rng.choice(["calm", "smile", "wonder", "doubt", "firm", "tired"]), rng.uniform(0.92, 1.15), hat=rng.choice(hats), **kw,
        )  # fmt: skip
        x = ((k % per) + 0.5 + rng.uniform(-0.25, 0.25)) / per * width - width / 2
        out.append(T(p, x, (row - rows + 1) * 14, flip=rng.random() < 0.5))
    return out
