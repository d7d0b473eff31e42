"""Reading a page as a browser would: a strict little parser, and the questions that tests ask of what it finds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from game.pictures import PackFiles, Pictures
from game.screen import Screen
from game.settings import Settings
from game.text.catalogue import catalogue
from game.views.frame import Frame
from game.views.page import page

VOID = frozenset({"img", "input", "br", "hr", "meta", "link", "source", "wbr"})
PHRASES = frozenset(
    {"p", "h1", "h2", "h3", "span", "button", "label", "summary", "legend", "dt", "option", "q", "bdi", "a"}
)
"""Elements that may hold only phrases: text and what stands within a line."""
BLOCKS = frozenset(
    {"article", "aside", "details", "dialog", "div", "dl", "fieldset", "figure", "footer", "form", "h1", "h2", "h3"}
    | {"header", "hr", "li", "main", "nav", "ol", "p", "section", "table", "ul"}
)
FRAME = Frame(
    catalogue("en"),
    Pictures({"dreams": PackFiles("dreams", tuple(f"file{number}" for number in range(84)), ".s.avif", ".avif")}),
    Settings(),
    turn=7,
)


@dataclass
class Part:
    """An element, with what it holds."""

    tag: str
    attributes: dict[str, str]
    parent: "Part | None" = None
    children: list["Part | str"] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def get(self, name: str) -> str | None:
        return self.attributes.get(name)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def walk(self) -> Iterator["Part"]:
        for child in self.children:
            if isinstance(child, Part):
                yield child
                yield from child.walk()

    @property
    def text(self) -> str:
        """What is read: a space that holds words together is a space."""
        read = "".join(child if isinstance(child, str) else child.text for child in self.children)
        return read.replace("\N{NO-BREAK SPACE}", " ")

    def all(
        self, tag: str = "", /, *, do: str | None = None, of_class: str | None = None, **attributes: str
    ) -> list["Part"]:
        """Every part below with this tag, hook, class and attributes (``data_seat="0"`` is ``data-seat``)."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        if do is not None:
            wanted["data-do"] = do
        return [
            part
            for part in self.walk()
            if (not tag or part.tag == tag)
            and (of_class is None or of_class in part.classes)
            and all(part.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str = "", /, *, do: str | None = None, of_class: str | None = None, **attributes: str) -> "Part":
        found = self.all(tag, do=do, of_class=of_class, **attributes)
        assert len(found) == 1, f"{len(found)} of {tag} {do} {of_class} {attributes}"
        return found[0]

    def within(self, tag: str) -> bool:
        """Whether this part stands inside an element of that tag."""
        above = self.parent
        while above is not None:
            if above.tag == tag:
                return True
            above = above.parent
        return False

    @property
    def name(self) -> str:
        """What a screen reader calls it: its label, or its words with those of its pictures."""
        if "aria-label" in self.attributes:
            return self["aria-label"].strip()
        words = [
            child if isinstance(child, str) else child.get("alt") or child.name
            for child in self.children
            if _heard(child)
        ]
        return " ".join(" ".join(words).split())


def _heard(child: "Part | str") -> bool:
    return isinstance(child, str) or child.get("aria-hidden") != "true"


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Part("root", {})
        self.open = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        part = Part(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.children.append(part)
        if tag not in VOID:
            self.open = part

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.tag == tag, f"</{tag}> closes <{self.open.tag}>"
        assert self.open.parent is not None
        self.open = self.open.parent

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)


def read(html: str) -> Part:
    """The parts of a page. Fails for tags that do not close in order and attributes given twice."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.open is reader.root, f"<{reader.open.tag}> is never closed"
    return reader.root


def drawn(screen: Screen, frame: Frame = FRAME) -> Part:
    """A screen, drawn and read."""
    return read(page(screen, frame).html)
