"""Opponents at a table: they act by themselves, one move a message, and nothing waits for ever."""

from game import messages as say
from game import mind_messages as mind_say
from game.effects import After, Learn
from game.opponents import Knowledge
from game.rules.moves import ALOUD, Kind, Submit, Vote
from game.rules.round import Phase
from game.rules.setup import Mind, Seat
from game.screen import HandOver, Over, Reveal
from game.session.opponents import AT_ONCE, LISTENING, PAUSE
from tests.session.tablet import Tablet, only


class Room(Tablet):
    """A tablet whose clock runs: the pauses of opponents pass when ``wait`` is called, and what they know is empty, while it ``answers``."""

    def __init__(self) -> None:
        super().__init__()
        self.clock: list[After] = []
        self.answers = True

    def send(self, *messages: say.Message) -> "Room":
        for message in messages:
            before = len(self.effects)
            super().send(message)
            for effect in self.effects[before:]:
                if isinstance(effect, After):
                    self.clock.append(effect)
                if isinstance(effect, Learn) and self.answers:
                    self.send(mind_say.Learned(effect.language, Knowledge(effect.language)))
        return self

    def wait(self, *, most: int = PAUSE) -> "Room":
        """Let every pause of at most so many milliseconds pass, and those that follow."""
        while due := [effect for effect in self.clock if effect.milliseconds <= most]:
            self.clock = [effect for effect in self.clock if effect not in due]
            for effect in due:
                self.send(effect.message)
        return self


def table(people: int, opponents: int, **fields: str) -> Room:
    """A game of so many people (first) and opponents."""
    room = Room()
    minds = {f"mind-{people + number}": "lamplighter" for number in range(opponents)}
    while len(room.session.draft.seats) < people + opponents:
        room.send(say.AddSeat({}))
    while len(room.session.draft.seats) > people + opponents:
        room.send(say.RemoveSeat({}, len(room.session.draft.seats) - 1))
    names = {f"seat-{number}": f"P{number}" for number in range(people + opponents)}
    return room.send(say.Start({**names, **minds, **fields}))


def seated(people: int, opponents: int) -> Room:
    """The same table, with minds put on the seats by moves of the game."""
    room = table(people + opponents, 0)
    for seat in range(people, people + opponents):
        room.send(mind_say.ChangeKind(seat, Mind("ferryman", 3)))
    return room


def test_opponents_lay_and_vote_after_a_pause_while_the_person_waits() -> None:
    room = seated(1, 3)
    assert room.state.storyteller == 0
    room.tell()
    assert only(room.screen, HandOver).thinking == (1, 2, 3)
    assert not room.state.submissions
    room.wait()
    assert room.state.phase is Phase.SCORE
    assert isinstance(room.screen, Reveal)


def test_each_opponent_makes_one_move_a_message() -> None:
    room = seated(1, 3).tell()
    first = room.clock.pop(0)
    before = len(room.state.submissions)
    room.send(first.message)
    assert len(room.state.submissions) == before + 1
    room.send(first.message)  # an old timer changes nothing
    assert len(room.state.submissions) == before + 1


def test_nothing_happens_behind_an_open_hand() -> None:
    room = seated(2, 2).tell()
    room.send(say.Pass(1), say.Ready(1))
    moves = len(room.state.submissions)
    room.wait()
    assert len(room.state.submissions) == moves
    room.send(say.Cover()).wait()
    assert {laid.seat for laid in room.state.submissions} == {2, 3}


def test_a_hurry_skips_the_pauses_but_stops_where_there_is_something_to_see() -> None:
    room = seated(1, 3).tell()
    room.send(mind_say.Hurry()).wait(most=AT_ONCE)
    assert room.state.phase is Phase.VOTE
    room.send(mind_say.Hurry()).wait(most=AT_ONCE)
    assert room.state.phase is Phase.SCORE


def test_in_a_hurry_too_each_opponent_makes_one_move_a_message() -> None:
    room = seated(1, 3).tell()
    room.send(mind_say.Hurry())
    assert [laid.seat for laid in room.state.submissions] == [1]
    assert [effect.milliseconds for effect in room.clock][-1] == AT_ONCE


def test_a_hurry_is_over_when_somebody_opens_their_hand() -> None:
    room = seated(2, 2).tell()
    room.send(mind_say.Hurry(), say.Pass(1), say.Ready(1)).wait(most=AT_ONCE)
    laid = len(room.state.submissions)
    room.send(say.Cover()).wait(most=AT_ONCE)
    assert len(room.state.submissions) == laid, "the next one thinks again"


def test_a_table_of_opponents_only_plays_to_the_end() -> None:
    room = seated(0, 3)
    for _ in range(200):
        room.wait(most=LISTENING)
        if isinstance(room.screen, Over):
            break
        room.send(say.Skip(), say.NextPage())
    assert isinstance(room.screen, Over)
    assert all(
        isinstance(move, Kind) or not isinstance(move, Submit | Vote) or move.seat in range(3)
        for move in room.session.game.record.moves
    )  # type: ignore[union-attr]


def test_a_clue_said_aloud_makes_opponents_listen_for_a_word_and_then_guess() -> None:
    room = seated(1, 3).tell("")
    assert room.state.clue is ALOUD
    waiting = only(room.screen, HandOver)
    assert waiting.listening
    room.wait()
    assert not room.state.submissions, "a short pause is not enough"
    room.send(say.AddCaption("the tide"))
    assert not only(room.screen, HandOver).listening
    room.wait()
    assert room.state.phase is Phase.SCORE


