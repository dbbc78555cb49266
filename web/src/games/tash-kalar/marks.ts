/** What is drawn over the arena besides its pieces. */
import type { PieceView } from "../../generated/tash_kalar";

export interface Arrow {
  direction: string;
  label: string;
}

/** What the coach points out. */
export interface Coached {
  /** Squares that lack a piece, with the number of their patterns. */
  missing: ReadonlyMap<number, number>;
  /** The piece that would stand there. */
  piece: string;
  /** The pattern that is shown in full: where the being arrives, and what it needs. */
  arrival: number;
  used: readonly number[];
  falls: boolean;
  /** Squares where others may arrive, with how many beings. */
  threats: ReadonlyMap<number, number>;
}

export interface Marks {
  /** Squares that can be chosen; those where a piece would fall get a badge. */
  legal: ReadonlySet<number>;
  falls: ReadonlySet<number>;
  /** The square under the pointer or the cursor, or the chosen one. */
  focus: number;
  /** What would stand on the focused square. */
  ghost: PieceView | null;
  /** Pieces a summoning uses, with lines to `focus`. */
  used: readonly number[];
  marked: readonly number[];
  marked2: readonly number[];
  /** Pieces that would be destroyed as a consequence. */
  danger: readonly number[];
  /** Pieces that would appear or change. */
  coming: readonly PieceView[];
  /** The square of the Gateway; -1: there is none. */
  gateway: number;
  refused: number;
  /** Where the bubble that explains the refusal lies: a dotted line leads there. */
  leader: readonly [number, number] | null;
  last: readonly number[];
  /** Pieces that fell in the last move and left their squares empty. */
  fallen: readonly PieceView[];
  /** Pieces that the last move upgraded, downgraded, converted. */
  raised: readonly number[];
  lowered: readonly number[];
  converted: readonly number[];
  trail: readonly { from: number; to: number }[];
  /** Lines out of a square: the card's arrows, or directions to choose. */
  origin: number;
  arrows: readonly Arrow[];
  shown: readonly string[];
  /** Squares that the hint or the log points at. */
  pointed: readonly number[];
  coached: Coached | null;
}

const NONE: ReadonlySet<number> = new Set();

export function marks(given: Partial<Marks> = {}): Marks {
  return {
    legal: NONE,
    falls: NONE,
    focus: -1,
    ghost: null,
    used: [],
    marked: [],
    marked2: [],
    danger: [],
    coming: [],
    gateway: -1,
    refused: -1,
    leader: null,
    last: [],
    fallen: [],
    raised: [],
    lowered: [],
    converted: [],
    trail: [],
    origin: -1,
    arrows: [],
    shown: [],
    pointed: [],
    coached: null,
    ...given,
  };
}
