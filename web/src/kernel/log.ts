/** Lines of a log, whatever game it is of. */
import type { LogLine, SeatFacts } from "../generated/messages";
import { parts, t, wording, type Names } from "./i18n.svelte";
import { isSaid, words } from "./said";

/** A step of the game; its events know their own words. */
export type Line<Event> = Omit<LogLine<Event>, "told">;

export interface ToldLine {
  key: string;
  /** Follows from the line before. */
  minor: boolean;
  heading: boolean;
  /** `opens` names what can be read about the word, where the game can show it. */
  words: { text: string; strong: boolean; opens?: string }[];
}

/** The line of a step that is no move of the game: somebody took a move back, or gave up. Else nothing. */
export function aside(line: Line<unknown>, player: (seat: number) => string): ToldLine | null {
  if (line.step !== "take-back" && line.step !== "resign") return null;
  const key = line.step === "resign" ? "page-log-resigned" : "page-log-taken-back";
  return { key: `${line.number}`, minor: false, heading: false, words: parts(key, { player: player(line.seat) }) };
}

/** A log that grows: what was told stays as it was told, while everybody is called as before and words are the same. */
export class Chronicle<Step extends object, Told> {
  #told = new WeakMap<Step, readonly Told[]>();
  #words: object | null = null;
  #called = "";

  /** `called`: all that the names of this table can say. */
  tell(lines: readonly Step[], called: string, tellOne: (line: Step) => readonly Told[]): Told[] {
    const words = wording();
    if (words !== this.#words || called !== this.#called) this.#told = new WeakMap();
    [this.#words, this.#called] = [words, called];
    return lines.flatMap((line) => {
      const told = this.#told.get(line) ?? tellOne(line);
      this.#told.set(line, told);
      return told;
    });
  }
}

interface Watched {
  readonly log: readonly Line<unknown>[];
  readonly seats: readonly SeatFacts[];
}

/** Who gave the game up, as whoever looks is told; nothing when nobody has. People at one screen go by their names. */
export function resignation({ log, seats }: Watched, player: (seat: number) => string): string {
  const line = log.at(-1);
  if (line?.step !== "resign") return "";
  const mine = seats.filter((seat) => seat.yours);
  const alone = mine.length === 1 && mine[0]!.seat === line.seat;
  return alone ? t("page-resigned-you") : t("page-resigned-by", { player: player(line.seat) });
}

/** What happened in one step as one piece of news, for those who do not see it. */
export function spoken(events: readonly object[], names: Names): string {
  return events
    .filter(isSaid)
    .slice(-8)
    .map((event) => words(event, names))
    .join(" ");
}
