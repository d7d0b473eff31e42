"""A scene: one light, and sheets of paper laid on each other from far to near."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from cards.studio.papercut import tiles
from cards.studio.papercut.edges import sheet_filter
from cards.studio.papercut.geometry import H, W, clean, line_d, path_d, rounded
from cards.studio.papercut.hand import handcut

TILE_URL = "tile:"  # replaced by the renderer with the place of the tile pictures

Stops = Sequence[tuple[Any, ...]]


class Scene:
    """Paper sheets, glows and mists in painting order; ``svg()`` gives the picture.

    light: (x, y, height) of the one light; shadow: colour of every shadow; bg: colour behind everything.
    Random numbers: ``stream("name")`` gives each thing its own stream, so that editing one leaves all others alone.
    """

    def __init__(
        self,
        name: str,
        light: tuple[float, float, float] = (400, 400, 200),
        shadow: str = "#04060f",
        bg: str = "#0a0a12",
        w: int = W,
        h: int = H,
    ) -> None:
        self.name, self.w, self.h = name, w, h
        self.light, self.shadow, self.bg = light, shadow, bg
        self.defs: list[str] = []
        self.body: list[str] = []
        self.sheets = 0
        self._k = 0
        self._frame = box(-50, -50, w + 50, h + 50)

    # ------------------------------------------------------------------ names and streams
    def id(self, prefix: str = "i") -> str:
        """A fresh id inside this picture."""
        self._k += 1
        return f"{prefix}{self._k}"

    def stream(self, thing: str) -> random.Random:
        """The random stream of one named thing of this scene."""
        return random.Random(f"{self.name}/{thing}")

    # ------------------------------------------------------------------ fills
    @staticmethod
    def _stops(stops: Stops) -> str:
        return "".join(
            f'<stop offset="{s[0]}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]}"' if len(s) > 2 else "") + "/>"
            for s in stops
        )

    def lin(self, stops: Stops, x1: float, y1: float, x2: float, y2: float) -> str:
        """Linear gradient fill; stops = [(offset, colour[, opacity]), ...]."""
        i = self.id("g")
        self.defs.append(
            f'<linearGradient id="{i}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            + self._stops(stops)
            + "</linearGradient>"
        )
        return f"url(#{i})"

    def rad(self, stops: Stops, cx: float, cy: float, r: float, tf: str = "") -> str:
        """Radial gradient fill; tf = an SVG transform of the gradient."""
        i = self.id("g")
        t = f' gradientTransform="{tf}"' if tf else ""
        self.defs.append(
            f'<radialGradient id="{i}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}"{t}>'
            + self._stops(stops)
            + "</radialGradient>"
        )
        return f"url(#{i})"

    def near(
        self,
        lit: str,
        shade: str,
        r: float = 600,
        c: Sequence[float] | None = None,
        mid: str | None = None,
    ) -> str:
        """The fill of the light box: lit beside the scene's light (or c), falling off to shade at distance r."""
        c = c or self.light
        stops = [(0, lit), (1, shade)] if mid is None else [(0, lit), (0.45, mid), (1, shade)]
        return self.rad(stops, c[0], c[1], r)

    # ------------------------------------------------------------------ paper
    def _coat(self, kind: str, bb: Sequence[float], seed: int, scale: float, op: float) -> str:
        """A part of the wash or fibre picture over the box bb; the seed picks the part."""
        w, h = max(tiles.COAT_W * scale, bb[2] - bb[0]), max(tiles.COAT_H * scale, bb[3] - bb[1])
        rx, ry = max(0.0, w - (bb[2] - bb[0])), max(0.0, h - (bb[3] - bb[1]))
        x, y = bb[0] - rx * (seed % 97) / 97, bb[1] - ry * (seed % 89) / 89
        return f'<image href="{TILE_URL}{kind}" x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" opacity="{op:.2f}" preserveAspectRatio="none"/>'

    def layer(
        self,
        items: Any,
        fill: str | None = None,
        z: float = 6,
        cut: float = 0.8,
        step: float = 5,
        fibre: float = 0.16,
        fk: str = "fibL",
        op: float = 1,
        over: str = "",
        tex: float = 0.85,
        edge: float = 1.0,
        sh: float = 0.55,
        shc: str | None = None,
        dx: float | None = None,
        dy: float | None = None,
        wash: float = 1.0,
        wf: float = 0.008,
        rim: str = "#fff4dc",
        rimop: float = 0.34,
        rimw: float = 0.9,
        az: float | None = None,
        lightpos: Sequence[float] | None = None,
        **ignored: Any,
    ) -> None:
        """Lay one sheet, or several pieces glued at one height: items = geom | [(geom, fill), ...].

        z: height over what lies below (1-2 on a face, 5-8 far, 12-18 near) and the only measure of both shadows;
        sh, shc, dx, dy: strength, colour and throw of the shadow; cut: amplitude of the scissors' wobble (0 = exact);
        wash, fibre: painted cloud and hairs of the paper (0 = none; pieces under 24 px get none anyway); tex and other
        words of the first sketch are accepted and mean nothing: the tooth of the paper is laid once, by finish();
        rim, rimop, rimw: hairline of light on the cut edge; edge: hairline of shade opposite; op: opacity;
        over: SVG drawn on the sheet under the same filter.
        """
        if not isinstance(items, list):
            items = [(items, fill)]
        b: list[str] = []
        bbs = []
        pieces = []
        for it in items:
            g, f = it if isinstance(it, tuple) else (it, fill)
            if g is None or g.is_empty:
                continue
            if not self._frame.contains(g):
                g = clean(g.intersection(self._frame))
            if g.is_empty:
                continue
            seed = zlib.crc32(f"{self.name}/{[round(v) for v in g.bounds]}/{round(g.area)}".encode())
            if cut:
                g = handcut(g, cut, step, seed)
                if g.is_empty:
                    continue
            bbs.append(g.bounds)
            pieces.append((g, f, seed))
        if not pieces:
            return
        bb = (min(x[0] for x in bbs), min(x[1] for x in bbs), max(x[2] for x in bbs), max(x[3] for x in bbs))
        lx, ly = (lightpos or self.light)[:2]
        if az is None:
            az = math.degrees(math.atan2(ly - (bb[1] + bb[3]) / 2, lx - (bb[0] + bb[2]) / 2))
        size = max(bb[2] - bb[0], bb[3] - bb[1])
        for g, f, seed in pieces:
            b.append(f'<path d="{path_d(g)}" fill="{f}" fill-rule="evenodd"/>')
            coats = []
            if wash and size > 24:
                coats.append(self._coat("wash", g.bounds, seed, 0.008 / wf, min(1.0, wash)))
            if fibre and size > 24:
                coats.append(self._coat(fk, g.bounds, seed // 7, 1, fibre))
            if coats:
                i = self.id("d")
                self.defs.append(f'<clipPath id="{i}"><path d="{path_d(g)}" clip-rule="evenodd"/></clipPath>')
                b.append(f'<g clip-path="url(#{i})">' + "".join(coats) + "</g>")
        p = self.id("p")
        drop = (shc or self.shadow, sh, 0.12 * z if dx is None else dx, 0.55 * z if dy is None else dy)
        self.defs.append(sheet_filter(p, bb, (self.w, self.h), z, drop, az, (rim, rimop, rimw), edge))
        o = f' opacity="{op}"' if op != 1 else ""
        self.sheets += 1
        self.body.append(f'<g filter="url(#{p})"{o}>' + "".join(b) + over + "</g>")

    def stack(
        self, g: BaseGeometry, fills: Sequence[str], d: float = 12, z: float = 6, soft: float = 6, **kw: Any
    ) -> None:
        """Contour stack: the same sheet again and again, each one cut back by d."""
        for k, f in enumerate(fills):
            q = rounded(g.buffer(-d * k), soft) if k else g
            if q.is_empty:
                return
            self.layer(q, f, z=z, **kw)

    # ------------------------------------------------------------------ ink, light and mist
    def raw(self, svg: str) -> None:
        """SVG as it stands."""
        self.body.append(svg)

    def backdrop(self, fill: str) -> None:
        """Fill the whole card."""
        self.raw(f'<rect width="{self.w}" height="{self.h}" fill="{fill}"/>')

    def _blur(self, blur: float, bounds: Sequence[float]) -> str:
        i = self.id("b")
        m = blur * 3 + 2
        x0, y0, x1, y1 = bounds
        self.defs.append(
            f'<filter id="{i}" filterUnits="userSpaceOnUse" x="{x0 - m:.0f}" y="{y0 - m:.0f}"'
            f' width="{x1 - x0 + 2 * m:.0f}" height="{y1 - y0 + 2 * m:.0f}">'
            f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
        )
        return f' filter="url(#{i})"'

    def flat(self, g: Any, fill: str, op: float = 1, blend: str | None = None, blur: float = 0) -> None:
        """Ink without thickness; blend is a CSS blend mode, blur in user units."""
        if g is None or g.is_empty:
            return
        st = f' style="mix-blend-mode:{blend}"' if blend else ""
        fl = self._blur(blur, g.bounds) if blur else ""
        self.raw(f'<path d="{path_d(g)}" fill="{fill}" fill-rule="evenodd" opacity="{op}"{st}{fl}/>')

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        col: str,
        op: float = 1,
        blend: str = "screen",
        sy: float = 1,
        mid: float = 0.35,
    ) -> None:
        """A halo of light, laid after the thing that glows; sy flattens it."""
        st = [(0, col, op), (mid * 0.4, col, op * 0.62), (mid, col, op * 0.28), (0.7, col, op * 0.07), (1, col, 0)]
        g = self.rad(st, 0, 0, r)
        self.raw(
            f'<circle r="{r}" transform="translate({x:.1f} {y:.1f}) scale(1 {sy})" fill="{g}"'
            f' style="mix-blend-mode:{blend}"/>'
        )

    def stroke(
        self,
        P: Any,
        col: str,
        w: float = 1,
        op: float = 1,
        blend: str | None = None,
        dash: str | None = None,
        blur: float = 0,
        cap: str = "round",
    ) -> None:
        """A drawn line through points (or an SVG path string)."""
        st = f' style="mix-blend-mode:{blend}"' if blend else ""
        d = P if isinstance(P, str) else line_d(P)
        if not blur:
            fl = ""
        elif isinstance(P, str):
            fl = self._blur(blur, (0, 0, self.w, self.h))
        else:
            xs, ys = [p[0] for p in P], [p[1] for p in P]
            fl = self._blur(blur + w, (min(xs), min(ys), max(xs), max(ys)))
        da = f' stroke-dasharray="{dash}"' if dash else ""
        self.raw(
            f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-linecap="{cap}"'
            f' stroke-linejoin="round" opacity="{op}"{da}{st}{fl}/>'
        )

    def veil(self, stops: Stops, x1: float, y1: float, x2: float, y2: float, blend: str = "screen") -> None:
        """Coloured mist between two sheets: a linear gradient over the whole card."""
        f = self.lin(stops, x1, y1, x2, y2)
        self.raw(f'<rect width="{self.w}" height="{self.h}" fill="{f}" style="mix-blend-mode:{blend}"/>')

    @contextmanager
    def clip(self, g: BaseGeometry) -> Iterator[None]:
        """Everything drawn inside stays within g."""
        i = self.id("k")
        self.defs.append(f'<clipPath id="{i}"><path d="{path_d(g)}" clip-rule="evenodd"/></clipPath>')
        self.raw(f'<g clip-path="url(#{i})">')
        yield
        self.raw("</g>")

    def vignette(
        self,
        col: str = "#04060f",
        op: float = 0.4,
        cx: float | None = None,
        cy: float | None = None,
        r: float = 820,
        inner: float = 0.5,
    ) -> None:
        """Darken towards the corners; over .5 on dark papers turns to mud."""
        g = self.rad([(0, col, 0), (inner, col, 0), (1, col, op)], cx or self.w / 2, cy or self.h / 2, r)
        self.raw(f'<rect width="{self.w}" height="{self.h}" fill="{g}" style="mix-blend-mode:multiply"/>')

    def finish(self, op: float = 0.2) -> None:
        """Last: one common tooth over everything, so that the sheets belong to one photograph."""
        turn = "scale(-1 1) translate(-800 0)" if self.light[0] > self.w / 2 else ""
        self.raw(
            f'<image href="{TILE_URL}tooth" width="{tiles.TOOTH_W}" height="{tiles.TOOTH_H}" transform="{turn}"'
            f' opacity="{min(1.0, op * 3):.2f}" style="mix-blend-mode:soft-light"/>'
        )

    def svg(self, tile_urls: dict[str, str] | None = None) -> str:
        """The picture; tile_urls gives the address of each paper tile."""
        s = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}"'
            f' viewBox="0 0 {self.w} {self.h}"><defs>'
            + "".join(self.defs)
            + f'</defs><rect width="{self.w}" height="{self.h}" fill="{self.bg}"/><g style="isolation:isolate">'
            + "\n".join(self.body)
            + "</g></svg>"
        )
        for k, u in (tile_urls or {}).items():
            s = s.replace(f'"{TILE_URL}{k}"', f'"{u}"')
        return s
