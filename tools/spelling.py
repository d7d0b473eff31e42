"""Spells out dataclasses: what ``@dataclass(frozen=True, slots=True)`` would do at every start of the page, the build does once.

``class Clue: text: str`` becomes a class with its slots, ``__init__``, ``__eq__`` and ``__hash__`` in its body; all else is
inherited from ``spelled.Spelled``. Classes that are not as plain as those of the game are left to ``dataclass``.
"""

import ast
from dataclasses import dataclass

SUPPORT = "spelled"
"""The module that the classes need in the page (``spelled.py``)."""
DECORATOR = "dataclass(frozen=True, slots=True)"
FROM_ABOVE = "_spelled"
"""By what name a module knows that module: no name of its own begins so."""
OWN_METHODS = frozenset({"__init__", "__eq__", "__hash__", "__repr__", "__post_init__", "__setattr__", "__delattr__"})
UNUSUAL = ("ClassVar", "InitVar", "KW_ONLY")


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of a class: its name, its default or its factory, and its ``field(...)``."""

    name: str
    default: ast.expr | None = None
    factory: ast.Name | None = None
    marked: ast.Call | None = None

    @property
    def compared(self) -> bool:
        """Whether two objects of its class differ where it differs."""
        marks = self.marked.keywords if self.marked else []
        return not any(mark.arg == "compare" and ast.unparse(mark.value) == "False" for mark in marks)


def spell_out(tree: ast.Module) -> int:
    """Change a module's tree: its plain dataclasses are spelled out. Returns how many there were."""
    done = sum(_spelled_out(node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    if done:
        places = [
            number
            for number, node in enumerate(tree.body)
            if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            and not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
        ]
        tree.body.insert(places[0], *ast.parse(f"import {SUPPORT} as {FROM_ABOVE}").body)
        ast.fix_missing_locations(tree)
    return done


def _spelled_out(made: ast.ClassDef) -> bool:
    """Spell out a class in its place, if it is a plain dataclass."""
    if [ast.unparse(decorator) for decorator in made.decorator_list] != [DECORATOR] or made.bases or made.keywords:
        return False
    if any(isinstance(node, ast.FunctionDef) and node.name in OWN_METHODS for node in made.body):
        return False
    fields = [_field_of(node) for node in made.body if isinstance(node, ast.AnnAssign)]
    plain = [field for field in fields if field is not None]
    if len(plain) < len(fields):
        return False
    for node in made.body:
        if isinstance(node, ast.AnnAssign):
            node.value = None
    made.decorator_list = []
    made.bases = [ast.parse(f"{FROM_ABOVE}.Spelled", mode="eval").body]
    written = ast.parse(_written(plain)).body
    for node in written:
        ast.copy_location(node, made)
        for inner in ast.walk(node):
            if hasattr(inner, "lineno"):
                ast.copy_location(inner, made)
    made.body += written
    return True


def _field_of(node: ast.AnnAssign) -> _Field | None:
    """The field that a statement of a class declares; None if it is none of the plain ones."""
    told = ast.unparse(node.annotation)
    if not isinstance(node.target, ast.Name) or node.target.id == "self" or any(word in told for word in UNUSUAL):
        return None
    name, value = node.target.id, node.value
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return _Field(name, default=value)
    marks = {mark.arg: mark.value for mark in value.keywords}
    if value.args or not marks.keys() <= {"default", "default_factory", "compare", "repr"}:
        return None
    factory = marks.get("default_factory")
    if factory is not None and not isinstance(factory, ast.Name):
        return None
    return _Field(name, marks.get("default"), factory, value)


def _written(fields: list[_Field]) -> str:
    """What a class has in its body, as text."""
    names = [field.name for field in fields]
    compared = [field.name for field in fields if field.compared]
    marked = ", ".join(f"{field.name!r}: {ast.unparse(field.marked)}" for field in fields if field.marked)
    same = " and ".join(f"self.{name} == other.{name}" for name in compared) or "True"
    lines = [
        f"__slots__ = {tuple(names)!r}",
        f"__match_args__ = {tuple(names)!r}",
        f"__dataclass_fields__ = {FROM_ABOVE}.Fields({f'lambda: {{{marked}}}' if marked else ''})",
        f"def __init__({', '.join(['self', *map(_parameter, fields)])}):",
        *(f"    {FROM_ABOVE}.put(self, {field.name!r}, {_value(field)})" for field in fields),
        "    return None",
        "def __eq__(self, other):",
        "    if self is other:",
        "        return True",
        "    if other.__class__ is self.__class__:",
        f"        return {same}",
        "    return NotImplemented",
        "def __hash__(self):",
        f"    return hash(({''.join(f'self.{name}, ' for name in compared)}))",
    ]
    return "\n".join(lines)


def _parameter(field: _Field) -> str:
    if field.factory is not None:
        return f"{field.name}={FROM_ABOVE}.WITHOUT"
    return field.name if field.default is None else f"{field.name}={ast.unparse(field.default)}"


def _value(field: _Field) -> str:
    if field.factory is None:
        return field.name
    return f"{field.factory.id}() if {field.name} is {FROM_ABOVE}.WITHOUT else {field.name}"
