"""Selma, who thinks in moonlight: eyes shut, her hair adrift before a full moon."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # indigo #221a4a, violet #5a4a9a, moon #fff0c0, hair #1c1838, gown #e9e4f4; the moon behind her head
    sc = portrait("sleepwalker", "#7d6cc0", "#221a4a", (320, 230, 120), "#0c0826")
    rng = sc.stream("stars")
    for _ in range(26):
        x, y = rng.uniform(40, 600), rng.uniform(30, 420)
        sc.flat(star(x, y, rng.uniform(3, 8), 4, 0.3), "#fff3d0", 0.8)
    sc.layer(
        ellipse(320, 236, 206), sc.rad([(0, "#fffbe6"), (0.8, "#fdeab4"), (1, "#f0cf8a")], 290, 200, 240), z=8, cut=0.5
    )
    sc.glow(320, 236, 330, "#ffe9b0", 0.5)
    locks = (
        "0,-36,30 -34,-62,22 -52,-84,15 -86,-86,8 -100,-74,1",
        "-10,-30,34 -48,-46,24 -76,-60,17 -106,-50,9 -116,-34,1",
        "-16,-16,38 -56,-22,26 -84,-34,18 -114,-18,9 -126,-2,1",
        "-16,0,40 -54,8,26 -84,-2,18 -112,16,9 -122,34,1",
        "-16,14,36 -46,34,24 -74,28,16 -98,48,8 -104,64,1",
        "-14,24,26 -36,54,18 -60,58,11 -74,78,1",
    )
    body = bust("tq", "#e6bd97", "#ece6f6", 0.84, 16)
    body.add(
        U([ellipse(-30 + 13 * k, 74 + 7 * (1 - abs(k - 2.5) / 2.5) * 2, 10, 8) for k in range(6)]),
        "#fffaff",
        "frill",
        0.9,
    )
    face = Figure()
    for k, lock in enumerate(locks):
        face.add(limb(lock, 9), mix("#231c44", "#4a3f86", 0.5 * (k % 2)), "drift", 0.9)
    face.extend(
        head(
            "tq",
            24,
            FEELINGS["sleep"]._replace(curve=0.5),
            "#edc6a0",
            "fringe",
            "#231c44",
            lash=1.5,
            lip="#c8606a",
            shade="left",
        )
    )
    ring(sc, "#463a86")
    sit(sc, body, face, tilt=-9, rim="#fff3cc", side=-1, op=0.7, at=(352, 284))
    return close(sc)
