"""Somebody with the tablet beside the board of a printed game, who reads what is asked and taps."""

import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from game.scorepad import Pad
from game.scorepad.slip_text import recover_kept
from tests.browser.player import NAMES, Player
from tests.browser.watch import eventually
from tests.rules.rounds import Round

SLIP_SECONDS = 0.35
"""Two taps on one place that are both meant lie further apart than the two of a double tap."""
TAPS_MOST = 100
"""More than any round takes."""
HELD = "() => { const e = document.querySelector('.chip[aria-pressed=true]'); return e && [e.dataset.marker, Number(e.dataset.seat)]; }"
BOARD = """wanted => {
  const chips = [...document.querySelectorAll('.chip')].map((each) => each.textContent + each.ariaPressed).join();
  const chip = document.querySelector('.chip[aria-pressed=true]');
  if (!chip) return ['', '', chips];
  const { marker, seat } = chip.dataset;
  const there = chip.querySelector('.chip-numbers').textContent.split(', ').map((number) => Number(number) - 1);
  const slot = wanted[marker][seat].find((place) => !there.includes(place));
  const what = slot === undefined ? '[data-do=pad-one-vote]' : `[data-do=pad-put][data-slot="${slot}"]`;
  return [what, `[data-do=pad-hold][data-marker=${marker}][data-seat="${seat}"]`, chips];
}"""
"""Where the marker in hand belongs (nowhere: all is there), the marker itself, and what has been entered so far."""
COUNTS = """wanted => {
  const lines = [...document.querySelectorAll('.toggle, .stepper-number')];
  const entered = lines.map((each) => each.ariaPressed ?? each.textContent).join();
  for (const [name, seats] of Object.entries(wanted.toggles))
    for (const seat of seats) {
      const toggle = `[data-do=${name}][data-seat="${seat}"]`;
      if (document.querySelector(toggle).ariaPressed === 'false') return [toggle, '', entered];
    }
  const numbers = [...document.querySelectorAll('.stepper-number')].map((each) => Number(each.textContent));
  const card = numbers.findIndex((number, place) => number < wanted.votes[place]);
  return [card < 0 ? '' : `[data-do=pad-votes][data-decoy="${card}"][data-by="1"]`, '', entered];
}"""
"""The next thing to tap (nothing: all is there), and what has been entered so far."""
POINT = """selector => {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return [x, y, element.contains(document.elementFromPoint(x, y))];
}"""
RESULT = """() => {
  const words = (element) => element.textContent.trim().replaceAll('\u00a0', ' ');
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    language: document.documentElement.lang,
    outcome: words(document.querySelector('.pad-round .saying')),
    lines: all('.pad-round .award').map((each) => [
      Number(words(each.querySelector('.pts'))), words(each.querySelector('.because'))]),
    scores: Object.fromEntries(all('.pad-round .standings li').map((each) => [
      words(each.querySelector('bdi')), Number(words(each.querySelector('.points')))])),
  };
}"""


