"""The page: ``index.html`` of the source tree, which runs as it is, made into the page of the built site.

What differs stands in the template between ``<!-- build: NAME -->`` and ``<!-- /build -->``.
"""

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from tools.catalogue import languages, translation
from tools.words import all_boot_words, lost_words, noscript_words

_REGION = re.compile(r"<!-- build: (?P<name>\w+) -->.*?<!-- /build -->", re.DOTALL)
_CONFIG = 'config="pyscript.toml"'
_POLICY = "script-src 'self'"
_ROOT = re.compile(r"<html [^>]*>")


@dataclass(frozen=True, slots=True)
class Page:
    """What a page of the built site shows and loads."""

    version: str
    release: bool
    config: Mapping[str, object]
    """PyScript's configuration, carried inside the page: two requests less than a file."""
    modules: tuple[str, ...]
    """The boot scripts' own modules, fetched at once."""
    parts: Mapping[str, object]
    """What the boot scripts have to know: where the parts of the game are, what is fetched once the form is painted (``modules`` and
    other ``files``; never the interpreter's .wasm, which would lose its compiled code), and the size of each file whose arrival
    is shown."""
    forms: Mapping[str, str]
    """Language -> the set-up screen as HTML; may be empty. Carried as text: a browser reads only the one that it shows."""
    hares: str
    """The sprite of the pawns."""
    style: str
    """The style sheet's path."""
    first: str
    """The script that draws the form. It stands in the page: a file would be one more round trip before the first picture, and
    could be missing."""


def render(template: str, page: Page) -> str:
    """The HTML of ``page``.

    Raises ValueError if the template has a region that is not known here, or lacks one, or if the first script would end too early.
    """
    if "</script" in page.first.lower():
        raise ValueError("the first script cannot stand in the page")
    translations = {language: translation(language) for language in languages()}
    regions = {
        "head": _head(page),
        "style": f'<link rel="stylesheet" href="{page.style}">',
        "hares": page.hares,
        "setup": "\n".join(
            f'<script type="text/html" data-form="{language}">{form}</script>' for language, form in page.forms.items()
        ),
        "first": f"<script>{page.first}</script>",
        "noscript": "\n".join(
            f'<p lang="{language}">{html.escape(noscript_words(messages))}</p>'
            for language, messages in translations.items()
        ),
        "parts": data_block("boot-parts", dict(page.parts)),
        "words": data_block("boot-words", {"words": all_boot_words(translations), "languages": list(translations)}),
    }
    found = [match["name"] for match in _REGION.finditer(template)]
    if sorted(found) != sorted(regions):
        raise ValueError(f"the template has the regions {found}, wanted are {list(regions)}")
    root = f'<html lang="en" data-boot="loading" data-room="dark" data-version="{page.version}"'
    root += ">" if page.release else ' data-build="development">'
    text, roots = _ROOT.subn(lambda _: root, template)
    config = f'config="{html.escape(json.dumps(page.config))}"'
    if (roots, text.count(_CONFIG), text.count(_POLICY)) != (1, 1, 1):
        raise ValueError(f"the template needs one <html ...>, one {_CONFIG} and one {_POLICY}")
    text = text.replace(_CONFIG, config).replace(_POLICY, f"{_POLICY} '{_allowed(page.first)}'")
    return _REGION.sub(lambda match: regions[match["name"]], text)


def render_lost(template: str) -> str:
    """The page for addresses where there is none, in every language; without scripts all of them stand below each other."""

    def words(language: str) -> str:
        said = {key: html.escape(text) for key, text in lost_words(translation(language)).items()}
        return f'<main lang="{language}"><h1>{said["title"]}</h1><p>{said["text"]}</p><a href="./">{said["link"]}</a></main>'

    text, places = _REGION.subn(lambda _: "\n".join(words(language) for language in languages()), template)
    if places != 1:
        raise ValueError("the page for lost ones has no place for its words")
    return text


def _head(page: Page) -> str:
    return "\n".join(f'<link rel="modulepreload" href="{path}">' for path in page.modules)


def _allowed(script: str) -> str:
    """How the content policy names a script that stands in the page."""
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"


def data_block(name: str, value: object) -> str:
    """JSON inside the page; ``<`` is escaped so that no text can end the block."""
    text = json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'
