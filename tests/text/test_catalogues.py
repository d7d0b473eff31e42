"""The catalogues: every sentence of the game is in the template, and every language says all of them, whole, in its own plurals and signs."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from game.rules.setup import LANGUAGES as PLAYED
from game.text.catalogue import Catalogue
from tests.text.pseudo import template
from tools.catalogue import translation
from tools.messages import LANGUAGES, source
from tools.place import GAME, ROOT

NUMBERS = range(1001)
SAYING = {"say": 1, "weave": 1, "count": 2, "mark": 1, "_": 1, "gettext": 1}
"""What says or marks a sentence, with how many of its first arguments are sentences."""
WRONG_SIGNS = {
    "de": "\"'“‘«»",
    "nb": "\"'“”„‘",
    "es": "\"'„‘",
    "ro": "\"'“‘‚şţŞŢ",
    "cs": "\"'”‘«»",
}
"""Signs that the typography of a language does not know (in German, Romanian and Czech, “ without its „)."""


def forms(value: object) -> tuple[str, ...]:
    """The sentences of a msgid or msgstr, one for each plural form."""
    if isinstance(value, str):
        return (value,)
    assert isinstance(value, (tuple, list))
    return tuple(value)


def sentences(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


@cache
def catalogue(language: str) -> Catalog:
    with source(language).open("rb") as file:
        return read_po(file, locale=language, domain="moonhare")


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def said() -> Iterator[tuple[str, ast.expr]]:
    """Every expression in the source that stands where a sentence is said or marked, with the place it stands at."""
    for path in (*sorted(GAME.rglob("*.py")), ROOT / "tools" / "words.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name == "count" and len(node.args) < 3:  # of a list or a text
                    continue
                for argument in node.args[: SAYING.get(name, 0)]:
                    yield f"{path.relative_to(ROOT)}:{argument.lineno}", argument


def test_every_language_that_is_offered_has_a_catalogue() -> None:
    assert set(LANGUAGES) == set(PLAYED) - {"en"}


def test_catalogues_are_up_to_date_with_the_source() -> None:
    command = [sys.executable, "-m", "tools.messages", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_sentence_in_the_source_is_in_the_template() -> None:
    """An extractor does not see sentences inside f-strings, and runs alternatives of one argument together; this does not happen here."""
    known = {form for message in sentences(template()) for form in forms(message.id)}
    expressions = list(said())
    assert len(expressions) > len(known) / 2
    lost = [
        f"{place}: {expression.value}"
        for place, expression in expressions
        if isinstance(expression, ast.Constant) and isinstance(expression.value, str) and expression.value not in known
    ]
    lost += [
        f"{place}: {ast.unparse(expression)}"
        for place, expression in expressions
        if isinstance(expression, (ast.IfExp, ast.BoolOp, ast.BinOp, ast.JoinedStr))
    ]
    assert not lost, "\n".join(lost)


def test_sentences_of_the_template_do_not_run_together() -> None:
    glued = [form for message in sentences(template()) for form in forms(message.id) if re.search(r"[.!?][A-Z]", form)]
    assert not glued


@pytest.mark.parametrize("language", LANGUAGES)
class TestALanguage:
    def test_has_the_keys_of_the_template(self, language: str) -> None:
        assert {message.id for message in sentences(catalogue(language))} == {
            message.id for message in sentences(template())
        }

    def test_says_every_sentence(self, language: str) -> None:
        catalog = catalogue(language)
        silent = [
            message.id
            for message in sentences(catalog)
            if message.fuzzy
            or not all(form.strip() for form in forms(message.string))
            or len(forms(message.string)) != (catalog.num_plurals if message.pluralizable else 1)
        ]
        assert not silent, f"{len(silent)} of {len(sentences(catalog))} sentences are not translated: {silent}"

    def test_keeps_the_placeholders(self, language: str) -> None:
        """In every form; only one for a single number may have this number in words."""
        plural = translation(language).plural  # type: ignore[attr-defined]
        met = [sum(plural(number) == form for number in NUMBERS) for form in range(catalogue(language).num_plurals)]
        changed = []
        for message in sentences(catalogue(language)):
            english = placeholders(forms(message.id)[-1])
            for number, form in enumerate(forms(message.string)):
                in_words = {"number"} if message.pluralizable and met[number] == 1 else set()
                if form and not english - in_words <= placeholders(form) <= english:
                    changed.append((message.id, form))
        assert not changed

    def test_counts_as_babel_does(self, language: str) -> None:
        """The header of the .po, read by gettext, puts numbers into the same classes as the plural rules of Babel's locale data."""
        plural = translation(language).plural  # type: ignore[attr-defined]
        category = Locale.parse(language).plural_form
        pairs = {(plural(number), category(number)) for number in NUMBERS}
        assert len(pairs) == len({form for form, _ in pairs}) == len({name for _, name in pairs}), pairs
        assert {form for form, _ in pairs} <= set(range(catalogue(language).num_plurals))

    def test_says_each_number_in_its_form(self, language: str) -> None:
        """The compiled catalogue, asked as the views ask it."""
        text, catalog = Catalogue(language, translation(language)), catalogue(language)
        plural = translation(language).plural  # type: ignore[attr-defined]
        for one, many in (("{number} point", "{number} points"), ("{number} vote", "{number} votes")):
            written = forms(catalog.get(one).string)  # type: ignore[union-attr]
            for number in NUMBERS:
                assert text.count(one, many, number) == written[plural(number)].format(number=number)

    def test_writes_with_its_own_signs(self, language: str) -> None:
        wrong = []
        for message in sentences(catalogue(language)):
            for form in forms(message.string):
                bare = re.sub("„[^“„]*“", "", form) if language in {"de", "cs"} else form
                if set(bare) & set(WRONG_SIGNS[language]) or "..." in form or form != form.strip() or "  " in form:
                    wrong.append(form)
        assert not wrong

    def test_ends_a_sentence_where_english_does(self, language: str) -> None:
        """A button has no full stop and a sentence has one, in every language; so does a label its colon. Questions are free."""
        other = [
            (english, form)
            for message in sentences(catalogue(language))
            for english, form in [(forms(message.id)[-1], forms(message.string)[-1])]
            if form and (_ending(english) != _ending(form))
        ]
        assert not other

    def test_quotes_buttons_by_the_words_that_stand_on_them(self, language: str) -> None:
        catalog = catalogue(language)
        quoted = [
            (forms(message.string)[0], button)
            for message in sentences(catalog)
            for name in re.findall("“([^”{]+)”", forms(message.id)[0])
            for button in (catalog.get(name), catalog.get(name.replace("…", "{number}")))
            if button is not None
        ]
        assert len(quoted) > 3
        for sentence, button in quoted:
            words = forms(button.string)[0].replace("{number}", "…")
            assert words in sentence or words.replace(" …", "…") in sentence


def _ending(sentence: str) -> str:
    last = sentence.rstrip('”“»«"')[-1:]
    return {"!": ".", ".": ".", ":": ":", "…": "…"}.get(last, "")


def test_every_catalogue_lies_where_the_build_looks() -> None:
    found = {path.relative_to(GAME / "text" / "locale") for path in (GAME / "text" / "locale").rglob("*.po")}
    assert found == {Path(language) / "LC_MESSAGES" / "moonhare.po" for language in LANGUAGES}
