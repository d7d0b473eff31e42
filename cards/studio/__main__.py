"""The studio's command line: ``python -m cards.studio draft whale``."""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

from PIL import Image, ImageDraw

from cards.studio import deck, render
from cards.studio.papercut.scene import H, W

SHEETS = Path(__file__).parent / "sheets"
BACK = Path(__file__).parents[2] / "static" / "img" / "back"
FULL, SMALL, TABLET = (800, 1200), (400, 600), (240, 360)
BUDGET = (60_000, 106_000)  # bytes of a full card, so that eighty-four and their small ones stay within 11 MB
QUALITIES = range(74, 32, -2)


def draft(name: str, half: bool = False) -> Path:
    """Quick look: 800x1200 at 1x, or 400x600; beside it the 240x360."""
    t0 = time.time()
    sc = deck.scene(name)
    t1 = time.time()
    im = render.picture(sc, 0.5 if half else 1)
    out = render.OUT / f"{name}.draft.png"
    im.save(out)
    render.shrink(im, *TABLET).save(render.OUT / f"{name}.small.png")
    print(f"{out}: {t1 - t0:.1f} s geometry, {time.time() - t1:.1f} s render, {sc.sheets} sheets")
    return out


def master(name: str) -> Image.Image:
    """The finished picture: drawn at twice the size, scaled down; kept in out/."""
    im = render.shrink(render.picture(deck.scene(name), 2), *FULL)
    render.OUT.mkdir(exist_ok=True)
    im.save(render.OUT / f"{name}.png")
    return im


def ship(im: Image.Image, stem: Path) -> int:
    """Write stem.avif within the budget and stem.s.avif, each in one move; returns the weight of the first."""
    full, small = stem.with_name(stem.name + ".avif"), stem.with_name(stem.name + ".s.avif")
    draft_of_full = full.with_suffix(".part.avif")
    for q in QUALITIES:
        im.save(draft_of_full, quality=q, speed=4)
        if draft_of_full.stat().st_size <= BUDGET[1]:
            break
    draft_of_full.replace(full)
    draft_of_small = small.with_suffix(".part.avif")
    render.shrink(im, *SMALL).save(draft_of_small, quality=60, speed=4)
    draft_of_small.replace(small)
    return full.stat().st_size


def repack(names: list[str]) -> None:
    """Pack the finals that were drawn last anew, those that are too heavy: after a change of the budget."""
    for name, card in deck.table().items():
        drawn, shipped = render.OUT / f"{name}.png", deck.DREAMS / f"{card}.avif"
        if names and name not in names:
            continue
        if drawn.exists() and shipped.exists() and shipped.stat().st_size > BUDGET[1]:
            before = shipped.stat().st_size
            with Image.open(drawn) as im:
                print(f"{name} -> {card}: {before / 1024:.0f} -> {ship(im, deck.DREAMS / card) / 1024:.0f} KiB")


def final(name: str) -> None:
    """Draw, pack and add one card to the pack."""
    t = time.time()
    ids = deck.table()
    if name not in ids:
        raise SystemExit(f"“{name}” has no id yet: run “python -m cards.studio name {name}” once.")
    im = master(name)
    deck.DREAMS.mkdir(exist_ok=True)
    n = ship(im, deck.DREAMS / ids[name])
    deck.add_to_pack(ids[name])
    print(f"{name} -> {ids[name]}: {n / 1024:.0f} KiB, {time.time() - t:.0f} s")
    words()


def each_final(names: list[str]) -> None:
    """Finals one after the other, each in its own process, so that no scene's imports reach another scene."""
    failed = [
        n for n in names if subprocess.run([sys.executable, "-m", "cards.studio", "final", n], check=False).returncode
    ]
    if failed:
        raise SystemExit(f"These did not finish: {', '.join(failed)}.")


def name_card(names: list[str]) -> None:
    """Give scenes an id without meaning; the table keeps ids sorted, so that its order tells nothing."""
    with deck.held():
        ids = deck.table()
        for n in (n for n in names if n not in ids):
            k = 0
            while True:
                digest = hashlib.sha256(f"{n}/{k}".encode()).digest()
                card = base64.b32encode(digest).decode()[:5].lower()
                if card not in ids.values():
                    break
                k += 1
            ids[n] = card
            print(n, card)
        ids = dict(sorted(ids.items(), key=lambda kv: kv[1]))
        deck.TABLE.write_text(json.dumps(ids, indent=1) + "\n", encoding="utf-8")


def _latest(name: str) -> Path | None:
    found = [p for k in ("", ".draft") if (p := render.OUT / f"{name}{k}.png").exists()]
    return max(found, key=lambda p: p.stat().st_mtime, default=None)


