/** Spaces and the whole position in words, for those who cannot or do not want to look. */
import type { HeroView, SkytearView } from "../../../generated/skytear";
import { labelled, name, t } from "../../../kernel/i18n.svelte";
import type { Battlefield } from "../content";
import { victoryName, type Names } from "../names";

function heroWords(hero: HeroView, names: Names): string {
  const parts = [
    t("sk-page-say-hero", { hero: hero.name, player: names.side(hero.side), hp: hero.hp, most: hero.most_hp }),
    t(`sk-status-${hero.status}`),
  ];
  if (hero.armour) parts.push(t("sk-page-say-armour", { n: hero.armour }));
  return [...parts, ...hero.conditions.map((condition) => t(`condition-${condition}`))].join(", ");
}

export function spaceWords(space: string, view: SkytearView, board: Battlefield, names: Names): string {
  const facts = board.spaces.get(space);
  if (!facts) return space;
  const said = [space];
  if (facts.lane) said.push(t("sk-page-say-lane", { lane: facts.lane }));
  if (facts.dome) said.push(t("sk-page-say-dome"));
  if (facts.cover) said.push(t("sk-page-say-cover"));
  const things: string[] = [];
  for (const structure of view.structures)
    if (structure.space === space)
      things.push(
        t(structure.lane ? "sk-page-say-tower" : structure.hp < 0 ? "sk-page-say-nexus-sealed" : "sk-page-say-nexus", {
          player: names.side(structure.side),
          hp: structure.hp,
          lane: structure.lane || "none",
        }),
      );
  for (const hero of view.heroes) if (hero.space === space) things.push(heroWords(hero, names));
  for (const minion of view.minions)
    if (minion.space === space) things.push(t("sk-page-say-minion", { player: names.side(minion.side) }));
  for (const outsider of view.outsiders) if (outsider.space === space) things.push(name("outsider", outsider.id));
  view.pillars.forEach(
    (list, side) => list.includes(space) && things.push(t("sk-page-say-pillar", { player: names.side(side) })),
  );
  for (const hero of view.heroes)
    if (hero.illusion === space) things.push(t("sk-page-say-illusion", { hero: hero.name }));
  if (view.walls.includes(space)) things.push(t("sk-page-say-wall"));
  for (const token of view.tokens)
    if (token.space === space)
      things.push(
        t("sk-page-say-token", { token: token.number, west: token.control[0] ?? 0, east: token.control[1] ?? 0 }),
      );
  return [...said, things.length ? things.join("; ") : t("sk-page-say-free")].join(", ");
}

/** The position, a sentence a thing. */
export function describe(view: SkytearView, names: Names): string[] {
  const said = [t("sk-page-say-turn", { turn: view.turn, phase: t(`sk-phase-${view.phase}`) })];
  for (const side of [0, 1]) {
    const heroes = view.heroes.filter((hero) => hero.side === side);
    for (const hero of heroes)
      said.push(
        hero.space
          ? labelled(heroWords(hero, names), `${hero.space}.`)
          : t("sk-page-say-away", { hero: hero.name, turn: hero.returns }),
      );
    const minions = view.minions.filter((minion) => minion.side === side).map((minion) => minion.space);
    if (minions.length) said.push(t("sk-page-say-minions", { player: names.side(side), spaces: minions.join(", ") }));
    for (const structure of view.structures.filter((found) => found.side === side))
      said.push(
        labelled(
          t(
            structure.lane ? "sk-page-say-tower" : structure.hp < 0 ? "sk-page-say-nexus-sealed" : "sk-page-say-nexus",
            { player: names.side(side), hp: structure.hp, lane: structure.lane || "none" },
          ),
          `${structure.space}.`,
        ),
      );
  }
  for (const token of view.tokens)
    said.push(
      labelled(
        t("sk-page-say-token", { token: token.number, west: token.control[0] ?? 0, east: token.control[1] ?? 0 }),
        `${token.space}.`,
      ),
    );
  for (const outsider of view.outsiders)
    if (outsider.space) said.push(labelled(name("outsider", outsider.id), `${outsider.space}.`));
  for (const card of view.victory)
    said.push(
      labelled(
        victoryName(card.card),
        `${[0, 1].map((side) => `${names.side(side)} ${card.progress[side] ?? 0}/${card.threshold}`).join(", ")}.`,
      ),
    );
  if (view.active_hero) said.push(t("sk-page-say-active", { hero: view.active_hero, points: view.points }));
  return said;
}
