/** Starts Python in a worker: Pyodide, its library and the engine, from the files beside the page. */
import type { Files } from "./messages";

/** The engine's modules as JavaScript sees them; only text goes in and out, so that nothing has to be given back. */
export interface Python {
  import<T>(module: string): T;
}

interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

export class MissingFiles extends Error {}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address).catch((problem: unknown) => {
    throw new MissingFiles(String(problem));
  });
  if (!response.ok) throw new MissingFiles(`${response.status} ${address.pathname}`);
  return response;
}

/** A browser that may not run WebAssembly makes Pyodide warn and then wait for ever. */
function refusedWebAssembly(): Promise<never> {
  return new Promise((_, reject) => {
    const warn = console.warn;
    console.warn = (...words: unknown[]) => {
      warn(...words);
      if (String(words[0]).startsWith("wasm instantiation failed")) reject(new Error(String(words[0])));
    };
  });
}

/** `step` hears how much of the start is done, by the time that the parts take. */
export async function startPython(base: string, step: (done: number) => void): Promise<Python & { version: string }> {
  const files = (await (await fetched(new URL("files.json", base))).json()) as Files;
  const folder = new URL(files.pyodide, base);
  step(0.05);
  const engine = fetched(new URL(files.engine, base)).then((response) => response.arrayBuffer());
  engine.catch(() => undefined); // whoever waits for it below hears of it
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href).catch(
    (problem: unknown) => {
      throw new MissingFiles(String(problem));
    },
  )) as { loadPyodide(options: object): Promise<Pyodide> };
  step(0.15);
  const python = await Promise.race([
    loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL(files.stdlib, base).href,
      lockFileContents: files.lock,
      // The same games as everywhere: nothing may depend on the order of a set of words.
      env: { PYTHONHASHSEED: "0" },
    }),
    refusedWebAssembly(),
  ]);
  step(0.5);
  python.unpackArchive(await engine, "wheel", { extractDir: "/site" });
  python.runPython("import sys; sys.path.insert(0, '/site')");
  step(0.55);
  return { version: files.version, import: <T>(module: string) => python.pyimport(module) as T };
}
