"""Kept drawings: parts of a page that are equal for equal arguments are drawn once, and are plain markup from then on.

A page of twelve seats has some 640 elements, and building one costs about as much as keeping a hundred that are finished. What is kept must
depend on its arguments alone, and they must be hashable. The oldest unused drawing goes when there are too many.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec

from htpy import Element, Fragment
from markupsafe import Markup

P = ParamSpec("P")
MOST: Final = 256
"""How many drawings of one kind are kept, if nothing else is said."""

_clearing: list[Callable[[], None]] = []


def kept(most: int = MOST) -> Callable[[Callable[P, Element | Fragment]], Callable[P, Markup]]:
    """Keep up to ``most`` drawings of the function below, by its arguments."""

    def keeping(draw: Callable[P, Element | Fragment]) -> Callable[P, Markup]:
        @lru_cache(maxsize=most)
        def once(*arguments: Any, **named: Any) -> Markup:
            return Markup(str(draw(*arguments, **named)))

        @wraps(draw)
        def drawn(*arguments: P.args, **named: P.kwargs) -> Markup:
            return once(*arguments, **named)  # type: ignore[arg-type]  # hashable, as the name promises

        _clearing.append(once.cache_clear)
        return drawn

    return keeping


def forget() -> None:
    """Draw everything anew from here on: for measuring."""
    for clear in _clearing:
        clear()
