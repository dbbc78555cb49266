/** The Stack as it resolves, step by step, with the sums behind the numbers. Only from events. */
import type { PowerCard, SkytearEvent } from "../../generated/skytear";
import type { Timed } from "../../kernel/showing.svelte";

/** One number of a sum and what it is. */
export interface Term {
  sign: "" | "+" | "−" | "=";
  n: number;
  what: "attack" | "flipped" | "halved" | "armour" | "damage";
}

export interface Scene extends Timed {
  kind: "effect" | "cancelled" | "moved" | "sum" | "healed" | "fallen" | "arrived";
  event: SkytearEvent;
  terms: readonly Term[];
  /** Where it happens: a way, or a place. */
  spaces: readonly string[];
}

/** What a number may still depend on: who acts, and what was flipped since its effect began to resolve. */
interface Going {
  flipped: number | null;
  /** The acting hero is Disarmed, so that half is dealt (SK-5.6). */
  halved: boolean;
}

const NOTHING: Going = { flipped: null, halved: false };

const LASTS: Readonly<Record<Scene["kind"], number>> = {
  effect: 520,
  cancelled: 520,
  moved: 240,
  sum: 700,
  healed: 520,
  fallen: 520,
  arrived: 520,
};
const LONGEST = 2400;
const STILL = 700;

type Damaged = Extract<SkytearEvent, { type: "damaged" }>;

/** "3 attack + 2 flipped − 1 armour = 4 damage". A blow that takes the last health is told by what was dealt. */
function sumOf({ dealt, armour }: Damaged, { flipped, halved }: Going): Term[] {
  if (dealt < 0) return [];
  const terms: Term[] =
    halved || flipped === null
      ? [{ sign: "", n: dealt, what: halved ? "halved" : "attack" }]
      : [
          { sign: "", n: dealt - flipped, what: "attack" },
          { sign: "+", n: flipped, what: "flipped" },
        ];
  if (armour) terms.push({ sign: "−", n: armour, what: "armour" });
  return halved || terms.length > 1 ? [...terms, { sign: "=", n: dealt - armour, what: "damage" }] : [];
}

export type Sums = ReadonlyMap<SkytearEvent, readonly Term[]>;

/** The sums behind the numbers of these events, as far as a number has one. */
export function sumsIn(events: readonly SkytearEvent[]): Sums {
  const sums = new Map<SkytearEvent, readonly Term[]>();
  const disarmed = new Set<string>();
  let going = NOTHING;
  for (const event of events)
    switch (event.type) {
      case "condition-gained":
        if (event.condition === "disarmed") disarmed.add(event.hero);
        break;
      case "condition-lost":
        if (event.condition === "disarmed") disarmed.delete(event.hero);
        break;
      case "hero-defeated":
        disarmed.delete(event.hero);
        break;
      case "resolved":
        going = { flipped: null, halved: disarmed.has(event.hero) && ["attack", "skirmish"].includes(event.what) };
        break;
      case "outsider-acted":
      case "triggered":
        going = NOTHING;
        break;
      case "flipped":
        going = { ...going, flipped: event.modifier };
        break;
      case "damaged": {
        const terms = sumOf(event, going);
        if (terms.length) sums.set(event, terms);
      }
    }
  return sums;
}

/** The scenes of these events; `spaceOf` says where a hero stands. */
export function scenesIn(events: readonly SkytearEvent[], sums: Sums, spaceOf: (hero: string) => string): Scene[] {
  const scenes: Scene[] = [];
  const add = (kind: Scene["kind"], event: SkytearEvent, ...spaces: string[]): void =>
    void scenes.push({
      kind,
      event,
      spaces: spaces.filter(Boolean),
      terms: sums.get(event) ?? [],
      lasts: LASTS[kind],
    });
  for (const event of events)
    switch (event.type) {
      case "resolved":
        add("effect", event, spaceOf(event.hero));
        break;
      case "outsider-acted":
        add("effect", event);
        break;
      case "outsider-placed":
        add("arrived", event, event.space);
        break;
      case "cancelled":
        add("cancelled", event);
        break;
      case "moved":
        add("moved", event, event.at, event.to);
        break;
      case "damaged":
        add("sum", event, spaceOf(event.hero));
        break;
      case "healed":
        add("healed", event, spaceOf(event.hero));
        break;
      case "hero-defeated":
      case "structure-destroyed":
        add("fallen", event);
        break;
    }
  return scenes;
}

/** An ultimate that begins to resolve: whose, where its hero stands, and the runes it asks for. */
export interface Ultimate {
  card: string;
  hero: string;
  space: string;
  runes: readonly string[];
}

/** The ultimate of this scene; null: it is none. */
export function ultimateOf(scene: Scene | undefined, cards: ReadonlyMap<string, PowerCard>): Ultimate | null {
  if (scene?.kind !== "effect" || scene.event.type !== "resolved") return null;
  const card = cards.get(scene.event.what);
  if (!card?.ultimate) return null;
  return { card: card.id, hero: scene.event.hero, space: scene.spaces[0] ?? "", runes: card.runes };
}

/** Where a hero was before all this, and the way from there; `by` is the hero whose effect moved it. */
export interface Trail {
  hero: string;
  by: string;
  way: readonly string[];
}

/** The ways of all heroes that moved, each in one piece; who came back to the start has gone nowhere. */
export function trailsOf(scenes: readonly Scene[]): Trail[] {
  const trails = new Map<string, Trail>();
  let by = "";
  for (const { event } of scenes) {
    if (event.type === "resolved") by = event.hero;
    if (event.type === "outsider-acted") by = "";
    if (event.type === "hero-defeated") trails.delete(event.hero);
    if (event.type !== "moved") continue;
    const way = trails.get(event.hero)?.way ?? [event.at];
    trails.set(event.hero, { hero: event.hero, by, way: [...way, event.to] });
  }
  return [...trails.values()].filter(({ way }) => way[0] !== way.at(-1));
}

/** The same within the time that it may take in all. */
export function paced(scenes: readonly Scene[], still: boolean): Scene[] {
  if (still) return scenes.filter(({ kind }) => kind !== "moved").map((scene) => ({ ...scene, lasts: STILL }));
  const all = scenes.reduce((sum, { lasts }) => sum + lasts, 0);
  return scenes.map((scene) => ({ ...scene, lasts: scene.lasts * Math.min(1, LONGEST / all) }));
}
