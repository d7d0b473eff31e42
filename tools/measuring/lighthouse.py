"""Lets Lighthouse read the published site, as a computer and as a phone.

``python -m tools.measuring.lighthouse [--write]`` prints the scores, the times and what holds them down; it ends with an error if the computer's
performance or accessibility is below 95.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tests.browser.engines import CHROMIUM_ARGUMENTS, chromium_program
from tools.build import Options, build
from tools.measuring.packages import packages
from tools.measuring.report import DOCUMENT, replaced
from tools.place import GAME, WORK
from tools.serve import Site, serving

LEAST: Final = 95
LEAST_ON_COMPUTERS: Final = ("performance", "accessibility")
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
TIMES: Final = {
    "first-contentful-paint": "first picture",
    "largest-contentful-paint": "largest picture",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "layout shift",
}
PRESETS: Final = {"computer": ["--preset=desktop"], "phone": ["--form-factor=mobile"]}
MOST_FINDINGS: Final = 8
GOOD: Final = 0.9
PLACE: Final = "lighthouse"


def reading(address: str, preset: list[str], out: Path) -> dict[str, Any]:
    """Lighthouse's report on an address. Raises ``subprocess.CalledProcessError`` if it fails."""
    flags = " ".join(["--headless=new", *CHROMIUM_ARGUMENTS])
    command = [
        "node",
        str(packages() / "lighthouse" / "cli" / "index.js"),
        address,
        "--quiet",
        "--output=json",
        f"--output-path={out}",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags={flags}",
        *preset,
    ]
    environment = os.environ | ({"CHROME_PATH": path} if (path := chromium_program()) else {})
    subprocess.run(command, check=True, env=environment)
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def scores(found: dict[str, Any]) -> dict[str, int]:
    """Category -> score of a hundred."""
    return {name: round(100 * (found["categories"][name]["score"] or 0)) for name in CATEGORIES}


def findings(found: dict[str, Any]) -> list[str]:
    """What costs points, the heaviest first."""
    audits = found["audits"]
    heavy = []
    for name in CATEGORIES:
        for entry in found["categories"][name]["auditRefs"]:
            audit = audits[entry["id"]]
            if audit["score"] is not None and audit["score"] < GOOD and entry["weight"]:
                lost = entry["weight"] * (1 - audit["score"])
                heavy.append((lost, f"{name}: {audit['title']} ({audit.get('displayValue') or 'no'})"))
    return [text.replace("\u00a0", " ") for _, text in sorted(heavy, reverse=True)[:MOST_FINDINGS]]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Let Lighthouse read the published site.")
    parser.add_argument("--write", action="store_true", help=f"put the table into {DOCUMENT.name}")
    arguments = parser.parse_args()
    site = WORK / "start" / "site"
    build(Options(site, GAME, release=True))
    found: dict[str, dict[str, Any]] = {}
    with serving(Site(site, "/moonhare/")) as address:
        for name, preset in PRESETS.items():
            found[name] = reading(address, preset, WORK / f"lighthouse-{name}.json")
    version = next(iter(found.values()))["lighthouseVersion"]
    lines = [
        f"Lighthouse {version}, load {', '.join(f'{load:.1f}' for load in os.getloadavg())} (1, 5, 15 minutes).",
        "",
        f"| as a | {' | '.join(CATEGORIES)} | {' | '.join(TIMES.values())} |",
        f"| --- |{' ---: |' * (len(CATEGORIES) + len(TIMES))}",
    ]
    for name, each in found.items():
        values = [str(score) for score in scores(each).values()]
        values += [each["audits"][audit].get("displayValue", "–").replace("\u00a0", " ") for audit in TIMES]
        lines.append(f"| {name} | {' | '.join(values)} |")
    for name, each in found.items():
        lines += ["", f"What holds it down as a {name}:", "", *(f"- {finding}" for finding in findings(each))]
    told = "\n".join(lines)
    print(told)
    if arguments.write:
        DOCUMENT.write_text(replaced(DOCUMENT.read_text(encoding="utf-8"), told, PLACE), encoding="utf-8")
    computer = scores(found["computer"])
    low = [name for name in LEAST_ON_COMPUTERS if computer[name] < LEAST]
    if low:
        sys.exit(f"below {LEAST} on computers: {', '.join(low)}")


if __name__ == "__main__":
    main()
