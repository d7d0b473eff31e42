"""Settings of this device: the language and the comforts of the table. They belong to no game and change no rule."""

import json
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
    room: Room = Room.DARK
    coaching: Coaching = Coaching.ON
    facing: dict[str, Facing] = field(default_factory=dict)


def write_settings(settings: Settings) -> str:
    """The settings as text for the store."""
    values = {
        "language": settings.language,
        "sounds": settings.sounds,
        "motion": settings.motion,
        "room": settings.room,
        "coaching": settings.coaching,
        "facing": settings.facing,
    }
    return json.dumps(values, ensure_ascii=False)


def read_settings(text: str, language: str) -> Settings:
    """The settings from the store; what is missing or makes no sense is as it is on a new device that speaks ``language``."""
    try:
        values = json.loads(text)
    except ValueError:
        values = {}
    if not isinstance(values, dict):
        values = {}
    facing = values.get("facing")
    sides = facing.items() if isinstance(facing, dict) else ()
    return Settings(
        language=str(values.get("language", language)),
        sounds=Sounds.ON if values.get("sounds") == Sounds.ON else Sounds.OFF,
        motion=Motion(values["motion"]) if values.get("motion") in list(Motion) else Motion.AUTO,
        room=Room(values["room"]) if values.get("room") in list(Room) else Room.DARK,
        coaching=Coaching.OFF if values.get("coaching") == Coaching.OFF else Coaching.ON,
        facing={str(name): Facing(side) for name, side in sides if side in list(Facing)},
    )
