/** Objectives in the story's words. */
import type { CombatView } from "../../generated/fateforge";
import { language, t } from "../../kernel/i18n.svelte";
import type { Content } from "./content";

export interface Aim {
  text: string;
  /** In the notation of the data. */
  raw: string;
  met: boolean;
  sign: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  taken: "objective",
  focused: "focus",
  defeated: "crown",
  boss: "e_boss",
  escape: "exit",
  some_escape: "exit",
  carried: "objective",
  away: "exit",
  ko: "health",
  weak_points: "e_boss",
  explored: "explore",
  used: "portal",
  opened: "door",
};

const signOf = (objective: string): string => SIGNS[(/^[a-z_]+/.exec(objective) ?? [""])[0]] ?? "objective";

export function aimsOf(combat: CombatView, content: Content): Aim[] {
  const facts = content.combats.get(combat.id);
  const told = facts?.words[language()]?.objectives ?? [];
  return combat.objectives.map(({ text, met }) => {
    // A conditional objective stands without its condition once the combat has begun.
    const at = facts?.objectives.findIndex((found) => found === text || found.endsWith(`: ${text}`)) ?? -1;
    return { text: told[at] ?? text, raw: text, met, sign: signOf(text) };
  });
}

/** What an objective is about on the map: tokens, exits, figures, as marks of the board name them. */
export const placesOf = (text: string): string[] => [
  ...[...text.matchAll(/objective\d+|chest\d+|portal\d+/g)].map(([token]) => `token:${token}`),
  ...[...text.matchAll(/(?:escape|carried \w+) ([A-Z](?:\|[A-Z])*)/g)].flatMap(([, letters]) =>
    (letters ?? "").split("|").map((letter) => `token:exit${letter}`),
  ),
  ...[...text.matchAll(/(?:defeated|away) (\S+)/g)].map(([, name]) => `figure:${name}`),
];

/** Whether an objective of the data counts with these flags of the story ("if flag aim_bind: boss"). */
const counts = (text: string, flags: readonly string[]): boolean => {
  const flag = /^if flag (\w+): /.exec(text)?.[1];
  return flag === undefined || flags.includes(flag);
};

/** The objectives of a combat that is over, of those that depend on the story the ones that counted. */
export function aimsMet(
  combat: string,
  met: readonly boolean[],
  content: Pick<Content, "combats">,
  flags: readonly string[],
): Aim[] {
  const facts = content.combats.get(combat);
  const told = facts?.words[language()]?.objectives ?? [];
  const own = (facts?.objectives ?? [])
    .map((text, at) => ({ text: text.replace(/^if [^:]+: /, ""), at, counts: counts(text, flags) }))
    .filter((aim) => aim.counts);
  return met.map((done, nth) => {
    const aim = own[nth];
    const text = aim ? (told[aim.at] ?? aim.text) : t("ff-page-end-objective", { n: nth + 1 });
    return { text, raw: aim?.text ?? "", met: done, sign: aim ? signOf(aim.text) : "objective" };
  });
}

export const combatTitle = (combat: string, content: Content): string =>
  content.combats.get(combat)?.words[language()]?.title ?? combat.toUpperCase();
