"""The studio: what its shapes, people and beasts promise."""

from __future__ import annotations

import math

import pytest

pytest.importorskip("shapely", reason="the studio's own libraries are not installed (cards/studio/requirements.txt)")

import numpy as np

from cards.studio.papercut.birds import BIRDS, bird_flying, bird_on
from cards.studio.papercut.body import FRONT, SIDE, proportions, two_bones
from cards.studio.papercut.faces import VIEWS, head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, along, curve, limb, shape
from cards.studio.papercut.hair import STYLES
from cards.studio.papercut.hands import KINDS as HANDS
from cards.studio.papercut.hands import hand
from cards.studio.papercut.hats import HATS
from cards.studio.papercut.people import person
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.species import GAITS, SPECIES
from cards.studio.papercut.wardrobe import KINDS, dress

FAR = 600  # units; nothing of a figure lies further from its feet


def sound(f: Figure) -> bool:
    """Something to lay on every sheet, and nothing that has run away."""
    return bool(f.pieces) and all(
        not p.geom.is_empty and np.isfinite(p.geom.bounds).all() and max(map(abs, p.geom.bounds)) < FAR
        for p in f.pieces
    )


def test_a_curve_passes_through_its_points_and_keeps_its_corners() -> None:
    c = curve("0,0 50,20^ 100,0 150,40")
    for x, y in ((0, 0), (50, 20), (100, 0), (150, 40)):
        assert np.hypot(c[:, 0] - x, c[:, 1] - y).min() < 1e-9


def test_a_closed_shape_without_corners_is_smooth() -> None:
    c = np.asarray(shape("0,-40 40,0 0,40 -40,0").exterior.coords)[:-1]
    d = np.diff(np.vstack([c, c[:1]]), axis=0)
    turn = np.abs(np.angle(np.exp(1j * np.diff(np.arctan2(d[:, 1], d[:, 0])))))
    assert turn.max() < 0.4


def test_a_limb_has_the_widths_it_was_given() -> None:
    g = limb([(0, 0, 10), (100, 0, 30)])
    x0, y0, x1, y1 = g.bounds
    assert (x0, x1) == pytest.approx((-5, 115), abs=0.2)
    assert y1 - y0 == pytest.approx(30, abs=0.4)


def test_points_along_a_line_are_evenly_spaced() -> None:
    q = along([(0, 0), (10, 0), (10, 30)], 9)
    assert np.ptp(np.hypot(*np.diff(q, axis=0).T)) == pytest.approx(0, abs=1.5)


@pytest.mark.parametrize("bend", [-1, 1])
def test_two_bones_keep_their_lengths_and_bend_to_the_side_asked_for(bend: int) -> None:
    p, q = (0.0, 0.0), (30.0, 40.0)
    k, end = two_bones(p, q, 40, 35, bend)
    assert math.dist(p, k) == pytest.approx(40)
    assert math.dist(k, end) == pytest.approx(35)
    assert end == pytest.approx(q)
    cross = q[0] * k[1] - q[1] * k[0]
    assert cross * bend < 0


def test_bones_that_cannot_reach_point_that_way() -> None:
    k, end = two_bones((0, 0), (500, 0), 40, 35, 1)
    assert end[0] == pytest.approx(75, abs=0.2)
    assert abs(end[1]) < 0.2
    assert math.dist(k, end) == pytest.approx(35, abs=0.1)


def test_children_have_larger_heads_for_their_height() -> None:
    share = [proportions(age).head / proportions(age).height for age in (2, 6, 10, 16, 30)]
    assert share == sorted(share, reverse=True)


def test_streams_are_named_so_that_one_thing_never_disturbs_another() -> None:
    a, b = Scene("one"), Scene("one")
    a.stream("grass").random()
    assert a.stream("tree").random() == b.stream("tree").random()
    assert a.stream("tree").random() != a.stream("grass").random()
    assert Scene("two").stream("tree").random() != b.stream("tree").random()


def test_the_same_source_makes_the_same_picture() -> None:
    def draw() -> str:
        sc = Scene("twice", light=(300, 300, 200))
        sc.backdrop("#203040")
        sc.layer(shape("100,100 400,120 380,500 90,420"), sc.near("#fff0c0", "#405060"), z=9)
        sc.glow(300, 300, 120, "#ffdd99")
        return sc.svg()

    assert draw() == draw()


def test_anchors_follow_a_figure_wherever_it_is_placed() -> None:
    f = Figure()
    f.add(shape("0,0 10,0 10,10 0,10"), "#445566", "box")
    f.mark("corner", 10, 0)
    assert T(f, 100, 50, 2).at("corner") == pytest.approx((120, 50))
    assert T(f, 100, 50, 2, flip=True).at("corner") == pytest.approx((80, 50))
    assert f.at("corner") == (10, 0)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("mood", FEELINGS)
def test_every_feeling_has_a_face_in_every_view(view: str, mood: str) -> None:
    f = head(view, 40, mood)
    assert sound(f)
    assert (view == "back") == (not any(p.name.startswith("eye") for p in f.pieces))


@pytest.mark.parametrize("view", VIEWS)
def test_every_hair_and_hat_sits_on_every_view(view: str) -> None:
    for style in STYLES:
        assert sound(head(view, 30, "calm", hair=style)), style
    for hat in HATS:
        assert any(p.name.startswith("hat") for p in head(view, 30, hat=hat).pieces), hat


@pytest.mark.parametrize(("book", "view"), [(SIDE, "side"), (SIDE, "tq"), (FRONT, "front"), (FRONT, "back")])
def test_every_pose_stands_on_the_ground(book: dict[str, object], view: str) -> None:
    for name in book:
        f = person(30, view, name)
        assert sound(f), name
        if name not in ("fly", "jump", "run"):
            assert f.outline().bounds[3] < 4, f"{name} sinks into the floor"


@pytest.mark.parametrize("kind", KINDS)
def test_every_suit_of_clothes_fits_young_and_old(kind: str) -> None:
    for age, view in ((5, "front"), (75, "side"), (30, "tq")):
        assert sound(person(age, view, "stand", dress(kind)))


def test_a_hand_goes_where_it_is_sent() -> None:
    f = person(30, "side", reach_a=(40, -120), grip_a="grip")
    assert f.at("hand_a.wrist") == pytest.approx((40, -120), abs=0.5)


def test_an_unknown_feeling_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match="grumpyish"):
        head("front", 30, "grumpyish")


@pytest.mark.parametrize("kind", HANDS)
def test_every_hand_holds_something_somewhere(kind: str) -> None:
    f = hand(kind)
    assert sound(f)
    assert math.dist(f.at("hold"), f.at("wrist")) > 30


@pytest.mark.parametrize("kind", SPECIES)
def test_every_beast_stands_on_its_feet(kind: str) -> None:
    f = beast(kind)
    assert sound(f)
    assert -1 < f.outline().bounds[3] < 14
    assert f.at("head.nose")[0] > f.at("tail")[0]


@pytest.mark.parametrize("gait", GAITS)
def test_every_gait_can_be_gone(gait: str) -> None:
    for kind in ("fox", "horse"):
        assert sound(beast(kind, gait))


@pytest.mark.parametrize("kind", BIRDS)
def test_every_bird_stands_and_flies(kind: str) -> None:
    assert sound(bird_on(kind))
    for wings in range(4):
        assert sound(bird_flying(kind, wings))
