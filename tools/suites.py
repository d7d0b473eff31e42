"""Runs the suites of tests one after the other, all of them even if one fails, and says at the end which failed.

``python -m tools.suites check pure pyodide browser long``
"""

import argparse
import importlib.metadata
import subprocess
import sys
import time
from pathlib import Path

from tools.place import ROOT

TESTS = "tests"
SERIAL = "tests/browser"
IN_PYODIDE = ("tests/rules", "tests/record", "tests/link", "tests/opponents")
NO_TESTS_FOUND = 5
"""How pytest ends where there is nothing to run."""
WORKERS = "2"
AGAIN = ["--reruns", "2", "-rfER"]
"""Browsers crash and stall of themselves: a test of the page that fails is tried twice more, and each such failure is listed at the end."""

Command = list[str]


def suites() -> dict[str, list[Command]]:
    """Name -> the commands of each suite; a folder that is not there is left out."""
    pytest = [sys.executable, "-m", "pytest"]
    parallel = ["-n", WORKERS, "--dist", "worksteal"]
    packages = str(Path(str(importlib.metadata.distribution("pytest").locate_file(""))))
    in_pyodide = [folder for folder in IN_PYODIDE if any((ROOT / folder).glob("test_*.py"))]
    return {
        "check": [["make", "--no-print-directory", "check"]],
        "pure": [[*pytest, TESTS, "--ignore", SERIAL, *parallel]],
        "pyodide": [["node", "tests/pyodide/run.mjs", packages, *in_pyodide]] if in_pyodide else [],
        "browser": [[*pytest, SERIAL, *AGAIN]] if (ROOT / SERIAL).exists() else [],
        "long": [
            [*pytest, TESTS, "-m", "long", "--ignore", SERIAL, *parallel],
            [*pytest, SERIAL, "-m", "long", *AGAIN],
        ],
    }


def run(name: str, command: Command) -> bool:
    """Run one command of a suite and say how long it took; whether it passed."""
    print(
        f"\n== {name}: {' '.join(Path(part).name if part == sys.executable else part for part in command)}", flush=True
    )
    begun = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, check=False, stdin=subprocess.DEVNULL).returncode
    passed = code in {0, NO_TESTS_FOUND}
    print(f"== {name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - begun:.0f} s", flush=True)
    return passed


def main() -> None:
    """The command line."""
    known = suites()
    parser = argparse.ArgumentParser(description="Run suites of tests.")
    parser.add_argument("suite", nargs="+", choices=list(known))
    chosen = parser.parse_args().suite
    failed = []
    for name in chosen:
        outcomes = [run(name, command) for command in known[name]]  # all of them, even after a failure
        if not all(outcomes):
            failed.append(name)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
