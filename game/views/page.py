"""The page: any screen to HTML, with the notices above it.

The outermost element carries the turn in its id: a screen of another turn replaces it whole, and one of the same turn
is morphed into it.
"""

from typing import assert_never

from htpy import Node, div

from game.deck_screen import DeckScreen
from game.pad_screen import PadEntryScreen, PadRoundScreen, PadSheetScreen
from game.screen import (
    AboutScreen,
    ElsewhereScreen,
    HandOver,
    HandScreen,
    OpenVoteScreen,
    Over,
    PadSetupScreen,
    ResumeScreen,
    Reveal,
    RulesScreen,
    Screen,
    SettingsScreen,
    SetupScreen,
    ShareScreen,
    SubmitScreen,
    TellScreen,
    VoteScreen,
)
from game.text.catalogue import Catalogue
from game.views import (
    about,
    deck,
    elsewhere,
    hand,
    handover,
    openvote,
    over,
    resume,
    reveal,
    rules,
    scorepad,
    scorepad_round,
    scorepad_setup,
    scorepad_sheet,
    settings,
    setup,
    share,
    submit,
    tell,
    vote,
)
from game.views.frame import Frame, Page
from game.views.hand import own_seat
from game.views.notices import notices


def page(screen: Screen, frame: Frame) -> Page:
    """A screen as HTML, with its name and the document's title."""
    name, title, content = _drawn(screen, frame)
    whole = div(class_=["screen", name], id=f"screen-{frame.turn}")[notices(frame), content]
    return Page(name, f"{title} · Moonhare" if title else "Moonhare", str(whole))


def _drawn(screen: Screen, frame: Frame) -> tuple[str, str, Node]:
    text = frame.text
    match screen:
        case SetupScreen():
            return "setup", "", setup.draw(screen, frame)
        case ResumeScreen():
            return "resume", text.say("Saved games"), resume.draw(screen, frame)
        case ElsewhereScreen():
            return "elsewhere", text.say("Open in another tab"), elsewhere.draw(screen, frame)
        case HandOver():
            return (
                "handover",
                text.say(handover.heading(screen.view, screen.seat), name=screen.view.seats[screen.seat].name),
                handover.draw(screen, frame),
            )
        case TellScreen():
            return "tell", _private(screen, text), tell.draw(screen, frame)
        case SubmitScreen():
            return "submit", _private(screen, text), submit.draw(screen, frame)
        case VoteScreen():
            return "vote", _private(screen, text), vote.draw(screen, frame)
        case HandScreen():
            return "hand", _private(screen, text), hand.draw(screen, frame)
        case OpenVoteScreen():
            return "openvote", text.say("All vote"), openvote.draw(screen, frame)
        case Reveal():
            return "reveal", text.say("Round {number}", number=screen.round.number), reveal.draw(screen, frame)
        case Over():
            return "over", text.say("The game is over"), over.draw(screen, frame)
        case RulesScreen():
            return "rules", text.say("The rules"), rules.draw(screen, frame)
        case SettingsScreen():
            return "settings", text.say("Settings"), settings.draw(screen, frame)
        case ShareScreen():
            return "share", text.say("Share"), share.draw(screen, frame)
        case AboutScreen():
            return "about", text.say("About Moonhare"), about.draw(screen, frame)
        case DeckScreen():
            return "deck", text.say("The deck"), deck.draw(screen, frame)
        case PadSetupScreen():
            return "scorekeeper", text.say("Score a printed game"), scorepad_setup.draw(screen, frame)
        case PadEntryScreen():
            return "scorekeeper", text.say("Enter a round"), scorepad.draw(screen, frame)
        case PadRoundScreen():
            number = screen.told.number
            return "scorekeeper", text.say("Round {number}", number=number), scorepad_round.draw(screen, frame)
        case PadSheetScreen():
            return "scorekeeper", text.say("All rounds"), scorepad_sheet.draw(screen, frame)
        case _:
            assert_never(screen)


def _private(screen: TellScreen | SubmitScreen | VoteScreen | HandScreen, text: Catalogue) -> str:
    """The title of a private screen tells whose it is and nothing more."""
    seat = screen.view.seats[own_seat(screen.view)]
    return text.say("The hand of {name}", name=seat.name)
