"""Where things lie in the project: one name for each place."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"
LOCALES = GAME / "text" / "locale"
STATIC = ROOT / "static"
CARDS = ROOT / "cards"
TOOLS = ROOT / "tools"
PAGE = ROOT / "index.html"
CONFIG = ROOT / "pyscript.toml"
NODE_MODULES = ROOT / "node_modules"
WORK = ROOT / ".build"
"""What the build keeps between runs; may be deleted at any time."""
SITE = ROOT / "dist"
