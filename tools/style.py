"""The style sheet: the files of ``static/style`` in the order that their file ORDER gives, as one."""

import re
from pathlib import Path

ORDER = "ORDER"
NAME = "moonhare.css"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(r"\n\s*(?=\n)")


def sheets(folder: Path) -> list[Path]:
    """The style sheets in the order in which they apply; none where there is no order."""
    order = folder / ORDER
    return [folder / name for name in order.read_text(encoding="utf-8").split()] if order.exists() else []


def join(folder: Path, *before: Path) -> None:
    """Put one style sheet in the place of all, in the same folder, so that relative URLs stay true; comments go.

    Sheets ``before`` them, from another folder, must name no file.
    """
    found = [*before, *sheets(folder)]
    text = "\n".join(path.read_text(encoding="utf-8").strip() for path in found)
    for path in found:
        path.unlink()
    folder.mkdir(exist_ok=True)
    (folder / ORDER).unlink(missing_ok=True)
    (folder / NAME).write_text(_SPACE.sub("", _COMMENT.sub("", text)).strip() + "\n", encoding="utf-8")