def test_nobody_waits_for_ever_for_that_word() -> None:
    room = seated(1, 3).tell("")
    room.wait(most=LISTENING)
    assert room.state.phase is Phase.SCORE


def _pauses(room: Room) -> list[int]:
    """How long each opponent thinks until the round is over, or a person has to act."""
    found = []
    while room.clock and room.state.phase is not Phase.SCORE:
        pause = room.clock.pop()
        room.clock.clear()
        found.append(pause.milliseconds)
        room.send(pause.message)
    return found


def test_opponents_wait_for_that_word_together_and_not_one_after_the_other() -> None:
    assert _pauses(seated(1, 3).tell("")) == [LISTENING, PAUSE, PAUSE, LISTENING, PAUSE, PAUSE]


def test_nobody_waits_for_a_word_from_an_opponent_that_had_none() -> None:
    room = seated(0, 4)
    assert set(_pauses(room)) == {PAUSE}
    assert room.state.rounds[-1].clue is ALOUD


def test_a_hurry_makes_them_guess_at_once() -> None:
    room = seated(1, 3).tell("")
    room.send(mind_say.Hurry()).wait(most=AT_ONCE)
    assert room.state.phase is Phase.VOTE


def test_an_opponent_can_take_over_a_seat_and_give_it_back() -> None:
    room = table(4, 0).tell()
    room.send(mind_say.ChangeKind(2, Mind("skipper", 2)))
    assert room.state.seats[2] == Seat("P2", room.state.seats[2].pawn, Mind("skipper", 2))
    room.wait()
    assert [laid.seat for laid in room.state.submissions] == [2]
    room.send(mind_say.ChangeKind(2, None))
    assert room.state.seats[2].mind is None


def test_taking_back_takes_the_opponents_moves_along() -> None:
    room = seated(1, 3).tell()
    room.send(room.clock.pop(0).message)
    assert room.state.submissions
    room.send(say.TakeBack())
    assert room.state.phase is Phase.TELL
    assert not room.state.submissions


def test_one_asks_an_opponent_why_after_the_reveal() -> None:
    room = seated(1, 3).tell().wait().send(say.Skip())
    assert only(room.screen, Reveal).why is None
    room.send(mind_say.AskWhy(2))
    answered = only(room.screen, Reveal)
    assert answered.asked == 2
    assert answered.why is not None
    assert answered.why.slot in {ballot.seat: ballot.slots for ballot in answered.round.ballots}[2]
    room.send(mind_say.AskWhy(None))
    assert only(room.screen, Reveal).why is None


def test_the_question_whether_to_stop_does_not_go_away_when_an_opponent_moves() -> None:
    room = seated(1, 3).tell().send(say.StopGame())
    room.wait()
    assert only(room.screen, HandOver).stop_asked
    assert not room.state.submissions
    room.send(say.Pass(0)).wait()
    assert room.state.phase is Phase.SCORE, "they go on when it is answered"


def test_a_card_of_the_table_stays_large_while_opponents_vote() -> None:
    room = seated(2, 2).tell()
    room.wait().submit(1).send(say.Step()).vote(1)
    room.send(say.Look(slot=0)).wait()
    assert only(room.screen, HandOver).looking == 0
    room.send(say.Look()).wait()
    assert room.state.phase is Phase.SCORE


def test_who_plays_for_whom_stays_open_while_opponents_move() -> None:
    room = seated(1, 3).tell().send(mind_say.AskKinds())
    room.send(room.clock.pop(0).message)
    assert len(room.state.submissions) == 1
    assert only(room.screen, HandOver).kinds_asked


def test_open_voting_counts_the_opponents_votes_with_the_rest() -> None:
    room = table(4, 0, **{"house-voting": "open"})
    room.send(mind_say.ChangeKind(2, Mind("baker", 3)), mind_say.ChangeKind(3, Mind("baker", 3)))
    room.tell()
    room.submit(1).wait()
    room.send(say.Step()).wait()
    assert {ballot.seat for ballot in room.state.ballots} == {2, 3}
    own = room.state.own_slots(1)
    slot = next(place for place in range(4) if place not in own)
    room.send(say.Point(1, slot), say.ScoreOpenVotes())
    assert room.state.phase is Phase.SCORE


def test_what_opponents_do_meanwhile_is_no_other_screen_until_it_is_a_persons_turn() -> None:
    waiting = seated(1, 3).tell()
    turns = []
    while waiting.state.phase is not Phase.SCORE:
        turns.append(waiting.session.turn)
        waiting.send(waiting.clock.pop(0).message)
    assert len(set(turns)) == 1
    assert waiting.session.turn == turns[0] + 1
    guessing = waiting.send(say.Skip(), say.NextPage())
    turn = guessing.session.turn
    guessing.wait(most=LISTENING)
    assert 0 in guessing.state.to_act
    assert guessing.session.turn == turn + 1


def test_what_could_not_be_learnt_is_asked_for_again_with_the_next_game() -> None:
    room = table(1, 3)
    asked = [effect for effect in room.effects if isinstance(effect, Learn)]
    assert {effect.language for effect in asked} == {"en"}
    room.send(say.StopGame(), say.StopGame(), say.Again())
    again = [effect for effect in room.effects if isinstance(effect, Learn)]
    assert len(again) == len(asked) + 1
