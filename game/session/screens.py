"""The screen that a session shows. Private screens get the view of their seat, public ones the table's; nothing else crosses over."""

from dataclasses import replace
from typing import assert_never

from game.deck_screen import DeckScreen
from game.opponents import SPOKEN
from game.record import read_setup
from game.rules.edition import EDITIONS
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.rules.setup import HouseRules, ruleset
from game.rules.view import view
from game.scorepad.text import is_pad, read_pad_setup, rounds_in
from game.screen import (
    AboutScreen,
    Deal,
    ElsewhereScreen,
    HandOver,
    HandScreen,
    OpenVoteScreen,
    Over,
    PadSetupScreen,
    ResumeScreen,
    RulesScreen,
    SavedGame,
    SavedKind,
    Screen,
    SettingsScreen,
    SetupScreen,
    ShareScreen,
    SubmitScreen,
    TakeBackState,
    TellScreen,
    Undo,
    VoteScreen,
    reveal,
)
from game.session.form import of_people, opponents, packs_for, packs_on_offer, setup_of
from game.session.leafing import deck_of
from game.session.links import finished, fragment_of
from game.session.opponents import answer, turn_of
from game.session.pad_screens import pad_screen
from game.session.place import (
    AtElsewhere,
    AtHandOver,
    AtOpenVote,
    AtOver,
    AtPadEntry,
    AtPadRound,
    AtPadSheet,
    AtResume,
    AtReveal,
    AtSetup,
    Game,
    InHand,
    Leafing,
    OldRound,
    Purpose,
    Session,
    Sharing,
    Sheet,
)
from game.session.undo import ALL_STEPS, lineup_open, people_owing, take_back_state
from game.settings import Facing


def screen(session: Session) -> Screen:
    """What is on the screen now."""
    match session.sheet:
        case Sheet.RULES:
            return _rules(session)
        case Sheet.SETTINGS:
            table = None if session.game is None else view(session.game.state, None)
            return SettingsScreen(session.settings, table)
        case Sheet.ABOUT:
            return AboutScreen()
        case Sharing():
            return _share(session, session.sheet)
        case Leafing(looking, titles):
            return DeckScreen(deck_of(session), looking, titles)
        case OldRound(number, looking):
            return _old_round(session, number, looking)
        case None:
            pass
    place = session.place
    if isinstance(place, AtElsewhere):
        return ElsewhereScreen(next(saved for saved in saved_games(session) if saved.id == place.game))
    if isinstance(place, AtPadEntry | AtPadRound | AtPadSheet):
        assert session.scored is not None
        return pad_screen(session.scored, place)
    if isinstance(place, AtSetup) and place.purpose is Purpose.SCORE:
        return PadSetupScreen(of_people(session.draft), place.faults)
    if session.game is None or isinstance(place, AtSetup | AtResume):
        saved = saved_games(session)
        if isinstance(place, AtResume):
            return ResumeScreen(saved, place.asked)
        offers = packs_on_offer(session.draft, session.packs)
        used = packs_for(session.draft, session.packs)
        draft = replace(session.draft, pack=used[0].id if used else "")
        found = place.faults if isinstance(place, AtSetup) else ()
        return SetupScreen(draft, found, offers, saved, session.offline, opponents(), SPOKEN)
    match place:
        case AtHandOver():
            return _hand_over(session, session.game, place)
        case InHand():
            return _hand(session.game, place)
        case AtOpenVote(pointed, looking):
            table = view(session.game.state, None)
            ready = all(seat in dict(pointed) for seat in people_owing(session.game))
            return OpenVoteScreen(table, dict(pointed), looking, ready, take_back_state(session.game))
        case AtReveal(step, looking, asked, kinds_asked):
            table = view(session.game.state, None)
            shown = reveal(table, table.rounds[-1], step, take_back_state(session.game))
            return replace(
                shown,
                looking=looking,
                asked=asked,
                why=answer(session),
                opponents=opponents(),
                kinds_asked=kinds_asked,
            )
        case AtOver():
            return Over(view(session.game.state, None), take_back_state(session.game))
        case _:
            assert_never(place)


def _hand_over(session: Session, game: Game, place: AtHandOver) -> HandOver:
    state = game.state
    owing = people_owing(game)
    people = [seat for seat in state.active if state.seats[seat].mind is None]
    turn = turn_of(session)
    return HandOver(
        view=view(state, None),
        seat=place.seat,
        waiting=tuple(seat for seat in owing if seat != place.seat),
        resting=tuple(seat for seat in people if seat not in owing and seat != place.seat),
        take_back=take_back_state(game),
        offered=place.offered,
        lineup_open=lineup_open(game),
        looking=place.looking,
        facing=session.settings.facing.get(state.seats[place.seat].name, Facing.SOUTH),
        stop_asked=place.stop_asked,
        thinking=() if turn is None else turn.seats,
        listening=turn is not None and turn.listening,
        opponents=opponents(),
        kinds_asked=place.kinds_asked,
    )


def _hand(game: Game, place: InHand) -> Screen:
    seen = view(game.state, place.seat)
    if place.seat not in game.state.to_act:
        return HandScreen(seen, place.looking)
    match game.state.phase:
        case Phase.TELL:
            chosen = place.cards[0] if place.cards else None
            return TellScreen(seen, place.looking, chosen, place.clue, place.aloud, place.refused)
        case Phase.SUBMIT:
            return SubmitScreen(seen, place.looking, place.cards, place.refused)
        case _:
            return VoteScreen(seen, place.looking_at, place.slots, place.refused)


def _old_round(session: Session, number: int, looking: int | None) -> Screen:
    assert session.game is not None
    table = view(session.game.state, None)
    finished = next(round_ for round_ in table.rounds if round_.number == number)
    shown = reveal(table, finished, ALL_STEPS, TakeBackState(Undo.NOTHING))
    return replace(shown, looking=looking, again=True)


def _share(session: Session, sheet: Sharing) -> ShareScreen:
    whole = finished(session)
    scored = session.scored is not None and not isinstance(session.place, AtSetup | AtResume)
    return ShareScreen(
        fragment=fragment_of(session, sheet.deal),
        deal=sheet.deal,
        deals=(Deal.FRESH, Deal.SAME) if whole else (Deal.FRESH,),
        whole=scored or (whole and sheet.deal is Deal.FRESH),
        qr_size=sheet.qr_size,
        qr_path=sheet.qr_path,
        asked=sheet.asked,
    )


def _rules(session: Session) -> RulesScreen:
    if session.game is not None:
        state = session.game.state
        return RulesScreen(state.edition, state.setup.house, len(state.active))
    draft = session.draft
    if draft.edition not in EDITIONS:
        return RulesScreen(EDITIONS["2021"], HouseRules())
    return RulesScreen(ruleset(setup_of(draft, session.packs, session.seed)), draft.house, len(draft.seats))


def saved_games(session: Session) -> tuple[SavedGame, ...]:
    """The games in the store, newest first, by what is public about them; those that cannot be read at all are left out."""
    found: list[SavedGame] = []
    for game, saved in session.saves.items():
        scored = is_pad(saved.text)
        try:
            setup = read_pad_setup(saved.text) if scored else read_setup(saved.text)
        except Unreadable:
            continue
        names = tuple(seat.name for seat in setup.seats)
        if scored:
            number = rounds_in(saved.text) + (not saved.finished)
            found.append(SavedGame(game, names, number, saved.finished, SavedKind.SCORED))
            continue
        turned = sum(line == "next" for line in saved.text.split("\n"))
        found.append(SavedGame(game, names, turned if saved.finished else turned + 1, saved.finished))
    return tuple(found)
