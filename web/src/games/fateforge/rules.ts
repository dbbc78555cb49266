/** The rules of skills, items, enemies and cards in words, put together from what they cost and do (see texts/README.md). */
import type { Boss, Card, Deed, EnemyFacts, Fx, Item, Segment, Skill, WeakPoint } from "../../generated/fateforge";
import { has, t, title, type Words } from "../../kernel/i18n.svelte";

const NAMING: Readonly<Record<string, string>> = {
  reputation: "reputation",
  ally: "ally",
  item: "item",
  lose_item: "item",
  add_die: "die",
  weak_point: "weak_point",
};

/** What an effect does, as a part of a sentence. */
export function effect(fx: Fx): string {
  const words = [...fx.words];
  const args: Record<string, string | number> = { n: Math.abs(fx.amount) };
  if (fx.verb in NAMING) args[NAMING[fx.verb]!] = words.shift() ?? "";
  else if (fx.verb === "move" && words.includes("to")) args.zone = words.pop() ?? "";
  if (fx.verb === "reputation") args.change = `${fx.amount > 0 ? "+" : "\u2212"}${Math.abs(fx.amount)}`;
  if (fx.reach) args.reach = t(`ff-reach-${fx.reach[0]}-${fx.reach[1]}`);
  const verb = fx.verb === "food" && fx.amount < 0 ? "lose_food" : fx.verb;
  return t(`ff-fx-${[verb, ...words].join("-")}`, args);
}

const sentence = (text: string): string => `${title(text)}.`;
const joined = (parts: readonly string[]): string => parts.reduce((first, second) => t("ff-and", { first, second }));
const payment = (paid: string): string => t(has(`ff-pay-${paid}`) ? `ff-pay-${paid}` : `result-${paid}`);

function deedWords(deed: Deed): string {
  const more = [
    deed.extra ? t("ff-deed-extra", { n: deed.extra }) : "",
    deed.reach ? t("ff-deed-reach", { n: deed.reach }) : "",
  ].filter(Boolean);
  return t(`ff-deed-${deed.what}`) + (more.length ? ` (${more.join(", ")})` : "");
}

function does(results: readonly string[], deeds: readonly Deed[], fx: readonly Fx[], both = false): string {
  const parts: string[] = [];
  if (results.length)
    parts.push(
      t(both ? "ff-gain-both" : "ff-gain", { results: results.map((result) => t(`result-${result}`)).join(" + ") }),
    );
  if (deeds.length) parts.push(t("ff-perform", { deeds: deeds.map(deedWords).join(", ") }));
  parts.push(...fx.filter(({ verb }) => verb !== "or").map(effect));
  return joined(parts);
}

function use(found: Pick<Skill, "pays" | "results" | "deeds" | "fx" | "when">, both = false): string {
  let said = does(found.results, found.deeds, found.fx, both);
  if (found.pays.length) said = t("ff-use", { pays: found.pays.map(payment).join(" + "), does: said });
  return found.when ? t("ff-when", { moment: t(`ff-moment-${found.when}`), does: said }) : said;
}

export function skillRule(skill: Skill): string {
  const rule = sentence(use(skill, skill.two_way));
  return skill.kind === "passive" ? rule : `${rule} ${t(`ff-limit-${skill.kind}`)}`;
}

export function itemRule(item: Item): string {
  const parts: string[] = [];
  if (item.die) parts.push(t("ff-item-die", { die: item.die }));
  if (item.special.length || item.special_fx.length)
    parts.push(t("ff-item-special", { does: does([], item.special, item.special_fx) }));
  if (item.armour) parts.push(t("ff-item-armour", { n: item.armour }));
  if (item.trait) parts.push(t("ff-item-trait", { trait: item.trait }));
  if (item.results.length || item.deeds.length || item.fx.length) {
    parts.push(sentence(use(item)));
    if (item.any_time) parts.push(t("ff-any-time"));
    if (item.use === "charged") parts.push(t("ff-limit-charged", { n: item.charges }));
    else if (item.use !== "always") parts.push(t(`ff-limit-${item.use === "round" ? "multi" : item.use}`));
  }
  if (has(`item-${item.id}.note`)) parts.push(t(`item-${item.id}.note`));
  if (item.hero) parts.push(t("ff-item-owner", { hero: item.hero }));
  return parts.join(" ");
}

const figure = (effects: readonly Fx[]): number => Math.abs(effects.find(({ amount }) => amount)?.amount ?? 0);

export const cardRule = (kind: "corruption" | "fear" | "trap", card: Card): string =>
  t(`${kind}-${card.id}.text`, { n: figure(card.fx) });
export const bossRule = (boss: Boss): string => t(`boss-${boss.id}.text`, { wounds: boss.wounds });
export const weakPointRule = (point: WeakPoint): string => t(`weak_point-${point.id}.text`, { n: figure(point.fx) });

export function bossCardRule(boss: Boss, number: number): string {
  const card = boss.deck.find((found) => found.number === number);
  return card ? t(`boss_card-${boss.id}-${number}.text`, { n: figure(card.fx) }) : "";
}

function segmentRule(segment: Segment): string {
  const more = [
    segment.aim ? t(`ff-frame-${segment.aim}`) : "",
    segment.extra ? t("ff-deed-extra", { n: segment.extra }) : "",
    segment.reach ? t("ff-frame-reach", { n: segment.reach }) : "",
    segment.poison ? t("ff-frame-poison") : "",
    segment.exit ? t("ff-frame-exit", { exit: segment.exit }) : "",
    segment.colours.map((colour) => t(`ff-colour-${colour}`)).join("/"),
  ].filter(Boolean);
  const actions =
    segment.actions.map((action) => t(`ff-deed-${action}`)).join(", ") + (more.length ? ` (${more.join(", ")})` : "");
  return sentence(t("ff-frame", { distances: segment.distances.join(", "), actions }));
}

/** The action frame of an enemy, a line for each segment. */
export const frameRules = (enemy: EnemyFacts): string[] => enemy.frame.map(segmentRule);

export const abilityRule = (ability: string, args: Words = {}): string => t(`ability-${ability}.text`, args);
