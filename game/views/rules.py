"""The rules as this table plays them: every number comes from the edition, so that no text can disagree with the game."""

from collections.abc import Iterator

from htpy import Element, Fragment, Node, caption, h2, li, ol, p, section, table, tbody, td, th, thead, tr, ul

from game.rules.edition import NO_CAP, THREE_SEATS, Edition, PileEnd
from game.screen import RulesScreen
from game.text.catalogue import Catalogue
from game.views.awards import points_phrase
from game.views.examples import examples
from game.views.frame import Frame
from game.views.houserules import house_list
from game.views.sheet import sheet
from game.views.tableform import EDITION_NAMES


def draw(screen: RulesScreen, frame: Frame) -> Fragment:
    """The rules page."""
    text, edition, seats = frame.text, screen.edition, screen.seats
    return sheet(
        frame,
        text.say("The rules"),
        p(".lead")[_which(text, edition, seats)],
        _section(text.say("What it is about"), _aim(text, edition)),
        section[h2[text.say("One round")], ol(".steps")[(li[step] for step in _round(text, edition, seats))]],
        section[h2[text.say("Points")], _points(text, edition, seats)],
        _section(text.say("The end"), *_end(text, edition)),
        section[h2[text.say("Often forgotten")], ul(".dots")[(li[mistake] for mistake in _mistakes(text, edition))]],
        section[h2[text.say("Examples")], examples(frame, edition, seats)],
        section[h2[text.say("House rules")], house_list(text, screen.house, edition)],
    )


def _section(title: str, *sentences: str) -> Element:
    return section[h2[title], (p[sentence] for sentence in sentences)]


def _which(text: Catalogue, edition: Edition, seats: int) -> Node:
    name = text.say(EDITION_NAMES[edition.id])
    if not seats:
        return text.say(
            "The box “{name}” is for {least} to {most} players.",
            name=name,
            least=edition.least_seats,
            most=edition.most_seats,
        )
    return text.count(
        "The box “{name}”, as {number} of you play it.",
        "The box “{name}”, as {number} of you play it.",
        seats,
        name=name,
    )


def _aim(text: Catalogue, edition: Edition) -> str:
    if edition.pile_end is PileEnd.ONLY:
        return text.say(
            "One of you tells a dream about a picture; the others lay pictures that could be meant, and then look for the right one."
            " Who has most points when the pile runs out has won."
        )
    return text.say(
        "One of you tells a dream about a picture; the others lay pictures that could be meant, and then look for the right one."
        " Who has most points after the round in which somebody reaches {goal} has won.",
        goal=edition.goal,
    )


def _round(text: Catalogue, edition: Edition, seats: int) -> Iterator[str]:
    """The steps of a round at a table of so many (0: of any number)."""
    yield _hands(text, edition, seats)
    yield text.say(
        "The storyteller chooses a card of their hand in secret and gives a clue: a word, a sentence, a sound, a song, a gesture."
        " It may be typed or said aloud."
    )
    yield _decoys(text, edition, seats)
    yield text.say("All cards are shuffled and laid out with numbers. Nobody can see who laid which.")
    yield text.say(
        "Everybody but the storyteller votes in secret for the card that the storyteller told of. Never for a card of your own."
    )
    yield from _second_vote(text, edition, seats)
    yield text.say("The votes are shown together, and the points are counted.")
    yield text.say("The cards go away, and everybody draws until the hand is full. Then the next one clockwise tells.")


def _hands(text: Catalogue, edition: Edition, seats: int) -> str:
    if seats:
        hand = edition.hand(seats)
        return text.count("Everybody has {number} card in hand.", "Everybody has {number} cards in hand.", hand)
    return text.say(
        "Everybody has {hand} cards in hand, with three players {hand_of_three}.",
        hand=edition.hand(edition.most_seats),
        hand_of_three=edition.hand(THREE_SEATS),
    )


