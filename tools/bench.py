"""Measures the game and writes ``docs/BENCHMARKS.md``'s table: the core on this Python and in Pyodide, repaints in Chromium.

``python -m tools.bench [--times 30] [--no-browser] [--write]``

Times are milliseconds, medians with the least in brackets. Beside each stands its ratio to a fixed loop of plain Python that ran before and
after it on the same Python: numbers of different machines and days can be compared by it, as far as any can.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import resource
import subprocess
from pathlib import Path
from typing import Any, Final

from tools.node import run_node
from tools.pace import BROKEN_LINKS, STEPS, Pace, pace, sizes
from tools.place import ROOT

DOCUMENT: Final = ROOT / "docs/BENCHMARKS.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
TIMES: Final = 30
LOOP: Final = "loop"
GAMES: Final = "random game of 4"
SECOND: Final = 1000


def in_pyodide(times: int) -> dict[str, Any]:
    """The pace in Pyodide under node, with its version and memory."""
    packages = Path(str(importlib.metadata.distribution("htpy").locate_file("")))
    found: dict[str, Any] = json.loads(run_node("bench.mjs", ROOT, packages, str(times)).splitlines()[-1])
    return found


def _cell(found: Pace, name: str) -> str:
    cost = found[name]
    return f"{_number(cost['median'])} ({_number(cost['least'])}) | {cost['least'] / found[LOOP]['least']:.3f}"


def _number(value: float) -> str:
    """Three figures, however small."""
    return f"{value:.3f}" if value < 1 else f"{value:.2f}" if value < 10 else f"{value:.1f}"  # noqa: PLR2004 (figures)


def _core(here: Pace, there: dict[str, Any]) -> list[str]:
    python = platform.python_version()
    lines = [
        f"| what | CPython {python}: ms | ratio | Pyodide ({there['python']}): ms | ratio |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(f"| {name} | {_cell(here, name)} | {_cell(there['pace'], name)} |" for name in here),
    ]
    games = [SECOND / pace[GAMES]["least"] for pace in (here, there["pace"])]
    return [
        *lines,
        "",
        f"Random games of four a second: {games[0]:.0f} on CPython, {games[1]:.0f} in Pyodide.",
        f"Peak memory: {_memory():.0f} MB in CPython, {there['memory']:.0f} MB of WebAssembly in Pyodide.",
    ]


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _browser(found: dict[str, Any]) -> list[str]:
    rows: list[str] = []
    for name, costs in found.items():
        for what in costs["1x"]:
            cells = " | ".join(
                f"{costs[rate][what]['median']:.1f} ({costs[rate][what]['least']:.1f})" for rate in ("1x", "4x")
            )
            rows.append(f"| {name} ({costs['elements']} elements): {what} | {cells} |")
    memory = max(costs["memory"] for costs in found.values())
    return [
        "| repaint in Chromium | full speed: ms | slowed down 4x: ms |",
        "| --- | ---: | ---: |",
        *rows,
        "",
        f"Peak memory of the page's process: {memory:.0f} MB.",
    ]


def machine() -> str:
    """What this ran on, and how busy it was."""
    one, five, fifteen = os.getloadavg()
    cores = len(os.sched_getaffinity(0))
    return f"{cores} cores ({platform.machine()}), load {one:.1f}, {five:.1f}, {fifteen:.1f} (1, 5, 15 minutes)"


def report(times: int, *, browser: bool) -> str:
    """Everything that was measured, as Markdown."""
    before = machine()
    here = pace(times)
    there = in_pyodide(times)
    revision = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    size = sizes()
    lines = [
        f"Measured at {revision.stdout.strip() or 'no revision'}: {before} before, {machine().partition(', ')[2]} after. Each {times} times.",
        (
            f"The loop has {STEPS} turns. The game of 12 has {size['moves']} moves; its record is {size['record']} characters long, its link "
            f"{size['game link']}, the link of its table {size['table link']}. {BROKEN_LINKS} links were damaged."
        ),
        "",
        *_core(here, there),
    ]
    if browser:
        from tools.repaint import repaints  # noqa: PLC0415 (only here a browser is needed)

        lines += ["", *_browser(repaints(times))]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure the game.")
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOCUMENT.relative_to(ROOT)}")
    chosen = parser.parse_args()
    found = report(chosen.times, browser=not chosen.no_browser)
    print(found)
    if chosen.write:
        text = DOCUMENT.read_text(encoding="utf-8")
        head, rest = text.split(BEGIN)
        tail = rest.split(END)[1]
        DOCUMENT.write_text(f"{head}{BEGIN}\n\n{found}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
