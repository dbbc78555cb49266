/** What happened, in words: one line for each event that people care about. */
import type { PieceView, TashKalarEvent } from "../../generated/tash_kalar";
import { name } from "../../kernel/i18n.svelte";
import { aside, type ToldLine } from "../../kernel/log";
import { isSaid, wordParts } from "../../kernel/said";
import type { Names } from "../../frame/games";
import type { TashKalarLine } from "./session";

export interface Told extends ToldLine {
  /** The card that the line speaks of; empty: none. */
  card: string;
  /** Whose shape stands before the line; -1: nobody's. */
  side: number;
  squares: readonly number[];
}

export type { Names };

/** Squares that a line is about, for pointing at them. */
export function squaresOf(event: TashKalarEvent): number[] {
  switch (event.type) {
    case "moved":
    case "swapped":
      return [event.at, event.to];
    case "left-card":
      return event.square < 0 ? [] : [event.square];
    case "placed":
    case "put-on-card":
    case "taken-off":
    case "summoned":
    case "destroyed":
    case "upgraded":
    case "downgraded":
    case "converted":
      return [event.square];
    default:
      return [];
  }
}

/** The card that an event shows to everybody who hears of it. */
export function cardOf(event: TashKalarEvent): string {
  if (event.type === "flare-invoked") return event.flare;
  return "card" in event ? (event.card ?? "") : "";
}

/** The words of a line; the name of its card can be pressed. */
function opening(words: ToldLine["words"], card: string): ToldLine["words"] {
  if (!card) return words;
  const called = name("card", card);
  return words.map((word) =>
    word.strong && word.text.toLowerCase() === called.toLowerCase() ? { ...word, opens: card } : word,
  );
}

const MINOR = new Set<TashKalarEvent["type"]>([
  "moved",
  "destroyed",
  "upgraded",
  "downgraded",
  "converted",
  "actions-gained",
  "actions-lost",
  "enemy-piece-lent",
  "empty-squares-lent",
  "counting-more",
  "swapped",
  "put-on-card",
  "left-card",
  "improvised",
  "scored",
  "taken-off",
  "reshuffled",
  "drew",
  "legends-passed",
]);

function sideOf(event: TashKalarEvent, line: TashKalarLine, names: Names): number {
  if ("seat" in event) return names.sideOf(event.seat);
  if (event.type === "placed") return event.side; // the sentence begins with that colour, whoever placed it
  return line.seat >= 0 ? names.sideOf(line.seat) : -1;
}

/** What a summoning does before its being stands there. */
const ON_THE_WAY = new Set<TashKalarEvent["type"]>([
  "action-spent",
  "being-shown",
  "destroyed",
  "improvised",
  "taken-off",
]);

/** The order of telling: what a being crushed fell before it stood there, but the summoning is what was done. */
function asDone(events: readonly TashKalarEvent[]): readonly TashKalarEvent[] {
  const at = events.findIndex((event) => event.type === "summoned");
  const before = events.slice(0, Math.max(0, at));
  return at > 0 && before.every((event) => ON_THE_WAY.has(event.type))
    ? [events[at]!, ...before, ...events.slice(at + 1)]
    : events;
}

/** Cards that others drew say nothing, and a turn that ends is said by the one that begins. */
export const isQuiet = (event: TashKalarEvent): boolean =>
  !isSaid(event) || event.type === "turn-ended" || (event.type === "drew" && !event.card);

/** Lines for the log. */
export function tell(lines: readonly TashKalarLine[], names: Names): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const besides = aside(line, names.player);
    if (besides) {
      told.push({ ...besides, side: names.sideOf(line.seat), squares: [], card: "" });
      continue;
    }
    let first = true;
    asDone(line.events).forEach((event, at) => {
      if (isQuiet(event) || (event.type === "drew" && line.step === "deal")) return;
      const heading = event.type === "turn-began";
      const minor = MINOR.has(event.type) || (event.type === "placed" && !first);
      told.push({
        key: `${line.number}.${at}`,
        side: heading || (minor && !first) ? -1 : sideOf(event, line, names),
        minor,
        heading,
        words: opening(wordParts(event, names), cardOf(event)),
        squares: squaresOf(event),
        card: cardOf(event),
      });
      if (!heading) first = false;
    });
  }
  return told;
}

/** What the last player did to the arena, for marking it until something else is done. */
export interface Traces {
  /** Squares on which a piece arrived. */
  squares: readonly number[];
  trail: readonly { from: number; to: number }[];
  /** Squares whose piece fell and that nothing stands on since. */
  fallen: readonly PieceView[];
  raised: readonly number[];
  lowered: readonly number[];
  converted: readonly number[];
}

/** The lines of the last player who changed the board, in order. */
function lastLines(lines: readonly TashKalarLine[]): TashKalarLine[] {
  const found: TashKalarLine[] = [];
  let seat: number | null = null;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (line.step !== "act") {
      if (line.step === "take-back") break;
      continue;
    }
    const began = line.events.some((event) => event.type === "turn-began");
    if (!line.events.some((event) => squaresOf(event).length)) {
      if (began && seat !== null) break;
      continue;
    }
    if (seat !== null && line.seat !== seat) break;
    seat = line.seat;
    found.unshift(line);
    if (began) break;
  }
  return found;
}

/** Squares and ways to mark as the last move: the board events of the last seat that changed the board. */
export function lastMove(lines: readonly TashKalarLine[]): Traces {
  const squares = new Set<number>();
  const trail: { from: number; to: number }[] = [];
  const fallen = new Map<number, PieceView>();
  const [raised, lowered, converted] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const arrives = (square: number): void => {
    squares.add(square);
    fallen.delete(square);
  };
  for (const event of lastLines(lines).flatMap((line) => line.events))
    switch (event.type) {
      case "placed":
      case "summoned":
        arrives(event.square);
        break;
      case "left-card":
        if (event.square >= 0) arrives(event.square);
        break;
      case "swapped":
        for (const square of [event.at, event.to]) arrives(square);
        trail.push({ from: event.at, to: event.to });
        break;
      case "moved":
        // What was marked on the piece goes with it.
        for (const marked of [raised, lowered, converted]) if (marked.delete(event.at)) marked.add(event.to);
        arrives(event.to);
        trail.push({ from: event.at, to: event.to });
        break;
      case "destroyed":
        for (const marked of [squares, raised, lowered, converted]) marked.delete(event.square);
        fallen.set(event.square, { square: event.square, side: event.side, rank: event.rank });
        break;
      case "upgraded":
        raised.add(event.square);
        break;
      case "downgraded":
        lowered.add(event.square);
        break;
      case "converted":
        fallen.delete(event.square);
        converted.add(event.square);
        break;
    }
  return {
    squares: [...squares],
    trail,
    fallen: [...fallen.values()],
    raised: [...raised],
    lowered: [...lowered],
    converted: [...converted],
  };
}
