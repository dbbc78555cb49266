/** Opens the pocket: looks whether this browser can, and puts up the house. */
import { mount } from "svelte";
import { enter } from "../kernel/house";
import type { WorkerLike } from "./engine";
import { PocketHouse } from "./house.svelte";
import Opening from "./Opening.svelte";
import Pocket from "./Pocket.svelte";

function tableWorker(): WorkerLike {
  return new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" }) as unknown as WorkerLike;
}

/** Workers made of modules are newer than workers: only a browser that knows them asks for the type. */
function knowsModuleWorkers(): boolean {
  let asked = false;
  try {
    new Worker("data:,", {
      get type(): WorkerType {
        asked = true;
        return "module";
      },
    }).terminate();
  } catch {
    // forbidden by the page's policy; the question was put before that
  }
  return asked;
}

function canPlay(): boolean {
  return (
    typeof WebAssembly === "object" &&
    typeof BroadcastChannel === "function" &&
    typeof indexedDB === "object" &&
    typeof Worker === "function" &&
    knowsModuleWorkers()
  );
}

export function open(target: HTMLElement): void {
  if (!canPlay()) {
    const state = { at: "failed", why: "old", detail: "" } as const;
    mount(Opening, { target, props: { state, onagain: () => location.reload() } });
    return;
  }
  const house = new PocketHouse({
    worker: tableWorker,
    channel: new BroadcastChannel("ludarium-pocket"),
    locks: navigator.locks,
    base: new URL("pocket/", document.baseURI).href,
  });
  enter(house);
  mount(Pocket, { target, props: { house } });
}
