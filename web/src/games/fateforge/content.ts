/** The facts of the box as the server tells them, by id. Loaded once; the drawing code asks here. */
import type {
  Ally,
  Boss,
  Card,
  CombatFacts,
  DieFacts,
  EnemyFacts,
  FateforgeContent,
  Hero,
  Item,
  Skill,
} from "../../generated/fateforge";
import { api } from "../../kernel/api";
import { tell } from "../../kernel/i18n.svelte";

export class Content {
  readonly dice: ReadonlyMap<string, DieFacts>;
  readonly heroes: ReadonlyMap<string, Hero>;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly items: ReadonlyMap<string, Item>;
  readonly enemies: ReadonlyMap<string, EnemyFacts>;
  readonly bosses: ReadonlyMap<string, Boss>;
  readonly corruption: ReadonlyMap<string, Card>;
  readonly fear: ReadonlyMap<string, Card>;
  readonly traps: ReadonlyMap<string, Card>;
  readonly allies: ReadonlyMap<string, Ally>;
  readonly combats: ReadonlyMap<string, CombatFacts>;

  constructor(readonly facts: FateforgeContent) {
    const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
      new Map(rows.map((row) => [row.id, row]));
    this.dice = byId(facts.dice);
    this.heroes = byId(facts.heroes);
    this.skills = byId(facts.skills);
    this.items = byId(facts.items);
    this.enemies = byId(facts.enemies);
    this.bosses = byId(facts.bosses);
    this.corruption = byId(facts.corruption);
    this.fear = byId(facts.fear);
    this.traps = byId(facts.traps);
    this.allies = byId(facts.allies);
    this.combats = byId(facts.combats);
  }

  /** What is printed on something, a line for each ability of an ally and each segment of an enemy's frame. */
  rules(kind: string, id: string): string[] {
    return (this.facts.rules[`${kind}-${id}`] ?? []).map((line) => tell(line));
  }

  rule(kind: string, id: string): string {
    return this.rules(kind, id).join(" ");
  }
}

let loaded: Promise<Content> | null = null;

export function loadContent(): Promise<Content> {
  loaded ??= api.content("fateforge").then((facts) => new Content(facts as FateforgeContent));
  loaded.catch(() => (loaded = null));
  return loaded;
}
