"""Every screen in every state is proper HTML that a screen reader can use, and bears the hooks of the whole."""

import re

import pytest

from game.views.page import page
from tests.views.reading import BLOCKS, FRAME, PHRASES, Part, drawn, read
from tools.scenes import Scene, scenes

SCENES = list(scenes())
PUBLIC = ("setup", "resume", "handover", "reveal", "over", "openvote")


@pytest.fixture(params=SCENES, ids=lambda scene: scene.name, scope="module")
def scene(request: pytest.FixtureRequest) -> Scene:
    chosen: Scene = request.param
    return chosen


@pytest.fixture(scope="module")
def root(scene: Scene) -> Part:
    return drawn(scene.screen)


def test_the_outermost_element_carries_the_turn(scene: Scene, root: Part) -> None:
    (whole,) = root.children
    assert isinstance(whole, Part)
    assert whole["id"] == "screen-7"
    assert whole.classes == ["screen", page(scene.screen, FRAME).name]


def test_one_heading_of_the_first_rank(root: Part) -> None:
    assert len(root.all("h1")) == 1


def test_a_screen_that_opens_has_one_place_for_the_focus_below_and_one_in_what_lies_over_it(root: Part) -> None:
    marked = [part for part in root.walk() if "data-focus" in part.attributes]
    over = [part for dialog in root.all(role="dialog") for part in dialog.walk() if "data-focus" in part.attributes]
    assert len(marked) - len(over) == 1
    assert len(over) == len(root.all(role="dialog"))
    assert all("tabindex" in part.attributes for part in marked)


def test_ids_are_given_once(root: Part) -> None:
    ids = [part["id"] for part in root.walk() if "id" in part.attributes]
    assert len(ids) == len(set(ids)), sorted(each for each in ids if ids.count(each) > 1)


def test_what_is_referred_to_is_there(root: Part) -> None:
    ids = {part["id"] for part in root.walk() if "id" in part.attributes}
    for part in root.walk():
        for name in ("for", "aria-describedby", "aria-labelledby", "aria-controls"):
            for target in (part.get(name) or "").split():
                assert target in ids, f"{part.tag} {name} {target}"


def test_every_field_has_a_label(root: Part) -> None:
    labelled = {part["for"] for part in root.all("label") if "for" in part.attributes}
    for part in root.walk():
        if part.tag in ("input", "select", "textarea") and part.get("type") != "hidden":
            assert (
                part.get("aria-label")
                or part.get("aria-labelledby")
                or part.within("label")
                or part.get("id") in labelled
            ), part.attributes


def test_every_button_has_a_name_and_a_kind(root: Part) -> None:
    for part in root.all("button"):
        assert part.name, part.attributes
        assert part.get("type") in ("button", "submit"), part.attributes


def test_nothing_that_acts_stands_within_another(root: Part) -> None:
    for part in root.all("button"):
        assert not any(inner.tag in ("button", "a", "input", "select") for inner in part.walk()), part.attributes


def test_lines_hold_no_blocks(root: Part) -> None:
    for part in root.walk():
        if part.tag in PHRASES and not part.within("svg"):
            assert not [inner.tag for inner in part.walk() if inner.tag in BLOCKS], (part.tag, part.attributes)


def test_lists_hold_items_and_items_stand_in_lists(root: Part) -> None:
    for part in root.walk():
        if part.tag in ("ul", "ol"):
            assert {child.tag for child in part.children if isinstance(child, Part)} <= {"li"}
        if part.tag == "li":
            assert part.parent is not None
            assert part.parent.tag in ("ul", "ol")


def test_pictures_have_a_description_and_a_size(root: Part) -> None:
    for part in root.all("img"):
        assert "alt" in part.attributes
        assert part.get("width")
        assert part.get("height")


def test_style_attributes_set_custom_properties_only(root: Part) -> None:
    for part in root.walk():
        for rule in (part.get("style") or "").split(";"):
            assert not rule.strip() or rule.strip().startswith("--"), part.attributes


def test_nothing_runs_and_nothing_is_fetched_from_elsewhere(root: Part) -> None:
    for part in root.walk():
        assert part.tag not in ("script", "style", "iframe", "object", "link")
        for name, value in part.attributes.items():
            assert not name.startswith("on")
            if name in ("src", "href", "srcset", "data", "action"):
                assert not re.match(r"[a-z]+:|//|/", value), (name, value)


def test_what_lies_under_a_look_can_neither_be_reached_nor_read(root: Part) -> None:
    for dialog in root.all(role="dialog"):
        assert dialog["aria-modal"] == "true"
        assert dialog.name
        under = [part for part in root.walk() if "under" in part.classes]
        assert all("inert" in part.attributes for part in under)
        assert len(dialog.all(do="look")) >= 1
        assert len([part for part in dialog.all("button") if "data-close" in part.attributes]) == 1


def test_a_private_hand_is_on_no_public_screen(scene: Scene, root: Part) -> None:
    if scene.name.startswith(PUBLIC):
        assert not [part for part in root.walk() if "data-card" in part.attributes]


def test_a_broken_page_is_noticed() -> None:
    for broken in ("<p><b></p></b>", "<div>", '<p id="a" id="b"></p>'):
        with pytest.raises(AssertionError):
            read(broken)
