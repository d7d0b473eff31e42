"""The house rules there are: what each changes, where it comes from, and which of them this table plays."""

from collections.abc import Iterator

from htpy import Element, Fragment, Node, dd, dl, dt, fragment, p, span

from game.rules.edition import EDITIONS, NO_CAP, Edition, PileEnd, Voting
from game.rules.setup import CAP_MOST, GOAL_LEAST, GOAL_MOST, LONE_FINDER_POINTS, OTHERS_MOST, HouseRules
from game.text.catalogue import Catalogue


def house_list(text: Catalogue, house: HouseRules, edition: Edition) -> Fragment:
    """Every house rule with its source; those in use are marked, with what they say here."""
    used = sum(here is not None for *_, here in _rules(text, house, edition))
    summary = text.count("Your table has changed {number} rule.", "Your table has changed {number} rules.", used)
    return fragment[
        p[
            summary
            if used
            else text.say("Your table plays everything as it is printed. These changes can be chosen before a game:")
        ],
        dl(".house-list")[(_rule(text, *rule) for rule in _rules(text, house, edition))],
    ]


def _rule(text: Catalogue, title: str, about: str, here: str | None) -> list[Element]:
    used: Node = here is not None and span(".used")[text.say("Here: {value}", value=here)]
    return [dt[title, " ", used], dd[about]]


def _rules(text: Catalogue, house: HouseRules, edition: Edition) -> Iterator[tuple[str, str, str | None]]:
    """Title, explanation with source, and what this table plays (``None``: as printed)."""
    printed = EDITIONS[edition.id]
    yield (
        text.say("Another goal"),
        text.say(
            "The goal may be {least} to {most} instead of {goal}. Many tables do that for shorter or longer evenings.",
            least=GOAL_LEAST, most=GOAL_MOST, goal=printed.goal,
        ),
        None if house.goal is None else str(edition.goal),
    )  # fmt: skip
    yield (
        text.say("The only finder"),
        text.say(
            "With three players, if only one finds the card, storyteller and finder get {points} instead of {printed}."
            " An early French text of the classic box says so; the 2021 one does not.",
            points=LONE_FINDER_POINTS, printed=printed.some_found,
        ),
        str(edition.lone_finder) if house.lone_finder else None,
    )  # fmt: skip
    yield (
        text.say("When the pile runs out"),
        text.say(
            "The classic box ends the game; later boxes shuffle the laid cards again. You may choose, or let only the pile end the game."
        ),
        None if house.pile_end is None else _pile_end(text, house.pile_end),
    )
    yield (
        text.say("Points when all or none find it"),
        text.say(
            "Any number from 0 to {most} instead of {all_found} and {none_found}. Some Spanish rules say 3 if everybody finds it"
            " and 0 if nobody does; the printed boxes agree on {all_found} and {none_found}.",
            most=OTHERS_MOST, all_found=printed.all_found, none_found=printed.none_found,
        ),
        None if house.all_found is None and house.none_found is None else f"{edition.all_found}, {edition.none_found}",
    )  # fmt: skip
    yield (
        text.say("Most points for one card"),
        text.say(
            "Odyssey lets one card bring at most {cap} points for votes, the other boxes any number. You may choose 1 to {most}, or no limit.",
            cap=EDITIONS["odyssey"].cap, most=CAP_MOST,
        ),
        None if house.cap is None else text.say("no limit") if edition.cap == NO_CAP else str(edition.cap),
    )  # fmt: skip
    yield (
        text.say("A second vote"),
        text.say(
            "Odyssey gives everybody a second vote from {seats} players on. You may play any box with one vote or with two.",
            seats=EDITIONS["odyssey"].two_votes_from,
        ),
        None if house.votes is None else str(house.votes),
    )
    yield (
        text.say("Who tells first"),
        text.say("Any of you may begin; nothing is printed but that somebody does."),
        str(house.first + 1) if house.first else None,
    )
    yield (
        text.say("Voting openly"),
        text.say("All point at once on a count of three, and one of you taps the votes in: for tables in a hurry."),
        text.say("yes") if house.voting is Voting.OPEN else None,
    )


def _pile_end(text: Catalogue, end: PileEnd) -> str:
    match end:
        case PileEnd.RESHUFFLE:
            return text.say("shuffle again")
        case PileEnd.END:
            return text.say("the game ends")
        case PileEnd.ONLY:
            return text.say("only then the game ends")
