/** Zones and the whole position in words, for those who cannot or do not want to look. */
import type { EnemyView, FateforgeView, HeroView } from "../../generated/fateforge";
import { labelled, t, tell } from "../../kernel/i18n.svelte";
import type { Content } from "./content";
import { BattleMap } from "./geometry";
import { figureName, heroName, tokenName } from "./names";
import { aimsOf, combatTitle } from "./objectives";

function enemyWords(enemy: EnemyView): string {
  return [
    t("ff-page-say-enemy", { figure: figureName(enemy.name), damage: enemy.damage, toughness: enemy.toughness }),
    enemy.armour ? t("ff-page-say-armour", { n: enemy.armour }) : "",
    enemy.stunned ? t("ff-page-stunned") : "",
    enemy.carries ? t("ff-page-say-carries", { what: tokenName(enemy.carries) }) : "",
    enemy.guards
      ? t("ff-page-say-guards", {
          what: enemy.guards.includes("#") ? figureName(enemy.guards) : tokenName(enemy.guards),
        })
      : "",
    enemy.guarded ? t("ff-page-say-guarded") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function heroWords(hero: HeroView): string {
  const fighter = hero.fighter;
  return [
    t("ff-page-say-hero", { figure: heroName(hero.id), health: hero.health, energy: hero.energy }),
    fighter?.ko ? t("ff-page-ko") : "",
    fighter?.hidden ? t("ff-page-is-hidden") : "",
    fighter?.stunned ? t("ff-page-stunned") : "",
    fighter?.block ? t("ff-soak-block", { n: fighter.block }) : "",
    ...(fighter?.carries ?? []).map((token) => t("ff-page-say-carries", { what: tokenName(token) })),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Zone E, next to B, D and F. Noble. Archer 1, stunned. Barricade against shots from B." */
export function zoneWords(zone: string, view: FateforgeView): string {
  const combat = view.combat!;
  const near = new BattleMap(combat).neighbours(zone);
  const said = [t("ff-page-say-zone", { zone, near: near.join(", ") || "none" })];
  for (const hero of view.party) if (hero.fighter?.zone === zone) said.push(heroWords(hero));
  for (const enemy of combat.enemies) if (enemy.zone === zone) said.push(enemyWords(enemy));
  if (combat.boss?.zone === zone)
    said.push(
      t("ff-page-say-boss", {
        figure: figureName(combat.boss.id),
        wounds: combat.boss.wounds,
        all: combat.boss.most_wounds,
      }),
    );
  for (const token of combat.tokens)
    if (token.zone === zone)
      said.push([tokenName(token.name), token.guarded ? t("ff-page-say-guarded") : ""].filter(Boolean).join(", "));
  for (const door of combat.doors)
    if (door.zones.includes(zone))
      said.push(t(door.closed ? "ff-page-door-closed" : "ff-page-door-open", { which: door.name.slice(4) }));
  for (const [inside, outside] of combat.barricades)
    if (inside === zone) said.push(t("ff-page-say-barricade", { zone: inside, other: outside }));
  return said.join(". ");
}

/** The position, a sentence a thing. */
export function describe(view: FateforgeView, content: Content): string[] {
  const combat = view.combat;
  if (!combat) return view.party.map(heroWords);
  return [
    `${combatTitle(combat.id, content)}. ${t("ff-page-round-of", { n: combat.round, all: combat.rounds })}`,
    ...aimsOf(combat, content).map((aim) => `${aim.text}${aim.met ? ` (${t("ff-page-met")})` : ""}`),
    ...combat.zones.map((zone) => zoneWords(zone, view)),
    ...combat.forecasts.map(({ enemy, said }) => labelled(figureName(enemy), tell(said))),
  ];
}
