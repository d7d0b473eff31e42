"""The shelf: a module runs when something of it is first asked for, once, and not before."""

import importlib
import marshal
import sys
import types
import zipfile
import zipimport
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import shelf
from tools.shelf import Shelf

SOURCES = {
    "played": (True, "ran.append('played')"),
    "played.rules": (False, "ran.append('rules')\nfrom played import words\nnumber = len(words.told)"),
    "played.words": (False, "ran.append('words')\ntold = 'abc'"),
    "played.broken": (False, "ran.append('broken')\nraise ValueError('broken')"),
    "maker": (True, "ran.append('maker')\nimport sys\nsys.modules['maker.made'] = sys"),
}


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What has run so far of a game called ``played``, which lies on a shelf."""
    found: list[str] = []
    compiled = {
        name: (package, marshal.dumps(compile(text, name, "exec"))) for name, (package, text) in SOURCES.items()
    }
    monkeypatch.setattr(shelf, "AT_ONCE", frozenset({"maker"}))
    monkeypatch.setattr("builtins.ran", found, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Shelf(compiled.get), *sys.meta_path])
    yield found
    for name in SOURCES:
        sys.modules.pop(name, None)


def test_an_import_alone_runs_nothing(ran: list[str]) -> None:
    importlib.import_module("played.words")
    assert ran == []


def test_a_module_runs_once_when_something_of_it_is_asked_for(ran: list[str]) -> None:
    words = importlib.import_module("played.words")
    assert (words.told, words.told, ran) == ("abc", "abc", ["words"])


def test_what_it_needs_itself_runs_with_it(ran: list[str]) -> None:
    assert importlib.import_module("played.rules").number == 3
    assert ran == ["rules", "played", "words"]


def test_what_is_asked_for_by_name_is_there_at_once(ran: list[str]) -> None:
    space: dict[str, object] = {}
    exec("from played.words import told", space)
    assert space["told"] == "abc"
    assert "words" in ran


def test_its_namespace_is_never_seen_empty(ran: list[str]) -> None:
    assert vars(importlib.import_module("played.words"))["told"] == "abc"
    assert ran == ["words"]


def test_what_is_wrong_in_it_is_said_where_it_is_used(ran: list[str]) -> None:
    broken = importlib.import_module("played.broken")
    with pytest.raises(ValueError, match="broken"):
        _ = broken.anything
    assert ran == ["broken"]


def test_a_module_that_makes_others_runs_at_once(ran: list[str]) -> None:
    assert importlib.import_module("maker.made") is sys
    assert ran == ["maker"]


def test_a_library_is_read_out_of_its_archive(ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = str(tmp_path / "library.zip")
    header = b"\0" * shelf.PYC_HEADER
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, text in {"stored": "pages = 1", "stored/inner": "pages = 2"}.items():
            place = f"{name}/__init__.pyc" if name == "stored" else f"{name}.pyc"
            archive.writestr(place, header + marshal.dumps(compile(f"ran.append({name!r})\n{text}", place, "exec")))
        archive.writestr("page.txt", "no module")
    importer = types.SimpleNamespace(archive=path, _get_files=lambda: zipimport.zipimporter(path)._files)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "path_importer_cache", {path: importer, str(tmp_path): zipimport})
    shelf.read_library()
    assert sys.meta_path[0].find_spec("page", None) is None
    inner = importlib.import_module("stored.inner")
    assert ran == []
    assert (inner.pages, sys.modules["stored"].pages, inner.__file__) == (2, 1, f"{path}/stored/inner.py")
    assert ran == ["stored/inner", "stored"]
    for name in ("stored", "stored.inner"):
        sys.modules.pop(name)
