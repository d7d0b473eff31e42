"""Main: joins session, views and device, and keeps going."""

import asyncio
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

from game import effects as do
from game import messages as say
from game import mind_messages as mind_say
from game.effects import Effect
from game.messages import Message
from game.pictures import Pictures
from game.session import Session, at_start, screen, update
from game.session.ahead import seen_next
from game.session.form import empty_draft
from game.session.place import InHand
from game.settings import Sounds, read_settings
from game.shell import device, probe, qr
from game.shell.darkroom import Darkroom
from game.shell.keeping import Keeping
from game.shell.keyboard import watch_keyboard
from game.shell.learning import news_of
from game.shell.packs import described, load_packs
from game.shell.page import PagePainter
from game.shell.presses import Presses, fields_of
from game.shell.sound import SoundBox
from game.shell.store import Kept
from game.shell.wayback import WayBack
from game.shell.words import bring
from game.text.catalogue import read_catalogue
from game.views import sentences
from game.views.card import picture
from game.views.frame import Frame
from game.views.page import page

NEXT_TASK: Final = 0
"""Milliseconds after which something is done as soon as the browser has looked after everything else."""
GOING: Final = ("pagehide", "freeze")
"""What a page hears before it lies in the browser's cache, or asleep: it must not lie there with a hand open."""


