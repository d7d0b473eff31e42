"""The open table: passing the tablet, turning cards over, open voting, the reveal, turning the page, coming and going."""

from dataclasses import replace
from typing import Final

from game import messages as say
from game.effects import After, Effect, LetSleep, Play, Sound
from game.rules.moves import ALOUD, Caption, Join, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Phase
from game.screen import Notice, NoticeKey, award_lines, reveal_order
from game.session.hand import covered
from game.session.kept import Result, kept, played
from game.session.place import (
    AtHandOver,
    AtOpenVote,
    AtOver,
    AtReveal,
    Game,
    InHand,
    OldRound,
    Session,
    with_notice,
)
from game.session.undo import (
    lineup_open,
    next_hand_over,
    open_voting_now,
    people_owing,
    resting_place,
    take_back,
    with_floor,
)

OFFER_AFTER: Final = 600
"""Milliseconds after a mere tap until the second button is offered: as long as the hold takes."""

TableMessage = (
    say.Pass | say.Tapped | say.Offer | say.Point | say.ScoreOpenVotes | say.TakeBack | say.Step | say.Skip | say.NextPage
    | say.AddCaption | say.StopGame | say.LeaveTable | say.JoinTable | say.ShowRound | say.Hidden
)  # fmt: skip


def table(session: Session, message: TableMessage) -> Result:
    """A message of the open table."""
    game = session.game
    if isinstance(message, say.Hidden):
        return covered(session), ()
    if game is None or (session.sheet is not None and not isinstance(message, say.ShowRound)):
        return session, ()
    place = session.place
    match message:
        case say.Pass(seat):
            if isinstance(place, AtHandOver) and seat in _people(game):
                return replace(session, place=AtHandOver(seat)), ()
        case say.Tapped(seat):
            if isinstance(place, AtHandOver) and place.seat == seat:
                return session, (After(OFFER_AFTER, say.Offer(seat)),)
        case say.Offer(seat):
            if isinstance(place, AtHandOver) and place.seat == seat:
                return replace(session, place=replace(place, offered=True)), ()
        case say.Point(seat, slot):
            if isinstance(place, AtOpenVote):
                return replace(session, place=_pointed(game, place, seat, slot)), ()
        case say.ScoreOpenVotes():
            if isinstance(place, AtOpenVote):
                return _score_open(session, game, place)
        case say.TakeBack():
            return _take_back(session, game)
        case say.Step() | say.Skip():
            return _step(session, game, message)
        case say.NextPage():
            return _turn_page(session, game)
        case say.AddCaption(words):
            return _tried(session, game, Caption(game.state.storyteller, words))
        case say.StopGame():
            return _stop(session, game)
        case say.LeaveTable(seat):
            return _tried(session, game, Leave(seat))
        case say.JoinTable(who):
            return _tried(session, game, Join(len(game.state.seats), who))
        case say.ShowRound(number):
            if any(finished.number == number for finished in game.state.rounds):
                return replace(covered(session), sheet=OldRound(number)), ()
    return session, ()


def _people(game: Game) -> tuple[int, ...]:
    return tuple(seat for seat in game.state.active if game.state.seats[seat].mind is None)


def _pointed(game: Game, place: AtOpenVote, seat: int, slot: int) -> AtOpenVote:
    if seat not in people_owing(game) or slot not in range(len(game.state.lineup)):
        return place
    pointed = dict(place.pointed)
    slots = pointed.pop(seat, ())
    most = game.state.edition.votes(len(game.state.active))
    slots = tuple(other for other in slots if other != slot) if slot in slots else (*slots, slot)[-most:]
    if slots:
        pointed[seat] = slots
    return replace(place, pointed=tuple(sorted(pointed.items())))


