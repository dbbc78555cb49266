/** The coach at a table: how much somebody wants to see, what the house has pointed out, and which of it is shown. */
import { getContext, setContext } from "svelte";
import type { Coached, Mark, Section, Tip } from "../generated/messages";
import type { Names } from "./i18n.svelte";
import { recall, remember } from "./memory";
import { set, settings } from "./settings.svelte";

export type Watch = "off" | "threats" | "all";
export const WATCHES: readonly Watch[] = ["off", "threats", "all"];

/** In so many first games of each game everything is pointed out, until somebody says otherwise. */
const FIRST = 3;
const KEPT = "ludarium.coached";
/** So many tips of each kind are drawn on a board at once. */
const DRAWN = { near: 3, threats: 4, facts: 0 } as const;

/** Whether this is one of the first tables of a game in this browser; it is noted. */
function isEarly(game: string, table: string): boolean {
  const known = recall<Record<string, readonly string[]>>(KEPT, {});
  const tables = known[game] ?? [];
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST) return false;
  remember(KEPT, JSON.stringify({ ...known, [game]: [...tables, table] }));
  return true;
}

/** What the coach needs of whoever keeps the game. */
export interface Coachable {
  /** Nobody is coached at some tables. */
  readonly mayCoach: boolean;
  readonly number: number;
  readonly isAsked: boolean;
  askCoach(watch: "threats" | "all"): Promise<Coached | null>;
}

export class Coaching {
  sections = $state.raw<readonly Section[]>([]);
  /** The tip that is shown in full, by its place among all of them. */
  chosen = $state(0);
  private asked = -1;
  private early: { key: string; is: boolean } = { key: "", is: false };

  constructor(
    private readonly session: () => (Coachable & { table: string }) | null,
    private readonly game: () => string,
    readonly names: Names,
  ) {}

  get may(): boolean {
    return this.session()?.mayCoach ?? false;
  }

  get watch(): Watch {
    if (!this.may) return "off";
    return settings.coach || (this.isEarly ? "all" : "off");
  }

  private get isEarly(): boolean {
    const [game, table] = [this.game(), this.session()?.table ?? ""];
    const key = `${game} ${table}`;
    if (table && this.early.key !== key) this.early = { key, is: isEarly(game, table) };
    return this.early.is;
  }

  set(watch: Watch): void {
    set("coach", watch);
  }

  /** The next step of the switch. */
  turn(): void {
    this.set(WATCHES[(WATCHES.indexOf(this.watch) + 1) % WATCHES.length]!);
  }

  /** Ask about the position that is open now; old marks stay until the answer is there. */
  async look(): Promise<void> {
    const session = this.session();
    const { watch } = this;
    if (!session || watch === "off" || !session.isAsked) {
      this.asked = -1;
      this.show([]);
      return;
    }
    const number = (this.asked = session.number);
    const found = await session.askCoach(watch);
    if (this.asked !== number || this.watch !== watch) return;
    this.show(found?.sections ?? []);
  }

  private show(sections: readonly Section[]): void {
    this.sections = sections;
    this.chosen = 0;
  }

  readonly tips: readonly Tip[] = $derived.by(() => this.sections.flatMap((section) => section.tips));

  /** Up or down the list. */
  step(by: number): boolean {
    if (!this.tips.length) return false;
    this.chosen = (this.chosen + by + this.tips.length) % this.tips.length;
    return true;
  }

  /** The places of a role in the marks of the tip that is shown in full. */
  shown(role: Mark["role"]): readonly string[] {
    return placesOf(this.tips[this.chosen], role);
  }

  /** Marks of a role on the board, with their numbers: of the first tips of their kind, and of the one in full. */
  marked(kind: "near" | "threats", role: Mark["role"]): ReadonlyMap<string, number> {
    const tips = this.sections.filter((section) => section.kind === kind).flatMap((section) => section.tips);
    const found = new Map<string, number>();
    for (const tip of tips)
      for (const place of placesOf(tip, role))
        if (found.size < DRAWN[kind] || tip === this.tips[this.chosen])
          if (!found.has(place)) found.set(place, tip.number);
    return found;
  }
}

export function placesOf(tip: Tip | undefined, role: Mark["role"]): readonly string[] {
  return tip?.marks.find((mark) => mark.role === role)?.places ?? [];
}

const KEY = Symbol("coach");

export function giveCoach(coach: Coaching): void {
  setContext(KEY, coach);
}

/** The coach of the table that is drawn; none in replays, puzzles and on the analysis board. */
export function theCoach(): Coaching | null {
  return getContext<Coaching | undefined>(KEY) ?? null;
}
