"""Every award in words: the sentence that explains it, for the reveal, the rules page and whoever counts a printed game."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from htpy import Node

from game.rules.edition import NO_CAP
from game.rules.score import Outcome, Why
from game.screen import AwardLine
from game.text.catalogue import Catalogue
from game.views.seat import listed

Names = Mapping[int, Node]
"""The players' names by seat, as elements."""

NAME: Final = "{name}"
NAMES: Final = "{names}"
TELLER: Final = "{teller}"
OWNER: Final = "{owner}"
VOTERS: Final = "{voters}"
"""Placeholders that stay while the plural is found, so that whole elements can be woven in after it."""


def held(sentence: str, number: int) -> str:
    """A counted sentence whose number stays on one line with what it counts."""
    return sentence.replace(f"{number} ", f"{number}\N{NO-BREAK SPACE}")


def points_phrase(text: Catalogue, points: int) -> str:
    """A number of points."""
    return held(text.count("{number} point", "{number} points", points), points)


def votes_phrase(text: Catalogue, votes: int) -> str:
    """A number of votes."""
    return held(text.count("{number} vote", "{number} votes", votes), votes)


def outcome_sentence(text: Catalogue, outcome: Outcome, teller: Node, *, finders: int, others: int) -> list[Node]:
    """How many of the ``others`` found the storyteller's card, and, where that brings the storyteller nothing, why."""
    match outcome:
        case Outcome.ALL:
            return text.weave(
                "Everybody found {teller}’s card. The clue was too easy, so {teller} gets nothing.", teller=teller
            )
        case Outcome.NONE:
            return text.weave(
                "Nobody found {teller}’s card. The clue was too hard, so {teller} gets nothing.", teller=teller
            )
        case Outcome.SOME:
            sentence = text.count(
                "{number} of {others} found {teller}’s card: a clue just right.",
                "{number} of {others} found {teller}’s card: a clue just right.",
                finders,
                others=others,
                teller=TELLER,
            )
            return text.weave(sentence, teller=teller)
        case _:
            assert_never(outcome)


def award_sentence(text: Catalogue, line: AwardLine, names: Names, *, cap: int = NO_CAP) -> list[Node]:
    """Why the seats of a line get their points. ``cap`` is the edition's, to say so where it cut a bonus."""
    who = [names[seat] for seat in line.seats]
    points = line.points
    match line.why:
        case Why.ALL_FOUND | Why.NONE_FOUND:
            sentence = text.count(
                "{number} point for each of the others.", "{number} points for each of the others.", points
            )
            return [held(sentence, points)]
        case Why.TOLD_WELL:
            sentence = text.count(
                "Some found it, but not all: {number} point for {name}, who told it well.",
                "Some found it, but not all: {number} points for {name}, who told it well.",
                points,
                name=NAME,
            )
            return text.weave(held(sentence, points), name=who[0])
        case Why.FOUND:
            return _found(text, who, points)
        case Why.SINGLE_VOTE:
            return _single_vote(text, who, points)
        case Why.CARD_BONUS:
            return _card_bonus(text, line, names, cap)
        case _:
            assert_never(line.why)


def _found(text: Catalogue, who: Sequence[Node], points: int) -> list[Node]:
    if len(who) == 1:
        sentence = text.count(
            "{name} found it: {number} point.", "{name} found it: {number} points.", points, name=NAME
        )
        return text.weave(held(sentence, points), name=who[0])
    sentence = text.count(
        "{names} found it: {number} point each.", "{names} found it: {number} points each.", points, names=NAMES
    )
    return text.weave(held(sentence, points), names=listed(text, who))


def _single_vote(text: Catalogue, who: Sequence[Node], points: int) -> list[Node]:
    if len(who) == 1:
        sentence = text.count(
            "{name} was right with a single vote: {number} point more.",
            "{name} was right with a single vote: {number} points more.",
            points,
            name=NAME,
        )
        return text.weave(held(sentence, points), name=who[0])
    sentence = text.count(
        "{names} were right with a single vote: {number} point more each.",
        "{names} were right with a single vote: {number} points more each.",
        points,
        names=NAMES,
    )
    return text.weave(held(sentence, points), names=listed(text, who))


def _card_bonus(text: Catalogue, line: AwardLine, names: Names, cap: int) -> list[Node]:
    owner = names[line.seats[0]]
    cut = cap != NO_CAP and line.votes > line.points
    sums = {"votes": votes_phrase(text, line.votes), "points": points_phrase(text, line.points), "cap": str(cap)}
    if not line.voters:
        if cut:
            return text.weave(
                "{owner}’s card got {votes}, which makes {points} for {owner}: one card brings at most {cap}.",
                owner=owner,
                **sums,
            )
        return text.weave("{owner}’s card got {votes}: {points} for {owner}.", owner=owner, **sums)
    voters = listed(text, [names[seat] for seat in line.voters])
    if cut:
        return text.weave(
            "{voters} took {owner}’s card for it. {votes}, {points} for {owner}: one card brings at most {cap}.",
            voters=voters,
            owner=owner,
            **sums,
        )
    sentence = text.count(
        "{voters} took {owner}’s card for it: {number} point for {owner}.",
        "{voters} took {owner}’s card for it: {number} points for {owner}.",
        line.points,
        voters=VOTERS,
        owner=OWNER,
    )
    return text.weave(held(sentence, line.points), voters=voters, owner=owner)


def decoy_sentence(text: Catalogue, place: int, owner: Node, voters: Sequence[Node]) -> list[Node]:
    """Whose decoy lay at a ``place`` (counted from 1), and who took it for the storyteller's card."""
    if not voters:
        return text.weave("Number {place} is {owner}’s card. Nobody took it.", place=str(place), owner=owner)
    sentence = text.count(
        "Number {place} is {owner}’s card. {voters} took it.",
        "Number {place} is {owner}’s card. {voters} took it.",
        len(voters),
        place=place,
        owner=OWNER,
        voters=VOTERS,
    )
    return text.weave(sentence, owner=owner, voters=listed(text, voters))


def target_sentence(text: Catalogue, place: int, teller: Node, finders: Sequence[Node]) -> list[Node]:
    """Where the storyteller's card lay (``place`` is counted from 1), and who found it."""
    if not finders:
        return text.weave("Number {place} is the one! Nobody found {teller}’s card.", place=str(place), teller=teller)
    sentence = text.count(
        "Number {place} is the one! {voters} found {teller}’s card.",
        "Number {place} is the one! {voters} found {teller}’s card.",
        len(finders),
        place=place,
        teller=TELLER,
        voters=VOTERS,
    )
    return text.weave(sentence, teller=teller, voters=listed(text, finders))
