"""Buttons: each names what it does, and acts by its ``data-do`` and the data attributes beside it."""

from enum import StrEnum

from htpy import Element, Node, span
from htpy import button as html_button

from game.views.icon import Icon, icon


class Weight(StrEnum):
    """How much a button wants to be pressed: one main button a screen, and quiet ones for what is rarely needed."""

    MAIN = "main"
    PLAIN = "plain"
    QUIET = "quiet"


def button(
    do: str,
    label: Node,
    *,
    weight: Weight = Weight.PLAIN,
    picture: Icon | None = None,
    ready: bool = True,
    described_by: str | None = None,
    **arguments: str | int | None,
) -> Element:
    """A button that sends the message ``do`` with ``arguments`` (``seat=2`` becomes ``data-seat``).

    One that is not ``ready`` can be reached and read but does nothing; ``described_by`` is the id of the reason.
    """
    attributes: dict[str, str | None] = {
        f"data-{key}": None if value is None else str(value) for key, value in arguments.items()
    }
    return html_button(
        attributes,
        type="button",
        class_=["btn", weight.value],
        data_do=do,
        aria_disabled=None if ready else "true",
        aria_describedby=described_by,
    )[None if picture is None else icon(picture), span(".label")[label]]


def icon_button(do: str, label: str, picture: Icon, *, ready: bool = True, **arguments: str | int | None) -> Element:
    """A button that shows a drawing only; its name is spoken, and shown on hovering."""
    attributes: dict[str, str | None] = {
        f"data-{key}": None if value is None else str(value) for key, value in arguments.items()
    }
    return html_button(
        attributes,
        type="button",
        class_="btn icon",
        data_do=do,
        aria_label=label,
        title=label,
        aria_disabled=None if ready else "true",
    )[icon(picture)]
