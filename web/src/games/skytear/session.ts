/** What the table's drawing needs of whoever keeps the game: a socket to a real table, or a lesson. */
import type { Hint, LogLine, Preview, Refused, SeatFacts, Why } from "../../generated/messages";
import type { SkytearAction, SkytearEvent, SkytearView } from "../../generated/skytear";
import type { Step } from "../../kernel/session.svelte";
import type { Connection } from "../../kernel/socket";

export type SkytearLine = Omit<LogLine, "events"> & { events: readonly SkytearEvent[] };
export type SkytearStep = Omit<Step, "events"> & { events: readonly SkytearEvent[] };
export type SkytearPreview = Omit<Preview, "view" | "events" | "type" | "request_id"> & { view: SkytearView; events: readonly SkytearEvent[] };
export type SkytearHint = Omit<Hint, "action"> & { action: SkytearAction };

export interface SkytearSession {
  readonly connection: Connection;
  readonly view: SkytearView | null;
  readonly seat: number | null;
  readonly seats: readonly SeatFacts[];
  readonly log: readonly SkytearLine[];
  readonly step: SkytearStep;
  readonly sending: boolean;
  readonly mayTakeBack: boolean;
  readonly thinking: { seat: number } | null;
  readonly why: { idea: SkytearAction; answer: Pick<Why, "rule" | "key" | "args"> } | null;
  readonly refusal: Refused | null;
  readonly hintPending: boolean;
  hint: SkytearHint | null;
  readonly table: string;
  act(action: SkytearAction): void;
  takeBack(): void;
  askWhy(idea: SkytearAction): Promise<unknown>;
  preview(action: SkytearAction): Promise<SkytearPreview | null>;
  forgetWhy(): void;
  giveSeat(seat: number): void;
  takeSeat(seat: number): void;
}
