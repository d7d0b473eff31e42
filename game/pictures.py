"""Pictures: which files and which description belong to a card. Loaded from a pack's lists, never from a game."""

from dataclasses import dataclass, field

from game.rules.setup import Card


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's picture: relative URLs for the table and for full screen, what a person hears who cannot see it, and its title."""

    table: str
    full: str
    alt: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class PackFiles:
    """A pack as shipped.

    The append-only file ids, the endings of its file names, the languages that describe it, the descriptions and titles by id in one of
    them, and the names of its files before their endings, where these are not the ids.
    """

    id: str
    files: tuple[str, ...]
    table_suffix: str
    full_suffix: str
    languages: tuple[str, ...] = ()
    alts: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    titles: dict[str, str] = field(default_factory=dict)

    def table(self, number: int) -> str:
        """The address of a card's picture for the table."""
        return f"cards/{self.id}/{self._name(number)}{self.table_suffix}"

    def full(self, number: int) -> str:
        """The address of a card's picture for the full screen."""
        return f"cards/{self.id}/{self._name(number)}{self.full_suffix}"

    def _name(self, number: int) -> str:
        return self.names[number] if self.names else self.files[number]


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of all packs that are loaded."""

    packs: dict[str, PackFiles] = field(default_factory=dict)

    def __getitem__(self, card: Card) -> Picture:
        """The picture of a card. Raises ``KeyError`` for a pack that is not there, ``IndexError`` for a card it does not have."""
        name, _, number = card.rpartition(".")
        pack = self.packs[name]
        place = int(number)
        file = pack.files[place]
        return Picture(pack.table(place), pack.full(place), pack.alts.get(file, ""), pack.titles.get(file, ""))
