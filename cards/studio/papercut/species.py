"""The measures of four-legged beasts, and their gaits."""

from __future__ import annotations

from dataclasses import dataclass

from cards.studio.papercut.body import XY


@dataclass(frozen=True)
class Species:
    """long: shoulder to hip; deep: depth of rump, loin, chest, shoulder; legs: widths top, knee, cannon of fore and
    hind; cannon: length of the lowest bone (fore, hind); neck: length, angle (degrees above level), width at the base
    and at the head; head: length; tail: kind; foot: kind; fur: length of the coat; colours main, pale, dark."""

    long: float
    deep: tuple[float, float, float, float]
    fore: tuple[float, float, float]
    hind: tuple[float, float, float]
    cannon: tuple[float, float]
    neck: tuple[float, float, float, float]
    head: float
    tail: str
    foot: str
    colours: tuple[str, str, str]
    fur: float = 0
    hip_drop: float = 0


SPECIES: dict[str, Species] = {
    "fox": Species(92, (36, 32, 42, 40), (22, 11, 8), (36, 15, 8), (22, 30), (30, 34, 34, 24), 56, "brush", "paw", ("#c9582a", "#f4e6cf", "#2c1a1e"), 4),
    "wolf": Species(98, (40, 34, 48, 46), (24, 13, 9), (40, 17, 10), (24, 32), (36, 26, 42, 32), 56, "brush", "paw", ("#6e6a68", "#c9c2b6", "#2a2628"), 6),
    "dog": Species(92, (36, 30, 44, 40), (22, 12, 9), (36, 15, 9), (22, 28), (30, 44, 32, 24), 52, "sickle", "paw", ("#8a5a34", "#efe2c8", "#2a1c16"), 2),
    "hound": Species(96, (34, 22, 46, 38), (20, 10, 7.5), (34, 14, 8), (24, 32), (36, 40, 26, 19), 54, "thin", "paw", ("#b8a890", "#efe6d4", "#3a302a")),
    "cat": Species(100, (40, 34, 38, 36), (22, 13, 10), (40, 17, 10), (18, 26), (22, 36, 32, 26), 44, "cat", "paw", ("#1c1a24", "#3a3644", "#0e0d14"), 2),
    "bear": Species(104, (64, 58, 66, 66), (38, 27, 22), (48, 28, 22), (14, 14), (30, 10, 56, 42), 58, "stub", "pad", ("#5a3a26", "#a8805a", "#241610"), 5, 6),
    "doe": Species(86, (36, 32, 42, 38), (22, 9, 6), (38, 14, 6.5), (32, 38), (46, 58, 28, 17), 42, "deer", "hoof", ("#a8703f", "#f0e2c8", "#3a2418"), 2),
    "stag": Species(88, (38, 34, 46, 42), (24, 10, 6.5), (40, 15, 7), (32, 38), (48, 54, 36, 21), 43, "deer", "hoof", ("#8a5a34", "#e6d4b4", "#33211a"), 3),
    "reindeer": Species(92, (40, 38, 48, 44), (24, 12, 8), (38, 15, 8), (28, 34), (40, 26, 38, 25), 46, "deer", "hoof", ("#8a7a6a", "#e6dccb", "#3a302c"), 4),
    "horse": Species(96, (44, 40, 46, 44), (26, 11, 7), (44, 17, 8), (30, 36), (52, 46, 42, 22), 48, "horse", "hoof", ("#7a4a2c", "#a87a52", "#2a1a14")),
    "donkey": Species(92, (40, 38, 44, 40), (24, 11, 8), (38, 15, 8), (28, 34), (42, 42, 34, 22), 48, "cow", "hoof", ("#857d78", "#d8d0c4", "#332d2c"), 2),
    "cow": Species(112, (54, 52, 56, 50), (28, 14, 9), (44, 17, 10), (26, 32), (34, 8, 42, 30), 50, "cow", "hoof", ("#a8623a", "#f2e6d2", "#33221c")),
    "goat": Species(92, (42, 40, 46, 42), (22, 11, 8), (36, 14, 8), (24, 30), (38, 48, 30, 20), 46, "up", "hoof", ("#d8ccb8", "#f4ecdc", "#4a3a30"), 5),
    "sheep": Species(84, (54, 54, 58, 54), (20, 12, 9), (26, 13, 9), (20, 26), (22, 28, 42, 30), 44, "stub", "hoof", ("#ece4d2", "#f8f2e4", "#3a3034"), 0),
    "elephant": Species(86, (66, 64, 68, 64), (32, 25, 22), (36, 25, 22), (14, 14), (16, 10, 56, 46), 66, "cow", "column", ("#7d7a82", "#a8a4a8", "#3a363e"), 0, 8),
    "camel": Species(82, (36, 34, 48, 40), (22, 12, 9), (32, 14, 9), (32, 34), (56, 50, 26, 17), 44, "cow", "hoof", ("#b98a54", "#e0c090", "#4a301c"), 3),
    "mouse": Species(78, (64, 58, 52, 44), (16, 10, 7), (40, 14, 8), (10, 26), (14, 20, 40, 34), 62, "mouse", "paw", ("#8d7d78", "#c9b8ae", "#2e2422"), 2, 24),
    "hare": Species(84, (56, 50, 46, 38), (18, 10, 8), (54, 22, 10), (24, 36), (26, 46, 30, 24), 50, "scut", "paw", ("#a0825e", "#efe4ce", "#33261c"), 3, 4),
}  # fmt: skip


