/** Starts the built pocket as a page's worker does, only in Node, and runs these Python files in it: FILE.py... */
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const files = resolve(dirname(fileURLToPath(import.meta.url)), "../../src/ludarium/pocket/files");
const made = JSON.parse(readFileSync(join(files, "files.json"), "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(files, made.pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: join(files, made.pyodide),
  stdLibURL: pathToFileURL(join(files, made.stdlib)).href,
  lockFileContents: made.lock,
  env: { PYTHONHASHSEED: "0" },
});
python.unpackArchive(new Uint8Array(readFileSync(join(files, made.engine))), "wheel", { extractDir: "/site" });
python.runPython("import sys; sys.path[:0] = ['/site', '/given']");
python.FS.mkdirTree("/given/pocket");
const given = process.argv.slice(2);
for (const file of given) python.FS.writeFile(`/given/pocket/${basename(file)}`, readFileSync(file));
try {
  await python.runPythonAsync(`import pocket.${basename(given.at(-1), ".py")} as last; await last.main()`);
} catch (fault) {
  // Node would show the line it happened in, which is all of Pyodide.
  console.error(fault.message);
  process.exit(1);
}
process.exit(0); // not after the last clock that Python has set
