/** A turn that is looked at in an analysis, over the map of a combat: ways, blows, and who falls. */
import type { FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import { apart, type LineMarks, type Point } from "../../frame/line";
import type { DrawnLine } from "../../kernel/game-session";

/** Heroes' deeds; what enemies do then hangs on their cards. `spotOf`: the middle of a figure, or of a zone; null: it is not on the map. */
export function mapLine(
  { moves }: DrawnLine<FateforgeEvent, FateforgeView>,
  heroes: ReadonlySet<string>,
  spotOf: (what: string) => Point | null,
): LineMarks {
  const went = new Map<string, Point>();
  const numbers: { at: Point; n: number }[] = [];
  const [ways, falls]: [{ from: Point; to: Point; blow?: boolean }[], Point[]] = [[], []];
  const at = (who: string): Point | null => went.get(who) ?? spotOf(who);
  const number = ([x, y]: Point): void => void numbers.push({ at: [x - 26, y - 34], n: numbers.length + 1 });
  const fell = (who: string): void => {
    const spot = at(who);
    if (spot) falls.push([spot[0] + 26, spot[1] - 34]);
  };
  for (const event of moves.flatMap((move) => move.events))
    switch (event.type) {
      case "moved": {
        const [from, to] = [at(event.who), spotOf(event.zone)];
        if (!from || !to || !heroes.has(event.who)) break;
        ways.push({ from, to });
        went.set(event.who, to);
        number(to);
        break;
      }
      case "attacked": {
        const [from, to] = [at(event.who), at(event.target)];
        if (!from || !to || !heroes.has(event.who)) break;
        ways.push({ from, to, blow: true });
        number(to);
        break;
      }
      case "token-used":
      case "token-taken":
      case "chest-opened": {
        const spot = spotOf(event.token);
        if (spot) number(spot);
        break;
      }
      case "enemy-defeated":
        fell(event.enemy);
        break;
      case "hero-knocked-out":
        fell(event.hero);
        break;
    }
  return { numbers: apart(numbers, 30), ways, links: [], falls };
}
