/** Lines of a log, whatever game it is of. */
import type { LogLine } from "../generated/messages";
import { parts } from "./i18n.svelte";

export interface ToldLine {
  key: string;
  /** Follows from the line before. */
  minor: boolean;
  heading: boolean;
  words: { text: string; strong: boolean }[];
}

/** The line of a step that is no move of the game: somebody took a move back, or gave up. Else nothing. */
export function aside(line: LogLine<unknown>, player: (seat: number) => string): ToldLine | null {
  if (line.step !== "take-back" && line.step !== "resign") return null;
  const key = line.step === "resign" ? "page-log-resigned" : "page-log-taken-back";
  return { key: `${line.number}`, minor: false, heading: false, words: parts(key, { player: player(line.seat) }) };
}