def _decoys(text: Catalogue, edition: Edition, seats: int) -> str:
    if seats == THREE_SEATS:
        return text.say(
            "With three players each of the other two lays {decoys} cards that fit the clue, so {lineup} lie on the table.",
            decoys=edition.decoys(seats),
            lineup=edition.lineup(seats),
        )
    if seats:
        return text.say("Each of the others lays a card of their own that fits the clue, also in secret.")
    return text.say(
        "Each of the others lays a card of their own that fits the clue, also in secret; with three players {decoys} each.",
        decoys=edition.decoys(THREE_SEATS),
    )


def _second_vote(text: Catalogue, edition: Edition, seats: int) -> Iterator[str]:
    if seats and edition.votes(seats) == 1:
        return
    if edition.two_votes_from > edition.most_seats:
        return
    bonus = points_phrase(text, edition.single_vote)
    rule = text.say(
        "Everybody may vote for a second card, but need not. Who votes only once and is right gets {points} more.",
        points=bonus,
    )
    if seats or edition.two_votes_from <= edition.least_seats:
        yield rule
    else:
        yield text.say("From {seats} players on: {rule}", seats=edition.two_votes_from, rule=rule)


def _points(text: Catalogue, edition: Edition, seats: int) -> Fragment | list[Node]:
    """The table of points, and what is added to it."""
    rows = [
        (text.say("Everybody finds the card"), "0", str(edition.all_found), "–"),
        (text.say("Nobody finds the card"), "0", "–", str(edition.none_found)),
        (text.say("Some find it, but not all"), str(edition.some_found), str(edition.some_found), "0"),
    ]
    if edition.lone_finder != edition.some_found and seats in (0, THREE_SEATS):
        lone = str(edition.lone_finder)
        rows.append((text.say("Three players, and only one finds it"), lone, lone, "0"))
    heads = (text.say("What happens"), text.say("Storyteller"), text.say("Who found it"), text.say("Who did not"))
    return [
        table(".points-table")[
            caption(".sr")[text.say("Points of a round")],
            thead[tr[(th(scope="col")[head] for head in heads)]],
            tbody[(tr[th(scope="row")[first], (td[cell] for cell in cells)] for first, *cells in rows)],
        ],
        p[_bonus(text, edition)],
    ]


def _bonus(text: Catalogue, edition: Edition) -> str:
    each = text.say(
        "And always: each vote for a card brings {points} to the one who laid it. The storyteller’s own card brings none of these.",
        points=points_phrase(text, edition.points_for_card(1)),
    )
    if edition.cap == NO_CAP:
        return each
    return each + " " + text.say("One card brings at most {points} this way.", points=points_phrase(text, edition.cap))


def _end(text: Catalogue, edition: Edition) -> Iterator[str]:
    match edition.pile_end:
        case PileEnd.ONLY:
            yield text.say(
                "The game ends after the round in which the pile can no longer fill all hands. There is no goal."
            )
        case PileEnd.END:
            yield text.say("The game ends after a round in which somebody reaches or passes {goal}.", goal=edition.goal)
            yield text.say(
                "It also ends after the round whose drawing takes the last card of the pile or cannot fill all hands."
            )
        case PileEnd.RESHUFFLE:
            yield text.say("The game ends after a round in which somebody reaches or passes {goal}.", goal=edition.goal)
            yield text.say(
                "If the pile is too short to fill all hands, it is shuffled together with the cards laid so far."
            )
    yield text.say(
        "All points of a round count together, so nobody is first because of the order. The highest score wins; equal ones share the victory."
    )


def _mistakes(text: Catalogue, edition: Edition) -> Iterator[str]:
    yield text.say("If all are right, the storyteller gets nothing: the clue was too easy.")
    yield text.count(
        "The {number} point for “everybody” goes to all but the storyteller.",
        "The {number} points for “everybody” go to all but the storyteller.",
        edition.all_found,
    )
    yield text.say("A wrong vote brings nothing to the one who gave it. The point goes to the one who laid the card.")
    yield text.say("Votes on the others’ cards count even when nobody has found the right one.")
    yield text.say("First the storyteller’s card is counted, then the votes on all other cards.")
