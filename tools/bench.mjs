// node tools/bench.mjs PROJECT SITE_PACKAGES TIMES — the pace of the core in Pyodide, and the memory it took, as JSON.
import { runIn } from "./interpreter.mjs";

const [project, packages, times] = process.argv.slice(2);
const mount = (python) => {
  for (const [place, root] of Object.entries({ "/project": project, "/packages": packages })) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
  }
};
const { python, value } = await runIn(
  `
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project", "/packages"]
from tools.pace import pace
json.dumps({"python": sys.version.split()[0], "pace": pace(int(TIMES))})`,
  { TIMES: times },
  mount,
);
const MB = 1024 * 1024;
console.log(JSON.stringify({ ...JSON.parse(value), memory: python._module.HEAPU8.length / MB }));
