/** The keyboard of a combat. */
import { isWriting, type Shortcut } from "../../../kernel/keyboard";
import { isStill } from "../../../kernel/settings.svelte";
import type { Table } from "./table.svelte";

/** Parts of the screen that one key walks through. */
const REGIONS = [
  ".prompt",
  "svg.board",
  ".tray",
  ".skills",
  ".items",
  ".plan",
  ".secret",
  ".op",
  ".order",
  ".obj",
  ".ecard",
  ".ep",
  ".log",
]
  .map((region) => `main ${region}`)
  .join(", ");

function nextRegion(): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => region.checkVisibility());
  const stop = (region: HTMLElement): HTMLElement | SVGElement | null =>
    region.querySelector('button:not([disabled]), a[href], [tabindex="0"]');
  const stops = regions.filter((region) => stop(region));
  const at = stops.findIndex((region) => region.contains(document.activeElement));
  stop(stops[(at + 1) % Math.max(1, stops.length)]!)?.focus();
  return stops.length > 0;
}

const onButton = (): boolean =>
  document.activeElement instanceof HTMLButtonElement ||
  document.activeElement instanceof HTMLAnchorElement ||
  document.activeElement instanceof SVGElement;

/** Keys that mean something else while enemies act: steps, the pause, ways about the page, its help and its sound. */
const OWN = /^( |[.,?lm]|Tab|Arrow.*|Page.*|F\d+|Control|Alt|AltGraph|Meta|Shift|CapsLock)$/i;
/** Parts of the table that can be read and pressed while enemies act. */
const APART = "a, summary, .prompt, .lesson, .tale, .ecard, .fit";

/**
 * Brings those who watch the enemies to their choice by any key or tap; without motion Enter brings the next step. Whether
 * it did. It does no more than that: the map shows what was, and nobody answers a question that is not there yet.
 */
export function hasten({ enemies }: Table, event: KeyboardEvent | MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (!enemies.playing) return false;
  if ("key" in event) {
    if (event.ctrlKey || event.metaKey || event.altKey || OWN.test(event.key) || isWriting(target)) return false;
    if (document.querySelector("dialog[open]")) return false;
    if (event.key === "Enter" && target?.closest("a, button, summary")) return false;
    if (event.key === "Enter" && isStill()) enemies.next();
    else enemies.end();
    return true;
  }
  if (!target?.closest("main[data-game]") || target.closest(APART)) return false;
  enemies.end();
  return true;
}

/** D or I, then a digit, means a die or an item; a digit alone a skill. */
export function combatKeys(table: Table): () => Shortcut[] {
  const { enemies, play, secret, session } = table;
  let after = "";

  function digit(n: number): boolean {
    const mode = after;
    after = "";
    const hero = play.shown;
    if (!hero) return false;
    if (mode === "d") {
      const held = play.results[n - 1];
      if (!held) return false;
      play.choose(held.key);
      return true;
    }
    const id = mode === "i" ? hero.slots.filter((held) => held !== null)[n - 1]?.id : hero.prepared[n - 1];
    if (!id) return false;
    play.pick(`${mode === "i" ? "item" : "skill"}:${id}`);
    return true;
  }

  function enter(): boolean {
    if (play.place) return play.confirm();
    if (onButton()) return false;
    const ready = play.offers("ready")[0] ?? play.offers("agree")[0];
    if (!ready || secret.handing) return false;
    play.answer(ready);
    return true;
  }

  function energyStep(): void {
    const steps = play.offers("energy-step");
    if (steps.length === 1) play.pick(`zone:${steps[0]!.zone}`);
    else table.board?.focusBoard();
  }

  function end(): boolean | void {
    const option = table.end ?? table.passing;
    return option ? play.answer(option) : false;
  }

  return () => [
    { key: "d", does: "ff-page-key-die", run: () => void (after = "d") },
    { key: "i", does: "ff-page-key-item", run: () => void (after = "i") },
    ...[1, 2, 3, 4, 5, 6].map((n) => ({ key: String(n), does: "ff-page-key-skill", run: () => digit(n) })),
    { key: "Enter", does: "ff-page-key-enter", run: enter },
    { key: "Escape", does: "page-key-back", run: () => play.back() },
    { key: "u", does: "page-key-take-back", run: () => (session.mayTakeBack ? session.takeBack() : false) },
    { key: "e", does: "ff-page-key-end", run: end },
    { key: "s", does: "ff-page-key-energy", run: energyStep },
    { key: " ", does: "ff-page-key-pause", run: () => (enemies.playing ? enemies.pause() : false) },
    { key: ".", does: "ff-page-key-step", run: () => (enemies.playing ? enemies.next() : false) },
    { key: ",", does: "ff-page-key-back", run: () => (enemies.playing ? enemies.back() : false) },
    { key: "l", does: "page-key-what-happened", run: enemies.ask },
    { key: "ArrowRight", does: "ff-page-key-step", run: () => (enemies.playing ? enemies.next() : false) },
    { key: "b", does: "ff-page-key-map", run: () => table.board?.focusBoard() },
    { key: "F6", does: "ff-page-key-region", run: nextRegion },
  ];
}
