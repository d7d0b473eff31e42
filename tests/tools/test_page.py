"""The page and the lists of the source tree."""

from pathlib import Path

import pytest

from tools.catalogue import compile_catalogue, languages, translation
from tools.form import setup_form
from tools.listing import listing, with_lists
from tools.page import Page, render
from tools.place import CONFIG, PAGE, STATIC
from tools.style import join, sheets
from tools.words import boot_words

PO = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Try again"
msgstr "Noch <einmal>"

#, fuzzy
msgid "Change the table"
msgstr "Ein Tisch?"
"""
TEMPLATE = PAGE.read_text(encoding="utf-8")


def page(forms: dict[str, str] | None = None) -> Page:
    """A page with little on it."""
    return Page(
        version="v1",
        release=True,
        config={"plugins": ['!"quoted"']},
        modules=("a.js",),
        parts={"bytes": {}},
        forms=forms or {},
        hares="<svg></svg>",
        style="style.css",
        first="draw();",
    )


def test_the_list_of_files_is_the_tree() -> None:
    assert CONFIG.read_text(encoding="utf-8") == listing(), "make list"


def test_the_lists_in_the_page_are_up_to_date() -> None:
    assert with_lists(TEMPLATE) == TEMPLATE, "make list"


def test_the_form_stands_in_the_page_in_each_language() -> None:
    html = render(TEMPLATE, page({"en": "<p>form</p>", "de": "<p>Bogen</p>"}))
    assert '<script type="text/html" data-form="en"><p>form</p></script>' in html
    assert '<script type="text/html" data-form="de"><p>Bogen</p></script>' in html
    assert '<div id="app" data-screen="setup"></div>' in html
    assert "<!-- build" not in html
    assert "&quot;!\\&quot;quoted\\&quot;&quot;" in html


@pytest.mark.parametrize("language", languages())
def test_the_first_screen_can_be_filled_in_without_python(language: str) -> None:
    form = setup_form(language)
    for field in ('name="seat-0"', 'name="seat-3"', 'name="edition"', 'data-do="start"', "<form"):
        assert field in form
    assert "<script" not in form


@pytest.mark.parametrize("damage", ["<!-- build: setup -->", "<!-- build: words -->"])
def test_a_template_without_a_region_is_refused(damage: str) -> None:
    with pytest.raises(ValueError, match="regions"):
        render(TEMPLATE.replace(damage, ""), page())


def test_no_word_can_end_its_block() -> None:
    words = render(TEMPLATE, page()).split('id="boot-words">')[1].split("</script>")[0]
    assert "<" not in words


def test_a_catalogue_is_compiled_without_what_is_doubtful(tmp_path: Path) -> None:
    source = tmp_path / "de" / "LC_MESSAGES" / "moonhare.po"
    source.parent.mkdir(parents=True)
    source.write_text(PO, encoding="utf-8")
    words = boot_words(translation("de", tmp_path))
    assert words["again"] == "Noch <einmal>"
    assert words["back"] == "Change the table"
    assert compile_catalogue(source) == compile_catalogue(source)


def test_a_language_without_a_catalogue_speaks_english(tmp_path: Path) -> None:
    assert boot_words(translation("xx", tmp_path))["again"] == "Try again"


def test_one_style_sheet_takes_the_place_of_all(tmp_path: Path) -> None:
    (tmp_path / "ORDER").write_text("b.css\na.css\n")
    (tmp_path / "a.css").write_text("a { top: 0 }\n")
    (tmp_path / "b.css").write_text("/* first */\nb { top: 0 }\n\n\nb { left: 0 }\n")
    join(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["moonhare.css"]
    assert (tmp_path / "moonhare.css").read_text() == "b { top: 0 }\nb { left: 0 }\na { top: 0 }\n"


def test_every_style_sheet_has_its_place_in_the_order() -> None:
    folder = STATIC / "style"
    assert sorted(sheets(folder)) == sorted(folder.glob("*.css"))
