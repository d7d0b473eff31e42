"""Keyed chance: every shuffle is a function of the seed, its purpose and a count. No generator exists that anything could disturb."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T", bound=str)


def digest(*key: str | int) -> bytes:
    """The 32 bytes that belong to a key, equal on every platform for ever."""
    return hashlib.sha256("/".join(str(part) for part in key).encode()).digest()


def shuffled(items: Iterable[T], *key: str | int) -> tuple[T, ...]:
    """The distinct ``items`` in an order that depends on ``key`` and the items alone, never on the order they came in."""
    return tuple(sorted(items, key=lambda item: digest(*key, item)))


def fraction(*key: str | int) -> float:
    """A number in [0, 1) that belongs to a key, for opponents' choices."""
    return int.from_bytes(digest(*key)[:6], "big") / (1 << 48)