def _score_open(session: Session, game: Game, place: AtOpenVote) -> Result:
    """Count what everybody pointed at. Who pointed at an own card is refused without naming the card, and votes again in secret."""
    pointed = dict(place.pointed)
    owing = people_owing(game)
    if any(seat not in pointed for seat in owing):
        return session, ()
    again: list[int] = []
    for seat in owing:
        try:
            game = played(game, Vote(seat, pointed[seat]))
        except IllegalMove:
            again.append(seat)
    session, effects = kept(session, game)
    if not again:
        return replace(session, place=AtReveal()), effects
    names = ", ".join(game.state.seats[seat].name for seat in again)
    session = with_notice(session, Notice(NoticeKey.VOTE_AGAIN, names))
    if len(again) == len(owing):
        return replace(session, place=AtHandOver(again[0])), effects
    return replace(session, place=next_hand_over(game)), effects


def _take_back(session: Session, game: Game) -> Result:
    found = take_back(game)
    if found is None or isinstance(session.place, InHand):
        return session, ()
    back, place = found
    session, effects = kept(session, back)
    return replace(session, place=place, parked=_as_it_was(game.record.moves[len(back.record.moves)])), effects


def _as_it_was(move: Move) -> InHand | None:
    """What a seat had chosen and typed before the move that is taken back: it lies there again when the hand opens."""
    match move:
        case Tell(seat, card, clue):
            return InHand(seat, cards=(card,), clue="" if clue is ALOUD else clue, aloud=clue is ALOUD)
        case Submit(seat, cards):
            return InHand(seat, cards=cards)
        case Vote(seat, slots):
            return InHand(seat, slots=slots)
        case _:
            return None


def _step(session: Session, game: Game, message: say.Step | say.Skip) -> Result:
    place = session.place
    if isinstance(place, AtHandOver) and game.state.phase is Phase.VOTE:
        if lineup_open(game) and not open_voting_now(game):
            return session, ()
        session, effects = kept(session, with_floor(game))
        opened = AtOpenVote() if open_voting_now(game) else replace(place, offered=False)
        return replace(session, place=opened), (*effects, Play(Sound.TURN))
    if not isinstance(place, AtReveal):
        return session, ()
    finished = game.state.rounds[-1]
    places, lines = len(reveal_order(finished)), len(award_lines(finished))
    step = places + lines if isinstance(message, say.Skip) else min(place.step + 1, places + lines)
    if step == place.step:
        return session, ()
    after = replace(session, place=AtReveal(step))
    sound = Sound.FOUND if step == places else Sound.TURN if step < places else Sound.HOP
    if game.record.floor == len(game.record.moves):
        return after, (Play(sound),)
    after, effects = kept(after, with_floor(game))
    return after, (*effects, Play(sound))


def _turn_page(session: Session, game: Game) -> Result:
    place = session.place
    if game.state.phase is not Phase.SCORE or not isinstance(place, AtReveal):
        return session, ()
    after = played(with_floor(game), Next())
    session, effects = kept(replace(session, parked=None), after)
    if after.state.phase is Phase.OVER:
        return replace(session, place=AtOver()), (*effects, Play(Sound.WIN), LetSleep())
    return replace(session, place=next_hand_over(after)), effects


def _stop(session: Session, game: Game) -> Result:
    place = session.place
    if game.state.phase is Phase.OVER:
        return session, ()
    if isinstance(place, AtHandOver) and not place.stop_asked:
        return replace(session, place=replace(place, stop_asked=True)), ()
    if not isinstance(place, AtHandOver | AtReveal | AtOpenVote):
        return session, ()
    session, effects = kept(replace(session, parked=None), played(game, Stop()))
    return replace(session, place=AtOver()), (*effects, LetSleep())


def _tried(session: Session, game: Game, move: Move) -> Result:
    """Make a move of the table; a refusal becomes a notice."""
    try:
        after = played(game, move)
    except IllegalMove as error:
        quiet = error.reason in (Reason.OUT_OF_PHASE, Reason.GAME_OVER)
        return session if quiet else with_notice(session, Notice(NoticeKey.REFUSED, error.reason.value)), ()
    session, effects = kept(session, after)
    over: tuple[Effect, ...] = ()
    if after.state.phase is Phase.OVER:
        session, over = replace(session, place=AtOver()), (LetSleep(),)
    elif not isinstance(session.place, AtReveal):
        session = replace(session, place=resting_place(after))
    return session, (*effects, *over)
