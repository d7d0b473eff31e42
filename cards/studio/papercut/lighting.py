"""Light on edges."""

from __future__ import annotations

from cards.studio.papercut.geometry import T, clean, path_d


def rimlight(sc, g, dx, dy, col, op=0.5, blur=1.6, c=None, r=420):
    """a sliver of light along the edges that face (-dx,-dy)."""
    e = clean(g.difference(T(g, dx, dy)))
    if e.is_empty:
        return
    c = c or sc.light
    fill = sc.rad([(0, col, 1), (0.35, col, 0.75), (1, col, 0)], c[0], c[1], r)
    cid = sc.id("c")
    sc.defs.append(f'<clipPath id="{cid}"><path d="{path_d(g)}" clip-rule="evenodd"/></clipPath>')
    sc.raw(f'<g clip-path="url(#{cid})">')
    sc.flat(e, fill, op, "screen", blur)
    sc.raw("</g>")
