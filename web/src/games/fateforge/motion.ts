/** What is shown of events on the map, briefly: who lunges at whom, what flies, who is hurt, who falls. Times in milliseconds. */
import type { FateforgeEvent } from "../../generated/fateforge";

export interface Motion {
  kind: "lunge" | "dart" | "harm" | "ward" | "good" | "fall";
  who: string;
  /** Whom it is aimed at. */
  at: string;
  text: string;
  delay: number;
}

/** One attack after another; what comes of it follows a little later. All of it has begun within the last time named here. */
const ATTACK = 170;
const IMPACT = 150;
const STAGGER = 60;
const LONGEST = 900;

const minus = (n: number): string => `−${n}`;

export function motionsOf(events: readonly FateforgeEvent[]): Motion[] {
  const found: Motion[] = [];
  let begun = 0;
  let landed = 0;
  const add = (kind: Motion["kind"], who: string, text = "", at = ""): void => {
    const attack = kind === "lunge" || kind === "dart";
    const delay = attack ? begun : landed;
    found.push({ kind, who, at, text, delay: Math.min(delay, LONGEST) });
    if (attack) {
      landed = begun + IMPACT;
      begun += ATTACK;
    } else landed += STAGGER;
  };
  for (const event of events) {
    switch (event.type) {
      case "attacked":
        if (event.who) add(event.how === "strike" ? "lunge" : "dart", event.who, "", event.target);
        break;
      case "enemy-hit":
        if (event.damage) add("harm", event.enemy, minus(event.damage));
        else if (event.block || event.armour) add("ward", event.enemy);
        break;
      case "hero-hit":
        if (event.health) add("harm", event.hero, minus(event.health));
        else if (event.block || event.armour) add("ward", event.hero);
        break;
      case "hero-lost":
        if (event.what === "health" && event.amount) add("harm", event.hero, minus(event.amount));
        break;
      case "hero-gained":
        if (event.what === "health" && event.amount) add("good", event.hero, `+${event.amount}`);
        break;
      case "enemy-defeated":
        add("fall", event.enemy);
        break;
      case "boss-wounded":
        add("harm", event.boss, "!");
        break;
      default:
    }
  }
  return found;
}
