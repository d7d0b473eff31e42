"""The set-up form: its named fields to a draft, and a draft to a setup."""

from dataclasses import fields as fields_of
from dataclasses import replace
from functools import cache
from typing import Final

from game.opponents import CHARACTERS
from game.rules.edition import BOX_CARDS, DEFAULT_EDITION, EDITIONS
from game.rules.house import read_house
from game.rules.refusal import Unreadable
from game.rules.setup import CARDS_MOST, LANGUAGES, LEVELS, PAWNS, HouseRules, Mind, Pack, Seat, Setup
from game.scorepad.pad import BOX, cards_of_box
from game.screen import Draft, DraftSeat, Opponent, PackOffer

FIRST_SEATS: Final = 4
"""Seats that an untouched form shows."""

FULL_PACK: Final = "dreams"
PROOF_PACK: Final = "proof"
_HOUSE: Final = "house-"


def empty_draft(language: str = "en") -> Draft:
    """The form before anybody touched it."""
    return Draft(tuple(DraftSeat("", pawn) for pawn in PAWNS[:FIRST_SEATS]), DEFAULT_EDITION, clue_language=language)


def read_form(draft: Draft, fields: dict[str, str]) -> Draft:
    """The draft with what stands in the form; fields that are missing or make no sense leave it as it is."""
    seats = tuple(_read_seat(number, seat, fields) for number, seat in enumerate(draft.seats))
    edition = fields.get("edition", draft.edition)
    clues = fields.get("clues", draft.clue_language)
    return replace(
        draft,
        seats=seats,
        edition=edition if edition in EDITIONS else draft.edition,
        house=_read_house(draft.house, fields, len(seats)),
        pack=fields.get("pack", draft.pack),
        clue_language=clues if clues in LANGUAGES else draft.clue_language,
        seed=draft.seed if fields.get("seed", draft.seed) else "",
        cards=_read_cards(draft.cards, fields.get("cards", "")),
    )


