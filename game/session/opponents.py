"""Opponents at the table: when they act, with what they know, and what they answer when asked why. One move a message, after a short pause.

They act only while no hand is open, so that nothing changes behind a person who is looking at cards.
"""

from dataclasses import dataclass, replace
from typing import Final

from game import mind_messages as mind_say
from game.effects import After, Effect, Learn, Play, Sound
from game.mind_messages import MindMessage
from game.opponents import Knowledge, Why, mind_key, move, why
from game.record import read_move
from game.rules.moves import ALOUD, Kind, Tell, words_of
from game.rules.refusal import IllegalMove, Reason, Unreadable
from game.rules.round import Phase
from game.rules.state import State
from game.rules.view import view
from game.screen import Notice, NoticeKey
from game.session.kept import Result, kept, played
from game.session.place import AtHandOver, AtOpenVote, AtReveal, AtSetup, Game, Session, with_notice
from game.session.undo import next_hand_over, resting_place

PAUSE: Final = 1100
"""Milliseconds that an opponent seems to think, so that one can follow."""
AT_ONCE: Final = 0
"""The same when nobody wants to wait: each move is a task of its own, so that a tap between two of them is heard."""
LISTENING: Final = 20_000
"""Milliseconds that opponents together wait for words of a clue that was said aloud when nobody but them has to act."""


@dataclass(frozen=True, slots=True)
class Turn:
    """An opponent is to act: in which game, at which point of it, which seats, and whether they still listen for words."""

    game: str
    moves: int
    seats: tuple[int, ...]
    listening: bool


def turn_of(session: Session) -> Turn | None:
    """Which opponents are to act now; ``None`` if none is, while they still learn the language, or while somebody has something open.

    That is a hand, a page, one of the cards on the table, or the question whether to stop: none of them may go away by itself.
    """
    game, place = session.game, session.place
    if game is None or session.sheet is not None or not isinstance(place, AtHandOver | AtOpenVote):
        return None
    if place.looking is not None or (isinstance(place, AtHandOver) and place.stop_asked):
        return None
    if session.known is None or session.known.language != game.record.setup.clue_language:
        return None
    if session.awaited and _other_language(session) in session.awaited:
        return None
    state = game.state
    seats = tuple(seat for seat in state.to_act if state.seats[seat].mind is not None)
    listening = _listen(state)
    if not seats or (listening and len(seats) < len(state.to_act)):
        return None  # people first: perhaps the storyteller types a word meanwhile
    return Turn(game.id, len(game.record.moves), seats, listening)


def _listen(state: State) -> bool:
    """Whether opponents hope for words of a clue that a person said aloud: until one of them has gone on without, in either phase."""
    if state.clue is not ALOUD or state.caption or state.seats[state.storyteller].mind is not None:
        return False
    done = state.submissions if state.phase is Phase.SUBMIT else state.ballots
    return all(state.seats[one.seat].mind is None for one in done)


def language_wanted(session: Session) -> str | None:
    """The language that opponents at this table, or in the form, have to know."""
    if session.game is not None and not isinstance(session.place, AtSetup):
        if any(seat.mind is not None for seat in session.game.state.seats):
            return session.game.record.setup.clue_language
        return None
    if any(seat.mind is not None for seat in session.draft.seats):
        return session.draft.clue_language
    return None


def scheduled(before: Session, after: Session) -> Result:
    """The session with what its opponents need: a language to learn, and the end of the pause of whoever is to act."""
    effects: tuple[Effect, ...] = ()
    wanted = language_wanted(after)
    if wanted is not None and (after.learning != wanted or _in_vain(before, after)):
        after = replace(after, learning=wanted)
        effects = (Learn(wanted),)
    other = _other_language(after)
    if other is not None and other not in after.asked_for:
        after = replace(after, awaited=after.awaited | {other}, asked_for=after.asked_for | {other})
        effects = (*effects, Learn(other))
    turn = turn_of(after)
    if turn is None:
        return replace(after, hurried=False), effects
    if turn == turn_of(before):
        return after, effects
    message = mind_say.OpponentActs(turn.game, turn.moves, turn.listening)
    pause = AT_ONCE if after.hurried else LISTENING if turn.listening else PAUSE
    return after, (*effects, After(pause, message))


def _other_language(session: Session) -> str | None:
    """The language that opponents lack for the clue that a person has told; ``None`` if they lack none, or have no clue before them."""
    game, known = session.game, session.known
    if (
        game is None
        or known is None
        or known.language != game.record.setup.clue_language
        or game.state.phase not in (Phase.SUBMIT, Phase.VOTE)
        or language_wanted(session) is None
    ):
        return None
    if game.state.seats[game.state.storyteller].mind is not None:
        return None
    return known.puzzled(words_of(game.state.clue, game.state.caption), session.settings.language)


def _in_vain(before: Session, after: Session) -> bool:
    """Whether a game begins whose opponents could learn nothing before: perhaps there is a network by now."""
    begins = after.game is not None and (before.game is None or before.game.id != after.game.id)
    return begins and after.known is not None and after.known.table is None


