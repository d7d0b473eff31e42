"""The words of the cards: what opponents know of each picture, and the clues they tell of it, as somebody wrote them in each language."""

import json
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from game.opponents.words import tokens
from tools.place import CARDS

STUDIO: Final = CARDS / "studio"
ASSOCIATIONS: Final = STUDIO / "associations"
NAMES: Final = sorted(json.loads((STUDIO / "deck.json").read_text(encoding="utf-8")))
LANGUAGES: Final = ("en", "de", "nb", "es", "ro", "cs")
"""Languages in which the words of every card must be there."""

FEWEST_WORDS, MOST_WORDS = 50, 60
FEWEST_ITS_OWN: Final = 35
FEWEST_CLUES, MOST_CLUES = 12, 16
GRADES: Final = (1, 2, 3, 4, 5)
FEWEST_OF_A_GRADE: Final = 2
LONGEST: Final = 60
MOST_CLUE_WORDS: Final = 8
STEM: Final = 4
"""Letters of the shortest word by which another is taken for its form or compound."""

SMALL_WORDS: Final = {
    language: frozenset(text.split())
    for language, text in {
        "en": """a an and are as at but by for from he her his how if in is it its my no not of on one or our out she
            some so that the their there these they this to up was we what when where who will with you your""",
        "de": """an auf aus bei bin bis da dann das dein dem den der des die doch ein eine einer es für hier ich ihr im
            in ist ja jeder jemand kein man mein mit nach nicht noch nur ob oder schon sein sie sind so über und uns
            unter vom von vor war was wenn wer wie wir wo zu zum zwei""",
        "nb": """alle at av da de deg dem den der det du eller en et fra for før ha han hans har hun hva hver i ikke ingen
            jeg kan med meg mellom men mot ned noen nå når og om opp over på seg sin sine sitt skal som så til to under ut uten var ved vi""",
        "es": """a al ante aquí con cada como cuando de del donde dos el ella en entre es esta este hacia hasta la las lo los
            más me mi nadie ni no nos o para pero por que se ser sin sobre su sus te todo todos tu un una uno y ya yo""",
        "ro": """a ai al ale are au ca cand care ce cel cea cei cine cu cum da de din doi doua după ea ei el este eu fără
            i în la le lor lui mai mă ne nici nimeni nu o pe pentru prin sa să se si și spre sub sunt tot toți trei un una unde unei unor unui""",
        "cs": """a aby ale až bez by byl co další do dva i já je jeho jejich jen ji jsem jsou k každý kde kdo kdy který
            která které která má mezi mi mu my na nad nás ne nebo nikdo o od on po pod pro proti před přes při s se si sobě své svou svůj ta tak
            tam ten to tu u už v ve vás vy z za ze že""",
    }.items()
}
"""Words too frequent to give a title away; a capital on one of them is due to the name of a work alone."""

GERMAN_WORKS: Final = frozenset(
    [
        "Auf de schwäbsche Eisebahne",
        "Aus dem Leben eines Taugenichts",
        "Das Bildnis des Dorian Gray",
        "Das Dschungelbuch",
        "Das Fenster zum Hof",
        "Das Feuerzeug",
        "Das Schicksal ist ein mieser Verräter",
        "Das Schweigen der Lämmer",
        "Das Wandern ist des Müllers Lust",
        "Das kalte Herz",
        "Das kleine Mädchen mit den Schwefelhölzern",
        "Das letzte Abendmahl",
        "Das tapfere Schneiderlein",
        "Das wandelnde Schloss",
        "Der Club der toten Dichter",
        "Der Erlkönig",
        "Der Froschkönig",
        "Der Hase und der Igel",
        "Der Herr ist mein Hirte",
        "Der König der Löwen",
        "Der Mörder ist immer der Gärtner",
        "Der Nussknacker",
        "Der Polarexpress",
        "Der Schimmelreiter",
        "Der Soldat James Ryan",
        "Der Sturm",
        "Der Vorleser",
        "Der Wolf und die sieben Geißlein",
        "Der Zauberer von Oz",
        "Der Zauberlehrling",
        "Der alte Mann und das Meer",
        "Der fliegende Robert",
        "Der geheime Garten",
        "Der glückliche Prinz",
        "Der große Gatsby",
        "Der kleine Häwelmann",
        "Der kleine Prinz",
        "Der mit dem Wolf tanzt",
        "Der seltsame Fall des Benjamin Button",
        "Des Kaisers neue Kleider",
        "Die Biene Maja",
        "Die Brücke",
        "Die Eiskönigin",
        "Die Fahrt zum Leuchtturm",
        "Die Fledermaus",
        "Die Gedanken sind frei",
        "Die Heiligen Drei Könige",
        "Die Regenschirme von Cherbourg",
        "Die Schneekönigin",
        "Die Schöne und das Biest",
        "Die Truman Show",
        "Die Vögel",
        "Die Winterreise",
        "Die kleine Meerjungfrau",
        "Die rote Violine",
        "Die unendliche Geschichte",
        "Die unsichtbaren Städte",
        "Die vier Jahreszeiten",
        "Ein Platz an der Sonne",
        "Für mich soll's rote Rosen regnen",
        "Hier kommt die Sonne",
        "Ich hab noch einen Koffer in Berlin",
        "Ich war noch niemals in New York",
        "Im Märzen der Bauer die Rösslein einspannt",
        "Im Märzen der Bauer",
        "Im Westen nichts Neues",
        "In 80 Tagen um die Welt",
        "Man in the Mirror",
        "Mein Nachbar Totoro",
        "Mit 66 Jahren",
        "Vom Himmel hoch, da komm ich her",
        "Wo ist Walter?",
        "Wo man singt, da lass dich nieder",
        "Über sieben Brücken musst du gehn",
    ]
)
"""German names of works that begin with a small word. In English the other capitals tell a work."""

