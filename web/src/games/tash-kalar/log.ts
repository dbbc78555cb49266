/** What happened, in words: one line for each event that people care about. */
import type { PieceView, TashKalarEvent } from "../../generated/tash_kalar";
import { name, parts, t, type Words } from "../../kernel/i18n.svelte";
import { aside, type ToldLine } from "../../kernel/log";
import type { Names } from "../registry";
import type { Content } from "./content";
import type { TashKalarLine } from "./session";

export interface Told extends ToldLine {
  /** The card that the line speaks of; empty: none. */
  card: string;
  /** Whose shape stands before the line; -1: nobody's. */
  side: number;
  squares: readonly number[];
}

export type { Names };

const RANKS = ["common", "heroic", "legendary"] as const;
const yes = (value: boolean | undefined): string => (value ? "yes" : "no");

/** The message and arguments of an event; null when it is not worth a line. */
export function sentence(event: TashKalarEvent, names: Names, content: Content): { key: string; args: Words } | null {
  const square = (at: number): string => content.square(at);
  const rank = (at: number): string => RANKS[at] ?? "common";
  const key = `tk-log-${event.type}`;
  switch (event.type) {
    case "started":
    case "extra-turn":
    case "enemy-piece-lent":
      return { key, args: { player: names.player(event.seat) } };
    case "turn-began":
      return {
        key,
        args: { player: names.player(event.seat), turn: event.turn, actions: event.actions, extra: yes(event.extra) },
      };
    case "turn-ended":
    case "school-taken":
    case "action-spent":
    case "being-shown":
    case "card-laid-down":
    case "task-became-current":
      return null; // said by the lines around them, or by the table itself
    case "placed":
    case "taken-off":
    case "destroyed":
    case "converted":
      return { key, args: { side: names.side(event.side), square: square(event.square), rank: rank(event.rank) } };
    case "upgraded":
    case "downgraded":
      return { key, args: { square: square(event.square), rank: rank(event.rank) } };
    case "summoned": {
      const lent = (event.lent ?? []).map(square).join(", ");
      return {
        key,
        args: {
          player: names.player(event.seat),
          card: event.card,
          square: square(event.square),
          lent: lent || "none",
        },
      };
    }
    case "improvised":
      return { key, args: { side: names.side(event.side), colour: names.side(event.colour) } };
    case "moved":
      return { key, args: { at: square(event.at), to: square(event.to), leap: yes(event.leap) } };
    case "actions-gained":
    case "actions-lost":
      return { key, args: { count: event.count } };
    case "flare-invoked":
      return {
        key,
        args: {
          player: names.player(event.seat),
          flare: event.flare,
          against: names.side(event.against),
          upper: yes(event.upper),
          lower: yes(event.lower),
        },
      };
    case "discarded":
    case "card-returned":
      return { key, args: { player: names.player(event.seat), card: event.card } };
    case "card-put-under":
    case "drew":
      return event.card
        ? { key, args: { player: names.player(event.seat), card: event.card } }
        : { key: `${key}-hidden`, args: { player: names.player(event.seat), deck: event.deck } };
    case "reshuffled":
      return { key, args: { deck: event.deck } };
    case "handed-over":
      return { key, args: { player: names.player(event.seat), partner: names.player(event.partner) } };
    case "legends-passed":
      return {
        key,
        args: { player: names.player(event.seat), partner: names.player(event.partner), count: event.count },
      };
    case "task-revealed":
      return { key, args: { task: event.task, where: event.place } };
    case "task-claimed":
      return { key, args: { player: names.player(event.seat), task: event.task, points: event.points } };
    case "scored": {
      const colour = event.colour ?? -1;
      return {
        key,
        args: {
          side: names.side(event.side),
          points: event.points,
          reason: event.reason,
          colour: colour < 0 ? "none" : names.side(colour),
        },
      };
    }
    case "end-triggered":
      return { key, args: { player: names.player(event.seat), reason: event.reason } };
    case "game-ended":
      return { key, args: {} };
  }
}

/** Squares that a line is about, for pointing at them. */
export function squaresOf(event: TashKalarEvent): number[] {
  switch (event.type) {
    case "moved":
      return [event.at, event.to];
    case "placed":
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

/** Lines for the log. Cards that others drew are left out: they say nothing. */
export function tell(lines: readonly TashKalarLine[], names: Names, content: Content): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const besides = aside(line, names.player);
    if (besides) {
      told.push({ ...besides, side: names.sideOf(line.seat), squares: [], card: "" });
      continue;
    }
    let first = true;
    asDone(line.events).forEach((event, at) => {
      if (event.type === "drew" && (!event.card || line.step === "deal")) return;
      const said = sentence(event, names, content);
      if (!said) return;
      const heading = event.type === "turn-began";
      const minor = MINOR.has(event.type) || (event.type === "placed" && !first);
      told.push({
        key: `${line.number}.${at}`,
        side: heading || (minor && !first) ? -1 : sideOf(event, line, names),
        minor,
        heading,
        words: opening(parts(said.key, said.args), cardOf(event)),
        squares: squaresOf(event),
        card: cardOf(event),
      });
      if (!heading) first = false;
    });
  }
  return told;
}

/** The news of one step as one sentence for screen readers. */
export function spoken(events: readonly TashKalarEvent[], names: Names, content: Content): string {
  return events
    .filter((event) => !(event.type === "drew" && !event.card))
    .map((event) => sentence(event, names, content))
    .filter((said) => said !== null)
    .map((said) => t(said.key, said.args))
    .join(" ");
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
