"""A printed game scored in the real page, by what a person sees and taps there."""

import random
import time
from collections import Counter

import pytest
from playwright.sync_api import Page

from game.scorepad import Pad
from game.scorepad.slip_text import recover_kept
from tests.browser.conftest import Open
from tests.browser.player import NAMES, Player
from tests.browser.watch import eventually
from tests.rules.rounds import Round, any_round, told
from tests.rules.second_scorer import points

SLIP_SECONDS = 0.35
"""Two taps on one place that are both meant lie further apart than the two of a double tap."""
HELD = "() => { const e = document.querySelector('.chip[aria-pressed=true]'); return e && [e.dataset.marker, Number(e.dataset.seat)]; }"


class Scorekeeper(Player):
    """Somebody with the tablet beside the board, who reads what is asked and taps."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "scorepad")
        self.taps = 0
        self.last = ("", 0.0)

    def tap(self, selector: str, *, dimmed: bool = False) -> None:
        """Tap as a finger does; what is ``dimmed`` can be tapped too, and says why it does nothing."""
        wait = SLIP_SECONDS - (time.monotonic() - self.last[1])
        if selector == self.last[0] and wait > 0:
            self.page.wait_for_timeout(wait * 1000)
        self.page.locator(selector).first.tap(force=dimmed)
        self.taps += 1
        self.last = (selector, time.monotonic())

    def begin(self, seats: int, edition: str) -> None:
        self.press("[data-do=scorekeeper]")
        self.see("scorekeeper")
        while self.page.locator("[name^=seat-]").count() < seats:
            self.press("[data-do=add-seat]")
        while self.page.locator("[name^=seat-]").count() > seats:
            self.press(f"[data-do=remove-seat][data-seat='{seats}']")
        for number in range(seats):
            self.page.fill(f"[name=seat-{number}]", NAMES[number])
        self._set("edition", edition)
        self.press("[data-do=start]")
        self.page.locator(".spots").wait_for()

    @property
    def pad(self) -> Pad:
        return recover_kept(str(self.page.evaluate("window.moonhare.record()")))[0]

    def told_by(self, seat: int) -> None:
        if self.page.locator(f"[data-do=pad-teller][data-seat='{seat}']").count():
            self.tap(".pad .more > summary")
            self.tap(f"[data-do=pad-teller][data-seat='{seat}']")

    def by_board(self, that: Round) -> None:
        """Read which card or vote is asked for, and tap its place."""
        self.told_by(that.storyteller)
        laid: Counter[int] = Counter()
        cast: Counter[int] = Counter()
        while (held := self.page.evaluate(HELD)) is not None:
            marker, seat = held
            mine = [place for place, owner in enumerate(that.owners) if owner == seat]
            if marker == "card":
                self.tap(f"[data-do=pad-put][data-slot='{mine[laid[seat]]}']")
                laid[seat] += 1
            elif cast[seat] < len(that.ballots[seat]):
                self.tap(f"[data-do=pad-put][data-slot='{that.ballots[seat][cast[seat]]}']")
                cast[seat] += 1
            else:
                self.tap("[data-do=pad-one-vote]")
        self.tap("[data-do=pad-score]")

    def by_counts(self, that: Round) -> None:
        """Tap who found it, and the votes of every other card."""
        self.told_by(that.storyteller)
        self.tap("[data-means=counts]")
        target = that.owners.index(that.storyteller)
        two = self.page.locator("[data-do=pad-single]").count() > 0
        for seat, ballot in that.ballots.items():
            if target in ballot:
                do = "pad-single" if two and len(ballot) == 1 else "pad-found"
                self.tap(f"[data-do={do}][data-seat='{seat}']")
        seats = len(that.ballots) + 1
        others = [(that.storyteller + step) % seats for step in range(1, seats)]
        cards = [place for seat in others for place, owner in enumerate(that.owners) if owner == seat]
        votes = Counter(slot for ballot in that.ballots.values() for slot in ballot)
        for card, place in enumerate(cards):
            for _ in range(votes[place]):
                self.tap(f"[data-do=pad-votes][data-decoy='{card}'][data-by='1']")
        self.tap("[data-do=pad-score]")

    def gained(self) -> list[int]:
        self.page.locator(".pad-round").wait_for()
        rounds = self.pad.rounds
        before = rounds[-2].scores if len(rounds) > 1 else (0,) * self.pad.seats
        return [now - then for now, then in zip(rounds[-1].scores, before, strict=True)]


EXAMPLES = {
    "all": (told("Ana Ben Cem Dee", "Ana", Ben="Ana", Cem="Ana", Dee="Ana"), "Everybody found Ana’s card."),
    "none": (told("Ana Ben Cem Dee", "Ana", Ben="Cem", Cem="Dee", Dee="Cem"), "Ben and Dee took Cem’s card for it"),
    "some": (told("Ana Ben Cem Dee", "Ana", Ben="Ana", Cem="Dee", Dee="Ana"), "2 of 3 found Ana’s card"),
    "three": (told("Ana Ben Cem", "Ben", Ana="Ben", Cem="Ana#2"), "Cem took Ana’s card for it: 1 point."),
}


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_an_example_of_each_kind_entered_either_way(page: Page, opened: Open, name: str) -> None:
    that, sentence = EXAMPLES[name]
    right = points("2021", {}, that.seats, that.storyteller, that.owners, that.ballots)
    player = Scorekeeper(opened(page))
    player.begin(that.seats, "2021")
    player.by_board(that)
    assert player.gained() == right
    assert sentence in page.inner_text(".pad-round")
    player.tap("[data-do=pad-next]")
    player.by_counts(that)
    assert player.gained() == right


def test_six_seats_take_eleven_taps(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(6, "classic")
    player.by_board(told("Ana Ben Cem Dee Eva Finn", "Ana", Ben="Ana", Cem="Dee", Dee="Ana", Eva="Dee", Finn="Ben"))
    assert player.gained() == [3, 4, 0, 5, 0, 0]
    assert player.taps == 11


def test_a_round_of_twelve_with_two_votes_as_a_new_user_enters_it(page: Page, opened: Open) -> None:
    that = any_round(random.Random(3), 12, 2)
    player = Scorekeeper(opened(page))
    player.begin(12, "odyssey")
    began = time.monotonic()
    player.by_board(that)
    took = time.monotonic() - began
    assert player.gained() == points("odyssey", {}, 12, that.storyteller, that.owners, that.ballots)
    print(f"\ntwelve seats on the board: {player.taps} taps, {took:.1f} s of the machine's time")
    on_board, player.taps = player.taps, 0
    player.tap("[data-do=pad-next]")
    player.by_counts(that)
    assert player.gained() == points("odyssey", {}, 12, that.storyteller, that.owners, that.ballots)
    print(f"by counts: {player.taps} taps")
    assert on_board <= 12 + 2 * 11 + 2


def test_a_reload_in_the_middle_of_entering_loses_nothing(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(6, "classic")
    for place in (0, 1, 2, 3, 4, 0, 1):
        player.tap(f"[data-do=pad-put][data-slot='{place}']")
    before = page.evaluate("window.moonhare.record()")
    page.reload()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    player.see("scorekeeper")
    assert page.evaluate("window.moonhare.record()") == before
    assert player.page.evaluate(HELD) == ["vote", 3]


def test_an_own_card_is_refused_by_name_and_a_double_tap_is_one(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    for place in (0, 1, 2):
        player.tap(f"[data-do=pad-put][data-slot='{place}']")
    player.tap("[data-do=pad-put][data-slot='1']", dimmed=True)
    assert "Ben cannot vote for a card of their own: number 2." in page.inner_text(".bar")
    page.wait_for_timeout(SLIP_SECONDS * 1000)
    page.evaluate(
        "() => { for (let n = 0; n < 2; n++) document.querySelector('[data-do=pad-put][data-slot=\"0\"]').click(); }"
    )
    assert page.evaluate(HELD) == ["vote", 2], "Ben voted, Cem did not yet"


def test_correct_undo_and_end_with_the_keyboard(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    player.by_board(EXAMPLES["some"][0])
    for do in ("pad-amend", "pad-clear", "pad-sheet", "pad-finish", "pad-finish"):
        page.locator(f"[data-do={do}]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(SLIP_SECONDS * 1000)
    assert "share the moon" in page.inner_text("h1") or "has reached the moon" in page.inner_text("h1")
    page.locator("[data-do=pad-undo]").focus()
    page.keyboard.press("Enter")
    assert not player.pad.over
    assert page.locator(".rounds tbody tr").count() == 1


def test_a_link_shows_the_rounds_to_others(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    player.by_board(EXAMPLES["none"][0])
    player.tap("[data-do=pad-sheet]")
    player.tap("[data-do=share]")
    link = page.input_value("#link")
    other = page.context.new_page()
    other.goto(link)
    eventually(other, 'document.documentElement.dataset.boot === "ready"')
    assert other.locator(".rounds tbody tr").count() == 1
