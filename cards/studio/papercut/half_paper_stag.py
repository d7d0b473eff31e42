"""A stag that turns from printed paper to fur, with his shadow on the ground before him."""

from __future__ import annotations

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.paper_deer import paper_stag, stag_outline
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.standing_book import paper_coat

HIDE = ("#f2b070", "#a84a22", "#5c1e18")  # fur: lit, middle, shade


def half_paper_stag(sc: Scene, place: tuple[float, float, float]) -> None:
    """Fur before, printed paper behind: the border creeps over his flank. His shadow has roots."""
    x, y, s = place
    m = lambda g: T(g, x, y, s, flip=True)
    out = m(stag_outline())
    shade = AF.affine_transform(out, [1, -0.2, 0, -0.27, 0.2 * y, y * 1.27])
    sc.flat(shade, sc.lin([(0, "#3a0c24", 0.95), (1, "#3a0c24", 0.7)], 0, y, 0, y + 140), 0.95, "multiply", 1.4)
    q = m(paper_stag())
    skin = m(shape("-600,-900^ 4,-900^ 16,-330 -4,-300 26,-270 2,-246 34,-214 10,-190 36,-160 30,0^ -600,0^"))
    skin = fur(skin, 26, 0.14, 7, where=lambda px, py, nx, ny: (0.9, 0.3, 0.8) if nx < -0.2 else 0, w=5)
    for n in ("far_horn", "far"):
        hide = sc.lin([(0, "#7a3a22"), (1, "#3f141a")], x, y - 260, x + 90, y)
        sc.layer(q[n], "#9a7a7a" if n == "far" else "#8a6040", z=2, cut=0, sh=0.4, fibre=0, rim="#fff6dc", rimop=0.9)
        if n == "far":
            sc.flat(clean(q[n].intersection(skin)), hide)
    y0, y1 = q["body"].bounds[1::2]
    paper = sc.lin([(0, "#fffef4"), (0.6, "#fff3dc"), (1, "#dcb4a4")], x - 110, y - 210, x + 20, y)
    sc.layer(q["body"], paper, z=5, cut=0, sh=0.6, fibre=0.1, rim="#ffffff", rimop=1)
    paper_coat(sc, q["body"], "stag")
    coat = clean(q["body"].intersection(skin))
    fill = sc.lin([(0, HIDE[0]), (0.35, HIDE[1]), (1, HIDE[2])], x - 40, y - 330, x + 130, y - 130)
    sc.layer(coat, fill, z=1.4, cut=0, sh=0.3, fibre=0.2, rim="#ffe0a0", rimop=0.7)
    horns = clean(coat.intersection(box(0, 0, 900, y - 508 * s)))
    sc.flat(horns, sc.lin([(0, "#f6e0b0"), (0.6, "#b88a5a"), (1, "#7a4a30")], x, 0, x + 170, 0))
    r = sc.stream("hair")
    with sc.clip(clean(coat.difference(horns))):
        for k, (c, n) in enumerate((("#4a1812", 330), ("#f2b070", 150), ("#d87a3c", 220))):
            hairs = []
            for _ in range(n):
                hx, hy = x + r.uniform(-50, 130), y - r.uniform(90, 350)
                a = r.uniform(-5, 3)
                hairs.append(limb([(hx, hy, 0.4), (hx + a - 2, hy + 6, 1.2), (hx + a - 5, hy + 12, 0.3)], 3, 3))
            sc.flat(U(hairs), c, 0.45)
    with sc.clip(coat):
        sc.flat(
            coat,
            sc.lin(
                [(0, "#2a0818", 0), (0.55, "#2a0818", 0.1), (1, "#2a0818", 0.85)], x - 10, y - 300, x + 120, y - 240
            ),
            0.8,
            "multiply",
        )
        sc.flat(clean(coat.difference(T(coat, 5, 3))), "#fff2b0", 0.55, "screen", 2.4)
    sc.flat(clean(m(shape("-40,-462^ 4,-450 6,-420 -40,-410 -70,-424^ -46,-440")).intersection(coat)), "#f0c898", 0.8)
    sc.flat(m(ellipse(-4, -440, 9, 8)), "#1c0a0c")
    sc.flat(q["slits"], "#4a1a18", 0.7)
    dapple = [
        ellipse(x + r.uniform(-20, 84), y - r.uniform(165, 215), r.uniform(2.4, 4), r.uniform(2, 3)) for _ in range(26)
    ]
    sc.flat(U(dapple).intersection(coat.buffer(-12)), "#ffe0a8", 0.75)
    sc.flat(m(ellipse(-77, -477, 13, 11)), "#f6d8a8", 0.9)
    sc.flat(m(ellipse(-76, -477, 9.5, 9)), "#1c0808")
    sc.flat(m(ellipse(-71, -481, 2.8, 2.8)), "#fffbe6")
    sc.flat(q["ear_in"], "#f0b890", 0.8)
    for dx in (2, -2):
        rimlight(sc, q["body"], dx, 2.4, "#fffbd0", 1.0, 1.0, r=1400)