def contact(part: list[tuple[str, Path]], size: tuple[int, int], columns: int, out: Path) -> None:
    """One contact sheet: pictures by name, shrunk to a size, each with its name below."""
    w, h = size
    rows = -(-len(part) // columns)
    big = Image.new("RGB", (columns * (w + 12) + 12, rows * (h + 26) + 12), "#2a2a2e")
    pen = ImageDraw.Draw(big)
    for k, (n, p) in enumerate(part):
        x, y = 12 + (k % columns) * (w + 12), 8 + (k // columns) * (h + 26)
        with Image.open(p) as im:
            big.paste(render.shrink(im.convert("RGB"), w, h), (x, y))
        pen.text((x, y + h + 4), n, fill="#ddd")
    big.save(out, quality=82 if out.suffix == ".webp" else 90)
    print(out)


def sheet(names: list[str]) -> None:
    """Contact sheets of the latest pictures: all at 240x360, and at full size in fours."""
    SHEETS.mkdir(exist_ok=True)
    have = [(n, p) for n in (names or deck.names()) if (p := _latest(n))]
    if not have:
        raise SystemExit("Nothing drawn yet.")
    for k in range(0, len(have), 24):
        contact(have[k : k + 24], TABLET, 6, SHEETS / f"table-{k // 24 + 1}.jpg")
    if names:
        for k in range(0, len(have), 4):
            contact(have[k : k + 4], FULL, min(4, len(have)), SHEETS / f"full-{k // 4 + 1}.jpg")


def pack_sheets() -> None:
    """Contact sheets of the pack as it is shipped, in its order: all at 240x360, and in twelves at the table's size."""
    named = {card: name for name, card in deck.table().items()}
    shipped = [(named[card], deck.DREAMS / f"{card}.avif") for card in deck.pack_ids()]
    contact(shipped, TABLET, 12, SHEETS / "table.webp")
    for k in range(0, len(shipped), 12):
        contact(shipped[k : k + 12], SMALL, 6, SHEETS / f"deck-{k // 12 + 1}.webp")


def crops(name: str, at: list[str]) -> None:
    """Two 2x crops (of x,y centres; default the light and the middle) beside the 240x360."""
    sc = deck.scene(name)
    im = render.picture(sc, 2)
    spots = [tuple(float(v) for v in a.split(",")) for a in at] or [sc.light[:2], (W / 2, H * 0.7)]
    big = Image.new("RGB", (820 * len(spots) + 260, 820), "#2a2a2e")
    for k, (x, y) in enumerate(spots):
        x0, y0 = min(max(0, x * 2 - 400), 2 * W - 800), min(max(0, y * 2 - 400), 2 * H - 800)
        big.paste(im.crop((int(x0), int(y0), int(x0) + 800, int(y0) + 800)), (820 * k + 10, 10))
    big.paste(render.shrink(im, *TABLET), (820 * len(spots) + 10, 10))
    out = render.OUT / f"{name}.crops.png"
    big.save(out)
    print(out)


def back() -> None:
    """Draw the card back into static/img/."""
    from cards.studio import back as module

    im = module.even_out(render.shrink(render.picture(module.draw(), 2), *FULL))
    im.save(render.OUT / "back.png")
    BACK.parent.mkdir(parents=True, exist_ok=True)
    print(f"{BACK}.avif: {ship(im, BACK) / 1024:.0f} KiB")


def words() -> None:
    """Write the pack's descriptions in six languages."""
    missing = deck.gather_words()
    print("described in six languages" + (f", but for {', '.join(missing)}" if missing else ""))


def portray(names: list[str], draft: bool) -> None:
    """The portraits of the opponents: drafts, or finished ones."""
    from cards.studio.portraits import printing

    printing.portray(names, draft)


def flat(figure: str) -> None:
    """One figure alone on a grid: module.function of cards.studio.papercut, or module:FUNCTION in scenes."""
    from cards.studio import preview

    print(preview.flat(figure))


def main() -> None:
    """Read the command."""
    ap = argparse.ArgumentParser(prog="python -m cards.studio", description=__doc__)
    sub = ap.add_subparsers(dest="command", required=True)
    p = sub.add_parser("draft", help="quick look at a scene")
    p.add_argument("name")
    p.add_argument("--half", action="store_true", help="400x600 only")
    p = sub.add_parser("final", help="draw, pack and add to the pack")
    p.add_argument("name")
    p = sub.add_parser("batch", help="final for several")
    p.add_argument("names", nargs="+")
    sub.add_parser("deck", help="final for every scene that has an id")
    p = sub.add_parser("pack", help="pack what was drawn last anew where it is too heavy, without drawing it")
    p.add_argument("names", nargs="*")
    sub.add_parser("words", help="gather words/<scene>.json into the pack's description files")
    sub.add_parser("back", help="draw the card back into static/img/")
    p = sub.add_parser("name", help="give scenes their ids")
    p.add_argument("names", nargs="+")
    p = sub.add_parser("sheet", help="contact sheets of what was drawn last")
    p.add_argument("names", nargs="*")
    p.add_argument("--pack", action="store_true", help="of the pack as it is shipped instead")
    p = sub.add_parser("crops", help="two 2x crops and the 240x360")
    p.add_argument("name")
    p.add_argument("at", nargs="*", help="x,y centres in card units")
    p = sub.add_parser("flat", help="a figure alone on a grid")
    p.add_argument("figure")
    p = sub.add_parser("portraits", help="the opponents, into static/opponents/, and their contact sheet")
    p.add_argument("names", nargs="*")
    p.add_argument("--draft", action="store_true", help="a quick look, into out/")
    a = ap.parse_args()
    render.OUT.mkdir(exist_ok=True)
    match a.command:
        case "draft":
            draft(a.name, a.half)
        case "final":
            final(a.name)
        case "batch":
            each_final(a.names)
        case "deck":
            each_final(list(deck.table()))
        case "pack":
            repack(a.names)
        case "name":
            name_card(a.names)
        case "sheet":
            pack_sheets() if a.pack else sheet(a.names)
        case "words":
            words()
        case "back":
            back()
        case "crops":
            crops(a.name, a.at)
        case "flat":
            flat(a.figure)
        case "portraits":
            portray(a.names, a.draft)


if __name__ == "__main__":
    main()
