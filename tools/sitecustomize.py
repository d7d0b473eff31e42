"""Python runs this by its name at every start: from here on it imports its library out of memory (``shelf.py``)."""

import shelf  # type: ignore[import-not-found]

shelf.read_library()
