"""The keeper of the lamp cage, in oilskins, a bird in her hood; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon

from cards.studio.papercut.body import Pose
from cards.studio.papercut.brick_lighthouse import TOP
from cards.studio.papercut.feelings import feeling
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.lamp_cage import CAGE_TOP, CAGE_W, LX, LY
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

KX = 348  # the keeper


def draw_keeper(sc: Scene) -> None:
    """Sixty, broad, in oilskins: one hand keeps the door open, the other lets go; one bird has crept into her hood."""
    s, ky = 1.24, TOP - 8
    hinge = LX + CAGE_W / 2
    far_x = 322
    to = lambda x, y: ((x - KX) / s, (y - ky) / s)
    pose = Pose(
        0.95,
        lean=15,
        stoop=3,
        nod=-30,
        foot_a=(0.3, 0),
        foot_b=(-0.36, 0.05),
        toe_a=-6,
        toe_b=34,
        grip_a="open",
        grip_b="grip",
        elbow_a=-1,
        elbow_b=-1,
    )
    coat = dress("coat", "#d0aa3a", "#2c3b44", "#f4e7b0").but(
        skirt=0.52, pad=5, flare=20, shoes="boots", shoe_colour="#16222a", collar=None, belly=6
    )
    p = person(
        60,
        "side",
        pose,
        coat,
        "#c98f68",
        "bun",
        "#dedace",
        feeling("tender")._replace(open=0.8, look=(0.6, -0.8), curve=0.9, tilt=-4),
        1.2,
        reach_a=to(KX + 128, 206),
        big_head=1.12,
        nose=0.82,
        lash=1.3,
        reach_b=to(far_x + 6, 312),
    )
    p = T(p, KX, ky, s)
    # the cage's door, hinged at the cage, swung towards us
    gate = []
    for t in (0, 0.36, 0.7, 1):
        x = hinge + (far_x - hinge) * t
        gate.append(limb([(x, CAGE_TOP + 84 + 16 * t, 3), (x, TOP - 26 + 10 * t, 3)], 1))
    gate += [
        limb([(hinge, CAGE_TOP + 84 + y, 3.2), (far_x, CAGE_TOP + 100 + y * 0.96, 3.2)], 1) for y in (0, 62, 124, 150)
    ]
    sc.layer(U(gate), "#1d2a33", z=3, sh=0.5, cut=0, fibre=0, rim="#fffbe0", rimop=0.95)
    put(sc, p, z=2.8, rim=(3.5, 0.6, "#fff9dc", 0.95), shade=("#22343d", 0.42, 430), cast=8)
    # the hood hangs on her back; a bird looks out of it
    nx, ny = p.at("neck")
    hood = shape(
        f"{nx + 12},{ny - 6}^ {nx - 6},{ny - 12} {nx - 26},{ny - 10} {nx - 38},{ny + 6} {nx - 34},{ny + 30} {nx - 14},{ny + 44} {nx + 6},{ny + 30} {nx + 14},{ny + 8}"
    )
    sc.layer(hood, sc.near("#f2d468", "#8a6c24", 300, (LX, LY)), z=4, sh=0.5, cut=0.1, rim="#fff9dc", rimop=0.9)
    mouth = shape(
        f"{nx + 8},{ny - 4}^ {nx - 8},{ny - 9} {nx - 25},{ny - 7} {nx - 34},{ny + 5}^ {nx - 18},{ny + 9} {nx - 2},{ny + 6}"
    )
    sc.layer(mouth, "#4a3a18", z=0.8, sh=0, cut=0, fibre=0)
    sc.glow(nx - 14, ny - 2, 34, "#f4dd6b", 0.9)
    bx, by = nx - 16, ny - 4
    sc.layer(
        U(
            ellipse(bx, by, 7.6, 7),
            ellipse(bx - 4, by - 7, 5.4),
            Polygon([(bx - 8, by - 9), (bx - 14, by - 6.6), (bx - 8, by - 5)]),
        ),
        "#fff8d2",
        z=1.2,
        cut=0,
        fibre=0,
        wash=0,
        shc="#7a5a1c",
    )
    sc.flat(ellipse(bx - 5.6, by - 8, 1.2), "#4a3414")
    lip = limb([(nx - 35, ny + 5, 4), (nx - 16, ny + 10, 5), (nx + 6, ny + 6, 4)], 6)
    sc.layer(lip, "#e9c858", z=1.4, cut=0, fibre=0, rim="#fff9dc", rimop=0.9)
    sc.flat(
        U(
            limb([(nx - 24, ny + 16, 0.6), (nx - 20, ny + 28, 1.8), (nx - 10, ny + 38, 0.6)], 4),
            limb([(nx - 6, ny + 16, 0.6), (nx - 4, ny + 26, 1.6), (nx - 4, ny + 34, 0.6)], 4),
        ),
        "#6a5018",
        0.6,
    )
