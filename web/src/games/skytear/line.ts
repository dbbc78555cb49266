/** A turn that is looked at in an analysis, over the battlefield: where heroes would go, whom they hit, who falls. */
import type { HeroView, SkytearEvent, SkytearView } from "../../generated/skytear";
import { apart, type LineMarks, type Point } from "../../frame/line";
import type { DrawnLine } from "../../kernel/game-session";

export interface FieldLine extends LineMarks {
  /** Heroes where they would stand. */
  ghosts: readonly { hero: HeroView; space: string }[];
}

/** Above what stands on a space, and at its feet. */
const HEAD = 44;

export function fieldLine(
  view: Pick<SkytearView, "heroes">,
  { moves }: DrawnLine<SkytearEvent, SkytearView>,
  at: (space: string) => Point,
  isSpace: (name: string) => boolean,
): FieldLine {
  const stands = new Map(view.heroes.flatMap(({ name, space }) => (space ? [[name, space] as const] : [])));
  const gone = new Map<string, string>();
  const numbers: { at: Point; n: number }[] = [];
  const [ways, falls]: [{ from: Point; to: Point; blow?: boolean }[], Point[]] = [[], []];
  const spaceOf = (name: string): string => stands.get(name) ?? name.split(" ").find(isSpace) ?? "";
  let open = true;
  const number = (space: string): void => {
    if (!open || !isSpace(space)) return;
    open = false;
    const [x, y] = at(space);
    numbers.push({ at: [x - 22, y - HEAD], n: numbers.length + 1 });
  };
  const went = (hero: string, to: string): void => {
    const from = stands.get(hero);
    if (from && from !== to) ways.push({ from: at(from), to: at(to) });
    stands.set(hero, to);
    gone.set(hero, to);
    number(to);
  };
  const aimed = (hero: string, target: string): void => {
    open = true;
    const [from, to] = [spaceOf(hero), spaceOf(target)];
    if (!isSpace(to)) return;
    if (isSpace(from) && from !== to) ways.push({ from: at(from), to: at(to), blow: true });
    number(to);
  };
  const fell = (space: string): void => {
    if (!isSpace(space)) return;
    const [x, y] = at(space);
    falls.push([x + 22, y - HEAD]);
  };
  for (const event of moves.flatMap((move) => move.events))
    switch (event.type) {
      case "declared":
        aimed(event.hero, event.target);
        break;
      case "card-played":
        aimed(event.hero, event.targets[0] ?? event.hero);
        break;
      case "hero-placed":
      case "hero-returned":
        open = true;
        went(event.hero, event.space);
        break;
      case "moved":
        went(event.hero, event.to);
        break;
      case "minion-moved":
        ways.push({ from: at(event.at), to: at(event.to) });
        break;
      case "damaged":
        number(spaceOf(event.hero));
        break;
      case "hero-defeated":
        fell(spaceOf(event.hero));
        gone.delete(event.hero);
        break;
      case "minion-defeated":
        fell(event.space);
        break;
    }
  const ghosts = [...gone].flatMap(([name, space]) => {
    const hero = view.heroes.find((each) => each.name === name);
    return hero && hero.space !== space ? [{ hero, space }] : [];
  });
  return { ghosts, numbers: apart(numbers, 24), ways, links: [], falls };
}
