"""Tests the tests: puts one small mistake after the other into the core and sees to it that some test fails.

``python -m tools.mutate [--only score] [--jobs 2] [--list]``

Each mutant runs in a process of its own, forked from one in which pytest is loaded already: first against quick tests, and only if it
lives against slower ones. What was killed is remembered in ``.build/mutants`` while the module stays as it is; survivors are tried again.
Mutants that change nothing anybody could see are listed, with the reason, in ``tests/mutation/EQUIVALENT.md``.
"""

import argparse
import ast
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import re
import signal
import sys
import time
import types
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.mutants import Mutant, mutants
from tools.place import ROOT

EQUIVALENT: Final = ROOT / "tests/mutation/EQUIVALENT.md"
KEPT: Final = ROOT / ".build/mutants"
ENVIRONMENT: Final = {"MOONHARE_TEXTS": "300", "PYTHONDONTWRITEBYTECODE": "1"}
SECONDS: Final = (40.0, 150.0)
"""A mutant that runs longer than this, in its quick round and in its slow one, is taken for one that never ends: killed."""
PAUSE: Final = 0.02
PYTEST: Final = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
    "--hypothesis-profile",
    "mutants",
)

KILLED, SLOW, SURVIVED = "killed", "killed by the clock", "survived"


@dataclass(frozen=True, slots=True)
class Subject:
    """A module under test, and the tests that ought to find a mistake in it: quick ones, then slower ones."""

    module: str
    quick: tuple[str, ...]
    slow: tuple[str, ...]

    @property
    def path(self) -> Path:
        """Its source."""
        return ROOT / (self.module.replace(".", "/") + ".py")


RULES: Final = "tests/rules/test_"
RECORD: Final = "tests/record/test_"
NOTATION: Final = (f"{RECORD}mutants_record.py", f"{RECORD}record.py")
SUBJECTS: Final = {
    "score": Subject(
        "game.rules.score",
        (f"{RULES}mutants_score.py", f"{RULES}cases.py", f"{RULES}examples.py", f"{RULES}score.py::TestWhatNoTableCanVote"),
        (f"{RULES}score.py::TestBoundsOfARound", f"{RULES}score.py::test_large_tables_by_samples"),
    ),
    "play": Subject(
        "game.rules.play",
        (f"{RULES}mutants_play.py", f"{RULES}moves.py", f"{RULES}examples.py", f"{RULES}bookkeeping.py"),
        (f"{RULES}setup.py", f"{RULES}machine.py", f"{RULES}games.py"),
    ),
    "record": Subject("game.record", NOTATION, (f"{RECORD}fuzz.py", f"{RECORD}golden.py")),
    "notation": Subject("game.notation", NOTATION, (f"{RECORD}fuzz.py", "tests/scorepad", "tests/journal")),
    "link": Subject(
        "game.link",
        ("tests/link/test_mutants_link.py", "tests/link/test_setup_link.py", "tests/link/test_game_link.py"),
        ("tests/link/test_fuzz.py",),
    ),
}  # fmt: skip


class _Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the mutant to whoever imports the module."""

    def __init__(self, subject: Subject, mutant: Mutant) -> None:
        self._subject = subject
        self._mutant = mutant

    def find_spec(
        self, fullname: str, *_: Sequence[str] | types.ModuleType | None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._subject.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self._subject.path, loader=self)

    def create_module(self, _: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(self._mutant.compiled(str(self._subject.path)), module.__dict__)  # type: ignore[arg-type]


def _prepare() -> None:
    """Load what every mutant's tests need, so that a fork has it at once."""
    import hypothesis  # noqa: PLC0415 (slow, and not wanted for --list)
    import pytest  # noqa: F401, PLC0415

    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, deadline=None, max_examples=30)
    os.environ.update(ENVIRONMENT)
    os.chdir(ROOT)


def _test(subject: Subject, mutant: Mutant, tests: Sequence[str]) -> int:
    """In the fork: run the tests against the mutant. Ends the process with pytest's code."""
    import pytest  # noqa: PLC0415

    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.setsid()
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    sys.meta_path.insert(0, _Loader(subject, mutant))
    there = [test for test in tests if (ROOT / test.partition("::")[0]).exists()]
    return int(pytest.main([*PYTEST, *there]))


