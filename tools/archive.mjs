// node tools/archive.mjs LIBRARY.zip STAGE OUT
//
// Compiles every .py below STAGE with Pyodide into one file for the shelf (shelf.py), and PyScript's own modules, and the methods
// that the dataclasses of the game write when they are imported.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runIn } from "./interpreter.mjs";
import pyscript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const [library, stage, out] = process.argv.slice(2);

const program = `
import dataclasses, importlib, json, marshal, pathlib, sys
sys.path.insert(0, "/tools")
import browser

WITHOUT_DOCSTRINGS = 2
root = pathlib.Path("/stage")
modules = {}
for path in sorted(root.rglob("*.py")):
    *parents, stem = path.relative_to(root).with_suffix("").parts
    package = stem == "__init__"
    name = ".".join(parents if package else [*parents, stem])
    place = "/home/pyodide/" + path.relative_to(root).as_posix()
    code = compile(path.read_bytes(), place, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    modules[name] = (package, marshal.dumps(code))
own = tuple(modules)
for file, text in json.loads(PYSCRIPT)["pyscript"].items():
    name = "pyscript" if file == "__init__.py" else "pyscript." + file.removesuffix(".py")
    code = compile(text, "/home/pyodide/pyscript/" + file, "exec", dont_inherit=True)
    modules[name] = (file == "__init__.py", marshal.dumps(code))

class Written(dict):
    def get(self, text, otherwise):
        self[text] = compile(text, "<dataclass>", "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
        return otherwise

dataclasses._ahead = Written()
browser.stand_in()
sys.path.insert(0, str(root))
for name in own:
    try:
        importlib.import_module(name)
    except BaseException:
        pass  # the proof tells of it better
pathlib.Path("/game").write_bytes(marshal.dumps((modules, dict(sorted(dataclasses._ahead.items())))))
f"{len(modules)} modules, {len(dataclasses._ahead)} sets of methods"
`;

const prepare = ({ FS }) => {
  FS.mkdirTree("/stage");
  FS.mount(FS.filesystems.NODEFS, { root: resolve(stage) }, "/stage");
  FS.mkdirTree("/tools");
  FS.writeFile("/tools/browser.py", readFileSync(fileURLToPath(import.meta.resolve("./browser.py"))));
};
const { python, value } = await runIn(program, { PYSCRIPT: JSON.stringify(pyscript) }, prepare, { stdLibURL: resolve(library) });
writeFileSync(out, python.FS.readFile("/game"));
console.log(value);
