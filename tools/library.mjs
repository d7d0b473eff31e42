// node tools/library.mjs KEEP.txt OUT.zip MORE.py...
//
// Makes the standard library that the page ships: the modules on the allow-list, compiled by the very interpreter that
// will run them, and more that is ours. (The library of the npm package holds sources, which the page
// would compile anew at every start.) The modules are only stored: the archive is compressed as a whole, which is smaller.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { runIn } from "./interpreter.mjs";

const [keep, out, ...more] = process.argv.slice(2);
const source = fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip"));

const program = `
import importlib._bootstrap_external as bootstrap, importlib.util, json, zipfile

EPOCH = (2020, 1, 1, 0, 0, 0)  # one date for all files: the same input gives the same bytes
WITHOUT_DOCSTRINGS = 2
# A dataclass writes its methods as text and compiles them at every start: code that was compiled ahead takes the text's place.
# And where docstrings are left out, it would make one from its signature, which nobody reads.
CHANGES = {
    "dataclasses.py": (
        ("        exec(txt, self.globals, ns)\\n", "        exec(_ahead.get(txt, txt), self.globals, ns)\\n"),
        ("    if not getattr(cls, '__doc__'):\\n", "    if False:\\n"),
        ("class _FuncBuilder:\\n", "_ahead = {}\\n\\n\\nclass _FuncBuilder:\\n"),
    )
}

def changed(name, text):
    for old, new in CHANGES.get(name, ()):
        if text.count(old) != 1:
            raise SystemExit(f"{name} of this library is not as it was: it lacks one {old.strip()!r}")
        text = text.replace(old, new)
    return text

keep = {line.strip() for line in KEEP.splitlines() if line.strip() and not line.startswith("#")}
source = zipfile.ZipFile("/source.zip")
names = {name for name in source.namelist() if not name.endswith("/")}
unknown = sorted(keep - names)
if unknown:
    raise SystemExit(f"the allow-list names files that this library does not have: {unknown}")
texts = {name: source.read(name) for name in keep} | {name: text.encode() for name, text in json.loads(MORE).items()}
with zipfile.ZipFile("/library.zip", "w", zipfile.ZIP_STORED) as library:
    for name, data in sorted(texts.items()):
        if name.endswith(".py"):
            text = changed(name, data.decode())
            code = compile(text, "/lib/python314.zip/" + name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
            data = bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(data), False))
            name += "c"
        library.writestr(zipfile.ZipInfo(name, EPOCH), data)
f"{len(keep)} of {len(names)} modules"
`;

const added = Object.fromEntries(more.map((path) => [basename(path), readFileSync(path, "utf8")]));
const names = { KEEP: readFileSync(keep, "utf8"), MORE: JSON.stringify(added) };
const answer = await runIn(program, names, (python) => python.FS.writeFile("/source.zip", readFileSync(source)));
writeFileSync(out, answer.python.FS.readFile("/library.zip"));
console.log(answer.value);
