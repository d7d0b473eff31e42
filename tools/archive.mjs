// node tools/archive.mjs LIBRARY.zip STAGE OUT
//
// Compiles every .py below STAGE with Pyodide into one file for the shelf (shelf.py), its dataclasses spelled out (spelling.py), and
// PyScript's own modules; and the methods that other dataclasses write when they are imported.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runIn } from "./interpreter.mjs";
import pyscript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const [library, stage, out] = process.argv.slice(2);

const program = `
import ast, dataclasses, importlib, json, marshal, pathlib, sys
sys.path += ["/tools", "/whole.zip"]  # spelling needs modules of the library that the page does not have
import browser, shelf, spelling

WITHOUT_DOCSTRINGS = 2
root = pathlib.Path("/stage")
modules = {}
spelled = 0
for path in sorted(root.rglob("*.py")):
    *parents, stem = path.relative_to(root).with_suffix("").parts
    package = stem == "__init__"
    name = ".".join(parents if package else [*parents, stem])
    place = "/home/pyodide/" + path.relative_to(root).as_posix()
    tree = ast.parse(path.read_bytes())
    spelled += spelling.spell_out(tree)
    code = compile(tree, place, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    modules[name] = (package, marshal.dumps(code))
own = dict(modules)
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
sys.meta_path.insert(0, shelf.Shelf(own.get))
for name in own:
    try:
        importlib.import_module(name).__dict__  # its code may wait until it is needed
    except BaseException:
        pass  # the proof tells of it better
pathlib.Path("/game").write_bytes(marshal.dumps((modules, dict(sorted(dataclasses._ahead.items())))))
f"{len(modules)} modules, {spelled} dataclasses spelled out, {len(dataclasses._ahead)} sets of methods of others"
`;

const whole = fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip"));

const prepare = ({ FS }) => {
  FS.writeFile("/whole.zip", readFileSync(whole));
  FS.mkdirTree("/stage");
  FS.mount(FS.filesystems.NODEFS, { root: resolve(stage) }, "/stage");
  FS.mkdirTree("/tools");
  for (const name of ["browser.py", "spelling.py"])
    FS.writeFile(`/tools/${name}`, readFileSync(fileURLToPath(import.meta.resolve(`./${name}`))));
};
const { python, value } = await runIn(program, { PYSCRIPT: JSON.stringify(pyscript) }, prepare, { stdLibURL: resolve(library) });
writeFileSync(out, python.FS.readFile("/game"));
console.log(value);
