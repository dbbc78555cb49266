/** What enemies did, token by token, and the table as it stood after each: so that it can be shown step by step. */
import type { CombatView, FateforgeEvent, FateforgeView, HeroView } from "../../generated/fateforge";

export interface EnemyStep {
  /** What began the step. */
  head: Extract<
    FateforgeEvent,
    { type: "enemy-acted" | "enemy-idle" | "nobody-reacts" | "boss-card-drawn" | "reaction-began" | "enemy-turn-began" }
  >;
  /** What came of it. */
  events: readonly FateforgeEvent[];
  /** The table afterwards. */
  view: FateforgeView;
  /** In the reaction or in the enemy turn. */
  phase: "reaction" | "enemies";
}

const HEADS = new Set<FateforgeEvent["type"]>([
  "enemy-acted",
  "enemy-idle",
  "nobody-reacts",
  "boss-card-drawn",
  "reaction-began",
  "enemy-turn-began",
]);
const ENDS = new Set<FateforgeEvent["type"]>([
  "turn-began",
  "cleaned-up",
  "round-began",
  "escaped",
  "combat-ended",
  "extra-round",
  "no-escape",
]);

const isHead = (event: FateforgeEvent): event is EnemyStep["head"] => HEADS.has(event.type);

/** One event of the enemies written into a view. Figures that an event does not tell stay as they were. */
function after(view: FateforgeView, event: FateforgeEvent): FateforgeView {
  const combat = view.combat;
  if (!combat) return view;
  const heroes = (id: string, change: (hero: HeroView) => HeroView): FateforgeView => ({
    ...view,
    party: view.party.map((hero) => (hero.id === id ? change(hero) : hero)),
  });
  const fight = (change: Partial<CombatView>): FateforgeView => ({ ...view, combat: { ...combat, ...change } });
  const fighter = (id: string, change: Partial<NonNullable<HeroView["fighter"]>>): FateforgeView =>
    heroes(id, (hero) => (hero.fighter ? { ...hero, fighter: { ...hero.fighter, ...change } } : hero));
  switch (event.type) {
    case "moved":
      if (view.party.some((hero) => hero.id === event.who)) return fighter(event.who, { zone: event.zone });
      if (combat.boss?.id === event.who) return fight({ boss: { ...combat.boss, zone: event.zone } });
      return fight({
        enemies: combat.enemies.map((enemy) => (enemy.name === event.who ? { ...enemy, zone: event.zone } : enemy)),
      });
    case "hero-hit":
      return heroes(event.hero, (hero) => ({
        ...hero,
        health: hero.health - event.health,
        fighter: hero.fighter && {
          ...hero.fighter,
          block: hero.fighter.block - event.block,
          poison: hero.fighter.poison + (event.poison ? event.health : 0),
        },
      }));
    case "hero-lost":
      return heroes(event.hero, (hero) =>
        event.what === "energy"
          ? { ...hero, energy: hero.energy - event.amount }
          : event.what === "health"
            ? { ...hero, health: hero.health - event.amount }
            : hero,
      );
    case "hero-knocked-out":
      return fighter(event.hero, { ko: true });
    case "enemy-gained":
      return fight({
        enemies: combat.enemies.map((enemy) =>
          enemy.name !== event.enemy
            ? enemy
            : event.what === "armour"
              ? { ...enemy, armour: enemy.armour + event.amount }
              : event.what === "block"
                ? { ...enemy, block: enemy.block + event.amount }
                : enemy,
        ),
      });
    case "enemy-hit":
      return fight({
        enemies: combat.enemies.map((enemy) =>
          enemy.name === event.enemy
            ? {
                ...enemy,
                damage: enemy.damage + event.damage,
                armour: enemy.armour - event.armour,
                block: enemy.block - event.block,
              }
            : enemy,
        ),
      });
    case "enemy-defeated":
      return fight({ enemies: combat.enemies.filter((enemy) => enemy.name !== event.enemy) });
    case "turn-ended":
      return fight({ active: "", gained: [] });
    case "reaction-began":
      return fight({ active: "", phase: "reaction", reacted: true });
    case "enemy-turn-began":
      return fight({ active: "", phase: "enemies", turns_done: combat.order.length });
    case "stunned":
      return view.party.some((hero) => hero.id === event.who)
        ? fighter(event.who, { stunned: true })
        : fight({
            enemies: combat.enemies.map((enemy) => (enemy.name === event.who ? { ...enemy, stunned: true } : enemy)),
          });
    case "hidden":
      return fighter(event.hero, { hidden: event.hidden });
    default:
      return view;
  }
}

/** The steps in what one update brought, from the table as it was before. */
export function enemySteps(
  before: FateforgeView,
  events: readonly FateforgeEvent[],
  going: "" | EnemyStep["phase"] = "",
): EnemyStep[] {
  const steps: { head: EnemyStep["head"]; events: FateforgeEvent[]; view: FateforgeView; phase: EnemyStep["phase"] }[] =
    [];
  let view = before;
  let phase: EnemyStep["phase"] = going || "enemies";
  let open = false;
  for (const event of events) {
    view = after(view, event);
    if (ENDS.has(event.type)) open = false;
    if (isHead(event)) {
      if (event.type === "reaction-began") phase = "reaction";
      if (event.type === "enemy-turn-began") phase = "enemies";
      steps.push({ head: event, events: [], view, phase });
      open = true;
    } else if (open) {
      const step = steps.at(-1)!;
      step.events.push(event);
      step.view = view;
    }
  }
  return steps;
}
