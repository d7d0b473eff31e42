"""Processor time of a browser's page: unlike the clock, it hardly depends on what else the machine does. On Linux only."""

import os
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
PARENT_FIELD, USER_FIELD, SYSTEM_FIELD = 1, 11, 12
"""Places of fields in a ``stat`` behind the name."""
MOST_ANCESTORS: Final = 4
SECOND_MS: Final = 1000


def main_thread_ms(profile: str) -> float | None:
    """Milliseconds that the main thread of the busiest page of the browser with this profile folder has computed; nothing elsewhere."""
    if not PROC.exists():
        return None
    found = [time for path in PROC.glob("[0-9]*") if (time := _page_ms(path, profile)) is not None]
    return max(found, default=None)


def _page_ms(process: Path, profile: str) -> float | None:
    try:
        if "--type=renderer" not in _command(process) or not _belongs(process, profile):
            return None
        fields = _fields(process / "task" / process.name / "stat")
    except (OSError, ValueError):  # it has gone meanwhile
        return None
    ticks = int(fields[USER_FIELD]) + int(fields[SYSTEM_FIELD])
    return ticks * SECOND_MS / os.sysconf("SC_CLK_TCK")


def _belongs(process: Path, profile: str) -> bool:
    """Whether one of the processes above carries the profile in its command."""
    for _ in range(MOST_ANCESTORS):
        process = PROC / _fields(process / "stat")[PARENT_FIELD]
        if profile in _command(process):
            return True
    return False


def _command(process: Path) -> str:
    return (process / "cmdline").read_text(encoding="utf-8", errors="replace")


def _fields(stat: Path) -> list[str]:
    return stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
