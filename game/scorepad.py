"""The scorepad: a printed game whose points Moonhare counts. A setup, its rounds as they were voted on the table, and corrections.

Rounds are entered whole (whose card lay where, who voted for what) or by counts of votes. Text notation, under a head like a record's::

    moonhare-scores 1
    ...
    board 1 : 1 2 3 4 : 2>1 3>1 4>2
    counted 2 : found 1 3 : single 3 : votes 1=0 3=0 4=2
    amend 1 board 1 : 1 2 3 4 : 2>1 3>3 4>2
    finish

Seats and places count from 1 in the text. Nothing here is secret, so everything can be undone.
"""

from dataclasses import dataclass
from typing import Final, assert_never

from game.notation import read_index, read_setup_lines, split, tokens, write_setup_lines
from game.rules.edition import BOX_CARDS, Edition, PileEnd
from game.rules.refusal import Unreadable
from game.rules.score import Award, awards, awards_from_counts
from game.rules.setup import BadSetup, Setup, faults, ruleset

VERSION: Final = 1
KIND: Final = "moonhare-scores"
BOX_COLOURS: Final = (
    "blue",
    "green",
    "red",
    "white",
    "yellow",
    "pink",
    "black",
    "orange",
    "purple",
    "brown",
    "grey",
    "turquoise",
)
"""Colours of the wooden pawns, in the order of ``PAWNS``: the six of 2008 first, then those of larger sets."""


@dataclass(frozen=True, slots=True)
class BoardRound:
    """A round as it lay on the board: the owner of each place, and the places each seat voted for."""

    storyteller: int
    owners: tuple[int, ...]
    ballots: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class CountedRound:
    """A round by counts: who found the storyteller's card, who of them with a single vote, and (owner, votes) of each decoy."""

    storyteller: int
    finders: tuple[int, ...]
    singles: tuple[int, ...]
    votes_on_cards: tuple[tuple[int, int], ...]


Entry = BoardRound | CountedRound


@dataclass(frozen=True, slots=True)
class Scored:
    """One more round."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Amend:
    """An earlier round, corrected; the scores after it follow. Rounds count from 1."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over on the table."""