SIZE = {"fox": 0.4, "wolf": 0.8, "dog": 0.5, "hound": 0.68, "cat": 0.25, "bear": 1.1, "doe": 0.85, "stag": 1.2, "reindeer": 1.1, "horse": 1.55, "donkey": 1.15, "cow": 1.35, "goat": 0.75, "sheep": 0.75, "elephant": 2.9, "camel": 1.9, "mouse": 0.05, "hare": 0.3}  # fmt: skip


@dataclass(frozen=True)
class Gait:
    """Feet (x from the joint above, height) in units of 100 for near/far fore and hind; drop: how much lower withers
    and rump are; neck: degrees added; head: degrees of the head (down positive); tail: degrees (up positive)."""

    fore_a: XY = (6, 0)
    fore_b: XY = (14, 0)
    hind_a: XY = (-12, 0)
    hind_b: XY = (-2, 0)
    drop: tuple[float, float] = (0, 0)
    neck: float = 0
    head: float = 12
    tail: float = 0
    tilt_fore: tuple[float, float] = (0, 0)
    tilt_hind: tuple[float, float] = (10, 10)
    lying: bool = False
    sitting: bool = False


GAITS: dict[str, Gait] = {
    "stand": Gait(),
    "alert": Gait(neck=18, head=4, tail=14),
    "walk": Gait((30, 0), (-22, 6), (-34, 2), (22, 0), (2, 2), tilt_fore=(10, -36), tilt_hind=(-26, 16)),
    "trot": Gait((34, 20), (-18, 0), (-44, 14), (24, 0), (-2, -2), tilt_fore=(-52, -10), tilt_hind=(-44, 14), tail=10),
    "run": Gait((86, 34), (66, 22), (-86, 42), (-68, 30), (-14, -12), -14, 16, 20, (58, 50), (-60, -54)),
    "bunch": Gait((-26, 26), (-10, 16), (46, 14), (62, 20), (-10, -2), -10, 18, 10, (-80, -70), (52, 46)),
    "leap": Gait((72, 66), (84, 50), (-92, 14), (-80, 4), (-46, -10), 8, 4, 16, (44, 30), (-62, -58)),
    "creep": Gait((36, 0), (-10, 2), (-26, 0), (18, 0), (26, 20), -26, 2, -14, tilt_fore=(-10, -36), tilt_hind=(26, 8)),
    "graze": Gait((18, 0), (2, 0), (-14, 0), (-2, 0), (4, 0), -78, 62),
    "sniff": Gait((22, 0), (4, 0), (-16, 0), (-2, 0), (4, 0), -52, 34, 6),
    "look_up": Gait(neck=26, head=-34, tail=6),
    "sit": Gait((4, 0), (12, 0), (26, 0), (34, 0), (-2, 62), 20, 6, -24, tilt_hind=(78, 78), sitting=True),
    "sit_up": Gait((4, 0), (12, 0), (26, 0), (34, 0), (-2, 62), 34, -26, -24, tilt_hind=(78, 78), sitting=True),
    "lie": Gait((74, 0), (66, 0), (30, 0), (24, 0), (64, 66), 18, 10, -20, (-84, -84), (84, 84), lying=True),
    "rest": Gait((66, 0), (58, 0), (30, 0), (24, 0), (66, 66), -34, 8, -26, (-84, -84), (84, 84), lying=True),
    "rear": Gait((46, 96), (62, 78), (-6, 0), (8, 0), (-74, 12), 26, 20, -6, (-64, -50), (14, 14)),
    "drink": Gait((30, 0), (12, 0), (-14, 0), (-2, 0), (14, 0), -84, 58),
    "lifted": Gait((26, 30), (10, 0), (-12, 0), (-2, 0), neck=6, head=10, tilt_fore=(-70, 0)),
}
