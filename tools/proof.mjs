// node tools/proof.mjs LIBRARY.zip GAME STAGE
//
// Proves that the trimmed library lacks nothing: runs every module of it, and every module of the game from its shelf, as the page
// does, with the browser's modules replaced by stand-ins; then looks at every import statement, those inside functions too.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runIn } from "./interpreter.mjs";

const [library, game, stage] = process.argv.slice(2);

const program = `
import ast, importlib, importlib.util, marshal, pathlib, sys, zipfile
sys.path.insert(0, "/tools")
import browser, shelf

# What the libraries can do without: a part in C, the number of their version, older Pythons.
OPTIONAL = {"markupsafe": {"markupsafe._speedups", "importlib.metadata"}, "htpy": {"typing_extensions"}}

browser.stand_in()
shelf.put_up("/game")
names = marshal.loads(pathlib.Path("/game").read_bytes())[0]
modules = sorted(name for name in names if name.split(".")[0] not in browser.BROWSER)
library = sorted(
    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    for name in zipfile.ZipFile(shelf.__spec__.loader.archive).namelist()
    if name.endswith(".pyc")
)
failed = []
for name in library + modules:
    try:
        importlib.import_module(name).__dict__  # its code may wait until it is needed
    except BaseException as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")

def imports(tree, package):
    typing_only = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            typing_only.update(id(inner) for body in node.body for inner in ast.walk(body))
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield importlib.util.resolve_name("." * node.level + (node.module or ""), package)

root = pathlib.Path("/stage")
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root).with_suffix("").parts
    package = ".".join(parts[:-1])
    for wanted in imports(ast.parse(path.read_text()), package):
        if wanted in OPTIONAL.get(parts[0], ()) or wanted.split(".")[0] in browser.BROWSER:
            continue
        try:
            found = importlib.util.find_spec(wanted) is not None
        except (ImportError, ValueError):
            found = wanted in sys.modules
        if not found:
            failed.append(f"{'.'.join(parts)}: imports {wanted}, which the page would not have")
if failed:
    raise SystemExit("the game cannot run with the trimmed library (tools/library.txt):\\n  " + "\\n  ".join(failed))
f"{len(modules)} modules run with the {len(library)} of the trimmed library"
`;

const { value } = await runIn(
  program, {},
  ({ FS }) => {
    FS.writeFile("/game", readFileSync(game));
    FS.mkdirTree("/tools");
    FS.writeFile("/tools/browser.py", readFileSync(fileURLToPath(import.meta.resolve("./browser.py"))));
    FS.mkdirTree("/stage");
    FS.mount(FS.filesystems.NODEFS, { root: resolve(stage) }, "/stage");
  },
  { stdLibURL: resolve(library) },
);
console.log(value);
