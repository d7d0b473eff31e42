"""The policy of all opponents: one, with knobs. It is given the view of its seat and a key, and knows no more than a person there would."""

from typing import Final

from game.opponents.chance import Dice
from game.opponents.knowledge import Knowledge
from game.opponents.sight import Sight
from game.opponents.teller import tell
from game.rules.moves import Move, Submit, Vote
from game.rules.round import Phase
from game.rules.view import View

SECOND_VOTE_WORTH: Final = 0.34
"""A second vote is cast if its card looks worse than the first by less than this: it costs the point for a single vote."""


def move(view: View, key: str, known: Knowledge, heard: frozenset[str] = frozenset()) -> Move | None:
    """The move that the seat of ``view`` owes; ``None`` if it owes none, or is a person's, or the view is the table's.

    ``key`` is the mind's own (``mind_key``), ``heard`` are clues of earlier games of the evening, which are not told again. The same arguments
    give the same move.
    """
    if view.seat is None or view.seat not in view.to_act:
        return None
    mind = view.seats[view.seat].mind
    if mind is None:
        return None
    sight = Sight(known, mind, Dice(key, view.round_number))
    match view.phase:
        case Phase.TELL:
            return tell(view, view.seat, sight, heard)
        case Phase.SUBMIT:
            return submit(view, view.seat, sight)
        case Phase.VOTE:
            return vote(view, view.seat, sight)
        case _:
            return None


def submit(view: View, seat: int, sight: Sight) -> Submit:
    """The decoys that look most like the clue to this sight."""
    fits = sight.fits(sight.read(view.clue, view.caption))
    best = sorted(view.hand, key=lambda card: (-sight.look("lay", card, fits), card))
    return Submit(seat, tuple(sorted(best[: view.decoys])))


def vote(view: View, seat: int, sight: Sight) -> Vote:
    """The place, or two where two are allowed and the second looks nearly as good, that looks most like the storyteller's."""
    fits = sight.fits(sight.read(view.clue, view.caption))
    looks = {
        slot: sight.look("vote", card, fits) for slot, card in enumerate(view.lineup) if slot not in view.own_slots
    }
    order = sorted(looks, key=lambda slot: (-looks[slot], view.lineup[slot]))
    chosen = order[:1]
    if view.votes > 1 and len(order) > 1 and looks[order[0]] - looks[order[1]] < SECOND_VOTE_WORTH:
        chosen = order[:2]
    return Vote(seat, tuple(sorted(chosen)))
