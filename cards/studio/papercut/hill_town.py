"""A town of crooked houses that tumble down a hill."""

from __future__ import annotations

from cards.studio.papercut.buildings import house, put_house
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T
from cards.studio.papercut.land import y_at
from cards.studio.papercut.plants import poplar


def hill_town(
    sc,
    rng,
    top,
    cx,
    tiers,
    wall,
    roofs,
    lit=0.25,
    x0=0,
    size=(20, 44),
    spread=(70, 330),
    step=30,
    gap=(0.92, 1.25),
    z=(2, 5),
    glow=(14, 30),
    trees=None,
    skip=None,
):
    """houses tumbling down a hill, drawn from the top row to the bottom row."""
    for j in range(tiers):
        u = j / max(1, tiers - 1)
        s = size[0] + (size[1] - size[0]) * u
        half = spread[0] + (spread[1] - spread[0]) * u
        x = cx - half + rng.uniform(-0.3, 0.3) * s
        row = []
        while x < cx + half:
            w = s * rng.uniform(0.8, 1.2)
            row.append((x + w / 2, w))
            x += w * rng.uniform(*gap)
        rng.shuffle(row)
        for xx, w in row:
            y = y_at(top, xx) + 4 + step * j * (1 + 0.25 * u) + rng.uniform(-0.22, 0.22) * s
            if skip and skip(xx, y):
                continue
            if trees and rng.random() < 0.13:
                hh = s * rng.uniform(1.0, 1.7)
                sc.layer(poplar(rng, xx, y + 3, hh, hh * 0.28), trees, z=z[0] + 1, cut=0.2, wob=0)
                continue
            k = rng.choice(
                ["gable", "side", "gable", "step", "side", "tower"] if u < 0.95 else ["gable", "side", "step"]
            )
            ww = w * (0.62 if k == "tower" else 1)
            h = s * rng.uniform(0.75, 1.35) * (1.25 if k == "tower" else 1)
            put_house(
                sc,
                T(house(rng, ww, h, k, lit, detail=s > 26), xx, y),
                mix(mix(*wall[0], rng.random()), mix(*wall[1], rng.random()), u),
                mix(rng.choice(roofs[0]), rng.choice(roofs[1]), u),
                z[0] + (z[1] - z[0]) * u,
                glow=0.55,
                gs=glow[0] + (glow[1] - glow[0]) * u,
            )
