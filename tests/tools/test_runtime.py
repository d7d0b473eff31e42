"""What the page runs on, and the list of faults that the tests guard against."""

import ast
import json
import re
import tomllib

import pytest

from tools.place import CONFIG, ROOT

RUNS_ON_TABLETS = (0, 27, 3)
"""The first version of Pyodide that no longer crashes on tablets with some builds of WebAssembly."""
HEAVY = ("numpy", "pandas", "micropip")
FAULTS = ROOT / "docs" / "FAULTS.md"
REFERENCE = re.compile(r"`([a-z/_]+\.py)::(test_\w+)`")


def test_the_interpreter_is_pinned_to_one_that_runs_on_tablets() -> None:
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    wanted = {**packages.get("dependencies", {}), **packages.get("devDependencies", {})}
    for name in ("pyodide", "@pyscript/core"):
        assert re.fullmatch(r"\d+\.\d+\.\d+", wanted[name]), f"{name} is not pinned"
    assert tuple(map(int, wanted["pyodide"].split("."))) >= RUNS_ON_TABLETS
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert locked["node_modules/pyodide"]["version"] == wanted["pyodide"]


def test_nothing_is_installed_into_the_page_at_run_time() -> None:
    assert "packages" not in tomllib.loads(CONFIG.read_text(encoding="utf-8"))
    for path in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] in HEAVY], path


def guarded() -> list[tuple[str, str]]:
    """Every test that the list of faults names: file and function."""
    return sorted(set(REFERENCE.findall(FAULTS.read_text(encoding="utf-8"))))


def test_every_fault_names_the_tests_that_guard_against_it() -> None:
    rows = [line for line in FAULTS.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    faults = [row for row in rows if not row.startswith("| what goes wrong")]
    assert len(faults) > 30
    assert [row for row in faults if not REFERENCE.search(row)] == []


@pytest.mark.parametrize(("file", "test"), guarded())
def test_a_test_that_is_named_is_there(file: str, test: str) -> None:
    source = (ROOT / "tests" / file).read_text(encoding="utf-8")
    names = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    assert test in names