PadMove = Scored | Amend | Finish


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round with what it brought: its awards, base first, and everybody's score after it."""

    number: int
    entry: Entry
    awards: tuple[Award, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """A scored game: setup, moves, and what they come to."""

    setup: Setup
    edition: Edition
    moves: tuple[PadMove, ...]
    rounds: tuple[ScoredRound, ...]
    finished: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setup.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand."""
        return self.rounds[-1].scores if self.rounds else (0,) * self.seats

    @property
    def next_storyteller(self) -> int:
        """Who tells next, if it goes round; the table may choose another."""
        if not self.rounds:
            return self.setup.house.first
        return (self.rounds[-1].entry.storyteller + 1) % self.seats

    @property
    def at_goal(self) -> bool:
        """Whether somebody has reached the goal, where it ends the game."""
        return self.edition.pile_end is not PileEnd.ONLY and max(self.scores) >= self.edition.goal

    @property
    def pile_empty(self) -> bool:
        """Whether the pile of the box should be used up by now, where that ends the game: time to look."""
        if self.edition.pile_end is PileEnd.RESHUFFLE:
            return False
        cards = sum(pack.count for pack in self.setup.packs) or BOX_CARDS
        pile = cards - self.seats * self.edition.hand(self.seats)
        return len(self.rounds) * self.edition.lineup(self.seats) >= pile

    @property
    def over(self) -> bool:
        """Whether the game is over: by the goal, by the pile, or because the table says so."""
        return self.finished or self.at_goal or self.pile_empty

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the highest score once the game is over; ties share the victory."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best) if self.over else ()


class BadEntry(ValueError):
    """A round that no votes on a table can give, or a correction of a round that was never scored."""


def awards_of(edition: Edition, seats: int, entry: Entry) -> tuple[Award, ...]:
    """What a round brings. Raises ``BadEntry`` for one that is impossible."""
    try:
        match entry:
            case BoardRound(storyteller, owners, ballots):
                if len(owners) != edition.lineup(seats) or any(
                    owners.count(seat) != edition.decoys(seats) for seat in range(seats) if seat != storyteller
                ):
                    raise BadEntry("every seat lays its cards, and each place has one")
                return awards(edition, seats=seats, storyteller=storyteller, owners=owners, ballots=dict(ballots))
            case CountedRound(storyteller, finders, singles, votes):
                owners_of_decoys = [owner for owner, _ in votes]
                if any(
                    owners_of_decoys.count(seat) != edition.decoys(seats)
                    for seat in range(seats)
                    if seat != storyteller
                ):
                    raise BadEntry("every seat lays its decoys")
                return awards_from_counts(
                    edition,
                    seats=seats,
                    storyteller=storyteller,
                    finders=finders,
                    single_finders=singles,
                    votes_on_cards=votes,
                )
            case _:
                assert_never(entry)
    except BadEntry:
        raise
    except ValueError as error:
        raise BadEntry(str(error)) from None


def open_pad(setup: Setup) -> Pad:
    """A scorepad with nothing on it. Raises ``BadSetup`` with all faults."""
    found = faults(setup)
    if found:
        raise BadSetup(found)
    return Pad(setup, ruleset(setup), (), (), finished=False)


def _rounds(pad: Pad, entries: list[Entry]) -> tuple[ScoredRound, ...]:
    scores = [0] * pad.seats
    rounds = []
    for number, entry in enumerate(entries, start=1):
        given = awards_of(pad.edition, pad.seats, entry)
        for award in given:
            scores[award.seat] += award.points
        rounds.append(ScoredRound(number, entry, given, tuple(scores)))
    return tuple(rounds)


def add(pad: Pad, move: PadMove) -> Pad:
    """The pad after a move. Raises ``BadEntry``; the pad itself never changes."""
    entries = [scored.entry for scored in pad.rounds]
    finished = pad.finished
    match move:
        case Scored(entry):
            if pad.finished:
                raise BadEntry("the game is over")
            entries.append(entry)
        case Amend(number, entry):
            if not 1 <= number <= len(entries):
                raise BadEntry("there is no such round")
            entries[number - 1] = entry
        case Finish():
            finished = True
        case _:
            assert_never(move)
    return Pad(pad.setup, pad.edition, (*pad.moves, move), _rounds(pad, entries), finished)


def undo(pad: Pad) -> Pad:
    """The pad without its last move. Raises ``ValueError`` if there is none."""
    if not pad.moves:
        raise ValueError("nothing to undo")
    again = open_pad(pad.setup)
    for move in pad.moves[:-1]:
        again = add(again, move)
    return again


# The notation ----------------------------------------------------------------------------------------------------------------------------


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value + 1) for value in values)


def _entry_text(entry: Entry) -> str:
    match entry:
        case BoardRound(storyteller, owners, ballots):
            votes = " ".join(f"{seat + 1}>{','.join(str(slot + 1) for slot in slots)}" for seat, slots in ballots)
            return f"board {storyteller + 1} : {_numbers(owners)} : {votes}"
        case CountedRound(storyteller, finders, singles, counts):
            votes = " ".join(f"{owner + 1}={count}" for owner, count in counts)
            parts = (f"found {_numbers(finders)}".rstrip(), f"single {_numbers(singles)}".rstrip(), f"votes {votes}")
            return f"counted {storyteller + 1} : {' : '.join(parts)}"
        case _:
            assert_never(entry)


def write_pad_move(move: PadMove) -> str:
    """A move as one line."""
    match move:
        case Scored(entry):
            return _entry_text(entry)
        case Amend(number, entry):
            return f"amend {number} {_entry_text(entry)}"
        case Finish():
            return "finish"
        case _:
            assert_never(move)


def write_pad(pad: Pad) -> str:
    """The whole pad as text; ``read_pad`` gives it back."""
    return (
        write_setup_lines(pad.setup, KIND, VERSION) + "\n" + "".join(write_pad_move(move) + "\n" for move in pad.moves)
    )


def _groups(parts: list[str]) -> list[list[str]]:
    groups: list[list[str]] = [[]]
    for part in parts:
        if part == ":":
            groups.append([])
        else:
            groups[-1].append(part)
    return groups


def _seats(parts: list[str]) -> tuple[int, ...]:
    return tuple(read_index(part) for part in parts)


def _ballot(part: str) -> tuple[int, tuple[int, ...]]:
    seat, _, slots = part.partition(">")
    return read_index(seat), tuple(read_index(slot) for slot in slots.split(","))


def _count(part: str) -> tuple[int, int]:
    owner, _, votes = part.partition("=")
    return read_index(owner), 0 if votes == "0" else read_index(votes) + 1


def _read_entry(parts: list[str]) -> Entry:
    match _groups(parts):
        case [["board", teller], owners, ballots]:
            return BoardRound(read_index(teller), _seats(owners), tuple(map(_ballot, ballots)))
        case [["counted", teller], ["found", *found], ["single", *single], ["votes", *votes]]:
            return CountedRound(read_index(teller), _seats(found), _seats(single), tuple(map(_count, votes)))
        case _:
            raise Unreadable("round", detail=" ".join(parts))


def read_pad_move(line: str) -> PadMove:
    """A line as a move. Raises ``Unreadable``."""
    match tokens(line):
        case ["finish"]:
            return Finish()
        case ["amend", number, *entry]:
            return Amend(read_index(number) + 1, _read_entry(entry))
        case parts:
            return Scored(_read_entry(parts))


def is_pad(text: str) -> bool:
    """Whether a kept text is a scored game and not a record."""
    return text.startswith(KIND + " ")


def recover_pad(text: str) -> tuple[Pad, Unreadable | None]:
    """The longest good prefix of a text, and why it ends there. Raises ``Unreadable`` or ``BadSetup`` if not even the setup is good."""
    head, body = split(text, KIND, VERSION)
    pad = open_pad(read_setup_lines(head))
    for number, line in body:
        try:
            pad = add(pad, read_pad_move(line))
        except Unreadable as error:
            return pad, Unreadable(error.problem, line=number, detail=error.detail)
        except BadEntry as error:
            return pad, Unreadable("round", line=number, detail=str(error))
    return pad, None


def read_pad(text: str) -> Pad:
    """The pad of a text in which everything is right. Raises ``Unreadable`` or ``BadSetup``."""
    pad, problem = recover_pad(text)
    if problem is not None:
        raise problem
    return pad
