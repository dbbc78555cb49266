/** How people, things and places of Fateforge are called. */
import type { FateforgeAction } from "../../generated/fateforge";
import type { SeatFacts } from "../../generated/messages";
import { has, knowProse, name, t, title } from "../../kernel/i18n.svelte";
import type { Names } from "../../frame/games";

export type { Names };

export function namesAt(players: (seat: number) => string): Names {
  const player = (seat: number): string => players(seat) || t("page-player-n", { n: seat + 1 });
  return { player, side: player, sideOf: (seat) => seat };
}

export const playersOf =
  (seats: readonly SeatFacts[]): ((seat: number) => string) =>
  (seat) =>
    seats[seat]?.name ?? "";

export const heroName = (hero: string): string => name("hero", hero);
export const skillName = (skill: string): string => title(name("skill", skill));
export const itemName = (item: string): string => title(name("item", item));
export const dieName = (die: string): string => name("die", die);
export const resultName = (result: string): string => t(`result-${result}`);

/** "Step or Focus" for a face with a line. */
export function faceName(face: string): string {
  if (!face) return t("ff-page-hidden");
  const halves = face.split("|");
  return halves.length === 2
    ? t("ff-page-either", { one: resultName(halves[0]!), two: resultName(halves[1]!) })
    : resultName(face);
}

/** "grunt#2" as people say it: the card's name and its number. Heroes and bosses go by their names. */
export function figureName(figure: string): string {
  const [id = "", number = ""] = figure.split("#");
  const kind = ["hero", "boss", "enemy", "ally"].find((one) => has(`${one}-${id}`));
  const plain = kind ? title(t(`${kind}-${id}`)) : id;
  return number ? `${plain} ${number}` : plain;
}

const isZone = (text: string): boolean => /^[A-Z]$/.test(text);

/** A token of the map ("exitA", "gem@grunt#1"), or a zone, as the id that `map_token` takes: "exit#A". */
export function tokenId(called: string): string {
  if (isZone(called)) return `zone#${called}`;
  const [, kind = called, which = ""] = /^([a-z]+)([A-Z]|\d+)?/.exec(called) ?? [];
  return which ? `${kind}#${which}` : kind;
}

export function tokenName(called: string): string {
  const [kind = "", which = ""] = tokenId(called).split("#");
  const plain = has(`ff-token-${kind}`) ? title(t(`ff-token-${kind}`)) : kind;
  return which ? `${plain} ${which}` : plain;
}

/** Anything an action may be aimed at. */
export const targetName = (target: string): string =>
  target.includes("#") || has(`hero-${target}`) || has(`boss-${target}`) ? figureName(target) : tokenName(target);

// Titles of combats and scenes and labels of choices are words of the story: whoever has them says so.
export function knowTitles(find: (id: string) => string): void {
  knowProse("@fateforge.title", ({ entry }) => find(String(entry)));
}
export function knowLabels(find: (scene: string, choice: string) => string): void {
  // Where the story is not at hand, as in the page's own bar, the choice goes by its name.
  knowProse(
    "@fateforge.label",
    ({ scene_id, choice }) => find(String(scene_id), String(choice)) || title(String(choice).replaceAll("_", " ")),
  );
}
knowTitles((id) => id);
knowLabels(() => "");

/** A hero's own ability, a passive skill, an item: what made something possible. */
export function abilityName(ability: string): string {
  for (const prefix of ["ff-ability", "skill", "item"])
    if (has(`${prefix}-${ability}`)) return t(`${prefix}-${ability}`);
  return ability;
}

/** Faces that pay for something: "Step/Focus + Miss". */
export const facesWords = (shown: readonly string[]): string =>
  shown.map((one) => one.split("|").map(resultName).join("/")).join(" + ");

/** What a refused idea was about. */
export function subjectOf(idea: FateforgeAction): string {
  if (idea.type === "skill") return skillName(idea.skill);
  if (idea.type === "use") return itemName(idea.item);
  if ("target" in idea) return targetName(idea.target);
  if ("zone" in idea) return targetName(idea.zone);
  if ("enemy" in idea) return figureName(idea.enemy);
  if ("token" in idea) return targetName(idea.token);
  return "hero" in idea ? figureName(idea.hero) : "";
}
