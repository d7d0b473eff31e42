// node tools/library.mjs KEEP.txt OUT.zip
//
// Makes the standard library that the page ships: the modules on the allow-list, compiled by the very interpreter that
// will run them. (The library of the npm package holds sources, which the page would compile anew at every start.)
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runIn } from "./interpreter.mjs";

const [keep, out] = process.argv.slice(2);
const source = fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip"));

const program = `
import importlib._bootstrap_external as bootstrap, importlib.util, zipfile

EPOCH = (2020, 1, 1, 0, 0, 0)  # one date for all files: the same input gives the same bytes
WITHOUT_DOCSTRINGS = 2
keep = {line.strip() for line in KEEP.splitlines() if line.strip() and not line.startswith("#")}
source = zipfile.ZipFile("/source.zip")
names = {name for name in source.namelist() if not name.endswith("/")}
unknown = sorted(keep - names)
if unknown:
    raise SystemExit(f"the allow-list names files that this library does not have: {unknown}")
with zipfile.ZipFile("/library.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as library:
    for name in sorted(keep):
        data = source.read(name)
        if name.endswith(".py"):
            code = compile(data, "/lib/python314.zip/" + name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
            data = bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(data), False))
            name += "c"
        entry = zipfile.ZipInfo(name, EPOCH)
        entry.compress_type = zipfile.ZIP_DEFLATED
        library.writestr(entry, data)
f"{len(keep)} of {len(names)} modules"
`;

const answer = await runIn(program, { KEEP: readFileSync(keep, "utf8") }, (python) => python.FS.writeFile("/source.zip", readFileSync(source)));
writeFileSync(out, answer.python.FS.readFile("/library.zip"));
console.log(answer.value);
