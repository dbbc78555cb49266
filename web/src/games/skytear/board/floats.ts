/** What a step changed on the battlefield, as far as it is shown in passing: numbers that float away, things that break. */
import type { SkytearStep } from "../session";
import type { FieldView } from "./scene.svelte";

export interface Float {
  key: string;
  space: string;
  text: string;
  kind: "harm" | "good" | "fall";
}

/** Where heroes stand, by name. */
export type Standing = ReadonlyMap<string, string>;

export const standing = (view: FieldView): Standing =>
  new Map(view.heroes.flatMap((hero) => (hero.space ? [[hero.name, hero.space] as const] : [])));

/** `before` is where heroes stood before the step: a defeated one is gone from the view. */
export function floatsOf(step: SkytearStep, view: FieldView, before: Standing): Float[] {
  const now = standing(view);
  const spaceOfStructure = (side: number, lane: string): string =>
    view.structures.find((found) => found.side === side && found.lane === lane)?.space ?? "";
  return step.events.flatMap((event, number): Float[] => {
    let space = "";
    let text = "";
    let kind: Float["kind"] = "harm";
    if (event.type === "damaged" || event.type === "healed") {
      space = now.get(event.hero) ?? before.get(event.hero) ?? "";
      text = event.type === "damaged" ? `−${event.lost}` : `+${event.gained}`;
      kind = event.type === "healed" ? "good" : "harm";
    } else if (event.type === "structure-damaged") {
      space = spaceOfStructure(event.side, event.lane);
      text = `−${event.lost}`;
    } else if (event.type === "minion-defeated") [space, kind] = [event.space, "fall"];
    else if (event.type === "hero-defeated") [space, kind] = [before.get(event.hero) ?? "", "fall"];
    else if (event.type === "structure-destroyed") [space, kind] = [spaceOfStructure(event.side, event.lane), "fall"];
    return space ? [{ key: `${step.serial} ${number}`, space, text, kind }] : [];
  });
}
