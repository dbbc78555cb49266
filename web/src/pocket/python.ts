/** Starts Python in a worker: Pyodide, its library and the engine, from the files beside the page. */
import { unpacked } from "./archive";
import type { Begin, Files } from "./messages";

/** The engine's modules as JavaScript sees them; only text goes in and out, so that nothing has to be given back. */
export interface Python {
  import<T>(module: string): T;
}

interface Pyodide {
  FS: {
    mkdirTree(folder: string): void;
    writeFile(name: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

export class MissingFiles extends Error {}

/** This browser does not know a part of JavaScript or WebAssembly that Pyodide is made of. */
export class TooOld extends Error {}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address).catch((problem: unknown) => {
    throw new MissingFiles(String(problem));
  });
  if (!response.ok) throw new MissingFiles(`${response.status} ${address.pathname}`);
  return response;
}

/**
 * Counts the bytes of everything that is fetched from now on, also by Pyodide itself. A browser keeps compiled WebAssembly
 * only of answers that come straight from it, so this is for the first visit, when there is none yet.
 */
function countFetched(count: (bytes: number) => void): void {
  const plain = self.fetch;
  self.fetch = async (...asked) => {
    const { body, status, headers } = await plain(...asked);
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, on) {
        count(part.length);
        on.enqueue(part);
      },
    });
    return new Response(body?.pipeThrough(counting), { status, headers });
  };
}

/** The smallest module that there is. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Where even that may not run, WebAssembly is forbidden; where it does, something in Pyodide is too new. */
async function whyRefused(problem: unknown): Promise<unknown> {
  if (!(problem instanceof WebAssembly.CompileError || problem instanceof WebAssembly.LinkError)) return problem;
  return WebAssembly.compile(EMPTY_MODULE).then(
    () => new TooOld(String(problem)),
    () => problem,
  );
}

/** A browser that does not run this WebAssembly makes Pyodide warn, say why in a second warning, and then wait for ever. */
function refusedWebAssembly(): Promise<never> {
  return new Promise((_, reject) => {
    const warn = console.warn;
    let failed = false;
    console.warn = (...words: unknown[]) => {
      warn(...words);
      if (failed) void whyRefused(words[0]).then(reject);
      else failed = String(words[0]).startsWith("wasm instantiation failed");
    };
  });
}

/** `step` hears how much of the start is done: what was fetched, then the time that the other parts take. */
export async function startPython(
  { base, first }: Begin,
  step: (done: number) => void = () => undefined,
): Promise<Python & { version: string }> {
  const files = (await (await fetched(new URL("files.json", base))).json()) as Files;
  const folder = new URL(files.pyodide, base);
  step(0.05);
  if (first) {
    let bytes = 0;
    countFetched((more) => step(0.05 + 0.45 * Math.min(1, (bytes += more) / files.size)));
  }
  const archives = Promise.all(
    [files.engine, files.games].map(async (name) => name && (await fetched(new URL(name, base))).arrayBuffer()),
  );
  archives.catch(() => undefined); // whoever waits for it below hears of it
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href).catch(
    (problem: unknown) => {
      throw problem instanceof SyntaxError ? new TooOld(String(problem)) : new MissingFiles(String(problem));
    },
  )) as { loadPyodide(options: object): Promise<Pyodide> };
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
  step(0.55);
  // The files stay where they were fetched to: Pyodide's own way would copy them three times.
  for (const archive of await archives)
    for (const [name, content] of archive ? unpacked(archive) : []) {
      python.FS.mkdirTree(`/site/${name}`.replace(/\/[^/]*$/, ""));
      python.FS.writeFile(`/site/${name}`, content, { canOwn: true });
    }
  python.runPython("import sys; sys.path.insert(0, '/site')");
  step(0.6);
  return { version: files.version, import: <T>(module: string) => python.pyimport(module) as T };
}