FORMS: Final = {
    "book": "leave leaves leaving",
    "giant_coat": "sleep asleep",
    "lighthouse": "keep kept letting going gone lit",
    "scarecrow": "give gives gave given gift",
    "teapot_train": "trains clock",
}
"""Forms of words of English titles that have another stem."""

GERMAN_TITLES: Final = {
    "book": "hirsch seite verlass verließ",
    "drowned_table": "erwart",
    "bear_wood": "warm wärm hand händ",
    "fire_rescue": "rettung retten klein feuer",
    "giant_coat": "abend post schläf schlaf",
    "ice_violin": "winter geige violine",
    "knees": "ebbe niedrig",
    "lighthouse": "wärter hüter licht lässt lassen",
    "moth_king": "könig motte falter",
    "puddle": "niemand schirm",
    "root_people": "sippe verwandt",
    "scarecrow": "geben gabe gibt",
    "shadow_garden": "gieß zeit",
    "stork": "sonder zustell liefer eil",
    "suitcase_city": "stadt koffer städt",
    "teapot_train": "vier uhr zug",
    "well": "brunnen",
    "whale": "schlüssel haken",
    "white_flock": "weiß gast gäste",
}
"""Stems that would give away the title of a card in a German clue, where they are more than the words of its German title."""


@cache
def card(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ASSOCIATIONS / f"{name}.json").read_text(encoding="utf-8"))
    return found


def everything() -> Iterator[tuple[str, str, str]]:
    """Every text: card, language, and what it says."""
    for name in NAMES:
        for language, told in card(name).items():
            yield from ((name, language, text) for text in told["words"])
            yield from ((name, language, text) for _, text in told["clues"])


@cache
def all_words(language: str) -> Counter[str]:
    return Counter(word.casefold() for name in NAMES for word in card(name)[language]["words"])


def title_words(name: str, language: str) -> set[str]:
    if language == "de" and name in GERMAN_TITLES:
        return set(tokens(GERMAN_TITLES[name], language))
    told = json.loads((STUDIO / "words" / f"{name}.json").read_text(encoding="utf-8"))
    title = told["title"] if language == "en" else told["titles"][language]
    small = set(tokens(" ".join(SMALL_WORDS[language]), language))
    words = {word for word in tokens(title, language) if word not in small}
    return words | (set(FORMS.get(name, "").split()) if language == "en" else set())


def gives_away(word: str, title: str) -> bool:
    """Whether a clue's word is the title's, has it in it, or is its beginning."""
    return word == title or (min(len(word), len(title)) >= STEM and (title in word or title.startswith(word)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_card_has_words_enough_and_most_are_its_own(name: str, language: str) -> None:
    words = [word.casefold() for word in card(name)[language]["words"]]
    assert FEWEST_WORDS <= len(words) <= MOST_WORDS
    assert len(set(words)) == len(words)
    everywhere = all_words(language)
    assert sum(everywhere[word] == 1 for word in words) >= FEWEST_ITS_OWN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_card_has_clues_of_every_grade(name: str, language: str) -> None:
    clues = card(name)[language]["clues"]
    assert FEWEST_CLUES <= len(clues) <= MOST_CLUES
    grades = Counter(grade for grade, _ in clues)
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= FEWEST_OF_A_GRADE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_clue_holds_a_word_of_the_title(name: str, language: str) -> None:
    titles = title_words(name, language)
    assert titles
    for _, text in card(name)[language]["clues"]:
        for word in tokens(text, language):
            assert not any(gives_away(word, title) for title in titles), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_is_told_of_two_cards(language: str) -> None:
    clues = Counter(" ".join(tokens(text, language)) for name in NAMES for _, text in card(name)[language]["clues"])
    assert [clue for clue, times in clues.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_can_be_said_in_a_breath(language: str) -> None:
    long = [
        text
        for name in NAMES
        for _, text in card(name)[language]["clues"]
        if not 1 <= len(text.split()) <= MOST_CLUE_WORDS
    ]
    assert long == []


def test_texts_are_short_and_clean() -> None:
    for name, language, text in everything():
        where = f"{name} {language}: {text}"
        assert 0 < len(text) <= LONGEST, where
        assert unicodedata.is_normalized("NFC", text), where
        assert text == " ".join(text.split()), where
        assert not text.endswith((".", ",", ";", ":")), where


def test_a_capital_begins_only_what_has_one_in_the_middle_of_a_sentence() -> None:
    """In English and German. In the other languages only the first word of a work has one, and nothing tells it from a slip."""
    for name, language, text in everything():
        if language not in ("en", "de"):
            continue
        first, *others = text.replace("’", "'").split()
        if not first[0].isupper() or first.lower() not in SMALL_WORDS[language]:
            continue
        if language == "de":
            assert text in GERMAN_WORKS, f"{name}: {text}"
        else:
            assert any(other[0].isupper() for other in others), f"{name}: {text}"


def test_every_file_belongs_to_a_card() -> None:
    assert sorted(path.stem for path in ASSOCIATIONS.glob("*.json")) == NAMES
