"""The measures and colours of birds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plumage:
    """leg: length; body: length, depth; tilt: of the body (degrees, breast up); neck: limb from the breast, relative to
    it; head: radius; beak: points from the head's centre; tail: length, width; colours body, wing, wing tip, beak, legs."""

    leg: float
    body: tuple[float, float]
    tilt: float
    neck: str
    head: float
    beak: str
    tail: tuple[float, float]
    colours: tuple[str, str, str, str, str]
    marks: str = ""


BIRDS: dict[str, Plumage] = {
    "stork": Plumage(92, (92, 46), 24, "0,0,26 18,-22,16 18,-52,12 14,-80,12", 12, "8,-4 62,8^ 8,5", (26, 16), ("#f4efe2", "#f4efe2", "#23222c", "#c9402c", "#c9402c")),
    "heron": Plumage(96, (90, 40), 30, "0,0,22 22,-20,13 4,-46,10 12,-74,9 16,-88,10", 10, "6,-4 60,4^ 6,5", (24, 14), ("#8d9aa6", "#6d7c8a", "#3a4450", "#d9a23a", "#6a6a50"), "crest"),
    "crane": Plumage(94, (94, 46), 22, "0,0,26 24,-22,16 22,-56,12 16,-88,11", 11, "7,-3 44,4^ 7,5", (34, 26), ("#e6e2d8", "#d8d4ca", "#2c2c34", "#8a8a72", "#3a3a3c"), "cap"),
    "goose": Plumage(30, (104, 54), 12, "0,0,30 14,-24,17 12,-54,14 14,-74,14", 13, "8,-7 32,2 32,6^ 8,8", (26, 20), ("#e8e2d4", "#cfc8b8", "#a8a090", "#d9852c", "#d9852c")),
    "swan": Plumage(20, (120, 58), 10, "0,0,32 26,-22,20 10,-62,15 14,-100,13 30,-112,13", 12, "8,-5 36,6 34,10^ 6,8", (30, 22), ("#f6f2e8", "#ece6d8", "#e0d8c8", "#d96a2c", "#2c2a2c"), "mask"),
    "crow": Plumage(26, (82, 40), 32, "0,0,34 8,-14,28 12,-24,26", 15, "8,-8 42,2 40,6^ 8,8", (46, 20), ("#1e1e28", "#171720", "#101018", "#2c2c34", "#2c2a2c")),
    "magpie": Plumage(26, (70, 36), 34, "0,0,32 8,-12,26 12,-22,24", 14, "8,-7 34,2 32,5^ 8,7", (88, 15), ("#1c1c26", "#243a5a", "#122030", "#22222a", "#2c2a2c"), "magpie"),
    "robin": Plumage(20, (56, 42), 36, "0,0,36 6,-8,32 10,-14,30", 16, "12,-3 26,3^ 12,5", (28, 14), ("#8a6a4a", "#6f5238", "#543d2a", "#4a3a2c", "#5a4030"), "robin"),
    "sparrow": Plumage(18, (56, 38), 26, "0,0,34 8,-8,30 12,-14,28", 15, "11,-4 26,3^ 11,6", (30, 14), ("#b08a5e", "#7f5a38", "#543d2a", "#4a3a2c", "#8a5a3a")),
    "hen": Plumage(30, (84, 64), 22, "0,0,44 18,-20,28 20,-40,22", 14, "9,-4 26,4^ 9,7", (44, 40), ("#c07a3c", "#9c5c2c", "#6a3a20", "#d9a23a", "#d9a23a"), "comb"),
    "gull": Plumage(28, (92, 42), 14, "0,0,36 12,-10,28 18,-18,26", 15, "9,-4 36,4 33,9^ 9,8", (34, 14), ("#f4f0e6", "#a9b4bc", "#3a404a", "#e0a52c", "#d98a4a")),
    "penguin": Plumage(6, (112, 62), 74, "0,0,50 2,-12,42 4,-22,38", 21, "14,-3 44,6^ 12,8", (16, 20), ("#23262f", "#1b1e27", "#15171e", "#d98a2c", "#d98a2c"), "penguin"),
    "pigeon": Plumage(20, (82, 46), 26, "0,0,38 10,-12,27 13,-22,24", 13, "9,-2 24,4^ 9,6", (36, 18), ("#8a93a4", "#aab2c0", "#4a5060", "#4a4650", "#b8605a")),
}  # fmt: skip
