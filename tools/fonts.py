"""The fonts: Alegreya and Alegreya Sans, cut down to the letters that Moonhare writes. Writes ``static/fonts``.

    python -m tools.fonts [--check]

Needs npm, and fonttools with brotli (``pip install fonttools==4.68.0 brotli==1.2.1``); the results are committed, so
that building the site needs neither. Each font comes in two files: the letters of English, German, Norwegian and
Spanish with all signs, and the other Latin letters of Europe for Romanian, Czech and many people's names.
"""

import argparse
import filecmp
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.place import STATIC

FONTS: Final = STATIC / "fonts"
LETTERS: Final = "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2009-200B,U+2010-2015,U+2018-201E"
SIGNS: Final = "U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2215"
FURTHER: Final = "U+0100-017F,U+0218-021B,U+02BC,U+1E9E"
FEATURES: Final = "kern,liga,locl,ccmp,mark,mkmk,lnum,pnum,tnum,calt"
MOST_BYTES: Final = 200_000
LIGHTEST, HEAVIEST = 500, 800
"""The weights the style uses; the others are cut off the variable fonts."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file of an npm package, and what it becomes."""

    package: str
    file: str
    target: str
    unicodes: str

    @property
    def variable(self) -> bool:
        """Whether the font has an axis of weights."""
        return "wght" in self.file


SERIF: Final = "@fontsource-variable/alegreya@5.3.0"
SANS: Final = "@fontsource/alegreya-sans@5.3.0"
SOURCES: Final = tuple(
    Source(package, f"{family}-{part}-{style}.woff2", f"{family}-{part}-{style}.woff2", unicodes)
    for package, family, styles in (
        (SERIF, "alegreya", ("wght-normal", "wght-italic")),
        (SANS, "alegreya-sans", ("500-normal", "700-normal")),
    )
    for style in styles
    for part, unicodes in (("latin", f"{LETTERS},{SIGNS}"), ("latin-ext", FURTHER))
)
LICENCES: Final = {SERIF: "alegreya-OFL.txt", SANS: "alegreya-sans-OFL.txt"}


def unpack(package: str, folder: Path) -> Path:
    """Fetch an npm package into ``folder`` and return its own folder."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.split()[-1]
    home = folder / packed.removesuffix(".tgz")
    with tarfile.open(folder / packed) as archive:
        archive.extractall(home, filter="data")
    return home / "package"


def cut(source: Path, target: Path, wanted: Source) -> None:
    """Write the part of a font that is wanted."""
    whole = source
    if wanted.variable:
        whole = target.with_suffix(".ttf")
        _tool(
            "fontTools.varLib.instancer",
            source,
            f"wght={LIGHTEST}:{HEAVIEST}",
            f"--output={whole}",
            "--quiet",
            "--no-recalc-timestamp",
        )
    _tool(
        "fontTools.subset",
        whole,
        f"--unicodes={wanted.unicodes}",
        f"--layout-features={FEATURES}",
        "--flavor=woff2",
        "--no-hinting",
        "--desubroutinize",
        "--drop-tables+=DSIG",
        f"--output-file={target}",
    )
    if whole is not source:
        whole.unlink()


def _tool(module: str, *arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True)


def write(folder: Path) -> int:
    """Write all fonts and licences into ``folder``; the sum of the fonts' bytes. Raises ``ValueError`` if it is too much."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        homes = {package: unpack(package, Path(work)) for package in LICENCES}
        for source in SOURCES:
            cut(homes[source.package] / "files" / source.file, folder / source.target, source)
        for package, name in LICENCES.items():
            (folder / name).write_bytes((homes[package] / "LICENSE").read_bytes())
    total = sum((folder / source.target).stat().st_size for source in SOURCES)
    if total > MOST_BYTES:
        raise ValueError(f"{total} bytes of fonts, {MOST_BYTES} are the most")
    return total


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Write the fonts.")
    parser.add_argument("--check", action="store_true", help="only compare with what is committed")
    if not parser.parse_args().check:
        print(f"{FONTS}: {write(FONTS)} bytes")
        return
    with tempfile.TemporaryDirectory() as fresh:
        write(Path(fresh))
        names = [*(source.target for source in SOURCES), *LICENCES.values()]
        _, differing, missing = filecmp.cmpfiles(fresh, FONTS, names, shallow=False)
    if differing or missing:
        sys.exit(f"not what tools.fonts writes: {', '.join(differing + missing)}")


if __name__ == "__main__":
    main()
