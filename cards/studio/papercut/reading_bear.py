"""A bear in a dressing gown who has stopped reading: turned three quarters to the right, face lifted, a book on his knees."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import light
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

MOON, WARM = "#d4e8ff", "#ffcf80"
PAPER: dict[str, Any] = {"cut": 0.4, "sh": 0.55, "rim": "#ffe6b8", "rimop": 0.7}


class ReadingBear:
    """The bear at a place; his seat is at (x, y), his soles 62 units below it. Draw his parts far to near with `draw`."""

    def __init__(self, sc: Scene, x: float, y: float, s: float, gown: str = "#c8302a") -> None:
        self.sc, self.x, self.y, self.s, self.gown = sc, x, y, s, gown
        self.cloth: Any = box(0, 0, 0, 0)

    def at(self, g: Any) -> Any:
        """A piece of the bear in the picture."""
        return T(g, self.x, self.y, self.s)

    def lifted(self, g: Any) -> Any:
        """A piece of his head, thrown back."""
        return self.at(T(g, rot=-24, o=(-14, -240)))

    def lin(self, stops: list[Any], x0: float, y0: float, x1: float, y1: float) -> str:
        """A gradient in the bear's own measure."""
        x, y, s = self.x, self.y, self.s
        return self.sc.lin(stops, x + x0 * s, y + y0 * s, x + x1 * s, y + y1 * s)

    def draw(self) -> None:
        """All of him, with book and drops."""
        self._far_side()
        self._gown()
        self._book()
        self._arm()
        self._head()

    def _leg(self, dx: float, far: int) -> None:
        sc, m = self.sc, self.at
        shin = limb([(114 + dx, -50, 60), (112 + dx, 0, 50), (102 + dx, 44, 42)], 8)
        tint = [(0, "#3a1e10"), (1, "#5a3018")] if far else [(0, "#4a2814"), (0.6, "#7a461f"), (1, "#b8743a")]
        sc.layer(m(shin), self.lin(tint, 80 + dx, 0, 140 + dx, 0), z=4, **PAPER)
        slip = shape("70,62^ 72,40 92,28 124,30 160,36 178,50 176,62^").buffer(1)
        c = "#1c5560" if far else "#2f8088"
        sc.layer(m(T(slip, dx)), self.lin([(0, c), (1, light(c, 0.35))], 70 + dx, 60, 180 + dx, 34), z=4, **PAPER)
        sc.layer(
            m(T(shape("70,52 90,30 128,32 124,42 96,42 78,58"), dx)), "#f0dcb0", z=1.5, cut=0, rim="#ffffff", rimop=0.8
        )
        rimlight(sc, m(T(slip, dx)), -2, 1, WARM, 0.9, 1, r=900)

    def _far_side(self) -> None:
        sc, m = self.sc, self.at
        self._leg(44, 1)
        far = limb([(10, -24, 100), (90, -60, 92), (152, -66, 70), (160, -46, 62)], 8)
        sc.layer(m(far), self.lin([(0, "#4a0c1a"), (1, "#8a1c24")], 0, 0, 170, 0), z=5, **PAPER)
        arm = limb([(52, -196, 58), (112, -164, 56), (168, -140, 46)], 8)
        sc.layer(m(arm), self.lin([(0, "#6a101c"), (1, "#a8262a")], 40, 0, 170, 0), z=5, **PAPER)

    def _gown(self) -> None:
        sc, m = self.sc, self.at
        body = shape(
            "-34,-252 -80,-232 -122,-184 -148,-112 -160,-50 -168,0 -158,30 -120,24 -60,18 40,16 84,2 100,-60 98,-130 76,-196 40,-244 0,-258"
        )
        stops = [(0, "#5a0e1c"), (0.5, "#a8242a"), (0.85, self.gown), (1, "#f2683e")]
        sc.layer(m(body), self.lin(stops, -140, 0, 110, -40), z=7, **PAPER)
        self._weave(body, 0)
        self.cloth = body
        lapel = shape("10,-250^ 44,-240 74,-196 84,-150 70,-120^ 52,-150 30,-200")
        sc.layer(m(lapel), self.lin([(0, "#f2d9a0"), (1, "#c89a58")], 40, -250, 60, -120), z=3, **PAPER)
        self._leg(0, 0)
        thigh = limb([(-64, -26, 112), (30, -56, 106), (104, -64, 76), (114, -44, 66)], 8)
        sc.layer(
            m(thigh), self.lin([(0, "#8a1822"), (0.6, self.gown), (1, "#f2683e")], -60, 10, 150, -70), z=6, **PAPER
        )
        self._weave(thigh, 1)
        self.cloth = U(body, thigh)
        patch = T(box(-19, -19, 19, 19), 26, -36, rot=12)
        sc.layer(m(patch), "#2f7a82", z=1.4, cut=0.8, rim="#e8fff0", rimop=0.9)
        belt = limb([(-160, -84, 15), (-60, -66, 17), (40, -82, 17), (104, -100, 15)], 6).intersection(
            body.difference(thigh)
        )
        sc.layer(clean(m(belt)), "#e0a838", z=2, cut=0.3, rim="#fff6c8", rimop=0.9)
        rimlight(sc, m(U(body, thigh)), -3, 2, "#ffb070", 0.8, 1.6, r=900)

    def _weave(self, g: Any, along: int) -> None:
        sc, m = self.sc, self.at
        down = [limb([(0.6 * q, -262, 2), (q, -90, 3), (q * 1.15, 24, 3)], 5) for q in range(-160, 150, 22)]
        cross = [limb([(-170, q, 2), (0, q + 12, 2), (150, q - 4, 2)], 5) for q in range(-240, 30, 27)]
        if along:
            down = [limb([(q - 8, -130, 2), (q, -60, 3), (q + 8, 40, 3)], 5) for q in range(-110, 160, 22)]
            cross = [limb([(-120, q, 2), (40, q - 14, 2), (150, q + 20, 2)], 5) for q in range(-110, 40, 25)]
        sc.flat(clean(m(U(down, cross)).intersection(m(g))), "#ffc070", 0.26)
        folds = ((-96, -60, 10), (-40, -30, 9), (30, 52, 9)) if not along else ((10, 30, 8), (74, 96, 8))
        for a, b, w in folds:
            fold = limb(
                [(a, -200 if not along else -90, 2), ((a + b) / 2, -110 if not along else -40, w), (b, -20, w)], 6
            )
            sc.flat(clean(m(fold).intersection(m(g))), "#4a0818", 0.45, None, 3)

    def _head(self) -> None:
        sc, m, up = self.sc, self.at, self.lifted
        coat = self.lin([(0, "#34190c"), (0.5, "#6a3c1c"), (1, "#a8703c")], -90, -230, 70, -330)
        sc.layer(up(ellipse(40, -354, 23, 24)), "#4a2814", z=2, **PAPER)
        skull = U(ellipse(-6, -298, 78, 70), ellipse(6, -262, 74, 46))
        skull = fur(
            fillet(skull, 10),
            13,
            0.14,
            6,
            where=lambda x, y, nx, ny: (0.7, 0.5, 0.7) if nx < -0.2 or (ny > 0.5 and x < 30) else 0,
            w=4,
        )
        collar = shape("-92,-236 -60,-212 -4,-206 56,-222 74,-250 40,-268 -50,-266")
        sc.layer(m(collar), self.lin([(0, "#9a7444"), (1, "#f2d9a0")], -80, 0, 70, 0), z=4, **PAPER)
        sc.layer(up(skull), coat, z=6, **PAPER)
        near = ellipse(-50, -352, 27, 28)
        sc.layer(up(near), coat, z=3, **PAPER)
        sc.flat(up(ellipse(-46, -348, 14, 16)), "#c08a68", 0.9)
        r = sc.stream("bear's fur")
        for c, n in (("#2a1208", 130), ("#c08a50", 110)):
            tufts = []
            for _ in range(n):
                x, y = r.uniform(-80, 60), r.uniform(-362, -226)
                tufts.append(limb([(x, y, 0.5), (x - 5, y + 7, 1.8), (x - 8, y + 15, 0.4)], 3, 3))
            sc.flat(clean(up(U(tufts)).intersection(up(skull.buffer(-4)))), c, 0.4)
        muzzle = fillet(U(ellipse(44, -268, 44, 34), ellipse(62, -276, 33, 25)), 8)
        sc.flat(
            up(skull.buffer(-2)),
            self.lin([(0, "#9cc8ff", 0), (0.6, "#9cc8ff", 0), (1, "#9cc8ff", 0.7)], -70, -250, 70, -372),
            0.6,
            "screen",
        )
        with sc.clip(up(skull.difference(muzzle))):
            rimlight(sc, up(U(skull, muzzle)), -5, 6, MOON, 1.0, 3, r=1200)
        rimlight(sc, up(near), -3, 4, MOON, 0.9, 1.6, r=1200)
        sc.layer(
            up(muzzle),
            self.lin([(0, "#a8723e"), (1, "#eac490")], 20, -270, 90, -350),
            z=3,
            cut=0,
            sh=0.4,
            rim="#fff2d8",
            rimop=0.8,
        )
        sc.layer(up(ellipse(82, -290, 17, 12.5, 14)), "#1c0e0a", z=2, cut=0, rim="#ffffff", rimop=0.9)
        sc.flat(up(ellipse(86, -294, 6, 3, 14)), "#d8ecff", 0.85)
        rimlight(sc, up(muzzle), -3, 4, MOON, 0.9, 1.6, r=1200)
        sc.flat(up(limb([(80, -278, 2.4), (74, -262, 2.6)], 3)), "#3a1c0e")
        sc.flat(up(ellipse(65, -252, 10, 9, -14)), "#3a120e")
        sc.flat(up(ellipse(64, -248, 6.6, 4.4, -14)), "#c8605a")
        x, y = up(ellipse(66, -300, 1)).centroid.coords[0]
        with sc.clip(up(U(skull, muzzle))):
            sc.glow(x, y, 70 * self.s, "#b8d8ff", 0.4)
        for x, y, w in ((14, -310, 7.4), (50, -320, 6.4)):
            sc.flat(up(ellipse(x, y, w * 1.25, w * 1.3)), "#2a1208", 0.7, None, 1)
            sc.flat(up(ellipse(x, y, w, w * 1.1)), "#120604")
            sc.flat(up(ellipse(x + w * 0.36, y + w * 0.1, w * 0.3, w * 0.34)), "#ffe6b0")
            sc.flat(
                up(limb([(x - w, y - w * 1.7, 1.4), (x, y - w * 2.1, 4.4), (x + w, y - w * 1.5, 1.4)], 5)),
                "#2a1208",
                0.9,
            )

    def _book(self) -> None:
        sc = self.sc
        m = lambda g: self.at(T(g, -10, 10, rot=-8, o=(170, -100)))
        for q, w, ln in ((142, 8, 40), (186, 9, 96), (226, 11, 150), (244, 7, 56)):
            drop = limb([(q, -104, w + 5), (q, -104 + ln * 0.6, w * 0.55), (q + 1, -104 + ln, w * 1.25)], 6)
            fill = self.lin([(0, "#ffe07a"), (1, "#e08a14")], 0, -100, 0, 40)
            sc.layer(m(drop), fill, z=3, cut=0, fibre=0, sh=0.4, rim="#fffbe0", rimop=1)
        sc.layer(m(shape("82,-150^ 168,-112 262,-172^ 260,-148^ 168,-84 88,-124^")), "#5a1c4a", z=5, **PAPER)
        for k, c in enumerate(("#c89a58", "#e8c888", "#f8e4b8")):
            d = 4 * (2 - k)
            left = shape(
                f"84,{-154 + d}^ 110,{-184 + d} 142,{-180 + d} 170,{-146 + d}^ 168,{-112 + d}^ 138,{-134 + d} 110,{-138 + d}^"
            )
            right = shape(
                f"170,{-146 + d}^ 188,{-188 + d} 218,{-206 + d} 256,{-194 + d}^ 262,{-164 + d}^ 226,{-160 + d} 196,{-140 + d} 168,{-112 + d}^"
            )
            fill = c if k < 2 else self.lin([(0, "#e8f0ff"), (0.5, "#ffffff"), (1, "#ffe8b0")], 90, 0, 260, 0)
            sc.layer(m(U(left, right)), fill, z=1.6, cut=0.3, sh=0.4, rim="#ffffff", rimop=0.9)
        lines = [
            limb([(104 + 3 * k, -168 + 9 * k, 2), (130, -166 + 9 * k, 2), (158, -146 + 8 * k, 2)], 4) for k in range(3)
        ]
        lines += [
            limb([(184 + 2 * k, -162 + 9 * k, 2), (206, -180 + 9 * k, 2), (242 + 2 * k, -184 + 8 * k, 2)], 4)
            for k in range(3)
        ]
        sc.flat(m(U(lines)), "#8a7060", 0.6)
        leaf_ = shape("168,-122^ 160,-170 172,-214 200,-240^ 206,-214 188,-176 172,-122^")
        sc.layer(
            m(leaf_),
            self.lin([(0, "#f4f8ff"), (1, "#e8d4a8")], 160, -220, 204, -180),
            z=3,
            cut=0.2,
            rim="#ffffff",
            rimop=1,
        )
        gold = shape("214,-200^ 234,-204 256,-194 264,-164 262,-128 256,-116 250,-128 252,-152 238,-158 222,-170")
        sc.layer(m(gold), "#f7b22a", z=1.2, cut=0, fibre=0, op=0.95, rim="#fffbe0", rimop=1)

    def _arm(self) -> None:
        sc, m = self.sc, self.at
        sleeve = shape(
            "-30,-244 -72,-230 -104,-186 -110,-134 -84,-92 -20,-70 64,-84^ 60,-138^ 40,-142 12,-158 2,-190 -6,-228"
        )
        tint = [(0, "#7a1420"), (0.6, "#c02c28"), (1, "#f2683e")]
        sc.layer(m(sleeve), self.lin(tint, -80, -120, 80, -140), z=7, **PAPER)
        checks = [limb([(q, -240, 2), (q + 14, -60, 2)], 3) for q in range(-110, 90, 22)]
        checks += [limb([(-120, q, 2), (90, q + 8, 2)], 3) for q in range(-230, -60, 25)]
        sc.flat(clean(m(U(checks)).intersection(m(sleeve))), "#ffc070", 0.26)
        dusk = self.lin([(0, "#1a0628", 0.85), (0.45, "#1a0628", 0.25), (1, "#1a0628", 0)], -166, 10, 50, -130)
        sc.flat(m(U(self.cloth, sleeve)), dusk, 0.85, "multiply")
        cuff = limb([(56, -141, 13), (66, -112, 15), (62, -84, 13)], 6)
        sc.layer(m(cuff), "#f2d9a0", z=2, cut=0.2, rim="#ffffff", rimop=0.8)
        paw = fillet(U(ellipse(88, -116, 26, 23), ellipse(106, -124, 15, 12), ellipse(108, -108, 14, 11)), 4)
        sc.layer(m(paw), self.lin([(0, "#4a2814"), (1, "#8a5226")], 70, 0, 116, 0), z=4, **PAPER)
        sc.flat(
            m(U([limb([(112, q, 3), (122, q - 1, 2.4), (127, q + 3, 0.6)], 4) for q in (-128, -117, -106)])), "#1c0e0a"
        )
        rimlight(sc, m(U(sleeve, paw)), -2, 3, "#ffc890", 0.8, 1.4, r=900)
