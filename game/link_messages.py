"""Messages about links, in their own place: sharing one, and opening one."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ShareTable:
    """Share a link: to the set-up as it stands in the form, or to a finished game."""

    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChooseDeal:
    """Which deal a link carries: ``fresh`` or ``same``."""

    deal: str


@dataclass(frozen=True, slots=True)
class AskQr:
    """Show the link as a QR code."""


@dataclass(frozen=True, slots=True)
class QrDrawn:
    """The QR code of a link: its size in modules and the dark ones as an SVG path, empty if it could not be drawn."""

    link: str
    size: int
    path: str


@dataclass(frozen=True, slots=True)
class Shared:
    """How sharing went: ``shared``, ``copied`` or ``failed``."""

    how: str


@dataclass(frozen=True, slots=True)
class Linked:
    """A link was opened in this page: the fragment of its address."""

    fragment: str
