"""The house rules of the set-up form: each a field with one sentence, behind a fold."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node, details, div, label, option, p, select, small, span, summary
from htpy import input as html_input

from game.rules.edition import EDITIONS, NO_CAP, Edition, PileEnd, Voting
from game.rules.house import house_fields
from game.rules.setup import CAP_MOST, GOAL_LEAST, GOAL_MOST, LONE_FINDER_POINTS, OTHERS_MOST, Fault, FaultReason
from game.screen import Draft
from game.text.catalogue import Catalogue, mark
from game.views import sentences

PILE_ENDS: Final = {
    PileEnd.RESHUFFLE: mark("shuffle again"),
    PileEnd.END: mark("the game ends"),
    PileEnd.ONLY: mark("only that ends it"),
}
VOTINGS: Final = {
    Voting.SECRET: mark("in secret"),
    Voting.OPEN: mark("all point at once"),
}


def house_rules(draft: Draft, text: Catalogue, faults: Sequence[Fault]) -> Element:
    """The fold with all fields; an empty field means: as printed in the chosen box."""
    printed = EDITIONS.get(draft.edition, next(iter(EDITIONS.values())))
    house = draft.house
    written = {name: value for name, value in house_fields(house) if name != "first"}
    changed = len(written)
    wrong = {fault.reason: sentences.fault(text, fault) for fault in faults}

    def row(name: str, title: str, sentence: str, field: Node, reason: FaultReason | None = None) -> Element:
        said = wrong.get(reason) if reason else None
        return div(".rule", data_rule=name)[
            label(for_=f"house-{name}")[title],
            field,
            p(id=f"house-{name}-about")[sentence],
            said and p(".why.refused")[said],
        ]

    def choice(name: str, options: Sequence[tuple[str, str]], plain: str) -> Element:
        value = written.get(name, "")
        return select(id=f"house-{name}", name=f"house-{name}", aria_describedby=f"house-{name}-about")[
            option(value="", selected=value == "")[text.say("as printed: {value}", value=plain)],
            (option(value=key, selected=value == key)[words] for key, words in options),
        ]

    def numbers(least: int, most: int) -> list[tuple[str, str]]:
        return [(str(number), str(number)) for number in range(least, most + 1)]

    return details(".fold", open=changed > 0 or bool(wrong.keys() & _REASONS))[
        summary[
            span[text.say("House rules")],
            small[text.count("{number} changed", "{number} changed", changed) if changed else text.say("as printed")],
        ],
        div(".rules-grid")[
            row(
                "voting",
                text.say("Voting"),
                text.say(
                    "In secret, the tablet goes round; or all point on a count of three, and one of you taps it in."
                ),
                choice("voting", [(Voting.OPEN, text.say(VOTINGS[Voting.OPEN]))], text.say(VOTINGS[Voting.SECRET])),
            ),
            row(
                "goal",
                text.say("Goal"),
                text.say("The game ends after the round in which somebody has this many points."),
                html_input(
                    id="house-goal",
                    name="house-goal",
                    type="number",
                    inputmode="numeric",
                    min=GOAL_LEAST,
                    max=GOAL_MOST,
                    value=written.get("goal", ""),
                    placeholder=str(printed.goal),
                    aria_describedby="house-goal-about",
                    aria_invalid="true" if FaultReason.GOAL in wrong else None,
                ),
                FaultReason.GOAL,
            ),
            row(
                "pile_end",
                text.say("When the pile runs out"),
                text.say(
                    "Shuffle all laid cards again, or end the game. Or play without a goal, until the cards are gone."
                ),
                choice(
                    "pile_end",
                    [(end, text.say(words)) for end, words in PILE_ENDS.items()],
                    text.say(PILE_ENDS[printed.pile_end]),
                ),
            ),
            row(
                "votes",
                text.say("Votes for each player"),
                text.say(
                    "The second vote is for another card, and you need not use it."
                    " A single vote that is right brings one point more."
                ),
                choice("votes", numbers(1, 2), str(printed.votes(len(draft.seats)))),
                FaultReason.VOTES,
            ),
            row(
                "all_found",
                text.say("Everybody finds the card"),
                text.say("The storyteller gets nothing, all others get this many points."),
                choice("all_found", numbers(0, OTHERS_MOST), str(printed.all_found)),
                FaultReason.ALL_FOUND,
            ),
            row(
                "none_found",
                text.say("Nobody finds the card"),
                text.say("The storyteller gets nothing, all others get this many points."),
                choice("none_found", numbers(0, OTHERS_MOST), str(printed.none_found)),
                FaultReason.NONE_FOUND,
            ),
            row(
                "cap",
                text.say("Most points for one card"),
                text.say("Each vote for your card brings a point, but never more than this."),
                choice("cap", [("none", text.say("no limit")), *numbers(1, CAP_MOST)], _cap(printed, text)),
                FaultReason.CAP,
            ),
            row(
                "lone_finder",
                text.say("Three players, one finds the card"),
                text.say(
                    "An old rule: with three players, a single finder and the storyteller get {points} points each.",
                    points=LONE_FINDER_POINTS,
                ),
                choice("lone_finder", [("yes", str(LONE_FINDER_POINTS))], str(printed.lone_finder)),
            ),
        ],
    ]


_REASONS: Final = frozenset(
    {FaultReason.GOAL, FaultReason.VOTES, FaultReason.ALL_FOUND, FaultReason.NONE_FOUND, FaultReason.CAP}
)


def _cap(printed: Edition, text: Catalogue) -> str:
    return text.say("no limit") if printed.cap == NO_CAP else str(printed.cap)
