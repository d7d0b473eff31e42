"""What a face does when it feels: brows, lids, gaze and mouth as numbers."""

from __future__ import annotations

from typing import NamedTuple


class Feeling(NamedTuple):
    """brow_in, brow_out: units the inner and outer end of a brow go down (negative = up); open: eye opening (0 shut,
    .8 at rest, 1.3 wide); look: gaze (-1..1 right, -1..1 down); curve: mouth corners (-1 down .. 1 up); gape: mouth
    opening 0..1; wide: mouth width; cheek: blush 0..1; tilt: how the head leans (degrees); tear: 1 for one tear."""

    brow_in: float = 0
    brow_out: float = 0
    open: float = 0.8
    look: tuple[float, float] = (0, 0)
    curve: float = 0.15
    gape: float = 0
    wide: float = 1.0
    cheek: float = 0.25
    tilt: float = 0
    tear: float = 0
    skew: float = 0  # one corner of the mouth higher


FEELINGS: dict[str, Feeling] = {
    "calm": Feeling(),
    "joy": Feeling(-2, -2, 0.62, curve=1.0, gape=0.28, wide=1.2, cheek=0.8),
    "laugh": Feeling(-3, -3, 0.0, curve=1.1, gape=0.8, wide=1.25, cheek=0.9, tilt=-6),
    "smile": Feeling(-1, -1, 0.7, curve=0.8, wide=1.1, cheek=0.6),
    "sad": Feeling(-6, 3, 0.55, (0, 0.7), -0.7, wide=0.85, tilt=8),
    "weep": Feeling(-7, 3, 0.0, (0, 0.7), -0.9, gape=0.15, wide=0.9, cheek=0.6, tilt=10, tear=1),
    "fear": Feeling(-7, -2, 1.3, (0.2, 0), -0.35, gape=0.35, wide=0.8, cheek=0),
    "anger": Feeling(5, -4, 0.62, (0.3, 0), -0.6, wide=0.95, cheek=0.4),
    "wonder": Feeling(-7, -6, 1.25, (0.1, -0.6), 0.1, gape=0.55, wide=0.55, cheek=0.4, tilt=-8),
    "sly": Feeling(2, -5, 0.5, (0.9, 0.1), 0.6, wide=1.0, skew=3.0),
    "tender": Feeling(-2, 1, 0.3, (0.1, 0.9), 0.5, wide=0.9, cheek=0.6, tilt=10),
    "sleep": Feeling(-1, 1, 0.0, curve=0.2, wide=0.8, cheek=0.5, tilt=10),
    "tired": Feeling(-2, 3, 0.32, (0, 0.5), -0.25, wide=0.9, cheek=0.1, tilt=6),
    "proud": Feeling(-1, -5, 0.42, (0, 0.5), 0.3, wide=0.9, tilt=-10),
    "shame": Feeling(-5, 2, 0.4, (-0.4, 1), -0.3, wide=0.75, cheek=1.0, tilt=12),
    "firm": Feeling(3, -1, 0.72, curve=-0.08, wide=1.0, cheek=0.1),
    "doubt": Feeling(-4, -5, 0.7, (0.7, -0.2), -0.2, wide=0.85, skew=-3.0, tilt=5),
    "greed": Feeling(2, -4, 1.05, (0.5, 0.4), 0.8, gape=0.12, wide=1.25, tilt=6),
    "whistle": Feeling(-3, -3, 0.7, (0.2, -0.2), 0, gape=0.3, wide=0.3, cheek=0.5),
    "sing": Feeling(-5, -2, 0.0, curve=0.1, gape=0.9, wide=0.7, cheek=0.5, tilt=-10),
}


def feeling(what: str | Feeling) -> Feeling:
    """By name, or as it is."""
    if isinstance(what, Feeling):
        return what
    if what not in FEELINGS:
        raise KeyError(f"There is no feeling “{what}”; there are {', '.join(FEELINGS)}.")
    return FEELINGS[what]
