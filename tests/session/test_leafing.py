"""Leafing through the deck: between games only, one picture large at a time, and the way back closes one thing after the other."""

import pytest

from game import messages as say
from game.deck_screen import DeckScreen, Titles
from game.rules.setup import Card, Pack
from game.screen import HandOver, Over, SetupScreen
from game.session.place import Leafing
from tests.session.tablet import Tablet

DREAMS = 5
DECK = Pack("dreams", DREAMS).cards()


def tablet() -> Tablet:
    found = Tablet()
    return found.send(say.Opened({}, saves={}, packs={"dreams": DREAMS, "proof": 84}, open_game=None, seed="deck"))


def test_all_dreams_lie_there_without_their_titles() -> None:
    assert tablet().send(say.OpenDeck()).screen == DeckScreen(DECK)


def test_a_picture_is_looked_at_and_the_next() -> None:
    leafing = tablet().send(say.OpenDeck(), say.TellTitles(Titles.TOLD), say.Look(card=DECK[1]))
    assert leafing.screen == DeckScreen(DECK, DECK[1], Titles.TOLD)
    turn = leafing.session.turn
    assert leafing.send(say.Look(card=DECK[2])).screen == DeckScreen(DECK, DECK[2], Titles.TOLD)
    assert leafing.session.turn == turn  # the place on the page is kept
    assert leafing.send(say.Look()).screen == DeckScreen(DECK, titles=Titles.TOLD)


@pytest.mark.parametrize("card", ["dreams.5", "proof.1", "dreams.-1", ""])
def test_there_is_no_picture_beyond_the_deck(card: str) -> None:
    assert tablet().send(say.OpenDeck(), say.Look(card=Card(card))).screen == DeckScreen(DECK)


def test_the_way_back_closes_the_picture_then_the_deck() -> None:
    leafing = tablet().send(say.OpenDeck(), say.Look(card=DECK[0]))
    assert leafing.send(say.WentBack()).screen == DeckScreen(DECK)
    assert isinstance(leafing.send(say.WentBack()).screen, SetupScreen)
    assert isinstance(leafing.send(say.OpenDeck(), say.Back()).screen, SetupScreen)


def test_titles_are_hidden_again_when_it_is_opened_anew() -> None:
    leafing = tablet().send(say.OpenDeck(), say.TellTitles(Titles.TOLD), say.Back(), say.OpenDeck())
    assert leafing.session.sheet == Leafing()


def test_nobody_leafs_while_a_game_is_on() -> None:
    dealt = tablet().deal()
    assert isinstance(dealt.send(say.OpenDeck(), say.TellTitles(Titles.TOLD)).screen, HandOver)
    dealt.send(say.Ready(0))
    before = dealt.screen
    assert dealt.send(say.OpenDeck()).screen == before


def test_after_a_game_it_may_be_looked_through() -> None:
    over = tablet().deal().send(say.StopGame(), say.StopGame())
    assert isinstance(over.screen, Over)
    assert isinstance(over.send(say.OpenDeck()).screen, DeckScreen)
    assert isinstance(over.send(say.WentBack()).screen, Over)


def test_without_dreams_there_is_nothing_to_leaf_through() -> None:
    assert isinstance(Tablet().send(say.OpenDeck()).screen, SetupScreen)
