"""Why: the reason an opponent gives is the one it had."""

from dataclasses import replace

from game.opponents import CHARACTERS, Knowledge, Why, WhyKind, mind_key, move, why
from game.opponents.chance import Dice
from game.opponents.sight import Sight
from game.rules.moves import ALOUD, Clue
from game.rules.play import start
from game.rules.round import Ballot, Phase, Round
from game.rules.setup import PAWNS, Card, Mind
from game.rules.view import view
from game.text.catalogue import catalogue
from tests.opponents.small import CARDS, known
from tests.opponents.test_mind import KNOWN, act, setup

KEY = "key of a mind"
SHARP = Mind("lamplighter", 5)
LINEUP = ("whale", "clock", "kitchen", "violin")


def finished(clue: Clue, vote: int | None = None, caption: str = "") -> Round:
    """A round in which seat 1 voted; its own card is the last one."""
    state = start(setup(4))
    while state.phase is not Phase.SCORE:
        state = act(state)
    lineup = tuple(Card(f"dreams.{CARDS.index(card)}") for card in LINEUP)
    ballots = () if vote is None else (Ballot(1, (vote,)),)
    return replace(state.rounds[0], clue=clue, caption=caption, lineup=lineup, owners=(0, 2, 3, 1), ballots=ballots)


def reason(clue: Clue, vote: int, caption: str = "", knowledge: Knowledge | None = None) -> Why:
    found = why(finished(clue, vote, caption), 1, SHARP, KEY, knowledge or known())
    assert found is not None
    assert found.seat == 1
    assert found.slot == vote
    return found


def test_the_word_that_spoke_for_the_card_is_named() -> None:
    assert reason("Rust and cake", LINEUP.index("kitchen")) == Why(WhyKind.WORD, 1, 2, "cake")


def test_a_known_saying_is_named_as_a_whole() -> None:
    assert reason("Time flies!", LINEUP.index("clock")) == Why(WhyKind.SAYING, 1, 1, "Time flies")


def test_a_vote_against_the_clue_is_owned_up_to() -> None:
    found = reason("whale", LINEUP.index("clock"))
    assert found == Why(WhyKind.DRAWN, 1, 1, "whale", LINEUP.index("whale"))


def test_a_clue_that_says_nothing_is_no_reason() -> None:
    assert reason("zzz", 0).kind is WhyKind.HUNCH
    assert reason("tree", 0).kind is WhyKind.HUNCH, "the tree's card does not lie there"
    assert reason("whale", 0, knowledge=Knowledge("en")).kind is WhyKind.HUNCH


def test_its_own_card_is_never_given_as_a_reason() -> None:
    found = reason("music", 0)
    assert found.other is None
    assert found.kind is WhyKind.HUNCH


def test_a_clue_said_aloud_had_no_words_unless_somebody_typed_them() -> None:
    assert reason(ALOUD, 1).kind is WhyKind.NO_WORDS
    assert reason(ALOUD, 1, caption="clock") == Why(WhyKind.WORD, 1, 1, "clock")


def test_who_did_not_vote_has_no_reason() -> None:
    assert why(finished("whale"), 1, SHARP, KEY, known()) is None
    assert why(finished("whale", 1), 2, SHARP, KEY, known()) is None


def test_every_reason_is_a_sentence_in_every_language() -> None:
    for language in ("en", "de", "nb", "es", "ro", "cs"):
        words = catalogue(language)
        for kind in WhyKind:
            said = Why(kind, 1, 0, "<b>rust", 3).say(words)
            assert "1" in said
            assert ("<b>rust" in said) == (kind in (WhyKind.WORD, WhyKind.SAYING, WhyKind.DRAWN))
            assert ("4" in said) == (kind is WhyKind.DRAWN)


def test_reasons_of_whole_games_agree_with_what_the_mind_saw() -> None:
    state = start(setup(5, level=4))
    while state.phase is not Phase.OVER:
        state = act(state)
    counted = 0
    for played in state.rounds:
        for ballot in played.ballots:
            mind = state.seats[ballot.seat].mind
            assert mind is not None
            key = mind_key(state.setup.seed, ballot.seat)
            found = why(played, ballot.seat, mind, key, KNOWN)
            assert found is not None
            assert found.slot in ballot.slots
            sight = Sight(KNOWN, mind, Dice(key, played.number))
            fits = sight.fits(sight.read(played.clue, played.caption))
            if found.kind is WhyKind.WORD:
                place = KNOWN.place(played.lineup[found.slot])
                assert place is not None
                assert fits[place] > 0
                counted += 1
            others = [slot for slot, owner in enumerate(played.owners) if owner != ballot.seat]
            looks = {slot: sight.look("vote", played.lineup[slot], fits) for slot in others}
            assert max(looks, key=lambda slot: looks[slot]) in ballot.slots, "the best-looking card got the vote"
    assert counted > 3


def test_there_are_twelve_characters_with_a_name_a_calling_and_a_taste() -> None:
    assert len(CHARACTERS) == len(PAWNS)
    assert len({one.name for one in CHARACTERS.values()}) == len(CHARACTERS)
    assert len({one.temperament for one in CHARACTERS.values()}) >= len(CHARACTERS) - 1
    for name, one in CHARACTERS.items():
        assert one.id == name
        assert one.calling
        assert one.about.endswith(".")
        assert len(one.loves) == 10
    assert move(view(start(setup(4)), 0), "key", KNOWN) is not None
