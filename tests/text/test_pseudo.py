"""Nothing on a screen escapes translation: in the pseudo language all that people see or hear stands in brackets, but for a few kinds of things."""

import gettext
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import chain
from typing import get_args

import pytest

from game.opponents import CHARACTERS
from game.pictures import PackFiles, Pictures
from game.rules.setup import PAWNS, Seat
from game.rules.view import SeatView
from game.screen import DraftSeat, Reveal, SavedGame, Screen, ShareScreen
from game.text.catalogue import Catalogue
from game.views.about import BORROWED
from game.views.examples import NAMES as EXAMPLES
from game.views.frame import Frame
from game.views.page import page
from game.views.pawn import initial
from game.views.setup import AUTONYMS
from tests.text.more_scenes import more_scenes
from tests.text.pseudo import CLOSING, GROWTH, OPENING, pseudo, stretched, template
from tests.views.reading import Part, read
from tools.scenes import CLUE, LONG_CLUE, Scene, scenes
from tools.words import boot_words, noscript_words

SILENT = 0.05
"""So many of all sentences may be missing from the scenes."""
LETTER = r"[^\W\d_]"
SPOKEN = ("aria-label", "title", "placeholder", "alt")
FILES = tuple(f"file{number}" for number in range(84))
ALTS = {file: f"the picture in {file}" for file in FILES}
ADDRESS = "https://example.org/moonhare/"
FRAME = Frame(
    Catalogue("en", pseudo()),
    Pictures({"dreams": PackFiles("dreams", FILES, ".s.avif", ".avif", alts=ALTS)}),
    turn=3,
    address=ADDRESS,
)


@cache
def all_scenes() -> dict[str, Scene]:
    return {scene.name: scene for scene in chain(scenes(), more_scenes())}


def people(thing: object) -> Iterator[str]:
    """The names of all people in a screen, however deep they sit."""
    match thing:
        case Seat() | SeatView() | DraftSeat():
            yield thing.name
        case SavedGame():
            yield from thing.names
        case list() | tuple():
            for each in thing:
                yield from people(each)
        case _ if is_dataclass(thing):
            for field in fields(thing):
                yield from people(getattr(thing, field.name))


def plain(scene: Scene) -> set[str]:
    """What may stand as it is: names and their first letters, clues, autonyms, what is borrowed, the link, what notices are about."""
    names = {*people(scene.screen), *EXAMPLES, *(character.name for character in CHARACTERS.values())}
    links = {f"{ADDRESS}#{scene.screen.fragment}"} if isinstance(scene.screen, ShareScreen) else set()
    quoted = {scene.screen.why.text} if isinstance(scene.screen, Reveal) and scene.screen.why else set()
    return (
        names
        | {"\N{NO-BREAK SPACE}".join(name.rsplit(" ", 1)) for name in names}
        | quoted
        | {initial(name) for name in names if name.strip()}
        | {CLUE, LONG_CLUE, "Moonhare"}
        | links
        | set(AUTONYMS.values())
        | {thing.name for thing in BORROWED}
        | {thing.licence for thing in BORROWED}
        | set(ALTS.values())
        | {notice.detail for notice in scene.notices}
    )


def outside(texts: Iterator[str]) -> Iterator[str]:
    """Of texts that follow one another, the pieces that stand outside of brackets; a bracket may open in one text and close in a later one."""
    depth = 0
    for text in texts:
        for piece in re.split(f"([{OPENING}{CLOSING}])", text):
            if piece == OPENING:
                depth += 1
            elif piece == CLOSING:
                depth -= 1
                assert depth >= 0, text
            elif depth == 0 and piece.strip():
                yield piece.strip()
    assert depth == 0


def texts(part: Part) -> Iterator[str]:
    """The text nodes, in order."""
    for child in part.children:
        if isinstance(child, str):
            yield child
        else:
            yield from texts(child)


def untranslated(scene: Scene) -> list[str]:
    """Words of a scene that are of no kind that may stand as it is, and stand outside of brackets, or inside with their plain vowels."""
    shown = page(scene.screen, replace(FRAME, notices=scene.notices))
    root = read(shown.html)
    running = [list(texts(root)), [shown.title.removesuffix(" · Moonhare")]]
    running += [[part[attribute]] for part in root.walk() for attribute in SPOKEN if attribute in part.attributes]
    allowed = plain(scene)
    bare = [piece for words in running for piece in outside(iter(words)) if re.search(LETTER, _bare(piece, allowed))]
    return bare + [word for words in running for word in words if re.search("[aeiouAEIOU]", _bare(word, allowed))]


def _bare(piece: str, allowed: set[str]) -> str:
    """A piece without the allowed things in it, where a list puts several into one: "Ana, Ben"."""
    if piece.strip() in allowed:
        return ""
    for thing in sorted(allowed, key=len, reverse=True):
        if len(thing) > 1:
            piece = piece.replace(thing, "")
    return piece


def test_the_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    sentence = "Round {number}: {name} tells"
    strange = stretched(sentence)
    assert strange[0] == OPENING
    assert strange[-1] == CLOSING
    assert len(strange) >= (1 + GROWTH) * len(sentence)
    assert "{number}" in strange
    assert "{name}" in strange
    assert "Round" not in strange
    assert FRAME.text.say(sentence, number=3, name="Ana").count("Ana") == 1


def test_words_outside_of_brackets_are_found() -> None:
    assert list(outside(iter(["⟦a ", "Ana", " b⟧", " c ⟦d⟧"]))) == ["c"]
    assert list(outside(iter(["⟦a ⟦b⟧ c⟧ d"]))) == ["d"]


@pytest.mark.parametrize("name", all_scenes())
def test_everything_on_a_screen_is_translated(name: str) -> None:
    assert not untranslated(all_scenes()[name])


def test_the_boot_screen_is_translated() -> None:
    words = [*boot_words(pseudo()).values(), noscript_words(pseudo())]
    assert not list(outside(iter(words)))


def test_the_scenes_show_every_kind_of_screen_and_every_hare() -> None:
    kinds = {part for kind in get_args(Screen) for part in (get_args(kind) or (kind,))}
    assert {type(scene.screen) for scene in all_scenes().values()} == kinds
    assert {f"curtain-{shape}" for shape in PAWNS} <= all_scenes().keys()


class Listening(gettext.NullTranslations):
    """A catalogue that remembers what it was asked to say."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[str] = set()

    def gettext(self, message: str) -> str:
        self.heard.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.heard.add(msgid1)
        return msgid1 if n == 1 else msgid2


def test_the_scenes_say_nearly_every_sentence(record_property: Callable[[str, object], None]) -> None:
    listening = Listening()
    for scene in all_scenes().values():
        page(scene.screen, Frame(Catalogue("en", listening), FRAME.pictures, notices=scene.notices, turn=3))
    boot_words(listening)
    noscript_words(listening)
    sentences = {message.id[0] if isinstance(message.id, tuple) else message.id for message in template() if message.id}
    unheard = sorted(sentences - listening.heard)
    record_property("sentences", len(sentences))
    record_property("never said", len(unheard))
    assert len(unheard) < len(sentences) * SILENT, unheard
