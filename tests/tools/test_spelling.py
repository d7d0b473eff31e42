"""Spelled-out dataclasses: what the page runs is in all things what the source says."""

import ast
import copy
import dataclasses
import inspect
import pickle
import sys
import types
from collections.abc import Iterator
from typing import Any

import pytest

from tools import spelled, spelling
from tools.place import GAME

SOURCE = '''
"""Two classes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

DEFAULT = ("a", "b")


@dataclass(frozen=True, slots=True)
class Nothing:
    """Has no fields."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What was said."""

    text: str
    seats: tuple[str, ...] = DEFAULT
    heard: dict[str, int] = field(default_factory=dict)
    aside: int | None = field(default=None, compare=False, repr=False)

    @property
    def loud(self) -> str:
        """The text, loudly."""
        return self.text.upper()

    def said(self, text: str) -> Clue:
        """Another clue for the same seats."""
        return replace(self, text=text)

    @classmethod
    def of(cls, text: str) -> Clue:
        """A clue."""
        return cls(text)
'''
LEFT_ALONE = {
    "it can be changed": "@dataclass(slots=True)\nclass A:\n    one: int\n",
    "it has a base": "class B:\n    pass\n@dataclass(frozen=True, slots=True)\nclass A(B):\n    one: int\n",
    "it has a field of the class": "@dataclass(frozen=True, slots=True)\nclass A:\n    one: ClassVar[int] = 1\n",
    "it looks at its fields": "@dataclass(frozen=True, slots=True)\nclass A:\n    one: int\n    def __post_init__(self): pass\n",
    "its factory is not a name": "@dataclass(frozen=True, slots=True)\nclass A:\n    one: list = field(default_factory=lambda: [])\n",
    "a field is named like the object": "@dataclass(frozen=True, slots=True)\nclass A:\n    self: int\n",
    "a field is only for keywords": "@dataclass(frozen=True, slots=True)\nclass A:\n    one: int = field(kw_only=True)\n",
    "something else is done to it": "@final\n@dataclass(frozen=True, slots=True)\nclass A:\n    one: int\n",
}


def _run(name: str, tree: ast.Module) -> types.ModuleType:
    module = types.ModuleType(name)
    sys.modules[name] = module
    exec(compile(tree, f"{name}.py", "exec", dont_inherit=True), module.__dict__)
    return module


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any]]:
    """The module as its source says, and spelled out."""
    monkeypatch.setitem(sys.modules, spelling.SUPPORT, spelled)
    tree = ast.parse(SOURCE)
    assert spelling.spell_out(tree) == 2
    yield _run("played_source", ast.parse(SOURCE)), _run("played_spelled", tree)
    for name in ("played_source", "played_spelled"):
        sys.modules.pop(name, None)


def test_no_decorator_is_left(both: tuple[Any, Any]) -> None:
    for module in both:
        assert isinstance(module.Clue, type)
    assert [spelled.Spelled in module.Clue.__mro__ for module in both] == [False, True]


def test_it_takes_the_same_arguments(both: tuple[Any, Any]) -> None:
    source, out = ([parameter.name for parameter in inspect.signature(m.Clue).parameters.values()] for m in both)
    assert source == out
    for module in both:
        with pytest.raises(TypeError):
            module.Clue()
        clue = module.Clue("moon", aside=3)
        assert (clue.text, clue.seats, clue.heard, clue.aside) == ("moon", ("a", "b"), {}, 3)


def test_two_objects_never_share_what_a_factory_made(both: tuple[Any, Any]) -> None:
    for module in both:
        assert module.Clue("a").heard is not module.Clue("a").heard


def test_equal_fields_make_equal_objects(both: tuple[Any, Any]) -> None:
    for module in both:
        one, same, other = module.Clue("moon", heard={}), module.Clue("moon"), module.Clue("sun")
        assert one == same
        assert one != other
        assert one != ("moon", ("a", "b"), {}, None)
        assert module.Clue("moon", aside=1) == module.Clue("moon", aside=2)
        assert module.Nothing() == module.Nothing()
        assert hash(module.Nothing()) == hash(module.Nothing())
    source, out = both
    assert source.Nothing() != out.Nothing()


def test_hashes_are_those_of_the_fields_that_count(both: tuple[Any, Any]) -> None:
    for module in both:
        with pytest.raises(TypeError):
            hash(module.Clue("moon"))  # a dict has none
    source, out = (hash(module.Clue("moon", heard=None, aside=7)) for module in both)
    assert source == out == hash(("moon", ("a", "b"), None))


def test_it_is_shown_alike(both: tuple[Any, Any]) -> None:
    assert len({repr(module.Clue("moon", aside=1)) for module in both}) == 1
    assert len({repr(module.Nothing()) for module in both}) == 1


def test_nothing_of_it_can_be_changed(both: tuple[Any, Any]) -> None:
    for module in both:
        clue = module.Clue("moon")
        for name in ("text", "anything"):
            with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
                setattr(clue, name, "sun")
        with pytest.raises(dataclasses.FrozenInstanceError):
            del clue.text
        assert clue.text == "moon"
        assert not hasattr(clue, "__dict__")


def test_its_fields_are_told(both: tuple[Any, Any]) -> None:
    def told(kind: type) -> list[tuple[object, ...]]:
        return [(f.name, f.default, f.default_factory, f.compare, f.repr, f.init) for f in dataclasses.fields(kind)]

    source, out = both
    assert told(source.Clue) == told(out.Clue)
    assert [dataclasses.is_dataclass(module.Clue) for module in both] == [True, True]
    assert len({repr(module.Clue.__dataclass_params__) for module in both}) == 1


def test_another_can_be_made_from_it(both: tuple[Any, Any]) -> None:
    for module in both:
        clue = module.Clue("moon", ("c",))
        assert clue.said("sun") == module.Clue("sun", ("c",))
        assert dataclasses.asdict(clue)["seats"] == ("c",)


def test_it_can_be_matched_copied_and_pickled(both: tuple[Any, Any]) -> None:
    for module in both:
        clue = module.Clue("moon", aside=4)
        match clue:
            case module.Clue(text, seats):
                assert (text, seats) == ("moon", ("a", "b"))
            case _:
                pytest.fail("a clue is a clue")
        for twin in (copy.copy(clue), copy.deepcopy(clue), pickle.loads(pickle.dumps(clue))):
            assert (twin, twin.aside) == (clue, 4)


def test_its_own_methods_stay(both: tuple[Any, Any]) -> None:
    for module in both:
        assert (module.Clue.of("moon").loud, module.Clue.__doc__) == ("MOON", "What was said.")


@pytest.mark.parametrize("source", LEFT_ALONE.values(), ids=LEFT_ALONE)
def test_a_class_that_is_not_plain_is_left_to_python(source: str) -> None:
    tree = ast.parse(source)
    before = ast.dump(tree)
    assert spelling.spell_out(tree) == 0
    assert ast.dump(tree) == before


def test_every_dataclass_of_the_game_is_spelled_out() -> None:
    left = {}
    for path in sorted(GAME.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if text.count("\n@dataclass") != spelling.spell_out(ast.parse(text)):
            left[path.name] = text.count("\n@dataclass")
    assert left == {}
