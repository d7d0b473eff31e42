// node tools/archive.mjs STAGE OUT.zip
//
// Compiles every .py below STAGE with Pyodide and packs the .pyc files, and all other files as they are, into one archive.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { runIn } from "./interpreter.mjs";

const [stage, out] = process.argv.slice(2);

const program = `
import importlib._bootstrap_external as bootstrap, importlib.util, pathlib, zipfile

EPOCH = (2020, 1, 1, 0, 0, 0)  # one date for all files: the same input gives the same bytes
WITHOUT_DOCSTRINGS = 2
root = pathlib.Path("/stage")
with zipfile.ZipFile("/game.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        name, data = path.relative_to(root).as_posix(), path.read_bytes()
        if path.suffix == ".py":
            code = compile(data, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
            data = bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(data), False))
            name += "c"
        entry = zipfile.ZipInfo(name, EPOCH)
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, data)
`;

const { python } = await runIn(program, {}, ({ FS }) => {
  FS.mkdirTree("/stage");
  FS.mount(FS.filesystems.NODEFS, { root: resolve(stage) }, "/stage");
});
writeFileSync(out, python.FS.readFile("/game.zip"));