@dataclass
class _Trial:
    """A mutant at its test, in a process of its own."""

    subject: Subject
    mutant: Mutant
    rounds: list[tuple[str, ...]]
    process: int = 0
    begun: float = field(default_factory=time.monotonic)

    def start(self) -> "_Trial":
        tests = self.rounds.pop(0)
        self.begun = time.monotonic()
        self.process = os.fork()
        if self.process == 0:
            code = 1  # whatever goes wrong from here on is the mutant's fault
            try:
                code = _test(self.subject, self.mutant, tests)
            finally:
                os._exit(code)
        return self

    def verdict(self) -> str | None:
        """What came of it, or ``None`` while it runs."""
        ended, status = os.waitpid(self.process, os.WNOHANG)
        if not ended:
            if time.monotonic() - self.begun < SECONDS[0 if self.rounds else 1]:
                return None
            os.killpg(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            return SLOW
        if status:
            return KILLED
        if not self.rounds:
            return SURVIVED
        self.start()
        return None


def _kept(name: str, subject: Subject) -> Path:
    """Where the killed mutants of a module, as it is now, are remembered."""
    digest = hashlib.sha256(subject.path.read_bytes()).hexdigest()[:12]
    return KEPT / f"{name}-{digest}.jsonl"


def _tested(subject: Subject, wanted: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Each mutant with what came of it, as they end."""
    waiting = list(reversed(wanted))
    running: list[_Trial] = []
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                running.append(_Trial(subject, waiting.pop(), [subject.quick, subject.slow]).start())
            for trial in list(running):
                verdict = trial.verdict()
                if verdict is not None:
                    running.remove(trial)
                    yield trial.mutant, verdict
            time.sleep(PAUSE)
    finally:
        for trial in running:
            os.killpg(trial.process, signal.SIGKILL)


def _sound(subject: Subject) -> bool:
    """Whether the tests pass where nothing is wrong: otherwise every mutant would seem to be killed."""
    unchanged = Mutant("nothing", 0, ast.parse(subject.path.read_text(encoding="utf-8")))
    return next(_tested(subject, [unchanged], 1))[1] == SURVIVED


def equivalents(text: str) -> set[str]:
    """The names of the mutants in a list of equivalent ones: each stands in a line of its own, as code after a dash."""
    return set(re.findall(r"^- `` ?(.+?) ?``", text, flags=re.MULTILINE))


def examine(name: str, subject: Subject, listed: set[str], jobs: int) -> list[Mutant]:
    """Test all mutants of a module that are neither listed nor known to be killed; the survivors."""
    kept = _kept(name, subject)
    kept.parent.mkdir(parents=True, exist_ok=True)
    known = (
        {json.loads(line)["name"] for line in kept.read_text(encoding="utf-8").splitlines()} if kept.exists() else set()
    )
    all_of_them = mutants(subject.path.read_text(encoding="utf-8"))
    wanted = [mutant for mutant in all_of_them if f"{name}: {mutant.name}" not in listed and mutant.name not in known]
    survivors: list[Mutant] = []
    begun = time.monotonic()
    if wanted and not _sound(subject):
        raise SystemExit(f"{name}: its tests fail without any mistake in it")
    with kept.open("a", encoding="utf-8") as file:
        for mutant, verdict in _tested(subject, wanted, jobs):
            if verdict == SURVIVED:
                survivors.append(mutant)
                print(f"  {subject.path.relative_to(ROOT)}:{mutant.line}  {name}: {mutant.name}", flush=True)
            else:
                file.write(json.dumps({"name": mutant.name, "verdict": verdict}, ensure_ascii=False) + "\n")
                file.flush()
    equal = sum(f"{name}: {mutant.name}" in listed for mutant in all_of_them)
    print(
        f"{name}: {len(all_of_them)} mutants, {len(all_of_them) - equal - len(survivors)} killed, {equal} equivalent, "
        f"{len(survivors)} survived ({time.monotonic() - begun:.0f} s)",
        flush=True,
    )
    return survivors


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Put mistakes into the core and see whether the tests notice.")
    parser.add_argument("--only", nargs="+", choices=list(SUBJECTS), default=list(SUBJECTS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    chosen = parser.parse_args()
    if chosen.list:
        for name in chosen.only:
            for mutant in mutants(SUBJECTS[name].path.read_text(encoding="utf-8")):
                print(f"{name}: {mutant.name}")
        return
    _prepare()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that no mutant is left behind
    listed = equivalents(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.exists() else set()
    left = sum(len(examine(name, SUBJECTS[name], listed, chosen.jobs)) for name in chosen.only)
    if left:
        sys.exit(
            f"{left} mutants survived: kill them with tests, or list them with the reason in {EQUIVALENT.relative_to(ROOT)}"
        )


if __name__ == "__main__":
    main()
