/** Where the points of a side came from, as the log tells it. */
import type { TashKalarEvent } from "../../generated/tash_kalar";
import { name, t } from "../../kernel/i18n.svelte";

export interface Source {
  /** A task, or the reason of other points; empty: before the log begins. */
  task: string;
  reason: string;
  points: number;
  /** 0: at the end, or not known. */
  turn: number;
  times: number;
}

type Began = Extract<TashKalarEvent, { type: "turn-began" }>;

/** The kinds of events that this is told from. */
export const KINDS: readonly string[] = ["turn-began", "task-claimed", "scored", "end-triggered"];

/**
 * The points of that side, source by source; points of one reason are added up. Where legendary pieces in the arena
 * count, they are told last. What is older than the events is one source.
 */
export function sourcesOf(events: readonly TashKalarEvent[], side: number, score: number, standing = 0): Source[] {
  const found: Source[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.type === "turn-began") turn = (event as Began).turn;
    else if (event.type === "task-claimed" && event.side === side)
      found.push({ task: event.task, reason: "", points: event.points, turn, times: 1 });
    else if (event.type === "scored" && event.side === side && event.colour < 0) {
      const same = found.find(({ reason }) => reason === event.reason);
      if (same) [same.points, same.times] = [same.points + event.points, same.times + 1];
      else found.push({ task: "", reason: event.reason, points: event.points, turn: 0, times: 1 });
    }
  }
  if (standing) found.push({ task: "", reason: "standing", points: standing, turn: 0, times: 1 });
  const rest = score - found.reduce((sum, { points }) => sum + points, 0);
  return rest > 0 ? [{ task: "", reason: "", points: rest, turn: 0, times: 1 }, ...found] : found;
}

export const sourceWords = ({ task, reason }: Source): string =>
  task ? name("task", task) : t(`tk-source-of-${reason || "before"}`);

/** The colours that count: the lowest of those that a side plays against. */
export function lowest(points: readonly number[], side: number): number {
  return Math.min(...points.filter((_, colour) => colour !== side));
}

/** The side that called the end; -1: the log does not tell. */
export function enderOf(events: readonly TashKalarEvent[], sideOf: (seat: number) => number): number {
  const called = events.findLast((event) => event.type === "end-triggered");
  return called?.type === "end-triggered" ? sideOf(called.seat) : -1;
}
