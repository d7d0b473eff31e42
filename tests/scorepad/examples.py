"""The worked examples of the five texts about the game, as rounds that can be entered, with the points that the texts give.

Where the texts leave votes open, they are filled in so that the example still says what it says.
"""

from typing import Any

from tests.rules.rounds import Case, told

FOUR = "A B C D"
SEVEN = "Anna Berit Carl Dan Eva Filip Greta"
SPANISH = {"all_found": 3, "none_found": 0}
FOR_BERIT: dict[str, Any] = dict.fromkeys(("Carl", "Dan", "Eva", "Filip", "Greta"), "Berit")

NORWEGIAN = {
    "Berit and Carl find, Dan falls for Berit's card": Case(
        told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit"), "2021", {}, [3, 4, 3, 0]
    ),
    "had nobody found": Case(
        told("Anna Berit Carl Dan", "Anna", Berit="Carl", Carl="Berit", Dan="Berit"), "2021", {}, [0, 4, 3, 2]
    ),
    "had all three found": Case(
        told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Anna"), "2021", {}, [0, 2, 2, 2]
    ),
    "three seats, no four points for a finder": Case(
        told("Anna Berit Carl", "Anna", Berit="Anna", Carl="Berit#2"), "2021", {}, [3, 4, 0]
    ),
    "one vote that finds gives one more": Case(
        told(SEVEN, "Anna", Berit="Anna", Carl="Anna Dan", Dan="Carl", Eva="Carl", Filip="Carl", Greta="Dan"),
        "odyssey",
        {},
        [3, 4, 6, 2, 0, 0, 0],
    ),
    "one card brings three at the most": Case(
        told(SEVEN, "Anna", Berit="Carl", **FOR_BERIT), "odyssey", {}, [0, 5, 3, 2, 2, 2, 2]
    ),
}
GERMAN = {
    "C takes D's card, D takes C's": Case(told(FOUR, "A", B="A", C="D", D="C"), "classic", {}, [3, 3, 1, 1]),
    "C takes D's card, D is right": Case(told(FOUR, "A", B="A", C="D", D="A"), "classic", {}, [3, 3, 0, 4]),
    "two votes on one card": Case(told("A B C D E", "A", B="A", C="D", D="A", E="D"), "classic", {}, [3, 3, 0, 5, 0]),
    "all are right": Case(told(FOUR, "A", B="A", C="A", D="A"), "classic", {}, [0, 2, 2, 2]),
    "nobody is right": Case(told(FOUR, "A", B="D", C="D", D="B"), "classic", {}, [0, 3, 2, 4]),
}
SPANISH_TEXT = {
    "all guess, as printed": Case(told(FOUR, "A", B="A", C="A", D="A"), "2021", {}, [0, 2, 2, 2]),
    "all guess, by its own numbers": Case(told(FOUR, "A", B="A", C="A", D="A"), "2021", SPANISH, [0, 3, 3, 3]),
    "nobody guesses, as printed": Case(told(FOUR, "A", B="C", C="D", D="B"), "2021", {}, [0, 3, 3, 3]),
    "nobody guesses, by its own numbers": Case(told(FOUR, "A", B="C", C="D", D="B"), "2021", SPANISH, [0, 1, 1, 1]),
    "a bonus for who guessed wrong": Case(told(FOUR, "A", B="A", C="B", D="C"), "2021", {}, [3, 4, 1, 0]),
    "three players lay five cards": Case(told("A B C", "B", A="B", C="A#1"), "2021", {}, [4, 3, 0]),
}
ROMANIAN = {
    "all find": Case(told(FOUR, "C", A="C", B="C", D="C"), "odyssey", {}, [2, 2, 0, 2]),
    "nobody finds": Case(told(FOUR, "C", A="B", B="A", D="A"), "odyssey", {}, [4, 3, 0, 2]),
    "some find": Case(told(FOUR, "C", A="C", B="C", D="A"), "odyssey", {}, [4, 3, 3, 0]),
}
CZECH = {
    "all know it": Case(told("A B C D E", "E", A="E", B="E", C="E", D="E"), "classic", {}, [2, 2, 2, 2, 0]),
    "nobody knows it": Case(told("A B C D E", "E", A="B", B="A", C="A", D="A"), "classic", {}, [5, 3, 2, 2, 0]),
    "somebody knows it": Case(told("A B C D E", "E", A="E", B="A", C="A", D="B"), "classic", {}, [5, 1, 0, 0, 3]),
}


def examples() -> dict[str, Case]:
    """All of them by a name that can be read."""
    texts = {"no": NORWEGIAN, "de": GERMAN, "es": SPANISH_TEXT, "ro": ROMANIAN, "cs": CZECH}
    return {f"{text}: {name}": case for text, cases in texts.items() for name, case in cases.items()}
