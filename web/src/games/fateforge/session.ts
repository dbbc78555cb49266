/** What the table's drawing needs of whoever keeps the game: a socket to a real table, or a lesson. */
import type { FateforgeAction, FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import type { Hint, LogLine, Preview, Refused, SeatFacts, Why } from "../../generated/messages";
import type { Step } from "../../kernel/session.svelte";
import type { Connection } from "../../kernel/socket";

export type FateforgeLine = Omit<LogLine, "events"> & { events: readonly FateforgeEvent[] };
export type FateforgeStep = Omit<Step, "events"> & { events: readonly FateforgeEvent[] };
export type FateforgePreview = Omit<Preview, "view" | "events" | "type" | "request_id"> & { view: FateforgeView; events: readonly FateforgeEvent[] };
export type FateforgeHint = Omit<Hint, "action"> & { action: FateforgeAction };

export interface FateforgeSession {
  readonly connection: Connection;
  readonly view: FateforgeView | null;
  readonly seat: number | null;
  readonly seats: readonly SeatFacts[];
  readonly log: readonly FateforgeLine[];
  readonly step: FateforgeStep;
  readonly sending: boolean;
  readonly mayTakeBack: boolean;
  readonly thinking: { seat: number } | null;
  readonly why: { idea: FateforgeAction; answer: Pick<Why, "rule" | "key" | "args"> } | null;
  readonly refusal: Refused | null;
  readonly hintPending: boolean;
  hint: FateforgeHint | null;
  readonly table: string;
  act(action: FateforgeAction): void;
  takeBack(): void;
  askHint(): Promise<void>;
  askWhy(idea: FateforgeAction): Promise<unknown>;
  preview(action: FateforgeAction): Promise<FateforgePreview | null>;
  forgetWhy(): void;
  giveSeat(seat: number): void;
  takeSeat(seat: number): void;
}
