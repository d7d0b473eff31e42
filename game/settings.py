"""Settings of this device: the language and the comforts of the table. They belong to no game and change no rule."""

from dataclasses import dataclass, field
from enum import StrEnum


class Motion(StrEnum):
    """How much moves; ``AUTO`` follows the device."""

    AUTO = "auto"
    FULL = "full"
    REDUCED = "reduced"


class Room(StrEnum):
    """The light in the room; ``AUTO`` follows the device."""

    AUTO = "auto"
    DARK = "dark"
    LIGHT = "light"


class Facing(StrEnum):
    """Where a seat sits at the table, as seen from the side on which the tablet stands upright."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


class Sounds(StrEnum):
    """Whether the table makes sounds."""

    OFF = "off"
    ON = "on"


class Coaching(StrEnum):
    """Whether one sentence a phase explains what to do."""

    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; ``facing`` has the side of each seat by the player's name."""

    language: str = "en"
    sounds: Sounds = Sounds.OFF
    motion: Motion = Motion.AUTO
    room: Room = Room.AUTO
    coaching: Coaching = Coaching.ON
    facing: dict[str, Facing] = field(default_factory=dict)
