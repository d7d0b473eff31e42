// node tests/pyodide/run.mjs SITE_PACKAGES [pytest arguments]
//
// Runs tests with pytest inside Pyodide: the rules must be the same on the page's Python (32 bits, another version) as on
// CPython. The project and the pure Python packages of its environment are mounted from disk.
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [packages, ...chosen] = process.argv.slice(2);
const project = fileURLToPath(new URL("../..", import.meta.url));
const environment = {
  HOME: "/home/pyodide",
  HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
  PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
  PYTHONDONTWRITEBYTECODE: "1",
};

const python = await loadPyodide({ env: environment });
for (const [place, root] of Object.entries({ "/project": project, "/packages": resolve(packages) })) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.globals.set("CHOSEN", python.toPy(chosen));
const code = python.runPython(`
import os, sys
os.chdir("/project")
sys.path[:0] = ["/project", "/packages"]
import pytest
print("Python", sys.version)
int(pytest.main(["-c", "tests/pyodide/pytest.ini", "--rootdir", "/project", "--confcutdir", "/project", *CHOSEN]))`);
process.exit(code);
