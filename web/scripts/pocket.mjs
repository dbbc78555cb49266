/** Makes what a pocket needs beside the page: Pyodide, Python's library and the engine, in src/ludarium/pocket/files. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, version } from "pyodide";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const root = dirname(web);
const pyodide = join(web, "node_modules/pyodide");
const target = join(root, "src/ludarium/pocket/files");

const wheels = join(root, ".venv/pocket"); // fetched by ./ludarium pocket
const wheel = readdirSync(wheels).find((name) => name.endsWith("_wasm32.whl"));

process.on("uncaughtException", (fault) => {
  // Node would show the line it happened in, which is all of Pyodide.
  console.error(fault.message);
  process.exit(1);
});

const python = await loadPyodide({ packages: [] });
const mount = (at, folder) => {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, at);
};
mount("/engine", join(root, "src/ludarium"));
mount("/wheels", wheels);
mount("/pyodide", pyodide);
python.runPython(readFileSync(join(web, "scripts/pocket.py"), "utf8"));
python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), "wheel", { extractDir: "/site" });
python.runPython("import sys; sys.path.insert(0, '/site')");
const own = python.globals.get("make")(
  `/wheels/${wheel}`,
  "/pyodide/python_stdlib.zip",
  readFileSync(join(root, "pyproject.toml"), "utf8"),
);

/** Names change with what is inside, so that a browser may keep it for ever. */
const hash = (...contents) => {
  const made = createHash("sha256");
  for (const content of contents) made.update(content);
  return made.digest("hex").slice(0, 10);
};
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const parts = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const folder = `pyodide-${hash(...parts.map((part) => readFileSync(join(pyodide, part))))}`;
for (const part of parts) cpSync(join(pyodide, part), join(target, folder, part));

let size = readFileSync(join(pyodide, "pyodide.asm.wasm")).length;
const archive = (name) => {
  const content = python.FS.readFile(`/made/${name}.zip`);
  const named = `${name}-${hash(content)}.zip`;
  writeFileSync(join(target, named), content);
  size += content.length;
  return named;
};
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
const files = {
  version: own,
  pyodide: `${folder}/`,
  stdlib: archive("stdlib"),
  engine: archive("engine"),
  size, // of what is fetched with the bar on the screen
  lock: { info: { ...info, version }, packages: {} }, // Pyodide would fetch a list of all its packages
};
const { homepage, license } = JSON.parse(readFileSync(join(pyodide, "package.json"), "utf8"));
const notice = `Pyodide ${version}, unchanged, under ${license}; its sources: ${homepage}
Python ${info.python}, its library compiled and in part, under the licence of the Python Software Foundation
msgspec, compiled, under the licence beside it in the archive of the engine
`;
writeFileSync(join(target, "NOTICE.txt"), notice);
writeFileSync(join(target, "files.json"), `${JSON.stringify(files)}\n`);