class Table:
    """The running game: one session, one page, one device."""

    def __init__(self) -> None:
        self.keeping = Keeping(self.send)
        self.begin = self.keeping.errands.begin
        settings = read_settings(self.keeping.store.recall("settings") or "", device.language())
        self.session = Session(settings, empty_draft(settings.language))
        self.words = read_catalogue(settings.language, b"")
        self.pictures = Pictures()
        self.painter = PagePainter()
        self.presses = Presses(self.send, self.painter)
        self.darkroom = Darkroom(self.begin)
        self.lamp = device.Lamp()
        self.sounds = SoundBox()
        self.way = WayBack(lambda: self.send(say.WentBack()), lambda fragment: self.send(say.Linked(fragment)))

    def send(self, message: Message) -> None:
        """Take a message in, perform what follows from it, and repaint."""
        before = self.session
        self.session, effects = update(before, message)
        for effect in effects:
            self._perform(effect)
        if self.session.settings != before.settings:
            self._settle()
        self._tell(before)
        unseen = isinstance(message, say.OfflineNews) and self.session.game is not None
        if isinstance(message, mind_say.OpponentActs | mind_say.Hurry):
            # thinking and drawing are a task each: a tap between them is not kept waiting
            device.later(NEXT_TASK, self.paint)
        elif not unseen and not (isinstance(message, say.Typed) and self._only_typed(before)):
            self.paint()

    def _tell(self, before: Session) -> None:
        """Let the screen reader say what has to be known and was not yet."""
        if self.session.notices != before.notices:
            fresh = [notice for notice in self.session.notices if notice not in before.notices]
            device.speak(" ".join(sentences.notice(self.words, notice) for notice in fresh))

    def _only_typed(self, before: Session) -> bool:
        """Whether a keystroke changed nothing but what already stands in its field."""
        place, was = self.session.place, before.place
        return (
            isinstance(place, InHand)
            and isinstance(was, InHand)
            and place.refused == was.refused
            and place.aloud == was.aloud
        )

    def frame(self) -> Frame:
        """What the screen is drawn with."""
        return Frame(
            self.words,
            self.pictures,
            self.session.settings,
            self.session.notices,
            self.session.turn,
            device.address("").removesuffix("#"),
        )

    def paint(self) -> None:
        """Draw the screen of the session, make ready what is seen next, and let the browser's way back lead from it."""
        frame = self.frame()
        self.painter.paint(page(screen(self.session), frame), self.session.turn)
        self.darkroom.develop(picture(frame, card).table for card in seen_next(self.session))
        self.way.follow(at_start=at_start(self.session))

    def _settle(self) -> None:
        """Let the document follow the settings."""
        settings = self.session.settings
        root = js.document.documentElement
        root.lang = self.words.language  # that of the words on the screen: others may still be on their way
        root.dataset.room = settings.room
        root.dataset.motion = settings.motion
        if self.words.language != settings.language:
            self.begin(self._speak(settings.language))

    def _perform(self, effect: Effect) -> None:
        match effect:
            case do.Save() | do.Drop() | do.OpenGame() | do.Claim() | do.Remember():
                self.keeping.perform(effect)
            case do.Download(name, text):
                device.download(name, text)
            case do.Print():
                js.window.print()
            case do.Share(fragment):
                self.begin(self._share(fragment))
            case do.ChangeVersion():
                js.dispatchEvent(js.Event.new("moonhare:use-update"))
            case do.DrawQr(fragment):
                self.begin(self._draw_qr(fragment))
            case do.Play(sound):
                if self.session.settings.sounds is Sounds.ON:
                    self.sounds.play(sound)
            case do.KeepAwake():
                self.begin(self.lamp.keep())
                self.begin(device.persist())
            case do.LetSleep():
                self.begin(self.lamp.release())
            case do.Learn(language):
                self.begin(self._learn(language))
            case do.After(milliseconds, message):
                device.later(milliseconds, lambda: self.send(message))

    async def _learn(self, language: str) -> None:
        async for known in news_of(language):
            self.send(mind_say.Learned(language, known))

    async def _draw_qr(self, fragment: str) -> None:
        size, path = await qr.draw(device.address(fragment))
        self.send(say.QrDrawn(fragment, size, path))

    async def _share(self, fragment: str) -> None:
        self.send(say.Shared(await device.share(device.address(fragment))))

    async def _speak(self, language: str) -> None:
        """Go on in another language as soon as its words are here."""
        words = await bring(language)
        if self.session.settings.language == language:
            self.words = words
            js.document.documentElement.lang = language
            self.paint()
            await self._describe()

    async def _describe(self) -> None:
        """Let the pictures be described in the language of the screens; the set-up shows none that anybody has to hear of."""
        self.pictures = await described(self.pictures, self.words.language)
        if self.session.game is not None or self.session.scored is not None:
            self.paint()

    # Start -------------------------------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the packs' lists, take the form as it was typed, go back to an open game, and paint."""
        self._settle()
        kept, self.pictures, self.words = await asyncio.gather(
            self.keeping.store.open(), load_packs(), bring(self.session.settings.language)
        )
        await self._ready(kept)

    async def _ready(self, kept: Kept) -> None:
        store, before = self.keeping.store, self.session
        self.session, effects = update(
            before,
            say.Opened(
                fields=fields_of(js.document.getElementById("app")),
                saves=kept.games,
                finished=kept.finished,
                newer=kept.newer,
                unread=kept.unread,
                packs={name: len(pack.files) for name, pack in self.pictures.packs.items()},
                open_game=store.open_game(),
                fragment=self.way.open(),
                remembered=store.recall("evening") or "",
                seed=device.seed(),
            ),
        )
        self._tell(before)
        opening = [effect for effect in effects if isinstance(effect, do.Claim)]
        for effect in effects:
            if effect not in opening:
                self._perform(effect)
        for claim in opening:  # the game that was open in this tab is there before the first picture
            await self.keeping.claim(claim.game, by_force=claim.by_force)
        if js.document.documentElement.getAttribute("data-pending") == "start":  # the first picture is the table itself
            self.send(say.Start(fields_of(js.document.getElementById("app"))))
        else:
            self.paint()
        self.presses.listen()
        self._listen()
        probe.offer(self)
        js.dispatchEvent(js.Event.new("moonhare:ready"))
        self.begin(self._describe())

    def _listen(self) -> None:
        def seen(_: Any) -> None:
            if js.document.visibilityState == "hidden":
                self.send(say.Hidden())
            else:
                self.begin(self.lamp.again())

        def going(_: Any) -> None:
            self.send(say.Hidden())

        def shown(event: Any) -> None:
            if event.persisted:
                self.send(say.Hidden())

        def offline(event: Any) -> None:
            told = event.detail
            self.send(say.OfflineNews(str(told.state), int(told.done or 0), int(told.of or 0)))

        def update_waits(_: Any) -> None:
            self.send(say.UpdateWaits())

        js.window.addEventListener("moonhare:offline", create_proxy(offline))
        js.window.addEventListener("moonhare:update", create_proxy(update_waits))
        js.document.addEventListener("visibilitychange", create_proxy(seen))
        js.window.addEventListener("pageshow", create_proxy(shown))
        for kind in GOING:
            (js.document if kind == "freeze" else js.window).addEventListener(kind, create_proxy(going))
        self.way.listen()
        self.keeping.listen()
        watch_keyboard()


async def main() -> None:
    """Start the game in the page that loaded it."""
    await Table().open()
