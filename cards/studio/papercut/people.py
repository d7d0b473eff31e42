"""People: ``person(age=70, view="tq", pose="walk", dress=dress("coat", "#57203a"), mood="tender")``."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.body import XY, Pose, pose_named, skeleton
from cards.studio.papercut.clothes import collar, hem_folds, skirt, torso
from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.dressing import add_arm, add_leg, add_trim
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling, feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.wardrobe import KINDS, Dress, dress, patterned  # noqa: F401

_GROUND = box(-900, -900, 900, 1.5)


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
        add_arm(f, sk, d, skin, side)
    if view in ("side", "tq"):
        add_arm(f, sk, d, skin, "b")
    add_leg(f, sk, d, skin, "b")
    add_leg(f, sk, d, skin, "a")
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
    add_trim(f, sk, d, body)
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
        add_arm(f, sk, d, skin, "a")
    elif view == "front":
        add_arm(f, sk, d, skin, "a")
        add_arm(f, sk, d, skin, "b")
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
            rng.choice(["calm", "smile", "wonder", "doubt", "firm", "tired"]), rng.uniform(0.92, 1.15), hat=rng.choice(hats), **({"hat_colour": cloths[(3 * k + 1) % len(cloths)]} | kw),
        )  # fmt: skip
        x = ((k % per) + 0.5 + rng.uniform(-0.25, 0.25)) / per * width - width / 2
        out.append(T(p, x, (row - rows + 1) * 14, flip=rng.random() < 0.5))
    return out
