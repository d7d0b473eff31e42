"""Heads of beasts in profile, facing right: 100 units from the nape joint (0,0) to the nose."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur

# skull, near ear, eye (x, y, r), nose (x, y, r), mouth line, pale patch
_HEADS: dict[str, tuple[str, str, tuple[float, float, float], tuple[float, float, float], str, str]] = {
    "fox": ("-20,-8 -8,-28 14,-34 34,-27 48,-17 74,-9 94,-6^ 98,0 92,7 72,13 46,21 20,28 -4,32 -22,22", "-8,-26^ -14,-54 -4,-76^ 12,-56 20,-30^", (42, -10, 4.2), (96, -2, 5), "92,7,.8 70,11,2 52,12,.8", "94,6^ 60,2 40,-2 24,8 4,16 -24,24^ -4,36 30,28 72,16"),
    "wolf": ("-22,-8 -8,-30 14,-36 34,-28 46,-19 74,-13 96,-10^ 101,-2 96,8 74,17 46,24 20,32 -6,36 -24,24", "-8,-28^ -8,-52 2,-66^ 14,-50 18,-32^", (40, -12, 4), (98, -5, 6), "97,8,.8 72,13,2.2 50,13,.8", "96,8^ 62,4 40,4 22,12 0,22 -24,26^ -4,40 30,32 74,20"),
    "dog": ("-20,-6 -8,-28 16,-34 36,-26 44,-14 70,-11 92,-9^ 98,0 95,12 76,20 46,22 18,28 -4,32 -20,22", "0,-30 -14,-26 -22,-4 -18,20 -6,30^ 8,18 18,-4 16,-24", (38, -10, 4.4), (93, -3, 6.5), "94,12,.8 70,13,2 50,10,.8", "95,12^ 66,2 44,4 40,16 46,24 76,22"),
    "hound": ("-16,-6 -6,-22 14,-28 32,-24 44,-16 76,-10 100,-6^ 104,2 98,10 74,14 44,18 18,22 -4,26 -16,16", "0,-24 -14,-18 -22,4 -16,22^ 0,14 12,-4 12,-20", (36, -9, 3.8), (101, 0, 5), "98,9,.8 72,10,1.8 52,9,.8", "98,9^ 60,4 44,8 44,18 74,16"),
    "cat": ("-30,-2 -24,-30 -2,-46 26,-44 46,-30^ 58,-14 66,-4 62,10 46,22 22,30 -6,30 -26,18", "-20,-30^ -22,-58 -14,-76^ 4,-60 14,-42^", (40, -14, 5.6), (63, -4, 4), "62,6,.8 52,9,1.8 44,6,.8", "62,8^ 48,4 42,14 46,24"),
    "bear": ("-30,4 -24,-30 4,-44 28,-38 42,-22^ 64,-16 84,-12 90,0 86,16 66,24 38,30 8,38 -20,34", "0,-38 -10,-52 -2,-66 14,-64 22,-50 16,-36", (42, -12, 3.8), (86, -6, 8), "87,12,.8 68,15,2.4 50,11,.8", "90,2^ 68,-14 46,-14 44,6 46,22 66,26 88,16"),
    "doe": ("-18,-4 -8,-22 12,-30 36,-22 66,-9 92,2 99,10^ 97,18 84,22 58,20 36,22 10,24 -14,18", "-4,-24 -26,-34 -44,-52^ -24,-58 -2,-46 10,-28", (34, -10, 5.6), (98, 9, 5), "94,17,.8 76,14,1.8 64,12,.8", "96,18^ 74,12 60,14 36,24 58,24 84,24"),
    "horse": ("-18,-8 -6,-28 14,-32 40,-23 74,-5 98,8 106,20^ 103,31 88,34 64,25 48,26^ 34,32 8,28 -16,16", "-4,-28^ -10,-46 0,-62^ 12,-46 12,-30^", (36, -9, 5), (99, 17, 3.4), "98,29,.8 80,22,1.8 70,18,.8", "106,20^ 92,10 82,22 88,34 102,32"),
    "cow": ("-18,-12 2,-32 30,-30 64,-14 90,0^ 98,10 94,24 74,30 48,26 18,22 -10,18", "-4,-22 -28,-26 -44,-14^ -32,0 -6,-6", (34, -10, 5), (92, 10, 4), "92,22,.8 76,20,1.8 66,16,.8", "98,10^ 80,-2 68,6 70,28 92,26"),
    "goat": ("-16,-8 -4,-26 16,-30 38,-20 66,-4 88,8^ 94,16 86,24 66,22 42,22 14,24 -12,16", "-4,-22 -28,-22 -46,-6^ -30,2 -6,-4", (32, -10, 4.4), (90, 14, 3.4), "86,22,.8 72,17,1.8 62,14,.8", "92,18^ 74,8 60,16 66,24 86,26"),
    "sheep": ("-16,-12 4,-28 28,-24 58,-6 76,8^ 78,20 62,26 36,24 10,24 -14,14", "-2,-20 -24,-20 -40,-6^ -26,4 -4,-2", (30, -8, 4), (74, 12, 3), "74,20,.8 62,18,1.8 52,14,.8", ""),
    "mouse": ("-28,6 -22,-22 4,-34 32,-24 62,-6 82,8^ 80,16 56,24 24,30 -10,30", "-6,-28 -26,-40 -28,-66 -8,-78 14,-66 14,-40", (38, -10, 5), (82, 10, 5), "78,17,.8 64,18,1.6 54,14,.8", ""),
    "hare": ("-24,2 -18,-24 8,-36 34,-30 58,-12 70,0^ 68,12 54,22 26,30 0,30 -18,20", "-10,-26^ -34,-60 -44,-96 -36,-116^ -18,-96 -4,-62 6,-32^", (34, -12, 6), (70, 2, 4), "68,11,.8 56,12,1.6 48,8,.8", "68,8^ 50,4 40,16 28,30 54,24"),
    "camel": ("-16,-4 -4,-24 18,-28 42,-20 70,-8 90,0^ 98,12 92,26 74,28 50,22 22,22 -10,16", "-6,-22 -16,-34 -8,-44^ 6,-36 8,-26", (34, -10, 4.6), (94, 8, 3.4), "96,20,.8 78,16,2 68,14,.8", ""),
    "elephant": ("-30,-10 -20,-44 10,-56 40,-46 56,-22 60,4 50,30 20,40 -14,34", "", (34, -14, 3.6), (0, 0, 0), "", ""),
}  # fmt: skip
_ALIAS = {"stag": "doe", "reindeer": "doe", "donkey": "horse"}


def antler_pair(big: float = 1.0, colour_lines: int = 2) -> list[Any]:
    """A pair of antlers rising from 0,0 (far one first), about 110 high."""
    out = []
    for dx, m in ((10, 0.88), (0, 1.0))[:colour_lines]:
        g = [limb([(dx, 0, 7), (dx - 12, -26, 6.4), (dx - 30, -50, 6), (dx - 36, -82, 5), (dx - 24, -112, 1.6)], 6)]
        g += [
            limb([(dx - 6, -14, 5), (dx + 14, -28, 4), (dx + 24, -48, 1.2)], 5),
            limb([(dx - 24, -42, 5), (dx - 2, -58, 4), (dx + 8, -82, 1.2)], 5),
            limb([(dx - 35, -70, 4.4), (dx - 54, -84, 3.4), (dx - 58, -104, 1)], 5),
        ]
        out.append(T(fillet(U(g), 2), s=m * big))
    return out


def horns(kind: str) -> Any:
    """A horn rising from 0,0."""
    if kind == "goat":
        return limb("0,0,9 -14,-24,8 -36,-42,6 -60,-44,2", 7)
    return limb("0,0,9 -10,-16,8 -4,-34,6 10,-44,1.4", 7)


def beast_head(
    kind: str,
    colours: tuple[str, str, str],
    eye: str = "open",
    mouth: float = 0,
    antlers: int | None = None,
    ear: float = 0,
) -> Figure:
    """A head; eye open/shut/wide/sly, mouth 0..1, antlers 0/1 (default by kind), ear: degrees turned back."""
    main, pale, deep = colours
    key = _ALIAS.get(kind, kind)
    skull_s, ear_s, (ex, ey, er), (nx, ny, nr), mouth_s, patch_s = _HEADS[key]
    f = Figure()
    head = shape(skull_s)
    if kind == "elephant":
        return _elephant(f, main, pale, deep, eye)
    if kind == "donkey":
        ear_s = "-6,-26^ -24,-56 -28,-86^ -10,-74 6,-48 8,-30^"
    has = antlers if antlers is not None else (1 if kind in ("stag", "reindeer") else 0)
    horn = mix("#c9b08a", deep, 0.25)
    if has:
        far, near = antler_pair(1.35 if kind == "reindeer" else 1.15)
        f.add(T(far, 10, -26), dark(horn, 0.25), "antler.far")
    if kind in ("goat", "cow"):
        f.add(T(horns(kind), 16, -26), dark(horn, 0.25), "horn.far")
    e = T(shape(ear_s), rot=-ear, o=(0, -24))
    f.add(T(e, 14, 2, 0.94, o=(0, -24)), dark(main, 0.28), "ear.far")
    if kind in ("wolf", "fox", "bear", "goat", "cat"):
        head = fillet(
            fur(head, 6, 0.2, 3, where=lambda x, y, nx_, ny_: (0.9, -0.7, 0.5) if x < 26 and y > -6 else 0, w=2.6), 0.8
        )
    if mouth > 0:
        jaw = T(
            clean(head.intersection(shape(f"30,{ny + 8}^ 110,{ny + 2}^ 110,60^ 20,60^"))), rot=18 * mouth, o=(34, 10)
        )
        f.add(jaw, dark(main, 0.1), "jaw")
        f.add(
            shape(f"44,{ny + 10}^ {nx - 8},{ny + 7}^ {nx - 12},{ny + 10 + 20 * mouth}^ 48,{ny + 16}"),
            "#8a2f33",
            "gape",
            0.3,
        )
    f.add(head, main, "head")
    if patch_s:
        f.add(
            clean(fur(shape(patch_s), 5, 0.2, 4, lean=0.3).intersection(head))
            if kind in ("fox", "wolf")
            else clean(shape(patch_s).intersection(head)),
            pale,
            "patch",
            0.4,
        )
    if kind == "sheep":
        f.add(
            U([ellipse(x, y, 12) for x, y in ((-12, -20), (2, -30), (16, -30), (-16, -4), (8, -22))]),
            pale,
            "forelock",
            0.6,
        )
    f.add(e, main if kind != "sheep" else deep, "ear", 0.8)
    inner = clean(e.buffer(-4.5))
    if not inner.is_empty and kind not in ("dog", "hound", "sheep"):
        f.add(inner, mix(pale, "#c98a7a", 0.35) if kind != "cat" else mix(main, "#8a5a60", 0.4), "ear.in", 0.3)
    if has:
        f.add(T(near, 2, -26), horn, "antler")
    if kind in ("goat", "cow"):
        f.add(T(horns(kind), 6, -26), horn, "horn")
    if kind == "goat":
        f.add(shape("60,22^ 52,40 44,52^ 62,48 74,24^"), pale, "beard", 0.4)
    ink = dark(deep, 0.4)
    iris = {"cat": "#d9b13a", "wolf": "#c9a23a", "fox": "#b9812a"}.get(kind)
    if eye == "shut":
        f.add(
            limb([(ex - er * 1.6, ey - 0.5, 0.8), (ex, ey + er * 0.6, 2.4), (ex + er * 1.6, ey - 0.5, 0.8)], 5),
            ink,
            "eye",
            0.2,
            True,
        )
    else:
        k = 1.3 if eye == "wide" else 1.0
        flatten = 0.62 if eye == "sly" else 0.92
        if iris or eye == "wide":
            f.add(
                ellipse(ex, ey, er * 1.35 * k, er * 1.05 * k * flatten, -8), iris or "#f4ead4", "eye.white", 0.2, True
            )
        f.add(ellipse(ex + 0.5, ey, er * (0.42 if kind == "cat" else 0.95), er * 0.95 * flatten), ink, "eye", 0.2, True)
        f.add(ellipse(ex + er * 0.35, ey - er * 0.35, er * 0.3), "#fffaf0", "glint", 0.2, True)
        f.add(
            limb(
                [
                    (ex - er * 1.7, ey + 0.5, 0.6),
                    (ex - er * 0.2, ey - er * 1.15 * flatten * k, 2.2),
                    (ex + er * 1.7, ey + 0.4, 0.6),
                ],
                5,
            ),
            ink,
            "lid",
            0.2,
            True,
        )
    if nr:
        hoofed = kind in ("horse", "donkey", "cow", "goat", "sheep", "camel")
        f.add(
            ellipse(nx, ny, nr, nr * 0.8, 20)
            if not hoofed
            else limb([(nx - 3, ny - 2, 1), (nx, ny, 3), (nx - 1, ny + 4, 1)], 4),
            deep,
            "nose",
            0.4,
            hoofed,
        )
    if mouth_s and not mouth:
        f.add(limb(mouth_s, 5), mix(main, ink, 0.75), "mouth", 0.2, True)
    if kind in ("cat", "mouse", "hare"):
        f.add(
            U([limb([(nx - 10, ny + 6 + k, 0.9), (nx + 14, ny + 4 + k * 4, 0.4)], 2) for k in (-1, 0, 1)]),
            mix(pale, "#ffffff", 0.3),
            "whisker",
            0.2,
            True,
            0.8,
        )
    if kind in ("horse", "donkey"):
        f.add(U(shape("-6,-30^ 10,-34 26,-22 34,-2^ 20,-10 8,-20")), deep, "forelock", 0.5)
    f.mark("eye", ex, ey)
    f.mark("nose", nx, ny)
    f.mark("mouth", nx - 12, ny + 12)
    return f


def _elephant(f: Figure, main: str, pale: str, deep: str, eye: str) -> Figure:
    """The great head with its trunk hanging to the ground side."""
    head = shape(_HEADS["elephant"][0])
    trunk = limb("44,-6,44 62,26,32 66,56,24 60,84,19 57,104,16 66,118,14 78,114,11", 9)
    f.add(T(shape("-18,-40 6,-56 20,-30 16,10 2,36 -14,26 -22,0"), 22, 0), dark(main, 0.28), "ear.far")
    tusk = limb("46,32,11 60,50,10 78,56,8 94,50,3", 7)
    f.add(T(tusk, 6, -3), dark("#efe2c4", 0.15), "tusk.far")
    f.add(fillet(U(head, trunk), 10), main, "head")
    f.add(
        U(
            [
                limb([(54 + 3 * (k % 3), 34 + 11 * k, 0.6), (64, 38 + 11 * k, 1.6), (73 - k, 34 + 11 * k, 0.6)], 4)
                for k in range(8)
            ]
        ),
        dark(main, 0.25),
        "wrinkles",
        0.2,
        True,
        0.7,
    )
    f.add(tusk, "#efe2c4", "tusk", 0.6)
    ear = shape("-10,-50 10,-48 16,-20 12,12 -2,42 -22,60 -40,44 -50,10 -46,-22 -32,-44")
    f.add(ear, mix(main, pale, 0.25), "ear", 1.4)
    f.add(clean(ear.buffer(-7)), mix(main, "#b98a84", 0.25), "ear.in", 0.4)
    ink = dark(deep, 0.4)
    if eye == "shut":
        f.add(limb("30,-15,.8 36,-12,2.2 42,-15,.8", 4), ink, "eye", 0.2, True)
    else:
        f.add(ellipse(36, -15, 3.4), ink, "eye", 0.2, True)
        f.add(ellipse(37, -16, 1), "#fffaf0", "glint", 0.2, True)
    f.add(
        U(limb("27,-18,.6 35,-22,2 44,-17,.6", 5), limb("28,-9,.5 35,-8,1.4 42,-10,.5", 4)), ink, "lid", 0.2, True, 0.8
    )
    f.mark("eye", 36, -15)
    f.mark("nose", 78, 114)
    f.mark("mouth", 40, 30)
    return f
