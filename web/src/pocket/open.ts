/** Opens the pocket: looks whether this browser can, and puts up the house. */
import { mount } from "svelte";
import { enter } from "../kernel/house";
import type { WorkerLike } from "./engine";
import { PocketHouse } from "./house.svelte";
import Opening from "./Opening.svelte";
import Pocket from "./Pocket.svelte";
import address from "./table.worker.ts?worker&url";

/** Workers made of modules are newer than workers: only a browser that knows them asks for the type. */
function tableWorker(): WorkerLike {
  let asked = false;
  const worker = new Worker(address, {
    get type(): WorkerType {
      asked = true;
      return "module";
    },
  });
  if (asked) return worker as unknown as WorkerLike;
  worker.terminate();
  throw new Error("this browser has no workers made of modules");
}

/** A tab that nobody sees draws nothing, and goes on as well. */
const LONGEST_FRAME = 100;

function drawn(then: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME);
}

function canPlay(): boolean {
  return (
    typeof WebAssembly === "object" &&
    typeof BroadcastChannel === "function" &&
    typeof indexedDB === "object" &&
    typeof Worker === "function"
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
    first: !navigator.serviceWorker?.controller,
    drawn,
  });
  enter(house);
  mount(Pocket, { target, props: { house } });
}
