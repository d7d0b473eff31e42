"""Sentences for everything that can be refused or noticed: one for each reason, plain enough for a child of eight."""

from typing import Final

from game.rules.refusal import Reason
from game.rules.setup import CAP_MOST, CLUE_MOST, GOAL_LEAST, GOAL_MOST, NAME_MOST, OTHERS_MOST, Fault, FaultReason
from game.screen import Notice, NoticeKey, TakeBackState, Undo
from game.text.catalogue import Catalogue, mark

_REASONS: Final[dict[Reason, str]] = {
    Reason.OUT_OF_PHASE: mark("It is not the time for that now."),
    Reason.OWES_NOTHING: mark("There is nothing left for you to do here."),
    Reason.NO_SUCH_SEAT: mark("Nobody sits there."),
    Reason.CARD_NOT_IN_HAND: mark("That card is not in your hand."),
    Reason.SAME_CARD_TWICE: mark("Please choose two different cards."),
    Reason.NUMBER_OF_CARDS: mark("Please choose as many cards as you have to lay."),
    Reason.CLUE_LENGTH: mark("A clue has 1 to {most} characters. Or tick “I say it aloud”."),
    Reason.CLUE_CONTROL: mark("The clue has a hidden character in it. Please type it again."),
    Reason.CLUE_NOT_ALOUD: mark("This clue was typed, so it has its words already."),
    Reason.OWN_CARD: mark("You cannot vote for your own card."),
    Reason.NO_SUCH_PLACE: mark("There is no card with that number."),
    Reason.SAME_PLACE_TWICE: mark("Your two votes are for two different cards."),
    Reason.NUMBER_OF_VOTES: mark("Please choose a card to vote for."),
    Reason.GAME_OVER: mark("The game is over."),
    Reason.SEAT_TAKEN: mark("Somebody else has just sat down there. Please try again."),
    Reason.NAME_LENGTH: mark("A name has 1 to {name_most} characters."),
    Reason.NAME_CONTROL: mark("The name has a hidden character in it. Please type it again."),
    Reason.SAME_NAME: mark("Somebody at the table has this name already."),
    Reason.SAME_PAWN: mark("Somebody at the table has this hare already."),
    Reason.UNKNOWN_PAWN: mark("Please choose a hare."),
    Reason.TOO_MANY_SEATS: mark("The table is full."),
    Reason.DECK_TOO_SMALL: mark("There are not enough cards for one more player."),
    Reason.UNKNOWN_LEVEL: mark("This computer opponent is not known here."),
}

_FAULTS: Final[dict[FaultReason, str]] = {
    FaultReason.UNKNOWN_EDITION: mark("Please choose a box to play by."),
    FaultReason.TOO_FEW_SEATS: mark("This box needs at least {limit} players. Add some, or computer opponents."),
    FaultReason.TOO_MANY_SEATS: mark(
        "This box is for at most {limit} players. Choose another box, or play with fewer."
    ),
    FaultReason.DECK_TOO_SMALL: mark(
        "This table needs at least {limit} cards. Choose another pack, or play with fewer."
    ),
    FaultReason.SAME_NAME: mark("Somebody at the table has this name already."),
    FaultReason.SAME_PAWN: mark("Somebody at the table has this hare already."),
    FaultReason.UNKNOWN_PAWN: mark("Please choose a hare."),
    FaultReason.NAME_LENGTH: mark("A name has 1 to {name_most} characters."),
    FaultReason.NAME_CONTROL: mark("The name has a hidden character in it. Please type it again."),
    FaultReason.PACK: mark("These cards are not here. Please choose a pack."),
    FaultReason.SEED: mark("The deal in the link cannot be read. A new one will be shuffled."),
    FaultReason.LANGUAGE: mark("Please choose a language for the clues."),
    FaultReason.MIND: mark("This computer opponent is not known here. Please choose another."),
    FaultReason.GOAL: mark("The goal is a number from {goal_least} to {goal_most}."),
    FaultReason.ALL_FOUND: mark("Choose 0 to {others_most} points for when everybody finds the card."),
    FaultReason.NONE_FOUND: mark("Choose 0 to {others_most} points for when nobody finds the card."),
    FaultReason.CAP: mark("The most points for one card go up to {cap_most}, or have no limit."),
    FaultReason.VOTES: mark("Everybody has one vote or two."),
    FaultReason.FIRST: mark("Please choose who tells first."),
}

_NOTICES: Final[dict[NoticeKey, str]] = {
    NoticeKey.NOT_KEPT: mark(
        "This device does not keep the game. You can play on; save it to a file if you want to keep it."
    ),
    NoticeKey.DAMAGED: mark("The saved game was damaged. It goes on from the last move that could be read."),
    NoticeKey.GONE: mark("A saved game is too damaged to be opened. Nothing of it could be read."),
    NoticeKey.OUTDONE: mark("The last move was not kept: the game had already gone on in another tab."),
    NoticeKey.UNREADABLE: mark("This is not a game of Moonhare."),
    NoticeKey.NEWER: mark("This was made by a newer Moonhare. Load this page again to get it."),
    NoticeKey.LINK_PART: mark("A part of the link was not understood: {detail}. Everything else is used."),
    NoticeKey.LINK_WAITS: mark("A link came in while a game is on. Your game is kept; open the link again later."),
    NoticeKey.COPIED: mark("The link is copied. Paste it wherever you like."),
    NoticeKey.SHARE_FAILED: mark("The link could not be shared."),
    NoticeKey.UPDATE: mark("A new version of Moonhare is here. Your games are kept."),
    NoticeKey.VOTE_AGAIN: mark("{detail}: a vote for a card of one’s own does not count. Please vote again in secret."),
    NoticeKey.REFUSED: mark("That cannot be done now."),
}

_NUMBERS: Final = {
    "most": CLUE_MOST,
    "name_most": NAME_MOST,
    "goal_least": GOAL_LEAST,
    "goal_most": GOAL_MOST,
    "others_most": OTHERS_MOST,
    "cap_most": CAP_MOST,
}


def refusal(text: Catalogue, reason: Reason) -> str:
    """Why a move was refused."""
    return text.say(_REASONS[reason], **_NUMBERS)


def fault(text: Catalogue, found: Fault) -> str:
    """What is wrong with a set-up, and what would be right."""
    return text.say(_FAULTS[found.reason], limit=found.limit, **_NUMBERS)


def notice(text: Catalogue, said: Notice) -> str:
    """What a notice tells."""
    if said.key is NoticeKey.REFUSED and said.detail in set(Reason):
        return refusal(text, Reason(said.detail))
    return text.say(_NOTICES[said.key], detail=said.detail)


def no_take_back(text: Catalogue, state: TakeBackState) -> str:
    """Why the last move cannot be taken back."""
    if state.undo is Undo.SEEN:
        return text.say("The last move stays: somebody has seen what came of it.")
    return text.say("There is no move to take back yet.")
