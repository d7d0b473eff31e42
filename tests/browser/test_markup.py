"""Text from people is never markup: twenty payloads in every text field, file, link and kept record, in three engines, do nothing at all."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from game.journal import Entry, sealed
from game.link import write_game_link, write_link
from game.record import Record, write
from game.rules.moves import ALOUD, Next, Stop, Submit, Tell, Vote
from game.rules.play import legal, play, start
from game.rules.round import Phase
from game.rules.setup import PAWNS, Pack, Seat, Setup
from tests.browser.player import Player
from tests.browser.three import ENGINES, READY, VIOLATIONS, engine_page
from tests.browser.watch import Watch, eventually

PAYLOADS = (
    "<img src=x onerror=hit()>",
    "<svg onload=hit()>",
    "<script>hit()</script>",
    '"><img src=x onerror=hit()>',
    "'><svg onload=hit()>",
    '" onfocus=hit() autofocus x="',
    "' onmouseover=hit() x='",
    "</title><script>hit()</script>",
    "</textarea><svg onload=hit()>",
    "<a href=javascript:hit()>go</a>",
    "<iframe srcdoc=<script>hit()</script>>",
    "<style>@import'//evil.test/x'</style>",
    "<link rel=stylesheet href=//evil.test>",
    "<img src=//evil.test/p.png>",
    "<base href=//evil.test/>",
    "<meta http-equiv=refresh content=0>",
    "&lt;img src=x onerror=hit()&gt;",
    "{{7*7}}${7*7}<%=7*7%>#{7*7}",
    "{name} %s %(x)s {0} {detail}",
    "<b data-do=stop>b</b>&nbsp;&#60;i&#62;",
)
ARM = "() => { window.hit = () => { window.wasHit = true; }; (" + VIOLATIONS + ")(); }"
FOUND = """() => {
  const app = document.getElementById('app');
  const bad = [...app.querySelectorAll('script, iframe, object, embed, base, meta, link, style, b[data-do], a[href^="javascript:"]')];
  const wired = [...app.querySelectorAll('*')].filter((it) => [...it.attributes].some(({name}) => name.startsWith('on')));
  const abroad = [...app.querySelectorAll('[src], [href]')].filter((it) => {
    const url = new URL(it.getAttribute('src') ?? it.getAttribute('href'), document.baseURI);
    return url.origin !== location.origin && !['data:', 'blob:'].includes(url.protocol) && !it.closest('.about');
  });
  return {
    hit: window.wasHit === true,
    elements: [...bad, ...wired, ...abroad].map((it) => it.outerHTML.slice(0, 120)),
    violations: window.violations,
    fields: [...app.querySelectorAll('input[type=text]')].map((it) => it.value),
    text: app.textContent,
  };
}"""
GIVE_FILE = """(text) => {
  const field = document.querySelector('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
  field.files = files.files;
  field.dispatchEvent(new Event('change', {bubbles: true}));
}"""


@dataclass
class Attacker:
    """Somebody who types markup into everything."""

    page: Any
    site: str
    armed: bool = False

    def open(self, fragment: str = "") -> None:
        """Open the site anew, armed; a game that was open is left to the list of saved ones."""
        if self.armed:
            self.page.evaluate("sessionStorage.clear()")
        self.armed = True
        self.page.goto("about:blank")
        self.page.goto(self.site + fragment)
        eventually(self.page, READY, 240)
        self.page.evaluate(ARM)

    def press(self, selector: str) -> None:
        """Press a button that must be there."""
        assert self.page.evaluate(
            "s => { const it = document.querySelector(s); it?.click(); return !!it; }", selector
        ), selector

    def harmless(self, *payloads: str) -> None:
        """Nothing ran, nothing was built of the payloads, and they stand on the page as they were typed."""
        found = self.page.evaluate(FOUND)
        assert not found["hit"]
        assert found["elements"] == []
        assert found["violations"] == []
        said = " ".join([found["text"], *found["fields"]])
        for payload in payloads:
            assert " ".join(payload.split()) in " ".join(said.split()), payload

    def on(self, screen: str) -> None:
        """Wait for a screen."""
        eventually(self.page, f"document.getElementById('app').dataset.screen === '{screen}'")


def table(names: Iterable[str]) -> Setup:
    """A table of people with these names."""
    seats = tuple(Seat(name, pawn) for name, pawn in zip(names, PAWNS, strict=False))
    return Setup(seats, (Pack("proof", 84),), "markup")


def a_round(setup: Setup, clue: str, *, end: bool = False) -> Record:
    """A game of one round with a clue, perhaps ended after it."""
    state, moves = start(setup), []
    while state.phase is not Phase.SCORE:
        move = legal(state, state.to_act[0])[0]
        if isinstance(move, Tell):
            move = Tell(move.seat, move.card, clue)
        assert isinstance(move, Tell | Submit | Vote)
        moves.append(move)
        state = play(state, move)
    return Record(setup, (*moves, *((Next(), Stop()) if end else ())))


HALVES = (PAYLOADS[:10], PAYLOADS[10:])


def names_at_the_start(attacker: Attacker) -> None:
    """The names of the set-up form, and the scorekeeper's, and everything that shows them."""
    for half in HALVES:
        attacker.open()
        player = Player(attacker.page, "markup")
        while attacker.page.locator("[name^=seat-]").count() < len(half):
            attacker.press("[data-do=add-seat]")
        for seat, payload in enumerate(half):
            attacker.page.fill(f"[name=seat-{seat}]", payload)
        player._set("edition", "odyssey")
        attacker.page.evaluate("document.activeElement.blur()")
        attacker.harmless(*half)
        for sheet in ("rules", "settings", "about", "share", "scorekeeper"):
            attacker.press(f"[data-do={sheet}]")
            attacker.on(sheet)
            attacker.harmless(*(half if sheet == "scorekeeper" else ()))
            attacker.press("[data-do=back]")
            attacker.on("setup")
        attacker.press("[data-do=start]")
        attacker.on("handover")
        attacker.harmless(half[0])
        attacker.press("[data-do=settings]")
        attacker.on("settings")
        attacker.harmless(*half)
        attacker.page.evaluate("history.back()")
        attacker.on("handover")
        attacker.press("[data-do=ready]")
        player.see("tell")
        attacker.harmless(half[0])
        attacker.page.evaluate("history.go(-1)")
        attacker.on("handover")
        attacker.press("[data-do=leave-game]")
        attacker.on("setup")
        attacker.harmless(*half)
        attacker.press("[data-do=scorekeeper]")
        attacker.press("[data-do=start]")
        attacker.on("scorekeeper")
        attacker.harmless(*half)


def clues(attacker: Attacker) -> None:
    """Every payload as a clue, told and taken back."""
    attacker.open()
    player = Player(attacker.page, "clues")
    player.deal(4, {"edition": "2021"})
    player.open(0)
    player._pick("card", player.state.hands[0][0])
    for payload in PAYLOADS:
        attacker.page.fill("[name=clue]", payload)
        attacker.harmless(payload)
        player.press("[data-do=tell]")
        player.see("handover")
        attacker.harmless(payload)
        player.press("[data-do=take-back]")
        player.press("[data-do=ready][data-seat='0']")
        player.see("tell")


def captions_and_newcomers(attacker: Attacker) -> None:
    """Every payload as the words of a clue said aloud, and as the name of somebody who sits down."""
    attacker.open()
    player = Player(attacker.page, "captions")
    player.deal(4, {"edition": "2021", **({"pack": "proof"} if player.has("[name=pack]") else {})})
    player.make(Tell(0, player.state.hands[0][0], ALOUD))
    while player.state.phase is not Phase.SCORE:
        player.step()
    player.press("[data-do=skip]")
    for payload in PAYLOADS:
        for field, button in (("caption", "caption"), ("join-name", "join")):
            attacker.page.evaluate("document.getElementById('table-menu').open = true")
            attacker.page.fill(f"[name={field}]", payload)
            player.press(f"[data-do={button}]")
            attacker.harmless(payload)
            player.press("[data-do=take-back]")


def links(attacker: Attacker) -> None:
    """Every payload as a link, and in the names and clues of real ones."""
    attacker.open()
    for payload in PAYLOADS:
        attacker.page.evaluate("text => { location.hash = text; }", payload)
        eventually(attacker.page, "location.hash === ''")
        attacker.harmless()
    for half in HALVES:
        link = write_link(table(half[:8]))
        attacker.page.evaluate("text => { location.hash = text; }", link)
        eventually(attacker.page, "location.hash === ''")
        eventually(attacker.page, "document.querySelectorAll('[name^=seat-]').length === 8")
        attacker.harmless(*half[:8])
    finished = a_round(table(PAYLOADS[:6]), PAYLOADS[7], end=True)
    attacker.open("#" + write_game_link(write(finished)))
    attacker.on("reveal")
    attacker.harmless(PAYLOADS[7])
    attacker.page.evaluate("history.back()")
    attacker.on("over")
    attacker.harmless(*PAYLOADS[:6])


def files_and_records(attacker: Attacker) -> None:
    """Every payload as a file that is no game, and inside games from a file and from the device."""
    attacker.open()
    for payload in PAYLOADS:
        attacker.page.evaluate(GIVE_FILE, payload)
        eventually(attacker.page, "document.querySelector('.notice') !== null")
        attacker.harmless()
        attacker.press(".notice [data-do=dismiss]")
    for half in HALVES:
        attacker.page.evaluate(GIVE_FILE, write(a_round(table(half[:8]), half[8])))
        attacker.on("reveal")
        attacker.harmless(half[8])
        attacker.press("[data-do=skip]")
        attacker.harmless(half[8])
        attacker.press("[data-do=leave-game]")
        attacker.on("setup")
        attacker.harmless(*half[:8])
    for number, half in enumerate(HALVES):
        kept = sealed(Entry(write(a_round(table(half[2:]), half[0], end=True)), finished=True, serial=10**6 + number))
        attacker.page.evaluate("([name, text]) => localStorage.setItem(name, text)", [f"moonhare.game.{half[0]}", kept])
        attacker.page.evaluate("text => localStorage.setItem('moonhare.game.rubbish', text)", half[0])
        attacker.open()
        attacker.press("[data-do=resume]:not([data-game])")
        attacker.on("resume")
        attacker.harmless(*half[2:])
        attacker.press("[data-do=resume][data-game]")
        attacker.on("over")
        attacker.harmless(*half[2:], half[0])


FIELDS = (names_at_the_start, clues, captions_and_newcomers, links, files_and_records)


@pytest.mark.timeout(1_500)  # on a machine with much else to do
@pytest.mark.parametrize(
    "engine", [pytest.param(engine, marks=pytest.mark.long) if engine == "webkit" else engine for engine in ENGINES]
)
def test_twenty_payloads_are_only_text(engine: str, site: str, request: pytest.FixtureRequest) -> None:
    watch = Watch(site)
    with engine_page(engine, request, watch) as page:
        attacker = Attacker(page, site)
        for attack in FIELDS:
            attack(attacker)
    assert watch.faults == []
