"""The words of the page before there is a Python: while the game is on its way, and when it does not arrive.

They are messages of the catalogues like all others, written into the page by the build.
"""

import gettext
from collections.abc import Callable, Mapping


def boot_words(translation: gettext.NullTranslations) -> dict[str, str]:
    """Key -> sentence in the language of ``translation``; the keys are those that ``static/boot`` reads."""
    _: Callable[[str], str] = translation.gettext
    return {
        "fetching": _("The game is on its way."),
        "waking": _("The game is here and wakes up."),
        "opening": _("The table is being laid."),
        "pending": _("The round begins as soon as everything is here."),
        "soon": _("Noted: it is done as soon as everything is here."),
        "slow": _("This takes longer than usual. You can wait, or look at the network connection and try again."),
        "missing": _("A part of the game did not arrive. Look at the network connection, then try again."),
        "broken": _("The game could not start. Try again; if that does not help, use a newer browser."),
        "late": _("If nothing moves here for a while, load the page again."),
        "again": _("Try again"),
        "back": _("Change the table"),
        "details": _("What happened"),
        "installing": _("Moonhare as an app"),
        "offer": _(
            "Would you like Moonhare as an app on this device? It then opens from its own icon, without a network too."
        ),
        "install": _("Install"),
        "decline": _("No, thanks"),
        "steps": _(
            "To keep Moonhare on this device like an app, tap Share and then “Add to Home Screen”. Open it once from there while you have a network."
        ),
        "understood": _("Do not show this again"),
    }


def lost_words(translation: gettext.NullTranslations) -> dict[str, str]:
    """What stands on the page for addresses where there is none."""
    _: Callable[[str], str] = translation.gettext
    return {
        "title": _("There is no page here."),
        "text": _("The hare has looked everywhere. Moonhare has one page only, and all of the game is on it."),
        "link": _("Go to the game"),
    }


def all_boot_words(translations: Mapping[str, gettext.NullTranslations]) -> dict[str, dict[str, str]]:
    """The words of several languages, by language."""
    return {language: boot_words(translation) for language, translation in translations.items()}


def noscript_words(translation: gettext.NullTranslations) -> str:
    """What stands on the page where JavaScript is not allowed."""
    return translation.gettext("Moonhare needs JavaScript. Please allow it for this page, then load the page again.")
