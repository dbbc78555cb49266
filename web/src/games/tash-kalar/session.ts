/** What the table's drawing needs of whoever keeps the game: a socket to a real table, or a lesson. */
import type { Hint, LogLine, Preview, Refused, ReplayFrame, SeatFacts, Why } from "../../generated/messages";
import type { TashKalarAction, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import type { Step } from "../../kernel/session.svelte";
import type { Connection } from "../../kernel/socket";

// The wire speaks of all games; these are the same messages when the table is one of Tash-Kalar.
export type TashKalarStep = Omit<Step, "events"> & { events: readonly TashKalarEvent[] };
export type TashKalarLine = LogLine<TashKalarEvent>;
export type TashKalarFrame = ReplayFrame<TashKalarEvent, TashKalarView>;
export type TashKalarPreview = Omit<Preview<TashKalarEvent, TashKalarView>, "type" | "request_id">;
export type TashKalarHint = Hint<TashKalarAction>;

export interface TashKalarSession {
  readonly connection: Connection;
  readonly view: TashKalarView | null;
  readonly seat: number | null;
  readonly seats: readonly SeatFacts[];
  readonly log: readonly TashKalarLine[];
  readonly step: TashKalarStep;
  readonly sending: boolean;
  readonly mayTakeBack: boolean;
  readonly thinking: { seat: number } | null;
  readonly why: { idea: TashKalarAction; answer: Pick<Why, "rule" | "key" | "args"> } | null;
  readonly refusal: Refused | null;
  readonly hintPending: boolean;
  hint: TashKalarHint | null;
  readonly table: string;
  act(action: TashKalarAction): void;
  takeBack(): void;
  askWhy(idea: TashKalarAction): Promise<unknown>;
  preview(action: TashKalarAction): Promise<TashKalarPreview | null>;
  forgetWhy(): void;
  giveSeat(seat: number): void;
  takeSeat(seat: number): void;
}
