"""What every portrait shares: a coloured disc of paper in a ring, shoulders, and how a head sits on them."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut import *

SIZE = 640  # units of the square; the picture that is shipped has half as many pixels
MIDDLE = SIZE / 2
WINDOW = 294  # radius of the opening in the ring
HEAD = (320.0, 280.0)  # where a head of 100 units has its middle
SCALE = 2.85

_BUSTS = {
    "front": "-15,62 -40,72 -68,84 -84,106 -92,150 -94,210^ 94,210^ 92,150 84,106 68,84 40,72 15,62^ 0,72",
    "tq": "-26,56 -48,70 -74,86 -90,112 -96,150 -98,210^ 84,210^ 82,150 74,112 62,88 42,74 18,62^ -2,70",
    "side": "-34,52 -48,70 -66,92 -76,124 -80,210^ 62,210^ 60,150 54,116 40,88 16,64^ -8,72",
}
_NECKS = {
    "front": [(0, 26, 40), (0, 52, 38), (0, 80, 48)],
    "tq": [(-5, 24, 40), (-5, 52, 39), (-4, 80, 48)],
    "side": [(-10, 22, 42), (-12, 50, 40), (-10, 80, 48)],
}


def portrait(name: str, lit: str, shade: str, light: tuple[float, float, float], shadow: str = "#0a0814") -> Scene:
    """An empty portrait: the paper of the disc, lit beside its light."""
    sc = Scene(f"portrait-{name}", light=light, shadow=shadow, bg=shade, w=SIZE, h=SIZE)
    sc.backdrop(sc.rad([(0, lit), (0.5, mix(lit, shade, 0.55)), (1, shade)], light[0], light[1], 560))
    return sc


def bust(view: str, skin: str, cloth: str, wide: float = 1.0, bare: float = 0) -> Figure:
    """Neck and shoulders below a head of 100 units; wide stretches the shoulders, bare lowers the neckline."""
    f = Figure()
    f.add(limb(_NECKS[view], 6), dark(skin, 0.08), "neck", 0.8)
    f.add(
        T(ellipse(0, 0, 19, 9), *{"front": (0, 50), "tq": (0, 50), "side": (-2, 48)}[view]),
        dark(skin, 0.3),
        "chin.shade",
        0.2,
        True,
        0.45,
    )
    torso = T(shape(_BUSTS[view]), s=wide, sy=1)
    if bare:
        torso = clean(torso.difference(ellipse({"front": 0, "tq": 2, "side": 8}[view], 58, 22 + bare * 0.5, 14 + bare)))
    f.add(torso, cloth, "torso", 1.2)
    return f


def sit(sc: Scene, body: Figure, face: Figure, tilt: float = 0, rim: str = "#ffe2b0", side: int = 1, op: float = 0.55,
        at: tuple[float, float] = HEAD, s: float = SCALE, flip: bool = False, dusk: tuple[str, float] | None = None) -> None:  # fmt: skip
    """Lay shoulders and head; tilt leans the head (degrees), side 1: light from the left, -1: from the right."""
    whole = Figure()
    whole.extend(body)
    whole.extend(T(face, rot=tilt, o=(-4, 40)))
    whole = T(whole, at[0], at[1], s, flip=flip)
    put(
        sc, whole, z=4, rim=(3.4 * side, 2.2, rim, op), cast=16, shade=None if dusk is None else (dusk[0], dusk[1], 520)
    )


def place(sc: Scene, f: Figure, x: float, y: float, s: float, rot: float = 0, flip: bool = False, z: float = 4,
          cast: float = 10, rim: str | None = "#ffe2b0", side: int = 1) -> Figure:  # fmt: skip
    """Lay one thing at x, y and return it where it lies."""
    q = T(T(f, s=s, rot=rot, o=(0, 0)), x, y, flip=flip)
    put(sc, q, z=z, cast=cast, rim=None if rim is None else (2.6 * side, 2, rim, 0.5))
    return q


def ring(sc: Scene, colour: str, z: float = 13) -> None:
    """The ring over everything laid so far; what is laid after it leans out of the picture."""
    hole = ellipse(MIDDLE, MIDDLE, WINDOW)
    sc.layer(
        clean(box(-20, -20, SIZE + 20, SIZE + 20).difference(hole)),
        sc.near(light(colour, 0.16), dark(colour, 0.12), 620),
        z=z,
        rimop=0.6,
        rimw=1.6,
    )


def close(sc: Scene, dusk: str = "#120a1e", op: float = 0.25) -> Scene:
    """The last of every portrait: a little dusk at the edge, and the tooth of the paper."""
    sc.vignette(dusk, op, MIDDLE, MIDDLE, 460, 0.55)
    sc.finish(0.16)
    return sc
