"""Words for the proof cards in six languages: shapes with their gender, colours that agree with them, kinds of paper."""

from dataclasses import dataclass, field
from typing import Final, Literal

Language = Literal["en", "de", "nb", "es", "ro", "cs"]
Kind = Literal["m", "f", "n"]
"""Grammatical gender; "m" where a language has only one form for the nouns at hand."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A word and its gender."""

    word: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Words:
    """The sentence of a language, its indefinite articles by gender, and the one before a vowel if that differs."""

    sentence: str
    articles: dict[Kind, str] = field(default_factory=dict)
    before_vowel: str = ""

    def article(self, kind: Kind, following: str) -> str:
        """The article for a noun of a gender, in front of the word that follows."""
        if self.before_vowel and following[0] in "aeiou":
            return self.before_vowel
        return self.articles.get(kind, "")


LANGUAGES: Final[dict[Language, Words]] = {
    "en": Words("Number {number}: {article} {colour} {shape} on {paper}.", {"m": "a"}, "an"),
    "de": Words("Nummer {number}: {article} {colour} {shape} auf {paper}.", {"m": "ein", "f": "eine", "n": "ein"}),
    "nb": Words("Nummer {number}: {article} {colour} {shape} på {paper}.", {"m": "en", "n": "et"}),
    "es": Words("Número {number}: {article} {shape} {colour} sobre {paper}.", {"m": "un", "f": "una"}),
    "ro": Words("Numărul {number}: {article} {shape} {colour} pe {paper}.", {"m": "un", "f": "o", "n": "un"}),
    "cs": Words("Číslo {number}: {colour} {shape} na {paper}."),
}


def _nouns(m: str = "", f: str = "", n: str = "") -> dict[str, Noun]:
    """Nouns by shape, written as "shape=word" and sorted by gender."""
    found: dict[str, Noun] = {}
    kinds: tuple[tuple[Kind, str], ...] = (("m", m), ("f", f), ("n", n))
    for kind, words in kinds:
        for pair in words.split():
            shape, _, word = pair.partition("=")
            found[shape] = Noun(word, kind)
    return found


SHAPES: Final[dict[Language, dict[str, Noun]]] = {
    "en": _nouns(
        "star=star moon=moon heart=heart leaf=leaf fish=fish house=house boat=boat key=key bell=bell cloud=cloud drop=drop "
        "mushroom=mushroom"
    ),
    "de": _nouns(
        m="star=Stern moon=Mond fish=Fisch key=Schlüssel drop=Tropfen mushroom=Pilz",
        f="bell=Glocke cloud=Wolke",
        n="heart=Herz leaf=Blatt house=Haus boat=Boot",
    ),
    "nb": _nouns(
        m="star=stjerne moon=måne fish=fisk boat=båt key=nøkkel bell=bjelle cloud=sky drop=dråpe mushroom=sopp",
        n="heart=hjerte leaf=blad house=hus",
    ),
    "es": _nouns(
        m="heart=corazón fish=pez boat=barco",
        f="star=estrella moon=luna leaf=hoja house=casa key=llave bell=campana cloud=nube drop=gota mushroom=seta",
    ),
    "ro": _nouns(
        m="fish=pește cloud=nor",
        f="star=stea moon=lună heart=inimă leaf=frunză house=casă boat=barcă key=cheie drop=picătură mushroom=ciupercă",
        n="bell=clopot",
    ),
    "cs": _nouns(
        m="moon=měsíc leaf=list house=dům key=klíč bell=zvonek cloud=mrak",
        f="star=hvězda fish=ryba boat=loďka drop=kapka mushroom=houba",
        n="heart=srdce",
    ),
}


def _colours(*forms: str) -> dict[str, dict[Kind, str]]:
    """Colours in the order of the pack, each as "masculine feminine neuter" (the last two as the first, if not given)."""
    order = ("red", "orange", "yellow", "green", "blue", "violet", "grey")
    found: dict[str, dict[Kind, str]] = {}
    for colour, form in zip(order, forms, strict=True):
        m, *rest = form.split()
        f, n = rest if rest else (m, m)
        found[colour] = {"m": m, "f": f, "n": n}
    return found


COLOURS: Final[dict[Language, dict[str, dict[Kind, str]]]] = {
    "en": _colours("red", "orange", "yellow", "green", "blue", "violet", "grey"),
    "de": _colours(
        "roter rote rotes",
        "orangefarbener orangefarbene orangefarbenes",
        "gelber gelbe gelbes",
        "grüner grüne grünes",
        "blauer blaue blaues",
        "violetter violette violettes",
        "grauer graue graues",
    ),
    "nb": _colours(
        "rød rød rødt", "oransje", "gul gul gult", "grønn grønn grønt", "blå blå blått", "fiolett", "grå grå grått"
    ),
    "es": _colours("rojo roja rojo", "naranja", "amarillo amarilla amarillo", "verde", "azul", "violeta", "gris"),
    "ro": _colours(
        "roșu roșie roșu",
        "portocaliu portocalie portocaliu",
        "galben galbenă galben",
        "verde",
        "albastru albastră albastru",
        "violet violetă violet",
        "gri",
    ),
    "cs": _colours(
        "červený červená červené",
        "oranžový oranžová oranžové",
        "žlutý žlutá žluté",
        "zelený zelená zelené",
        "modrý modrá modré",
        "fialový fialová fialové",
        "šedý šedá šedé",
    ),
}

_PAPER_ORDER: Final = ("plain", "level", "upright", "dotted", "chequered", "wavy", "slanting")


def _papers(*phrases: str) -> dict[str, str]:
    return dict(zip(_PAPER_ORDER, phrases, strict=True))


PAPERS: Final[dict[Language, dict[str, str]]] = {
    "en": _papers(
        "plain paper",
        "paper with level stripes",
        "paper with upright stripes",
        "dotted paper",
        "chequered paper",
        "wavy paper",
        "paper with slanting stripes",
    ),
    "de": _papers(
        "einfarbigem Papier",
        "quer gestreiftem Papier",
        "längs gestreiftem Papier",
        "gepunktetem Papier",
        "kariertem Papier",
        "Papier mit Wellen",
        "schräg gestreiftem Papier",
    ),
    "nb": _papers(
        "ensfarget papir",
        "papir med vannrette striper",
        "papir med loddrette striper",
        "prikkete papir",
        "rutete papir",
        "papir med bølger",
        "papir med skrå striper",
    ),
    "es": _papers(
        "papel liso",
        "papel de rayas horizontales",
        "papel de rayas verticales",
        "papel de lunares",
        "papel de cuadros",
        "papel de ondas",
        "papel de rayas diagonales",
    ),
    "ro": _papers(
        "hârtie simplă",
        "hârtie cu dungi orizontale",
        "hârtie cu dungi verticale",
        "hârtie cu buline",
        "hârtie în carouri",
        "hârtie cu valuri",
        "hârtie cu dungi oblice",
    ),
    "cs": _papers(
        "hladkém papíru",
        "vodorovně pruhovaném papíru",
        "svisle pruhovaném papíru",
        "puntíkovaném papíru",
        "kostkovaném papíru",
        "papíru s vlnkami",
        "šikmo pruhovaném papíru",
    ),
}
