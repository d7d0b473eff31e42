"""A tablet in a test's hand: sends messages to a session and remembers the effects."""

from game import messages as say
from game.effects import Claim, Effect
from game.messages import Message
from game.record import write
from game.rules.state import State
from game.screen import HandOver, Over, Reveal, Screen, SubmitScreen, TellScreen, VoteScreen
from game.session import Session, screen, update
from game.session.form import empty_draft
from game.settings import Settings

NAMES = ("Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gül", "Håkon", "Ida", "Jiří", "Kim", "Ștefana")


class Tablet:
    """One session, driven by hand."""

    def __init__(
        self,
        *,
        saves: dict[str, str] | None = None,
        open_game: str | None = None,
        fragment: str = "",
        finished: tuple[str, ...] = (),
    ) -> None:
        self.session = Session(Settings(), empty_draft())
        self.effects: list[Effect] = []
        self.send(
            say.Opened(
                {},
                saves=saves or {},
                packs={"proof": 84},
                open_game=open_game,
                fragment=fragment,
                seed="test",
                finished=frozenset(finished),
            )
        )

    def send(self, *messages: Message) -> "Tablet":
        for message in messages:
            self.session, effects = update(self.session, message)
            self.effects.extend(effects)
            for effect in effects:
                if isinstance(effect, Claim):  # the store answers
                    self.send(say.Claimed(effect.game, self.session.saves[effect.game].text))
        return self

    @property
    def screen(self) -> Screen:
        return screen(self.session)

    @property
    def state(self) -> State:
        assert self.session.game is not None
        return self.session.game.state

    @property
    def text(self) -> str:
        assert self.session.game is not None
        return write(self.session.game.record)

    def deal(self, seats: int = 4, **fields: str) -> "Tablet":
        while len(self.session.draft.seats) < seats:
            self.send(say.AddSeat({}))
        while len(self.session.draft.seats) > seats:
            self.send(say.RemoveSeat({}, len(self.session.draft.seats) - 1))
        names = {f"seat-{number}": NAMES[number] for number in range(seats)}
        return self.send(say.Start({**names, **fields}))

    def tell(self, clue: str = "the tide") -> "Tablet":
        seat = self.state.storyteller
        return self.send(
            say.Ready(seat), say.Choose(card=self.state.hands[seat][0]), say.TellCard(clue, aloud=not clue)
        )

    def submit(self, seat: int) -> "Tablet":
        self.send(say.Pass(seat), say.Ready(seat))
        for card in self.state.hands[seat][: self.state.edition.decoys(len(self.state.active))]:
            self.send(say.Choose(card=card))
        return self.send(say.SubmitCards())

    def submit_all(self) -> "Tablet":
        for seat in self.state.to_act:
            self.submit(seat)
        return self

    def vote(self, seat: int, slot: int | None = None) -> "Tablet":
        own = self.state.own_slots(seat)
        chosen = next(place for place in range(len(self.state.lineup)) if place not in own) if slot is None else slot
        return self.send(say.Pass(seat), say.Ready(seat), say.Choose(slot=chosen), say.CastVote())

    def vote_all(self) -> "Tablet":
        for seat in self.state.to_act:
            self.vote(seat)
        return self

    def round(self) -> "Tablet":
        return self.tell().submit_all().vote_all().send(say.Skip(), say.NextPage())


def only(value: object, kind: type) -> object:
    assert isinstance(value, kind), value
    return value


__all__ = ["NAMES", "HandOver", "Over", "Reveal", "SubmitScreen", "Tablet", "TellScreen", "VoteScreen", "only"]