class Scorekeeper(Player):
    """One person who scores for the whole table."""

    def __init__(self, page: Page, *, hasty: bool = False) -> None:
        super().__init__(page, "scorepad")
        self.hasty = hasty
        """Whether waiting is spared where a tap elsewhere does as well."""
        self.taps = 0
        self.last = ("", 0.0)

    def tap(self, selector: str) -> None:
        """Touch the middle of an element, which must be there and not covered; what is dimmed can be touched too."""
        wait = SLIP_SECONDS - (time.monotonic() - self.last[1])
        if selector == self.last[0] and wait > 0 and "pad-votes" not in selector:  # there each of several taps counts
            self.page.wait_for_timeout(wait * 1000)
        point = self.page.evaluate(POINT, selector)
        assert point is not None, f"no {selector} on the screen {self.screen()}"
        x, y, free = point
        assert free, f"something lies over {selector}"
        self.page.touchscreen.tap(x, y)
        self.taps += 1
        self.last = (selector, time.monotonic())

    def begin(self, seats: int, edition: str, **fields: str) -> None:
        """Fill in the form; house rules that are not named are as printed."""
        self.press("[data-do=scorekeeper]")
        self.see("scorekeeper")
        while self.page.locator("[name^=seat-]").count() < seats:
            self.press("[data-do=add-seat]")
        while self.page.locator("[name^=seat-]").count() > seats:
            self.press(f"[data-do=remove-seat][data-seat='{seats}']")
        for number in range(seats):
            self.page.fill(f"[name=seat-{number}]", NAMES[number])
        self._set("edition", edition)
        for name in ("goal", "all_found", "none_found", "lone_finder"):
            self._set(f"house-{name}", fields.get(f"house-{name}", ""))
        for name, value in fields.items():
            self._set(name, value)
        self.press("[data-do=start]")
        self.page.locator(".spots").wait_for()

    @property
    def pad(self) -> Pad:
        return recover_kept(str(self.page.evaluate("window.moonhare.record()")))[0]

    def told_by(self, seat: int) -> None:
        """Say who tells, if it is not whose turn it is."""
        if self.page.locator(f"[data-do=pad-teller][data-seat='{seat}']").count():
            self.tap(".pad .more > summary")
            self.tap(f"[data-do=pad-teller][data-seat='{seat}']")

    def by_board(self, that: Round) -> None:
        """Read which card or vote is asked for, and tap its place, until all are there and the points can be counted."""
        self._by(that, "board")
        cards = {
            str(seat): [place for place, owner in enumerate(that.owners) if owner == seat] for seat in range(that.seats)
        }
        votes = {str(seat): list(ballot) for seat, ballot in that.ballots.items()}
        self._enter(BOARD, {"card": cards, "vote": votes})
        self._count()

    def by_counts(self, that: Round) -> None:
        """Tap who found it, and the votes of every other card."""
        self._by(that, "counts")
        target = that.owners.index(that.storyteller)
        two = self.has("[data-do=pad-single]")
        finders = [seat for seat, ballot in that.ballots.items() if target in ballot]
        alone = [seat for seat in finders if two and len(that.ballots[seat]) == 1]
        others = [(that.storyteller + step) % that.seats for step in range(1, that.seats)]
        cast = Counter(slot for ballot in that.ballots.values() for slot in ballot)
        votes = [cast[place] for seat in others for place, owner in enumerate(that.owners) if owner == seat]
        both = [seat for seat in finders if seat not in alone]
        self._enter(COUNTS, {"toggles": {"pad-found": both, "pad-single": alone}, "votes": votes})
        self._count()

    def _by(self, that: Round, means: str) -> None:
        self.told_by(that.storyteller)
        if self.has(f"[data-means={means}][aria-pressed=false]"):
            self.tap(f"[data-means={means}]")
        self.page.locator(f"[data-means={means}][aria-pressed=true]").wait_for()

    def _enter(self, question: str, wanted: dict[str, Any]) -> None:
        """Tap what the page asks for until nothing is missing; a tap that was taken for a slip is made again."""
        for _ in range(TAPS_MOST):
            what, instead, entered = self.page.evaluate(question, wanted)
            if not what:
                return
            if self.hasty and instead and what == self.last[0] and time.monotonic() - self.last[1] < SLIP_SECONDS:
                self.tap(instead)  # a finger that was elsewhere in between is no double tap
            self.tap(what)
            while time.monotonic() - self.last[1] < SLIP_SECONDS:
                if self.page.evaluate(question, wanted)[2] != entered:
                    break
        raise AssertionError("the round was never complete")

    def _count(self) -> None:
        self.tap("[data-do=pad-score]")
        self.page.locator(".pad-round").wait_for()

    def next(self) -> None:
        """On to the next round."""
        self.tap("[data-do=pad-next]")
        self.page.locator(".pad").wait_for()

    def read(self) -> dict[str, Any]:
        """What the page says about the round: language, outcome, lines with their points, and everybody's score."""
        return dict(self.page.evaluate(RESULT))

    def gained(self) -> list[int]:
        """What the last round brought each seat."""
        rounds = self.pad.rounds
        before = rounds[-2].scores if len(rounds) > 1 else (0,) * self.pad.seats
        return [now - then for now, then in zip(rounds[-1].scores, before, strict=True)]

    def speak(self, language: str) -> None:
        """Change the language if it is another, from the points of a round, and come back to them."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        number = len(self.pad.rounds)
        self.press("[data-do=pad-sheet]")
        self.press("[data-do=settings]")
        self.page.select_option("#language", language)
        self.press("[data-do=back]")
        self.press(f"[data-do=pad-show][data-round='{number}']")
        self.page.locator(".pad-round").wait_for()
        eventually(self.page, f"document.documentElement.lang === '{language}'")

    def leave(self) -> None:
        """Back to the start page."""
        self.press("[data-do=pad-sheet]")
        self.press("[data-do=leave-game]")
        self.see("setup")
