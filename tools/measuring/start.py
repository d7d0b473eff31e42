"""Measures how fast the site starts, beside other ways of starting, in one interleaved run in Chromium.

``python -m tools.measuring.start [--times 5] [--profile full slow] [--write]``

Every round visits each variant in a fresh profile: cold, a second time, and a third time without a network; the browser is
started anew for each visit, so that what is warm is what it keeps on the disk. ``slow`` is a processor slowed down four times (by the
browser's own throttle: the main thread only) and a network of 10 Mbit/s and 40 ms a request (in the server). Medians, in
milliseconds since the navigation began.
"""

import argparse
import fcntl
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, Playwright, ViewportSize, sync_playwright

from tests.browser.engines import CHROMIUM_ARGUMENTS, chromium_program
from tools.measuring.processor import main_thread_ms
from tools.measuring.report import DOCUMENT, replaced, report
from tools.measuring.variants import Variant, make
from tools.place import ROOT, WORK
from tools.serve import Network, Site, serving

TIMES: Final = 5
RECORDER: Final = (Path(__file__).parent / "recorder.js").read_text(encoding="utf-8")
TABLET: Final[ViewportSize] = {"width": 1180, "height": 820}
PATIENCE_SECONDS: Final = 120
POLL_MS: Final = 25
SETTLE_MS: Final = 1000
"""Left to a browser after a visit, to write down what it keeps."""
PICTURES: Final = (".avif", ".webp", ".png", ".svg", ".jpg")
TRANSFERS: Final = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize, responseEnd }) => [name, transferSize, responseEnd])"""


class Visit(StrEnum):
    """A visit to the page."""

    COLD = "cold"
    SECOND = "second visit"
    OFFLINE = "offline"


@dataclass(frozen=True, slots=True)
class Profile:
    """How fast the device and its network are."""

    name: str
    rate: int
    network: Network


PROFILES: Final = {
    "full": Profile("full speed", 1, Network()),
    "slow": Profile("4x slower, 10 Mbit/s", 4, Network(bits_per_second=10e6, seconds_a_request=0.04)),
}
FAST: Final = Network()


def last_mark(variant: Variant) -> str:
    """The mark that ends a visit."""
    return "table" if variant in {Variant.SITE, Variant.STOCK} else "hello"


@contextmanager
def _browser(playwright: Playwright, home: str) -> Iterator[BrowserContext]:
    context = playwright.chromium.launch_persistent_context(
        home, executable_path=chromium_program(), args=CHROMIUM_ARGUMENTS, viewport=TABLET, headless=True
    )
    try:
        context.add_init_script(RECORDER)
        yield context
    finally:
        context.close()


def _visit(context: BrowserContext, home: str, address: str, variant: Variant, profile: Profile) -> dict[str, float]:
    """One visit: its marks, the processor time of its page, the bytes that came for the table, pictures apart, and those of the pictures."""
    page = context.new_page()
    if profile.rate > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": profile.rate})
    page.goto(address, wait_until="commit")
    last, end = last_mark(variant), time.monotonic() + PATIENCE_SECONDS
    while not (marks := page.evaluate("() => window.startMarks ?? {}")).get(last):
        if time.monotonic() > end:
            raise TimeoutError(f"{variant} never came to its {last}: {marks}")
        page.wait_for_timeout(POLL_MS)
    found: dict[str, float] = {name: marks[name] for name in marks if marks[name]}
    if (computed := main_thread_ms(home)) is not None:
        found["processor"] = computed
    transfers = [entry for entry in page.evaluate(TRANSFERS) if entry[2] <= marks[last]]
    found["bytes"] = sum(size for name, size, _ in transfers if not name.endswith(PICTURES))
    found["pictures"] = sum(size for name, size, _ in transfers if name.endswith(PICTURES))
    return found


def _keeps_all(context: BrowserContext) -> None:
    """Wait until the service worker has everything."""
    page, end = context.pages[-1], time.monotonic() + PATIENCE_SECONDS
    while page.evaluate("() => document.documentElement.dataset.offline") != "ready":
        if time.monotonic() > end:
            raise TimeoutError("the site never was ready for offline")
        page.wait_for_timeout(POLL_MS)


def round_of(
    playwright: Playwright, site: Site, address: str, profile: Profile, variants: list[Variant], offline: list[Variant]
) -> Iterator[dict[str, Any]]:
    """Visit each variant once in each way; those in ``offline`` without a network, too."""
    for variant in variants:
        with tempfile.TemporaryDirectory(prefix="start-") as home:
            for visit in Visit if variant in offline else (Visit.COLD, Visit.SECOND):
                site.network = profile.network
                row: dict[str, Any] = {"variant": variant, "visit": visit, "profile": profile.name}
                with _browser(playwright, home) as context:
                    context.set_offline(visit is Visit.OFFLINE)
                    try:
                        row |= _visit(context, home, f"{address}{variant}/", variant, profile)
                    except (Error, TimeoutError) as error:
                        row["failed"] = str(error).splitlines()[0]
                    site.network = FAST  # what follows the start is not measured
                    if variant is Variant.SITE and visit is Visit.COLD:
                        _keeps_all(context)
                    context.pages[-1].wait_for_timeout(SETTLE_MS)
                yield row


@contextmanager
def quiet(lock: str | None) -> Iterator[None]:
    """Hold a lock file while the block runs, so that nothing else of the kind is measured at the same time."""
    if lock is None:
        yield
        return
    with Path(lock).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure, and write down after each round what there is: the rows, and how they came about."""
    home = WORK / "start"
    make(home)
    site, rows = Site(home), list[dict[str, Any]]()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    found: dict[str, Any] = {"commit": commit, "rows": rows, "before": os.getloadavg()}
    with serving(site) as address, sync_playwright() as playwright:
        for number in range(arguments.times):
            for name in arguments.profile:
                with quiet(arguments.lock):
                    for row in round_of(
                        playwright, site, address, PROFILES[name], arguments.variant, arguments.offline
                    ):
                        rows.append(row)
                        print(number + 1, json.dumps(row), file=sys.stderr, flush=True)
                found |= {"rounds": number + 1, "after": os.getloadavg()}
                if arguments.out:
                    arguments.out.write_text(json.dumps(found, indent=1))
    return found


def told(found: dict[str, Any]) -> str:
    """The tables of what was measured."""
    before, after = (", ".join(f"{load:.1f}" for load in found[when]) for when in ("before", "after"))
    head = (
        f"Measured at {found['commit']}, {found['rounds']} rounds: {os.cpu_count()} cores ({platform.machine()}), load {before}"
        f" (1, 5, 15 minutes) before, {after} after. Medians, the least in brackets."
    )
    return report(found["rows"], head)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure how fast the site starts.")
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--profile", nargs="+", choices=list(PROFILES), default=list(PROFILES))
    parser.add_argument("--variant", nargs="+", type=Variant, choices=list(Variant), default=list(Variant))
    parser.add_argument("--offline", nargs="+", type=Variant, choices=list(Variant), default=list(Variant))
    parser.add_argument("--lock", help="a file to be locked during each round")
    parser.add_argument("--out", type=Path, help="write every visit into this file, as JSON, after each round")
    parser.add_argument("--again", type=Path, help="measure nothing: tell what stands in such a file")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {DOCUMENT.name}")
    arguments = parser.parse_args()
    found = json.loads(arguments.again.read_text(encoding="utf-8")) if arguments.again else measure(arguments)
    tables = told(found)
    print(tables)
    if arguments.write:
        DOCUMENT.write_text(replaced(DOCUMENT.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    main()
