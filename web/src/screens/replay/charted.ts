/** What the curve of a game is drawn from: a replay that is being looked at, or the course of a game that has just ended. */
import type { Names } from "../../frame/games";
import type { TurningPoint } from "../../kernel/turning";

export interface Charted {
  readonly at: number;
  readonly last: number;
  /** From the eyes of the side of the first seat, from 0 to 1; null: not known yet. */
  readonly estimates: readonly (number | null)[];
  readonly names: Names | null;
  readonly points: readonly TurningPoint[];
  /** Who judged it. */
  readonly judge: string;
  readonly sides: readonly { side: number; seats: readonly number[] }[];
  readonly two: boolean;
  estimatesOf(seat: number): readonly (number | null)[];
  /** Where the reader is, can be changed. */
  to?(at: number): void;
}
