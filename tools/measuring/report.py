"""The tables of a measurement of the start, and their place in the document."""

import re
import statistics
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tools.place import ROOT

DOCUMENT: Final = ROOT / "docs" / "STARTUP.md"
MEGA: Final = 1e6
KILO: Final = 1e3
MOST_MEGABYTES: Final = 5.6

Row = Mapping[str, Any]

WHAT: Final = {
    "site": "this site",
    "stock": "the same page on stock PyScript",
    "bare": "bare Pyodide, one sentence",
    "micropython": "MicroPython, one sentence",
    "plain": "plain JavaScript, one sentence",
}
MARKS: Final = {
    "form": "form usable",
    "awake": "Python has painted",
    "table": "table dealt",
    "hello": "sentence painted",
    "processor": "its processor time until then",
}


def _values(rows: Iterable[Row], mark: str, **where: str) -> list[float]:
    return [row[mark] for row in rows if mark in row and all(row[key] == value for key, value in where.items())]


def _cell(values: Sequence[float]) -> str:
    return f"{statistics.median(values):,.0f} ({min(values):,.0f})" if values else "–"


def _end(variant: str) -> str:
    return "table" if variant in {"site", "stock"} else "hello"


def _table(rows: Sequence[Row], profile: str) -> list[str]:
    visits = list(dict.fromkeys(row["visit"] for row in rows))
    lines = [
        f"**{profile[0].upper()}{profile[1:]}**",
        "",
        f"| what | moment | {' | '.join(f'{visit}: ms' for visit in visits)} | cold: kB, pictures apart | pictures: kB |",
        f"| --- | --- |{' ---: |' * (len(visits) + 2)}",
    ]
    for variant, told in WHAT.items():
        moments = ("form", "awake", "table", "processor") if _end(variant) == "table" else ("hello", "processor")
        for moment in moments:
            cells = [_cell(_values(rows, moment, variant=variant, profile=profile, visit=visit)) for visit in visits]
            sizes = ["", ""]
            if moment == _end(variant):
                cold = {"variant": variant, "profile": profile, "visit": "cold"}
                found = [_values(rows, what, **cold) for what in ("bytes", "pictures")]
                sizes = [f"{statistics.median(each) / KILO:,.0f}" if each else "–" for each in found]
            lines.append(f"| {told} | {MARKS[moment]} | {' | '.join((*cells, *sizes))} |")
    return [*lines, ""]


def _ratio(rows: Sequence[Row], profile: str, visit: str, ours: str, other: tuple[str, str]) -> float | None:
    mine = _values(rows, ours, variant="site", profile=profile, visit=visit)
    theirs = _values(rows, other[1], variant=other[0], profile=profile, visit=visit)
    return statistics.median(mine) / statistics.median(theirs) if mine and theirs else None


AIMS: Final[tuple[tuple[str, str, tuple[str, str], dict[str, float]], ...]] = (
    ("processor time to the table, of the same on stock PyScript", "processor", ("stock", "processor"), {}),
    ("processor time to the table, of a sentence from bare Pyodide", "processor", ("bare", "processor"), {}),
    ("table dealt, of the same on stock PyScript", "table", ("stock", "table"), {"cold": 0.50, "second visit": 0.30}),
    ("table dealt, of a sentence from bare Pyodide", "table", ("bare", "hello"), {"cold": 1.25, "second visit": 1.25}),
    ("Python has painted, of the same", "awake", ("bare", "hello"), {}),
    (
        "form usable, of a sentence from plain JavaScript",
        "form",
        ("plain", "hello"),
        {"cold": 1.5, "second visit": 1.5},
    ),
)


def _ratios(rows: Sequence[Row], profiles: Sequence[str]) -> list[str]:
    columns = [(profile, visit) for profile in profiles for visit in ("cold", "second visit", "offline")]
    lines = [
        f"| ratio of medians | {' | '.join(f'{visit}, {profile}' for profile, visit in columns)} | aim |",
        f"| --- |{' ---: |' * len(columns)} --- |",
    ]
    for told, ours, other, aims in AIMS:
        found = [_ratio(rows, profile, visit, ours, other) for profile, visit in columns]
        cells = ["–" if ratio is None else f"{ratio:.2f}" for ratio in found]
        aim = ", ".join(f"{visit} {most:.2f}" for visit, most in aims.items()) or "–"
        lines.append(f"| {told} | {' | '.join(cells)} | {aim} |")
    return [*lines, ""]


def report(rows: Sequence[Row], head: str) -> str:
    """The tables of a measurement as Markdown, below a line that says how it was measured."""
    profiles = list(dict.fromkeys(row["profile"] for row in rows))
    lines = [head, ""]
    for profile in profiles:
        lines += _table(rows, profile)
    lines += _ratios(rows, profiles)
    failed = [row for row in rows if "failed" in row]
    lines += [f"Failed: {row['variant']}, {row['visit']}, {row['profile']}: {row['failed']}" for row in failed]
    return "\n".join(lines).strip()


def replaced(document: str, told: str, place: str = "start") -> str:
    """The document with these tables in their place. Raises ValueError if it has no place for them."""
    begin, end = f"<!-- {place}: begin -->", f"<!-- {place}: end -->"
    pattern = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    if not pattern.search(document):
        raise ValueError(f"the document has no place between {begin} and {end}")
    return pattern.sub(lambda _: f"{begin}\n\n{told}\n\n{end}", document)
