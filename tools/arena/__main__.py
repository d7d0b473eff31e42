"""Runs the trials and writes ``docs/ARENA.md``: ``python -m tools.arena [--games 1000] [--rounds 1500] [--only levels outcomes ...] [--write]``.

Everything is drawn from fixed keys: the same opponents give the same numbers.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.opponents import CHARACTERS, SPOKEN
from game.rules.edition import EDITIONS
from game.rules.score import Outcome
from tools.arena.match import Interval, knowledge
from tools.arena.pace import pace
from tools.arena.trials import Hall, clues_of, duels, hall_of, mismatched, recognised, told
from tools.meaning.cards import TEST_CLUES, dreams, test_clues
from tools.meaning.understanding import shares_by, understood
from tools.node import run_node
from tools.place import ROOT, WORK

DOCUMENT: Final = ROOT / "docs" / "ARENA.md"
VOICES: Final = ROOT / "docs" / "VOICES.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
USUAL: Final = (4, 5, 6)
"""Numbers of seats that every language is tried with."""
THOROUGH: Final = "en"
"""The language that is tried with every number of seats."""
MIXES: Final = ((1, 1, 1, 1), (5, 5, 5, 5), (1, 1, 5, 5), (1, 2, 3, 4, 5), (1, 1, 1, 1, 1, 1), (5, 5, 5, 5, 5, 5))

Section = Callable[[int, int], list[str]]


def _sizes(hall: Hall) -> list[int]:
    box = EDITIONS[hall.edition]
    return [seats for seats in range(box.least_seats, box.most_seats + 1) if box.least_cards(seats) <= hall.cards]


def levels(games: int, rounds: int) -> list[str]:
    """Every level against every other."""
    del rounds
    found = duels("en", games)
    lines = [
        f"Two against two at a table of four, {games} games each pairing; victories of the higher level:",
        "",
        "| levels | victories |",
        "| --- | --- |",
    ]
    return [*lines, *(f"| {high} against {low} | {share} |" for (high, low), share in found.items())]


def _outcome_row(name: str, found: dict[Outcome, Interval]) -> str:
    return f"| {name} | {found[Outcome.SOME]} | {found[Outcome.ALL]} | {found[Outcome.NONE]} |"


def outcomes(games: int, rounds: int) -> list[str]:
    """What becomes of clues, by the number of seats and by the mix of levels."""
    del games
    lines = [
        f"{rounds} rounds each, with typed clues.",
        "",
        "| table | some, not all | all found | none found |",
        "| --- | --- | --- | --- |",
    ]
    for language in SPOKEN:
        hall = hall_of(language)
        lines += [
            _outcome_row(f"{language}: {seats} seats, level 3", told(hall, (3,) * seats, rounds))
            for seats in (_sizes(hall) if language == THOROUGH else USUAL)
        ]
    hall = hall_of("en")
    return [*lines, *(_outcome_row(f"en: levels {', '.join(map(str, mix))}", told(hall, mix, rounds)) for mix in MIXES)]


def mismatch(games: int, rounds: int) -> list[str]:
    """Guessers who think otherwise."""
    del games
    hall = hall_of("en")
    lines = [
        f"Guessers see a clue with a correlation of 0.5 to the storyteller's book; {rounds} rounds each.",
        "",
        "| table | some, not all | all found | none found |",
        "| --- | --- | --- | --- |",
    ]
    return [*lines, *(_outcome_row(f"{seats} seats", mismatched(hall, seats, rounds)) for seats in (4, 5, 6))]


def understanding(games: int, rounds: int) -> list[str]:
    """The right card of six, by language and kind of clue."""
    del games, rounds
    lines = ["| clues | right card of six (chance 16.7 %) |", "| --- | --- |"]
    for language in SPOKEN:
        known = knowledge(language)
        assert known.table is not None
        results = understood(known.table, dreams(), test_clues(TEST_CLUES, (language,)))
        silent = sum(one.silent for one in results)
        lines += [f"| {language}: {name} | {share} |" for name, share in shares_by(results).items()]
        lines.append(f"| {language}: clues that say nothing to the table | {silent} of {len(results)} |")
    return lines


def characters(games: int, rounds: int) -> list[str]:
    """Who told these five clues."""
    del rounds
    return [
        f"{language}: the right one of four named from five clues in {recognised(hall_of(language), games)} of {games} trials."
        for language in SPOKEN
    ]


def speed(games: int, rounds: int) -> list[str]:
    """Milliseconds on this Python and in Pyodide under node."""
    del games, rounds
    lines = ["| what | ms in CPython | ms in Pyodide |", "| --- | ---: | ---: |"]
    for language in SPOKEN:
        file = Path("static/opponents") / f"{language}.words"
        clues = [clue.text for clue in test_clues(TEST_CLUES, (language,))]
        here = pace(ROOT / file, clues)
        there = json.loads(run_node("opponents.mjs", ROOT, file, json.dumps(clues)).splitlines()[-1])["pace"]
        lines += [f"| {language}: {name} | {here[name]:.2f} | {there[name]:.2f} |" for name in here]
        lines.append(f"| {language}: bytes of the file | {(ROOT / file).stat().st_size} | |")
    return lines


def voices(languages: tuple[str, ...], count: int = 20) -> str:
    """So many clues of each character in each language, to be read through."""
    parts = [
        "# Voices\n\nTwenty clues as each opponent told them, with hands drawn by chance; written by `python -m tools.arena --voices`."
    ]
    for language in languages:
        hall = hall_of(language)
        parts.append(f"## {language}")
        for character in CHARACTERS.values():
            told_ = clues_of(hall, character.id, count, f"voice-{character.id}")
            parts.append(f"**{character.name}, {character.calling}.** " + " · ".join(told_))
    return "\n\n".join(parts) + "\n"


SECTIONS: Final[dict[str, Section]] = {
    "understanding": understanding,
    "outcomes": outcomes,
    "mismatch": mismatch,
    "characters": characters,
    "levels": levels,
    "speed": speed,
}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Hold the trials.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--only", nargs="*", choices=SECTIONS, default=list(SECTIONS))
    parser.add_argument("--write", action="store_true", help=f"put the results into {DOCUMENT.relative_to(ROOT)}")
    parser.add_argument("--voices", action="store_true", help=f"write {VOICES.relative_to(ROOT)} and nothing else")
    chosen = parser.parse_args()
    if chosen.voices:
        VOICES.write_text(voices(SPOKEN), encoding="utf-8")
        return
    kept = WORK / "arena.json"
    found: dict[str, list[str]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    for name in chosen.only:
        begun = time.monotonic()
        found[name] = SECTIONS[name](chosen.games, chosen.rounds)
        print(f"## {name} ({time.monotonic() - begun:.0f} s)", *found[name], sep="\n", flush=True)
        kept.parent.mkdir(exist_ok=True)
        others = (
            json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        )  # other sections may run beside this one
        found = {**others, name: found[name]}
        kept.write_text(json.dumps(found, indent=1), encoding="utf-8")
    if chosen.write:
        _write(DOCUMENT, found)


def _write(document: Path, found: dict[str, list[str]]) -> None:
    text = document.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    parts = [f"## {name.capitalize()}\n\n" + "\n".join(found[name]) for name in SECTIONS if name in found]
    document.write_text(f"{head}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
