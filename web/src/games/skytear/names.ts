/** How seats, sides and heroes are called at a table. */
import type { SeatFacts } from "../../generated/messages";
import type { SkytearAction, SkytearView } from "../../generated/skytear";
import { has, name, t, title } from "../../kernel/i18n.svelte";
import type { Names } from "../../frame/games";

export type { Names };

export function namesAt(view: SkytearView, players: (seat: number) => string): Names {
  const sideOf = (seat: number): number => view.seats[seat]?.side ?? seat % 2;
  const player = (seat: number): string => players(seat) || t("page-player-n", { n: seat + 1 });
  const side = (number: number): string =>
    view.seats
      .filter((seat) => seat.side === number)
      .map((seat) => player(seat.seat))
      .join(" & ") || t(`sk-setup-first-${number}`);
  // From five players on a deck is a team's (SK-24.1).
  return { player, side, sideOf, deck: view.seats.length > 4 ? side : player };
}

export function playersOf(seats: readonly SeatFacts[]): (seat: number) => string {
  return (seat) => seats[seat]?.name ?? "";
}

export const heroName = (hero: string): string => name("hero", hero);
export const cardName = (card: string): string => name("power_card", card);
export const skillName = (skill: string): string => name("skill", skill);
export const victoryName = (card: string): string => name("victory_card", card);

/** A card, an action or a skill by its id: whatever can lie on the Stack. */
export function effectName(what: string): string {
  for (const id of [
    `power_card-${what}`,
    `sk-action-${what}`,
    `hero_skill-${what}`,
    `outsider_skill-${what}`,
    `outsider-${what}`,
  ])
    if (has(id)) return t(id);
  return what;
}

/** A target as the server names it: a hero, a space, or an effect of the Stack. */
export function targetName(target: string, view: Pick<SkytearView, "stack"> | null = null): string {
  if (!target) return "none";
  if (has(`hero-${target}`)) return heroName(target);
  const effect = /^effect (\d+)$/.exec(target);
  if (effect) {
    const below = view?.stack[Number(effect[1])];
    return below ? effectName(below.card ?? below.kind) : t("sk-page-effect-n", { n: Number(effect[1]) + 1 });
  }
  return target;
}

/** Whom a blow hits: a hero, or the minion on a space. */
export const targetWords = (target: string): string =>
  has(`hero-${target}`) ? heroName(target) : t("sk-page-the-minion", { space: target });

/** What a refused idea was about. */
export function subjectOf(idea: SkytearAction): string {
  if ("card" in idea) return title(cardName(idea.card));
  if (idea.type === "declare") return title(effectName(idea.what));
  if ("hero" in idea) return heroName(idea.hero);
  return "space" in idea ? idea.space : "";
}
