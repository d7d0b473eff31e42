"""Main: joins session, views and device, and keeps going."""

import asyncio
import json
from dataclasses import replace
from typing import Any, Final

import js
from pyodide.ffi import create_proxy, to_js

from game import effects as do
from game import messages as say
from game.effects import Effect
from game.messages import Message
from game.pictures import PackFiles, Pictures
from game.record import write
from game.scorepad.slip_text import write_kept
from game.session import Session, screen, update
from game.session.form import empty_draft
from game.session.place import InHand
from game.settings import Sounds, read_settings
from game.shell import device, qr
from game.shell.claim import Claim
from game.shell.page import PagePainter, fields_of
from game.shell.sound import SoundBox
from game.shell.store import Kept, Store, Written
from game.text.catalogue import Catalogue, catalogue
from game.views.frame import Frame
from game.views.page import page

PACKS: Final = ("dreams", "proof")
TABLE_SUFFIX: Final = ".s.avif"
FULL_SUFFIX: Final = ".avif"


class Table:
    """The running game: one session, one page, one device."""

    def __init__(self) -> None:
        self.store = Store()
        settings = read_settings(self.store.recall("settings") or "", device.language())
        self.session = Session(settings, empty_draft(settings.language))
        self.words: Catalogue = catalogue(settings.language)
        self.pictures = Pictures()
        self.painter = PagePainter(self.send)
        self.lamp = device.Lamp()
        self.claim = Claim(lambda game: self.send(say.Elsewhere(game)))
        self.sounds = SoundBox()
        self._tasks: set[asyncio.Task[Any]] = set()

    def send(self, message: Message) -> None:
        """Take a message in, perform what follows from it, and repaint."""
        before = self.session
        self.session, effects = update(before, message)
        for effect in effects:
            self._perform(effect)
        if self.session.settings != before.settings:
            self._settle()
        unseen = isinstance(message, say.OfflineNews) and self.session.game is not None
        if not unseen and not (isinstance(message, say.Typed) and self._only_typed(before)):
            self.paint()

    def _only_typed(self, before: Session) -> bool:
        """Whether a keystroke changed nothing but what already stands in its field."""
        place, was = self.session.place, before.place
        return (
            isinstance(place, InHand)
            and isinstance(was, InHand)
            and place.refused == was.refused
            and place.aloud == was.aloud
        )

    def _frame(self) -> Frame:
        return Frame(
            self.words,
            self.pictures,
            self.session.settings,
            self.session.notices,
            self.session.turn,
            device.address("").removesuffix("#"),
        )

    def paint(self) -> None:
        """Draw the screen of the session."""
        self.painter.paint(page(screen(self.session), self._frame()), self.session.turn)

    def _settle(self) -> None:
        """Let the document follow the settings."""
        settings = self.session.settings
        root = js.document.documentElement
        root.lang = settings.language
        root.dataset.room = settings.room
        root.dataset.motion = settings.motion
        if self.words.language != settings.language:
            self.words = catalogue(settings.language)
            self._begin(self._load_alts())

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _perform(self, effect: Effect) -> None:
        match effect:
            case do.Save(game, text, finished):
                self._begin(self._confirm(self.store.write(game, text, finished=finished)))
            case do.Drop(game):
                self._begin(self.store.drop([game]))
            case do.OpenGame(game):
                self.store.set_open_game(game)
                self._begin(self._hold(game))
            case do.Claim(game, by_force):
                self._begin(self._claim(game, by_force=by_force))
            case do.Remember(what, text):
                self.store.remember(what, text)
            case do.Download(name, text):
                device.download(name, text)
            case do.Print():
                js.window.print()
            case do.Share(fragment):
                self._begin(self._share(fragment))
            case do.ChangeVersion():
                js.dispatchEvent(js.Event.new("moonhare:use-update"))
            case do.DrawQr(fragment):
                self._begin(self._draw_qr(fragment))
            case do.Play(sound):
                if self.session.settings.sounds is Sounds.ON:
                    self.sounds.play(sound)
            case do.KeepAwake():
                self._begin(self.lamp.keep())
                self._begin(device.persist())
            case do.LetSleep():
                self._begin(self.lamp.release())
            case do.After(milliseconds, message):
                device.later(milliseconds, lambda: self.send(message))

    async def _confirm(self, written: Written) -> None:
        failure = await self.store.confirm(written)
        if failure is not None:
            self.send(say.StoreFailed(failure))

    async def _hold(self, game: str | None) -> None:
        """Keep the lock on the game that is played here, and on no other."""
        if game is None:
            self.claim.release()
        elif not await self.claim.take(game, by_force=False):
            self.send(say.Elsewhere(game))

    async def _claim(self, game: str, *, by_force: bool) -> None:
        if not await self.claim.take(game, by_force=by_force):
            self.send(say.Elsewhere(game))
            return
        copy = await self.store.read(game)
        if copy is None:
            kept = self.session.saves.get(game)
            self.send(say.Claimed(game, "" if kept is None else kept.text))
        else:
            self.send(say.Claimed(game, copy.entry.text, copy.whole))

    async def _draw_qr(self, fragment: str) -> None:
        size, path = await qr.draw(device.address(fragment))
        self.send(say.QrDrawn(fragment, size, path))

    async def _share(self, fragment: str) -> None:
        self.send(say.Shared(await device.share(device.address(fragment))))

    # Start -------------------------------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the packs' lists, take the form as it was typed, go back to an open game, and paint."""
        self._settle()
        kept, _ = await asyncio.gather(self.store.open(), self._load_packs())
        await self._ready(kept)

    async def _ready(self, kept: Kept) -> None:
        fragment = str(js.location.hash)
        if fragment:
            js.history.replaceState(None, "", str(js.location.href).split("#", maxsplit=1)[0])
        self.session, effects = update(
            self.session,
            say.Opened(
                fields=fields_of(js.document.getElementById("app")),
                saves=kept.games,
                finished=kept.finished,
                newer=kept.newer,
                packs={name: len(pack.files) for name, pack in self.pictures.packs.items()},
                open_game=self.store.open_game(),
                fragment=fragment,
                remembered=self.store.recall("evening") or "",
                seed=device.seed(),
            ),
        )
        opening = [effect for effect in effects if isinstance(effect, do.Claim)]
        for effect in effects:
            if effect not in opening:
                self._perform(effect)
        for claim in opening:  # the game that was open in this tab is there before the first picture
            await self._claim(claim.game, by_force=claim.by_force)
        self.paint()
        self.painter.listen()
        self._listen()
        self._offer_record()
        pending = js.document.documentElement.getAttribute("data-pending") == "start"
        js.dispatchEvent(js.Event.new("moonhare:ready"))
        if pending:
            self.send(say.Start(fields_of(js.document.getElementById("app"))))

    def _listen(self) -> None:
        def hidden(_: Any) -> None:
            if js.document.visibilityState == "hidden":
                self.send(say.Hidden())
            else:
                self._begin(self.lamp.again())

        def shown(event: Any) -> None:
            if event.persisted:
                self.send(say.Hidden())

        def moved(_: Any) -> None:
            fragment = str(js.location.hash)
            if fragment:
                js.history.replaceState(None, "", str(js.location.href).split("#", maxsplit=1)[0])
                self.send(say.Linked(fragment))

        def offline(event: Any) -> None:
            told = event.detail
            self.send(say.OfflineNews(str(told.state), int(told.done or 0), int(told.of or 0)))

        def update_waits(_: Any) -> None:
            self.send(say.UpdateWaits())

        js.window.addEventListener("moonhare:offline", create_proxy(offline))
        js.window.addEventListener("moonhare:update", create_proxy(update_waits))
        js.document.addEventListener("visibilitychange", create_proxy(hidden))
        js.window.addEventListener("pageshow", create_proxy(shown))
        js.window.addEventListener("hashchange", create_proxy(moved))

    def _offer_record(self) -> None:
        """The pure state for tests, and the cost of a repaint for benchmarks, in the development build only."""
        if js.document.documentElement.getAttribute("data-build") != "development":
            return

        def record() -> str:
            game, scored = self.session.game, self.session.scored
            if scored is not None:
                return write_kept(scored.pad, scored.slip)
            return "" if game is None else write(game.record)

        def repaint(times: int) -> Any:
            """Milliseconds of each repaint of the screen that is there: of the HTML alone, and of all of it."""
            now = js.performance.now
            costs = []
            for _ in range(times):
                begun = now()
                drawn = page(screen(self.session), self._frame())
                made = now()
                self.painter.forget()
                self.painter.paint(drawn, self.session.turn)
                costs.append([made - begun, now() - begun])
            return to_js(costs)

        hooks = {"record": create_proxy(record), "repaint": create_proxy(repaint)}
        js.window.moonhare = to_js(hooks, dict_converter=js.Object.fromEntries)

    # Packs -------------------------------------------------------------------------------------------------------------------------------

    async def _load_packs(self) -> None:
        found = await asyncio.gather(*(self._fetch(f"cards/{name}/pack.json") for name in PACKS))
        packs = {
            name: PackFiles(
                name,
                tuple(pack["cards"]),
                pack.get("table", TABLE_SUFFIX),
                pack.get("full", FULL_SUFFIX),
                tuple(pack.get("languages", ())),
            )
            for name, pack in zip(PACKS, found, strict=True)
            if pack is not None
        }
        self.pictures = Pictures(packs)
        await self._load_alts()

    async def _load_alts(self) -> None:
        """The pictures' descriptions in the language of the screens, for players who cannot see them; in English where there is none."""
        packs = self.pictures.packs
        spoken = {
            name: next(language for language in (self.words.language, "en") if language in pack.languages)
            for name, pack in packs.items()
            if "en" in pack.languages
        }
        found = await asyncio.gather(
            *(self._fetch(f"cards/{name}/{language}.json") for name, language in spoken.items())
        )
        words = {
            name: {card["id"]: card["alt"] for card in told["cards"]}
            for name, told in zip(spoken, found, strict=True)
            if told
        }
        first = not any(pack.alts for pack in packs.values())
        self.pictures = Pictures({name: replace(pack, alts=words.get(name, {})) for name, pack in packs.items()})
        if not first:
            self.paint()

    async def _fetch(self, path: str) -> Any:
        try:
            response = await js.fetch(path)
            return json.loads(await response.text()) if response.ok else None
        except Exception:
            return None


async def main() -> None:
    """Start the game in the page that loaded it."""
    await Table().open()
