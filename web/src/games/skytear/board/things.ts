/** Everything that stands on the battlefield, in the order in which it is drawn: what is nearer covers what is behind. */
import type { HeroView } from "../../../generated/skytear";
import type { Battlefield } from "../content";
import { centre } from "../geometry";
import type { FieldView } from "./scene.svelte";

export interface Thing {
  key: string;
  y: number;
  z: number;
  kind: "bush" | "hero" | "minion" | "tower" | "nexus" | "pillar" | "illusion" | "outsider" | "leaves";
  space: string;
  side: number;
  id: string;
  hp: number;
  hero?: HeroView;
}

export function thingsOn(view: FieldView, board: Battlefield): Thing[] {
  const found: Thing[] = [];
  const keys = new Map<string, number>();
  const heightOf = (name: string): number => {
    const space = board.spaces.get(name);
    return space ? centre(space)[1] : 0;
  };
  const put = (kind: Thing["kind"], space: string, z: number, more: Partial<Thing> = {}): void => {
    const key = `${kind} ${more.id ?? ""} ${more.side ?? ""} ${kind === "hero" || kind === "outsider" ? "" : space}`;
    const again = keys.get(key) ?? 0;
    keys.set(key, again + 1);
    found.push({ key: `${key} ${again}`, y: heightOf(space), z, kind, space, side: -1, id: "", hp: 0, ...more });
  };
  for (const space of board.facts.spaces)
    if (space.cover) {
      put("bush", space.name, 0);
      put("leaves", space.name, 8);
    }
  view.pillars.forEach((list, side) => list.forEach((space) => put("pillar", space, 1, { side })));
  for (const hero of view.heroes) {
    if (hero.illusion) put("illusion", hero.illusion, 2, { side: hero.side, id: hero.name, hero });
    if (hero.space) put("hero", hero.space, 5, { side: hero.side, id: hero.name, hero });
  }
  for (const minion of view.minions) put("minion", minion.space, 4, { side: minion.side });
  for (const structure of view.structures)
    put(structure.lane ? "tower" : "nexus", structure.space, 3, {
      side: structure.side,
      hp: structure.hp,
      id: structure.lane,
    });
  for (const outsider of view.outsiders) if (outsider.space) put("outsider", outsider.space, 6, { id: outsider.id });
  return found.sort((a, b) => a.y - b.y || a.z - b.z);
}
