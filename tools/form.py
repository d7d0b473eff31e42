"""Prints the set-up screen as plain HTML, so that people can fill in the form while Python is on its way.

``python -m tools.form LANGUAGE...`` prints JSON, language -> HTML. The build asks a fresh Python for it, and so knows nothing of the
game itself.
"""

import json
import sys

from game.session import Session, screen
from game.session.form import empty_draft
from game.settings import Settings
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page
from tools.catalogue import translation


def setup_form(language: str) -> str:
    """What stands in ``#app`` on a first visit, in a language."""
    settings = Settings(language=language)
    first = Session(settings, empty_draft(language))
    return page(screen(first), Frame(Catalogue(language, translation(language)), settings=settings)).html


if __name__ == "__main__":
    print(json.dumps({language: setup_form(language) for language in sys.argv[1:]}))
