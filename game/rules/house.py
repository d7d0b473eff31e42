"""House rules as words: the one notation of records, links and forms."""

import re
from dataclasses import fields
from typing import Final

from game.rules.edition import NO_CAP, PileEnd, Voting
from game.rules.refusal import Unreadable
from game.rules.setup import HouseRules

_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_YES: Final = "yes"
_NO_CAP: Final = "none"


def house_fields(house: HouseRules) -> tuple[tuple[str, str], ...]:
    """The house rules that differ from the printed edition, as (field, text), in the order of the fields."""
    plain = HouseRules()
    return tuple(
        (field.name, _house_text(field.name, getattr(house, field.name)))
        for field in fields(HouseRules)
        if getattr(house, field.name) != getattr(plain, field.name)
    )


def _house_text(name: str, value: int | bool | str) -> str:
    if name == "first":
        return str(int(value) + 1)
    if name == "cap" and value == NO_CAP:
        return _NO_CAP
    return _YES if value is True else str(value)


def read_house(name: str, text: str, house: HouseRules) -> HouseRules:
    """The house rules with one more field read from text. Raises ``Unreadable`` for an unknown field or value."""
    values = {field.name: getattr(house, field.name) for field in fields(HouseRules)}
    if name not in values:
        raise Unreadable("house-rule", detail=name)
    try:
        values[name] = _house_value(name, text)
    except ValueError:
        raise Unreadable("house-rule", detail=f"{name} {text}") from None
    return HouseRules(**values)


def _house_value(name: str, text: str) -> object:
    match name:
        case "lone_finder":
            if text != _YES:
                raise ValueError(text)
            return True
        case "pile_end":
            return PileEnd(text)
        case "voting":
            return Voting(text)
        case "first":
            return _number(text) - 1
        case "cap":
            return NO_CAP if text == _NO_CAP else _number(text)
        case _:
            return _number(text)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)
