"""Tongues: in which language a clue is, as far as its small words and letters tell. People at one table may think in several."""

import re
import unicodedata
from typing import Final

from game.opponents.words import spoken

LETTER_WORTH: Final = 2
"""A letter that only one of the languages has counts as much as two small words."""
CLEAR: Final = 2
"""So much more must speak for a language than for the next one."""

_SMALL: Final[dict[str, frozenset[str]]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": """the a an and of to is it that was for on with as at by from this but not are you we they his her she he my your our
            what who when where why how there their be been has have had will would if no all out up into over than too
            i am do me so can us him them its or then only""",
        "de": """der die das und ist nicht ein eine einen einem einer zu im am auf mit von dem den des für sich es sie er wir ihr ich du
            kein keine wer wie wo was wenn dass als auch aus bei bis doch hat hab haben sein ihre seine noch nur nach über unter vor zum zur
            oder so war wird mich dich uns immer""",
        "nb": """og i er det som på en et ei å til av for ikke med den de han hun jeg du vi seg har var om men ut opp ned over under
            vil kan skal blir ble hvem hva hvor når hvis min din sin sitt sine alle aldri bare eller etter fra ingen mot noen så""",
        "es": """el la los las de del y que en un una unos es no se por con para su sus al lo como más pero yo tú él ella mi tu
            quién qué dónde cuándo si sin sobre muy ya está son hay todo todos nadie nada cada donde cuando
            a o este esta ese eso otro otra me te nos fue ser hasta desde entre también porque siempre nunca tiene solo así hacia vez""",
        "ro": """și în la de cu nu un o este e că să pe din care ce se a al ale ai lui ei mai cine unde când cum fără pentru sub
            eu tu ea noi voi am are ca prin spre dar toate toți nimeni nimic fiecare""",
        "cs": """a se v na je že s z do to o i k ve za ale po jak by si pro ten ta být jsem jsi není co kdo kde kdy když od
            ze už jen můj tvůj svůj bez pod nad před mezi nikdo nic každý která který jako""",
    }.items()
}
"""The commonest words of each language, as they are written."""
_LETTERS: Final[dict[str, str]] = {
    "de": "äöüß",
    "nb": "øåæ",
    "es": "ñ¿¡",
    "ro": "șțăşţî",
    "cs": "řěůčžšďťňýž",
}
"""Letters and signs that none of the other languages has."""
_SPOKEN_U: Final = re.compile("(?<=g)ü(?=[eiéí])")
"""As in *pingüino*: Spanish has that letter too, in this one place."""


def tongue(clue: str) -> str | None:
    """The language of a clue; ``None`` where nothing tells it clearly from the others."""
    text = unicodedata.normalize("NFC", clue.lower())
    words = spoken(text, "en")
    letters = _SPOKEN_U.sub("u", text)
    votes = {
        language: sum(word in small for word in words)
        + LETTER_WORTH * any(letter in letters for letter in _LETTERS.get(language, ""))
        for language, small in _SMALL.items()
    }
    first, second = sorted(votes, key=lambda language: -votes[language])[:2]
    return first if votes[first] >= votes[second] + CLEAR else None
