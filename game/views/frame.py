"""The frame around every screen: the words, the pictures and the comforts it is drawn with."""

from dataclasses import dataclass, field

from game.pictures import Pictures
from game.screen import Notice
from game.settings import Settings
from game.text.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Frame:
    """What a view needs besides its screen.

    ``turn`` grows with every change of screen: elements that must not be morphed into one another carry it in their ids, so that a second tap
    on a button that is gone can never act. ``address`` is this page's, without a fragment, for the link that people see.
    """

    text: Catalogue
    pictures: Pictures = field(default_factory=Pictures)
    settings: Settings = field(default_factory=Settings)
    notices: tuple[Notice, ...] = ()
    turn: int = 0
    address: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A drawn screen: its name (the value of ``data-screen``), the document's title, and the HTML inside ``#app``."""

    name: str
    title: str
    html: str
