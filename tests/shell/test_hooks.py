"""What is pressed becomes a message: every hook that a screen draws is known, and nothing broken gets through."""

import re

import pytest

from game import messages as say
from game.rules.setup import Card, Seat
from game.shell.hooks import message_of
from game.text.catalogue import catalogue
from game.views.frame import Frame
from game.views.page import page
from tools.gallery import pictures
from tools.scenes import scenes

ELEMENT = re.compile(r"<[a-z]+ [^>]*data-do=\"[^>]*>")
ATTRIBUTE = re.compile(r"data-([a-z-]+)=\"([^\"]*)\"")


def test_every_hook_of_every_screen_is_a_message() -> None:
    frame = Frame(catalogue("en"), pictures("en"))
    seen = set()
    for scene in scenes():
        for element in ELEMENT.findall(page(scene.screen, frame).html):
            attributes = dict(ATTRIBUTE.findall(element))
            assert message_of(attributes["do"], attributes, {}) is not None, (scene.name, element)
            seen.add(attributes["do"])
    assert {
        "start",
        "ready",
        "look",
        "choose",
        "cover",
        "tell",
        "submit",
        "vote",
        "step",
        "skip",
        "next",
        "take-back",
        "rules",
    } <= seen


@pytest.mark.parametrize(
    ("do", "attributes", "fields", "message"),
    [
        ("ready", {"seat": "2"}, {}, say.Ready(2)),
        ("look", {"card": "dreams.3"}, {}, say.Look(card=Card("dreams.3"))),
        ("look", {"slot": "3"}, {}, say.Look(slot=3)),
        ("look", {}, {}, say.Look()),
        ("tell", {}, {"clue": "a <b>", "aloud": ""}, say.TellCard("a <b>", aloud=False)),
        ("tell", {}, {"clue": "", "aloud": "yes"}, say.TellCard("", aloud=True)),
        ("move-seat", {"seat": "1", "by": "-1"}, {"seat-0": "A"}, say.MoveSeat({"seat-0": "A"}, 1, -1)),
        ("join", {}, {"join-name": " Zoe ", "join-pawn": "scarf"}, say.JoinTable(Seat("Zoe", "scarf"))),
        ("resume", {}, {}, say.Resume("")),
    ],
)
def test_a_hook_becomes_its_message(
    do: str, attributes: dict[str, str], fields: dict[str, str], message: object
) -> None:
    assert message_of(do, attributes, fields) == message


@pytest.mark.parametrize(
    ("do", "attributes"),
    [
        ("ready", {}),
        ("ready", {"seat": "x"}),
        ("point", {"seat": "1"}),
        ("change", {"name": "room"}),
        ("fly", {}),
        ("", {}),
    ],
)
def test_a_hook_that_is_broken_is_no_message(do: str, attributes: dict[str, str]) -> None:
    assert message_of(do, attributes, {}) is None
