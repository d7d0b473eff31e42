"""The npm packages that only measuring needs, installed beside the other things that the build keeps."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.place import WORK

HERE: Final = Path(__file__).parent
LISTS: Final = ("package.json", "package-lock.json")


def packages() -> Path:
    """The folder of installed packages; they are fetched when the lists have changed.

    Raises ``subprocess.CalledProcessError`` if npm cannot install them.
    """
    home = WORK / "measuring"
    modules = home / "node_modules"
    if not modules.exists() or any((home / name).read_bytes() != (HERE / name).read_bytes() for name in LISTS):
        home.mkdir(parents=True, exist_ok=True)
        for name in LISTS:
            shutil.copyfile(HERE / name, home / name)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=home, check=True)
    return modules
