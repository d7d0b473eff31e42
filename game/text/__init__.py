"""Words: the catalogues of six languages, by gettext."""
