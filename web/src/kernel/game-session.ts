/** What a table's drawing needs of whoever keeps the game: a socket to a real table, or a lesson. */
import type { ClockFacts, Hint, Preview, Refused, SeatFacts, SecondThought, Why } from "../generated/messages";
import type { Asked, Lasting } from "./kept";
import type { Line } from "./log";
import type { Step } from "./session.svelte";
import type { Connection } from "./socket";

// The wire speaks of all games; these are the same messages when the table is one of a certain game.
export type GameStep<Event> = Omit<Step, "events"> & { events: readonly Event[] };
export type GamePreview<Event, View> = Omit<Preview<Event, View>, "type" | "request_id" | "told" | "asked">;

/** A line that is drawn over the position: what each of its answers causes, and how the table stands after it. */
export interface DrawnLine<Event, View> {
  readonly moves: readonly { readonly seat: number; readonly quiet: boolean; readonly events: readonly Event[] }[];
  readonly view: View;
}

export interface GameSession<Action, View, Event> {
  readonly connection: Connection;
  readonly view: View | null;
  readonly seat: number | null;
  readonly seats: readonly SeatFacts[];
  /** Lessons have none. */
  readonly clocks?: readonly ClockFacts[];
  readonly log: readonly Line<Event>[];
  readonly step: GameStep<Event>;
  readonly sending: boolean;
  readonly mayTakeBack: boolean;
  readonly thinking: { seat: number } | null;
  readonly why: { idea: Action; answer: Pick<Why, "rule" | "key" | "args"> } | null;
  readonly refusal: Refused | null;
  readonly hintPending: boolean;
  hint: Hint<Action> | null;
  /** How much of the hint is told: 1 where to look, 2 which card, 3 the move. */
  readonly hintStep?: number;
  hintOn?(): Promise<void>;
  secondThought?: SecondThought | null;
  readonly table: string;
  /** In an analysis, the turn that is looked at. */
  readonly line?: DrawnLine<Event, View> | null;
  /** How long a step of others waits for what is still shown; lessons have nobody to wait for. */
  pace?: (next: { events: readonly object[] }) => number;
  act(action: Action, lasting?: Lasting, asked?: Asked<Action> | null): void;
  /** Several people at one screen; lessons have one. */
  actFor?(seat: number, action: Action): void;
  handOver?(): void;
  takeBack(): void;
  askHint(): Promise<void>;
  askWhy(idea: Action): Promise<unknown>;
  preview(action: Action): Promise<GamePreview<Event, View> | null>;
  forgetWhy(): void;
  /** Whether the house lets windows go by for whoever wishes so, also while they are away; */
  readonly passesAtHouse?: boolean;
  /** and the wish. */
  passAhead?(seat: number, on: boolean): void;
  giveSeat(seat: number): void;
  takeSeat(seat: number): void;
}