def opponents(session: Session, message: MindMessage) -> Result:
    """A message about opponents."""
    match message:
        case mind_say.OpponentActs(game, moves, listened):
            turn = turn_of(session)
            if turn is None or (turn.game, turn.moves) != (game, moves) or (turn.listening and not listened):
                return session, ()
            return _act(session, turn)
        case mind_say.Hurry():
            turn = turn_of(session)
            return (session, ()) if turn is None else _act(replace(session, hurried=True), turn)
        case mind_say.ChangeKind(seat, mind):
            return _change(session, Kind(seat, mind))
        case mind_say.AskKinds():
            if not isinstance(session.place, AtHandOver | AtReveal):
                return session, ()
            return replace(session, place=replace(session.place, kinds_asked=not session.place.kinds_asked)), ()
        case mind_say.AskWhy(seat):
            if not isinstance(session.place, AtReveal):
                return session, ()
            return replace(session, place=replace(session.place, asked=seat)), ()
        case mind_say.Learned(language, known):
            return _learned(session, language, known), ()


def _learned(session: Session, language: str, known: Knowledge | None) -> Session:
    """What was learnt takes its place, however late, if anybody still asks for it; what is known is not forgotten for news of a failure."""
    session = replace(session, awaited=session.awaited - {language})
    before, table = session.known, None if known is None else known.table
    if language == session.learning:
        if before is not None and before.language == language and before.table is not None and table is None:
            return session
        return replace(session, known=known or Knowledge(language), asked_for=frozenset())
    if before is None or before.table is None or table is None or language not in session.asked_for:
        return session
    if any(other.language == language for other in before.beside):
        return session
    return replace(session, known=replace(before, beside=(*before.beside, table)))


def _act(session: Session, turn: Turn) -> Result:
    """The first opponent that owes a move makes it."""
    game, known = session.game, session.known
    assert game is not None
    assert known is not None
    seat = turn.seats[0]
    key = mind_key(game.record.setup.seed, seat)
    heard = _heard(session, game) if game.state.phase is Phase.TELL else frozenset()
    chosen = move(view(game.state, seat), key, known, heard)
    if chosen is None:
        return session, ()
    after = played(game, chosen)
    session, effects = kept(session, after)
    worth_a_look = after.state.phase is Phase.VOTE and len(turn.seats) == 1  # cards just turned over, or all votes in
    session = replace(session, place=_place(session, after), hurried=session.hurried and not worth_a_look)
    return session, (*effects, Play(_sound(game, after)))


def _place(session: Session, after: Game) -> AtHandOver | AtOpenVote | AtReveal:
    place = session.place
    if after.state.phase is Phase.SCORE:
        return AtReveal()
    if isinstance(place, AtOpenVote):
        return place
    if (
        isinstance(place, AtHandOver)
        and place.seat in after.state.to_act
        and after.state.seats[place.seat].mind is None
    ):
        return place
    coming = next_hand_over(after, place.seat if isinstance(place, AtHandOver) else None)
    if isinstance(place, AtHandOver) and place.seat == coming.seat and coming.seat not in after.state.to_act:
        return place  # what the one who waits has unfolded stays open
    return coming


def _sound(before: Game, after: Game) -> Sound:
    turned = before.state.phase is not after.state.phase and after.state.phase is Phase.VOTE
    return Sound.TURN if turned else Sound.LAY


def _heard(session: Session, game: Game) -> frozenset[str]:
    """The clues of all other games this device keeps: what was told this evening is not told again."""
    heard: set[str] = set()
    for name, saved in session.saves.items():
        if name == game.id:
            continue
        for line in saved.text.split("\n"):
            if line.startswith("tell "):
                try:
                    told = read_move(line)
                except Unreadable:
                    continue
                if isinstance(told, Tell) and told.clue is not ALOUD:
                    heard.add(told.clue)
    return frozenset(heard)


def _change(session: Session, change: Kind) -> Result:
    game = session.game
    if game is None or session.sheet is not None or not isinstance(session.place, AtHandOver | AtReveal | AtOpenVote):
        return session, ()
    try:
        after = played(game, change)
    except IllegalMove as error:
        quiet = error.reason in (Reason.OUT_OF_PHASE, Reason.GAME_OVER)
        return session if quiet else with_notice(session, Notice(NoticeKey.REFUSED, error.reason.value)), ()
    session, effects = kept(replace(session, parked=None), after)
    if not isinstance(session.place, AtReveal):
        session = replace(session, place=resting_place(after))
    return session, effects


def answer(session: Session) -> Why | None:
    """What the opponent that was asked at the reveal says; ``None`` if none was, or it has nothing to say."""
    game, place = session.game, session.place
    if game is None or session.known is None or not isinstance(place, AtReveal) or place.asked is None:
        return None
    if place.asked not in range(len(game.state.seats)) or not game.state.rounds:
        return None
    mind = game.state.seats[place.asked].mind
    if mind is None:
        return None
    key = mind_key(game.record.setup.seed, place.asked)
    return why(game.state.rounds[-1], place.asked, mind, key, session.known)
