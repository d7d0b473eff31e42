"""What frozen dataclasses with slots have in common once they are spelled out (``spelling.py``). It runs in the page, as part of its library.

A class that ``dataclass`` makes writes its methods as text, compiles them and is then built a second time, at every start: more than a
millisecond for each of two hundred in a browser. A class that was spelled out by the build has its slots and methods in its body.
"""

from collections.abc import Callable
from dataclasses import _FIELD, MISSING, Field, FrozenInstanceError, dataclass, field  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class _Sample:
    """Has what every frozen dataclass with slots has, whichever Python this is."""


put = object.__setattr__
WITHOUT = object()
"""Stands for a field that is not given, and whose value a factory makes."""


class Fields:
    """The fields of a class, for ``dataclasses.fields`` and ``replace``: made when they are first asked for."""

    def __init__(self, marked: Callable[[], dict[str, object]] = dict) -> None:
        """``marked`` gives what ``field(...)`` said of some fields, by their names."""
        self._marked = marked

    def __get__(self, instance: object, owner: type) -> dict[str, object]:
        """The fields by their names; from now on they are an ordinary attribute of the class."""
        names: tuple[str, ...] = owner.__match_args__  # type: ignore[attr-defined]
        values: tuple[object, ...] = owner.__init__.__defaults__ or ()  # type: ignore[misc]
        defaults = dict(zip(names[len(names) - len(values) :], values, strict=True))
        marked = self._marked()
        found: dict[str, object] = {}
        for name in names:
            made = marked.get(name) or field(default=defaults.get(name, MISSING))
            made.name = name  # type: ignore[attr-defined]
            made._field_type = _FIELD  # type: ignore[attr-defined]
            found[name] = made
        owner.__dataclass_fields__ = found  # type: ignore[attr-defined]
        return found


class Spelled:
    """A frozen dataclass with slots whose methods were spelled out by the build."""

    __slots__ = ()
    __dataclass_params__ = _Sample.__dataclass_params__  # type: ignore[attr-defined]
    __getstate__ = _Sample.__getstate__
    __setstate__ = _Sample.__setstate__  # type: ignore[attr-defined]
    if hasattr(_Sample, "__replace__"):
        __replace__ = _Sample.__replace__

    def __repr__(self) -> str:
        """The class, and its fields with their values."""
        fields: dict[str, Field[object]] = self.__dataclass_fields__  # type: ignore[attr-defined]
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name, told in fields.items() if told.repr)
        return f"{type(self).__qualname__}({told})"

    def __setattr__(self, name: str, value: object) -> None:
        """Raises FrozenInstanceError."""
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        """Raises FrozenInstanceError."""
        raise FrozenInstanceError(f"cannot delete field {name!r}")
