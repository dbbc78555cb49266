/** What happened in a game without a page of its own, line by line. */
import type { GameEvent } from "../../generated/messages";
import { aside, type Line, type ToldLine } from "../../kernel/log";
import { isSaid, wordParts } from "../../kernel/said";
import type { Names } from "../../frame/games";

/** `seat`: whose mark stands before the line; -1: nobody's. */
export type PlainLine = ToldLine & { seat: number };

export function tell(line: Line<GameEvent>, names: Names): PlainLine[] {
  const beside = aside(line, names.player);
  if (beside) return [{ ...beside, seat: line.seat }];
  return line.events.filter(isSaid).map((event, at) => ({
    key: `${line.number}-${at}`,
    seat: at ? -1 : line.seat,
    minor: at > 0,
    heading: false,
    words: wordParts(event, names),
  }));
}
