/** The bots' worker: `ludarium.pocket.thinker`, which thinks in slices, so that it hears what is said meanwhile. */
import type { Errand, Thought } from "./messages";
import { startPython } from "./python";

/** `ludarium.pocket.thinker`. */
interface Thinker {
  think(request: string): Promise<string>;
}

const post = (thought: Thought): void => self.postMessage(thought);
let thinker: Thinker | null = null;

self.onmessage = async ({ data }: MessageEvent<Errand>) => {
  switch (data.kind) {
    case "begin":
      try {
        thinker = (await startPython(data)).import<Thinker>("ludarium.pocket.thinker");
        post({ kind: "ready" });
      } catch {
        post({ kind: "hopeless" });
      }
      return;
    case "ping":
      post({ kind: "pong" });
      return;
    case "think":
      try {
        post({ kind: "thought", id: data.id, answer: await thinker!.think(data.request) });
      } catch (problem) {
        post({ kind: "failed", id: data.id, detail: String(problem).slice(-400) });
      }
      return;
  }
};
