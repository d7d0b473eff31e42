"""Plays whole games in the real page through its stable hooks alone, beside a mirror of the pure core.

After every move the page's record must be the mirror's: same setup, same moves, same state.
"""

from dataclasses import replace

from playwright.sync_api import Page

from game.record import Record, read
from game.rules.chance import fraction
from game.rules.moves import Move, Next, Submit, Tell, Vote
from game.rules.play import legal, play, start
from game.rules.round import Phase
from game.rules.state import State

NAMES = ("Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gül", "Håkon", "Ida", "Jiří", "Kim", "Ștefana")
PRIVATE = {Phase.TELL: "tell", Phase.SUBMIT: "submit", Phase.VOTE: "vote"}


class Player:
    """All the people at one table."""

    def __init__(self, page: Page, key: str) -> None:
        self.page = page
        self.key = key
        self.moves: list[Move] = []
        self.state: State
        self.clicks = 1
        """Clicks in one frame on whatever commits: two are the slip of a finger, and must act once."""

    # The page ----------------------------------------------------------------------------------------------------------------------------

    def screen(self) -> str:
        return str(self.page.evaluate("document.getElementById('app').dataset.screen"))

    def has(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => document.querySelector(s) !== null", selector))

    def press(self, selector: str) -> None:
        """Activate an element as a keyboard or a screen reader does; it must be there."""
        commits = any(f"data-do={do}]" in selector for do in ("tell", "submit", "vote", "next"))
        found = self.page.evaluate(
            "([s, n]) => { const e = document.querySelector(s); for (; e && n; n--) e.click(); return e !== null; }",
            [selector, self.clicks if commits else 1],
        )
        assert found, f"no {selector} on the screen {self.screen()}"

    def record(self) -> Record:
        return read(str(self.page.evaluate("window.moonhare.record()")))

    def see(self, *screens: str) -> None:
        assert self.screen() in screens, (self.screen(), screens)

    # The game ----------------------------------------------------------------------------------------------------------------------------

    def deal(self, seats: int, fields: dict[str, str]) -> None:
        """Fill the set-up form and deal."""
        while self.page.locator("[name^=seat-]").count() < seats:
            self.press("[data-do=add-seat]")
        while self.page.locator("[name^=seat-]").count() > seats:
            self.press(f"[data-do=remove-seat][data-seat='{seats}']")
        for number in range(seats):
            self.page.fill(f"[name=seat-{number}]", NAMES[number])
        for name, value in fields.items():
            self._set(name, value)
        self.press("[data-do=start]")
        self.see("handover")
        record = self.record()
        assert [seat.name for seat in record.setup.seats] == list(NAMES[:seats])
        self.state = start(record.setup)

    def _set(self, name: str, value: str) -> None:
        self.page.evaluate(
            """([name, value]) => {
                const all = [...document.querySelectorAll(`[name="${name}"]`)];
                const box = all.find((e) => ['radio', 'checkbox'].includes(e.type) && e.value === value);
                const field = box ?? all[0];
                if (box) box.checked = true; else field.value = value;
                field.dispatchEvent(new Event('change', {bubbles: true}));
            }""",
            [name, value],
        )

    def choice(self) -> Move:
        """A move of one of the seats that owe one, from the key and the place in the game."""
        count = len(self.moves)
        seats = self.state.to_act
        seat = seats[int(fraction(self.key, "seat", count) * len(seats))]
        moves = legal(self.state, seat)
        move = moves[int(fraction(self.key, "move", count) * len(moves))]
        return replace(move, clue=f"clue {count}") if isinstance(move, Tell) and count % 3 else move

    def make(self, move: Move) -> None:
        """Make a move through the hooks, and compare."""
        match move:
            case Tell() | Submit() | Vote():
                self.open(move.seat)
                self._act(move)
            case Next():
                self.see("reveal")
                self.press("[data-do=skip]")
                self.press("[data-do=next]")
        self.moves.append(move)
        self.state = play(self.state, move)
        record = self.record()
        assert record.moves == tuple(self.moves)
        match self.state.phase:
            case Phase.SCORE:
                self.see("reveal")
            case Phase.OVER:
                self.see("over")
            case _:
                self.see("handover")

    def open(self, seat: int) -> None:
        """Hand the tablet to a seat and open its screen."""
        self.see("handover")
        if not self.has(f"[data-do=ready][data-seat='{seat}']"):
            self.press(f"[data-do=pass][data-seat='{seat}']")
        self.press(f"[data-do=ready][data-seat='{seat}']")
        self.see(PRIVATE[self.state.phase], "hand")

    def _pick(self, attribute: str, value: object) -> None:
        self.press(f"[data-do=look][data-{attribute}='{value}']")
        self.press(f"[data-do=choose][data-{attribute}='{value}']")

    def _act(self, move: Tell | Submit | Vote) -> None:
        match move:
            case Tell(_, card, clue):
                self._pick("card", card)
                if isinstance(clue, str):
                    self.page.fill("[name=clue]", clue)
                else:
                    self.page.evaluate("document.querySelector('[name=aloud]').click()")
                self.press("[data-do=tell]")
            case Submit(_, cards):
                for card in cards:
                    self._pick("card", card)
                self.press("[data-do=submit]")
            case Vote(_, slots):
                for slot in slots:
                    self._pick("slot", slot)
                self.press("[data-do=vote]")

    def step(self) -> None:
        """One move of the game, whoever owes it."""
        self.make(self.choice() if self.state.to_act else Next())

    def to_the_end(self) -> None:
        """Play until the game is over."""
        while self.state.phase is not Phase.OVER:
            self.step()
