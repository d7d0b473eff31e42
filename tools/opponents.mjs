// node tools/opponents.mjs PROJECT FILE CLUES — the pace of opponents in Pyodide as JSON; CLUES is a JSON list.
import { runIn } from "./interpreter.mjs";

const [project, file, clues] = process.argv.slice(2);
const mount = (python) => {
  python.FS.mkdirTree("/project");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, "/project");
};
const { value } = await runIn(
  `
import json, sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path[:0] = ["/project"]
from tools.arena.pace import pace
json.dumps({"python": sys.version.split()[0], "pace": pace(Path("/project") / FILE, json.loads(CLUES))})`,
  { FILE: file, CLUES: clues },
  mount,
);
console.log(value);
