"""Building the site: the same from the same, complete, and refused where the game could not run."""

import base64
import gzip
import hashlib
import json
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from game.opponents import CHARACTERS
from tools.build import Options, build
from tools.catalogue import languages
from tools.licences import NOTICES
from tools.naming import HASHED, KEEP
from tools.node import NodeFailed

STAND_IN = Path(__file__).parent / "standin" / "game"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stand-in, built for release."""
    out = tmp_path_factory.mktemp("site") / "release"
    build(Options(out, STAND_IN, release=True))
    return out


def written(folder: Path, text: str) -> Path:
    """A game whose main module has this text."""
    game = folder / "game"
    shutil.copytree(STAND_IN, game, ignore=shutil.ignore_patterns("__pycache__"))
    (game / "shell" / "main.py").write_text(text, encoding="utf-8")
    return game


def test_the_same_source_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    build(Options(again, STAND_IN, release=True))
    names = sorted(path.relative_to(built) for path in built.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(again) for path in again.rglob("*") if path.is_file())
    assert [name for name in names if (built / name).read_bytes() != (again / name).read_bytes()] == []


def test_nothing_is_built_twice(built: Path) -> None:
    before = (built / "index.html").stat().st_mtime_ns
    version = json.loads((built / "build.json").read_text())["version"]
    assert build(Options(built, STAND_IN, release=True)) == version
    assert (built / "index.html").stat().st_mtime_ns == before


def test_a_change_gives_another_version(built: Path, tmp_path: Path) -> None:
    old = json.loads((built / "build.json").read_text())["version"]
    changed = written(tmp_path, "async def main() -> None:\n    pass\n")
    assert build(Options(tmp_path / "site", changed, release=True)) != old


def test_the_game_is_one_archive(built: Path) -> None:
    (archive,) = built.glob("static/game.*.bin")
    names = gzip.decompress(archive.read_bytes())
    for module in (b"game.shell.main", b"htpy", b"markupsafe", b"pyscript"):
        assert module in names
    assert not list(built.rglob("*.py"))


def test_every_file_carries_its_content_in_its_name(built: Path) -> None:
    names = [path.relative_to(built).as_posix() for path in sorted(built.rglob("*")) if path.is_file()]
    plain = [name for name in names if not HASHED.search(name)]
    assert sorted(name for name in plain if not name.endswith((".md", ".txt"))) == sorted(KEEP)


def test_one_change_renames_what_changed_and_what_refers_to_it(built: Path, tmp_path: Path) -> None:
    changed = written(tmp_path, "async def main() -> None:\n    pass\n")
    build(Options(tmp_path / "site", changed, release=True))
    old, new = (
        {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
        for site in (built, tmp_path / "site")
    )
    assert [name.split(".")[0] for name in sorted(old ^ new)] == ["static/game", "static/game"]


def test_every_address_in_the_page_is_relative_and_there(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:href|src)="([^"#]+)"', page)
    addresses += re.findall(r'"((?:static|cards)/[^"]+)"', page)
    assert len(addresses) > 10
    assert [name for name in addresses if not (built / name).is_file()] == []


def test_the_manifest_and_its_icons_are_there(built: Path) -> None:
    manifest = built / "static" / "manifest.webmanifest"
    icons = json.loads(manifest.read_text(encoding="utf-8"))["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    assert [icon["src"] for icon in icons if not (manifest.parent / icon["src"]).is_file()] == []


def test_a_release_says_so_by_silence(built: Path, tmp_path: Path) -> None:
    assert "data-build" not in (built / "index.html").read_text(encoding="utf-8")
    out = tmp_path / "development"
    build(Options(out, STAND_IN, release=False))
    assert '<html lang="en" data-boot="loading"' in (out / "index.html").read_text(encoding="utf-8")
    assert 'data-build="development">' in (out / "index.html").read_text(encoding="utf-8")


def named_by_policy(script: str) -> str:
    """How a content policy names a script that stands in a page."""
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"


def test_code_from_text_and_foreign_addresses_are_forbidden(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    (first,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    assert policy is not None
    rules = dict(rule.strip().split(" ", maxsplit=1) for rule in policy[1].split(";"))
    assert rules["script-src"] == f"'self' '{named_by_policy(first)}' 'wasm-unsafe-eval'"
    assert rules["default-src"] == "'self'"
    assert "http" not in policy[1]


def test_the_script_of_the_page_for_lost_ones_is_the_one_that_its_policy_allows(built: Path) -> None:
    lost = (built / "404.html").read_text(encoding="utf-8")
    (script,) = re.findall(r"<script>(.*?)</script>", lost, re.DOTALL)
    assert f"script-src '{named_by_policy(script)}'" in lost
    assert re.findall(r'<main lang="(\w+)">', lost) == languages()


def test_the_shortcuts_lead_to_the_page_itself(built: Path) -> None:
    manifest = json.loads((built / "static" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in manifest, "an id is taken from the root of the origin, where other people's apps may live"
    assert {urlsplit(shortcut["url"]).path for shortcut in manifest["shortcuts"]} == {manifest["start_url"]}


def test_the_licences_come_along(built: Path) -> None:
    notices = (built / "static" / "licences" / NOTICES).read_text(encoding="utf-8")
    for name in ("pyodide", "@pyscript/core", "polyscript", "idiomorph", "htpy", "MarkupSafe"):
        assert re.search(rf"^{re.escape(name)} [\d.]+: ", notices, re.MULTILINE), name
    assert {"MPL-2.0.txt", "PSF-2.0.txt"} <= {path.name for path in (built / "static" / "licences").iterdir()}


def test_every_portrait_comes_along_and_may_follow_after_the_game(built: Path) -> None:
    shipped = {path.relative_to(built).as_posix() for path in (built / "static" / "opponents").glob("*.avif")}
    assert {name.rpartition("/")[2].partition(".")[0] for name in shipped} == set(CHARACTERS)
    script = (built / "sw.js").read_text(encoding="utf-8")
    core, later = (json.loads(script.split(f"const {name} = ")[1].partition(";\n")[0]) for name in ("CORE", "LATER"))
    assert shipped <= set(later)
    assert not shipped & set(core)


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("import xml.dom\nasync def main() -> None:\n    pass\n", "game.shell.main: ModuleNotFoundError"),
        ("async def main() -> None:\n    import xml.dom\n", "game.shell.main: imports xml.dom"),
    ],
    ids=["at the top", "inside a function"],
)
def test_a_module_that_the_page_would_not_have_stops_the_build(tmp_path: Path, source: str, named: str) -> None:
    out = tmp_path / "site"
    with pytest.raises(NodeFailed, match=re.escape(named)):
        build(Options(out, written(tmp_path, source), release=True))
    assert not out.exists()


def test_a_failed_build_leaves_the_old_site(tmp_path: Path) -> None:
    out = tmp_path / "site"
    version = build(Options(out, written(tmp_path / "good", "async def main() -> None:\n    pass\n"), release=True))
    with pytest.raises(NodeFailed):
        build(Options(out, written(tmp_path / "bad", "async def main(:\n"), release=True))
    assert json.loads((out / "build.json").read_text())["version"] == version
