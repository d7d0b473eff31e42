"""Makes the meaning tables: ``python -m tools.meaning [--languages en de] [--practice]``.

It needs the packages of ``tools/meaning/requirements.txt`` and ``tools/meaning/package.json``; ``make meaning`` sees to that. Vectors are kept in
``.build/meaning``, so that only new words cost time; the same sources give the same files. With ``--practice`` nothing is written: the practice cards
are taken instead, and how well their clues are understood is printed.
"""

import argparse
from pathlib import Path
from typing import Final

from game.opponents.knowledge import SPOKEN, loaded
from tools.meaning.build import PACKAGES, Builder, Scope, sources
from tools.meaning.cards import PRACTICE, dreams, pack_ids, practice, test_clues
from tools.meaning.understanding import shares_by, understood
from tools.place import STATIC

TARGET: Final = STATIC / "opponents"
ROWS: Final = 8_000
MOST_BYTES: Final = 450_000


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Make the meaning tables.")
    parser.add_argument("--languages", nargs="*", default=list(SPOKEN))
    parser.add_argument("--practice", action="store_true")
    parser.add_argument("--rows", type=int, default=ROWS)
    parser.add_argument("--packages", type=Path, default=PACKAGES)
    chosen = parser.parse_args()
    found = sources(chosen.packages)
    if chosen.practice:
        cards = practice()
        scope = Scope(cards, "practice", [card.name for card in cards], chosen.rows)
    else:
        cards = dreams()
        scope = Scope(cards, "dreams", pack_ids(), chosen.rows)
    builder = Builder(found, chosen.packages, scope)
    for language in chosen.languages:
        data = builder.file(language)
        if len(data) > MOST_BYTES:
            raise SystemExit(f"{language}: {len(data)} bytes are more than {MOST_BYTES}; take fewer rows")
        knowledge = loaded(data)
        assert knowledge.table is not None
        table = knowledge.table
        print(
            f"{language}: {len(data)} bytes, {len(table.forms)} forms, {table.count} rows, {len(knowledge.book.lines)} clues"
        )
        if chosen.practice:
            for name, share in shares_by(understood(table, cards, test_clues(PRACTICE, (language,)))).items():
                print(f"  {name}: {share}")
        else:
            TARGET.mkdir(parents=True, exist_ok=True)
            (TARGET / f"{language}.words").write_bytes(data)


if __name__ == "__main__":
    main()
