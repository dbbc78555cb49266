/** What can be marked on the battlefield, whoever asks for it: the table, a lesson, a replay. */
import type { HeroView } from "../../../generated/skytear";

export interface BoardMarks {
  /** Spaces that can be chosen: plain ones glow, those with something on them get brackets. */
  legal: ReadonlySet<string>;
  steps: ReadonlyMap<string, number>;
  /** Spaces an area would cover. */
  covered: readonly string[];
  sight: readonly string[];
  focus: string;
  ghost: { hero: HeroView; space: string } | null;
  /** Where heroes of others stood before they moved, until the viewer's next decision. */
  left?: readonly { hero: HeroView; space: string }[];
  refused: string;
  shown: readonly string[];
  last: readonly string[];
  /** Words on spaces and ways of tokens, while the Minion Phase is shown. */
  notes?: readonly BoardNote[];
  ways?: readonly (readonly string[])[];
  /** Where an outsider has just arrived. */
  arrived?: string;
  /** Spaces whose figure would be defeated by what is chosen. */
  doomed?: string;
}

/** A few letters on a space: who counts, what fell, what was hit. */
export interface BoardNote {
  space: string;
  text: string;
  kind: "plus-1" | "plus-2" | "fallen" | "hit";
}

export const NO_MARKS: BoardMarks = {
  legal: new Set(),
  steps: new Map(),
  covered: [],
  sight: [],
  focus: "",
  ghost: null,
  refused: "",
  shown: [],
  last: [],
};