def _read_cards(cards: int, text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    return number if BOX_CARDS <= number <= CARDS_MOST else cards


def _read_seat(number: int, seat: DraftSeat, fields: dict[str, str]) -> DraftSeat:
    pawn = fields.get(f"pawn-{number}", seat.pawn)
    name = fields.get(f"seat-{number}", seat.name)
    mind = _read_mind(seat.mind, fields.get(f"mind-{number}"), fields.get(f"level-{number}", ""))
    if mind != seat.mind and name == _own_name(seat.mind):  # an opponent's own name goes with it
        name = _own_name(mind)
    return replace(seat, name=name, pawn=pawn if pawn in PAWNS else seat.pawn, mind=mind)


def _read_mind(mind: Mind | None, character: str | None, level: str) -> Mind | None:
    """Who plays a seat, by its two fields; a field that is missing or makes no sense leaves it as it is."""
    if character is None or (character not in CHARACTERS and character not in {"", mind and mind.character}):
        return mind
    if not character:
        return None
    skill = int(level) if level.isascii() and level.isdigit() else 0
    before = Mind(character) if mind is None else replace(mind, character=character)
    return replace(before, level=skill) if skill in LEVELS else before


def _own_name(mind: Mind | None) -> str:
    return CHARACTERS[mind.character].name if mind and mind.character in CHARACTERS else ""


def _read_house(house: HouseRules, fields: dict[str, str], seats: int) -> HouseRules:
    plain = HouseRules()
    for rule in fields_of(HouseRules):
        key = "first" if rule.name == "first" else _HOUSE + rule.name
        if key not in fields:
            continue
        text = fields[key].strip()
        if rule.name == "first":
            chosen = int(text) if text.isascii() and text.isdigit() else 0
            house = replace(house, first=chosen if chosen < seats else 0)
        elif not text:
            house = replace(house, **{rule.name: getattr(plain, rule.name)})
        else:
            try:
                house = read_house(rule.name, text, house)
            except Unreadable:
                continue
    return house


def with_seat(draft: Draft) -> Draft:
    """One more seat, with a hare that nobody has yet; the same draft if all twelve are taken."""
    taken = {seat.pawn for seat in draft.seats}
    free = [pawn for pawn in PAWNS if pawn not in taken]
    return replace(draft, seats=(*draft.seats, DraftSeat("", free[0]))) if free else draft


@cache
def opponents() -> tuple[Opponent, ...]:
    """All characters, as the form offers them."""
    return tuple(Opponent(one.id, one.name, one.calling, one.about) for one in CHARACTERS.values())


def with_opponent(draft: Draft) -> Draft:
    """A character that does not sit here yet takes the last seat without a name, or else one more; the same draft if there is no room.

    The only seat of a person is left to whoever lays the table, also before it has a name.
    """
    seated = {seat.mind.character for seat in draft.seats if seat.mind}
    free = [character for character in CHARACTERS.values() if character.id not in seated]
    people = [number for number, seat in enumerate(draft.seats) if seat.mind is None]
    unnamed = [number for number in people if not draft.seats[number].name.strip()]
    if unnamed and len(people) > 1:
        number, seats = unnamed[-1], list(draft.seats)
    else:
        seats = list(with_seat(draft).seats)
        number = len(draft.seats)
    if not free or number == len(seats):
        return draft
    seats[number] = replace(seats[number], name=free[0].name, mind=Mind(free[0].id))
    return replace(draft, seats=tuple(seats))


def without_seat(draft: Draft, number: int) -> Draft:
    """The draft without one seat; the seat that tells first stays the same person where it can."""
    if number not in range(len(draft.seats)):
        return draft
    first = draft.house.first
    first = first - 1 if first > number else 0 if first == number else first
    seats = (*draft.seats[:number], *draft.seats[number + 1 :])
    return replace(draft, seats=seats, house=replace(draft.house, first=first))


def with_seat_moved(draft: Draft, number: int, by: int) -> Draft:
    """Two neighbours change places; who tells first moves along."""
    other = number + by
    if number not in range(len(draft.seats)) or other not in range(len(draft.seats)):
        return draft
    seats = list(draft.seats)
    seats[number], seats[other] = seats[other], seats[number]
    first = {number: other, other: number}.get(draft.house.first, draft.house.first)
    return replace(draft, seats=tuple(seats), house=replace(draft.house, first=first))


def packs_on_offer(draft: Draft, offers: tuple[PackOffer, ...]) -> tuple[PackOffer, ...]:
    """The packs that fill this table. The proof pack is on offer only until the dreams are a full box."""
    least = _least_cards(draft)
    full = any(offer.id == FULL_PACK and offer.count >= BOX_CARDS for offer in offers)
    return tuple(offer for offer in offers if offer.count >= least and not (full and offer.id == PROOF_PACK))


def _least_cards(draft: Draft) -> int:
    edition = EDITIONS[draft.edition]
    return edition.least_cards(max(len(draft.seats), edition.least_seats))


def packs_for(draft: Draft, offers: tuple[PackOffer, ...]) -> tuple[Pack, ...]:
    """The packs a table plays with: the chosen one, else the dreams if they fill the table, else the proof pack."""
    counts = {offer.id: offer.count for offer in offers}
    least = _least_cards(draft)
    for name in (draft.pack, FULL_PACK, PROOF_PACK):
        if counts.get(name, 0) >= least:
            return (Pack(name, counts[name]),)
    return tuple(Pack(name, count) for name, count in counts.items())


def setup_of(draft: Draft, offers: tuple[PackOffer, ...], seed: str) -> Setup:
    """The setup that a draft describes. Whether it can be played is for ``faults`` to say."""
    seats = tuple(Seat(seat.name.strip(), seat.pawn, seat.mind) for seat in draft.seats)
    house = draft.house if draft.house.first < len(seats) else replace(draft.house, first=0)
    return Setup(seats, packs_for(draft, offers), draft.seed or seed, draft.edition, house, draft.clue_language)


def of_people(draft: Draft) -> Draft:
    """The table of a printed game: nobody at it is played by the computer, and no pack is dealt from."""
    return replace(draft, seats=tuple(DraftSeat(seat.name, seat.pawn) for seat in draft.seats), pack="", seed="")


def scored_setup(draft: Draft, seed: str) -> Setup:
    """The setup of a printed game, whose cards are those of its box."""
    return replace(setup_of(of_people(draft), (), seed), packs=(replace(BOX, count=draft.cards),))


def draft_of_scored(setup: Setup) -> Draft:
    """The form filled from the setup of a printed game."""
    return replace(draft_of(setup), pack="", cards=cards_of_box(setup))


def draft_of(setup: Setup) -> Draft:
    """The form filled from a setup, for another game with the same table; the seed is left out."""
    seats = tuple(DraftSeat(seat.name, seat.pawn, seat.mind) for seat in setup.seats)
    pack = setup.packs[0].id if setup.packs else ""
    return Draft(seats, setup.edition, setup.house, pack, setup.clue_language)


def evening(draft: Draft) -> str:
    """Names and hares, for the next evening: one seat a line."""
    return "\n".join(
        f"{seat.pawn} {seat.name.strip()}" for seat in draft.seats if seat.name.strip() and seat.mind is None
    )


def remembered(draft: Draft, text: str) -> Draft:
    """The draft with the names and hares of the last evening; what cannot be read is left out."""
    seats: list[DraftSeat] = []
    for line in text.split("\n")[: len(PAWNS)]:
        pawn, _, name = line.partition(" ")
        if pawn in PAWNS and name and pawn not in {seat.pawn for seat in seats}:
            seats.append(DraftSeat(name, pawn))
    return replace(draft, seats=tuple(seats)) if len(seats) >= EDITIONS[draft.edition].least_seats else draft
