"""The set-up form as plain HTML, so that people can fill it in while Python is on its way."""


def setup_form(language: str) -> str:
    """The HTML of ``<form id="setup">`` in a language, or nothing while the game has no such view."""
    del language
    return ""
