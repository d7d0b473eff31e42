"""Running a node script of this folder."""

import subprocess
from pathlib import Path

from tools.place import ROOT, TOOLS


class NodeFailed(RuntimeError):
    """A node script ended with an error; the message is what it printed."""


def run_node(script: str, *arguments: Path | str) -> str:
    """Run ``tools/<script>`` with the arguments and return what it printed.

    Raises NodeFailed with its output if it ends with an error.
    """
    command = ["node", str(TOOLS / script), *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NodeFailed(f"{script}: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()
