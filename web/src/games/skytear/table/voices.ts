/** What heroes say of their own accord when something happens to them: words of the world, none of the rules. */
import type { SkytearEvent } from "../../../generated/skytear";
import { has } from "../../../kernel/i18n.svelte";

export interface Saying {
  hero: string;
  /** The message that holds the words. */
  key: string;
}

/** A hero's own words, where the world has any: heroes of a pack may have none. */
export function saying(hero: string, when: "start" | "kill" | "fall" | "win"): Saying[] {
  const key = `sk-hero-${hero.replace(/\d+$/, "")}`;
  return has(key) ? [{ hero, key: `${key}.${when}` }] : [];
}

/** Who has something to say about these events, in their order. `first`: it is the first turn, and heroes set out. */
export function sayings(events: readonly SkytearEvent[], first = false): Saying[] {
  const said: Saying[] = [];
  let acting = "";
  for (const event of events)
    if (event.type === "resolved") acting = event.hero;
    else if (event.type === "activated") {
      acting = event.hero;
      if (first) said.push(...saying(event.hero, "start"));
    } else if (event.type === "hero-defeated") {
      said.push(...saying(event.hero, "fall"));
      if (acting && acting !== event.hero) said.push(...saying(acting, "kill"));
    }
  return said;
}
