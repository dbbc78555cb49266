/** The draft as it stands: whose pick it is, what can be picked, and what is looked at. */
import { SvelteMap } from "svelte/reactivity";
import type { SkytearAction } from "../../../generated/skytear";
import { t } from "../../../kernel/i18n.svelte";
import { isStill } from "../../../kernel/settings.svelte";
import { heroName } from "../names";
import type { Table } from "../table/table.svelte";
import { takesWholePool } from "./whole";

/** Milliseconds between two picks that are made together: each is seen. */
const PAUSE = 450;
/** Seats that take their whole pool, and how many heroes their side had when they last picked. */
const takingAll = new WeakMap<object, SvelteMap<number, number>>();

export class Draft {
  /** What was pressed last, and what is under the pointer. */
  private pressed = $state("");
  over = $state("");

  private readonly taking: SvelteMap<number, number>;
  /** The question that has been answered without asking; the next view brings another. */
  private answered: object | null = null;

  constructor(private readonly table: Table) {
    this.taking = takingAll.get(table.session) ?? new SvelteMap();
    takingAll.set(table.session, this.taking);
  }

  readonly prompt: string = $derived.by(() => this.table.view.waiting[0]?.prompt ?? "");
  /** Whether factions are drafted, and not heroes. */
  readonly byFaction: boolean = $derived.by(() => {
    const { content, view } = this.table;
    return (
      this.prompt === "draft-faction" ||
      (this.prompt !== "draft-hero" &&
        this.prompt !== "leave-out-hero" &&
        !view.heroes.length &&
        (content.form(view.form)?.drafts_factions ?? false))
    );
  });

  // -- whose pick it is ----------------------------------------------------------------------------------------------

  get perSide(): number {
    return this.table.board.facts.heroes_per_side;
  }
  /** The sides in the order of their picks. */
  readonly order: readonly number[] = $derived.by(() => {
    const sides = [Math.max(0, this.table.view.first_side)];
    const all = this.byFaction ? 4 : 2 * this.perSide;
    while (sides.length < all - 1) sides.push(1 - sides.at(-1)!, 1 - sides.at(-1)!);
    return [...sides.slice(0, all - 1), 1 - sides[all - 2]!];
  });
  /** What has been picked, in order: the sides take turns as the ribbon says. */
  readonly picked: readonly string[] = $derived.by(() => {
    const left = [0, 1].map((side) => [
      ...(this.byFaction ? (this.table.view.factions[side] ?? []) : this.heroes(side)),
    ]);
    return this.order.map((side) => left[side]!.shift() ?? "");
  });
  readonly now: number = $derived.by(() => this.picked.indexOf(""));
  /** Picks of a side that follow each other. */
  readonly groups: readonly { side: number; slots: number[] }[] = $derived.by(() => {
    const found: { side: number; slots: number[] }[] = [];
    this.order.forEach((side, at) =>
      found.at(-1)?.side === side ? found.at(-1)!.slots.push(at) : found.push({ side, slots: [at] }),
    );
    return found;
  });

  private heroes(side: number): readonly string[] {
    return this.table.heroesOf(side).map((hero) => hero.id);
  }

  /** The heroes a side has so far. */
  team(side: number): readonly string[] {
    const { content, view } = this.table;
    return this.byFaction
      ? (view.factions[side] ?? []).flatMap((faction) => content.factions.get(faction)?.heroes ?? [])
      : this.heroes(side);
  }

  // -- what can be picked --------------------------------------------------------------------------------------------

  /** The side that is looked at from: one's own, or the west for those who watch. */
  get side(): number {
    return this.table.play.mySide < 0 ? 0 : this.table.play.mySide;
  }
  readonly pool: readonly string[] = $derived.by(() => {
    const { content, view } = this.table;
    if (this.byFaction) return content.facts.factions.map((faction) => faction.id);
    const pool = view.pools[this.side] ?? [];
    return [...pool, ...this.heroes(this.side).filter((id) => !pool.includes(id))];
  });
  readonly theirs: readonly string[] = $derived.by(() =>
    this.byFaction ? [] : (this.table.view.pools[1 - this.side] ?? []),
  );
  // A faction that was chosen a moment ago is no hero: the pool has changed under the pointer.
  readonly chosen: string = $derived.by(() => (this.pool.includes(this.pressed) ? this.pressed : ""));
  /** What is told of at length. */
  readonly shown: string = $derived.by(
    () =>
      (this.pool.includes(this.over) ? this.over : this.chosen) ||
      this.pool.find((id) => this.takenBy(id) < 0) ||
      this.pool[0] ||
      "",
  );
  readonly shownHeroes: readonly string[] = $derived.by(() =>
    this.byFaction ? (this.table.content.factions.get(this.shown)?.heroes ?? []) : this.shown ? [this.shown] : [],
  );

  nameOf(id: string): string {
    return this.byFaction ? t(`faction-${id}`) : heroName(id);
  }

  /** The side that has it; less than 0 when nobody has. */
  takenBy(id: string): number {
    if (this.byFaction) return this.table.view.factions.findIndex((list) => list.includes(id));
    return this.heroes(this.side).includes(id) ? this.side : -1;
  }

  optionOf(id: string): SkytearAction | undefined {
    return (this.table.decision?.options ?? []).find(
      (option) => (option.type === "choose" && option.way === id) || (option.type === "hero" && option.hero === id),
    );
  }

  /** Chosen, and pressed again taken. */
  press(id: string): void {
    if (this.chosen === id && this.optionOf(id)) this.take();
    else this.pressed = id;
    if (!this.optionOf(id) && this.table.decision !== null && this.takenBy(id) < 0)
      void this.table.play.refuse(this.byFaction ? { type: "choose", way: id } : { type: "hero", hero: id });
  }

  take(): void {
    const option = this.optionOf(this.chosen);
    if (!option) return;
    this.pressed = "";
    this.table.play.answer(option);
  }

  // -- all at once ---------------------------------------------------------------------------------------------------

  /** Whether all that is left of the pool is drafted by whoever is asked, in whatever order. */
  readonly whole: boolean = $derived.by(() => takesWholePool(this.table.view, this.perSide));
  /** How many heroes whoever looks has still to pick. */
  get left(): number {
    return this.perSide - this.heroes(this.side).length;
  }
  get takesAll(): boolean {
    return this.taking.has(this.table.me ?? -1);
  }

  /** Take everyone who is left, this pick and those to come. */
  takeAll(): void {
    if (this.whole) this.taking.set(this.table.me!, -1);
  }

  /** The next pick of those that are made together, after a moment; a take-back or another question ends it. */
  goOn(): (() => void) | undefined {
    const { decision, me } = this.table;
    const before = this.taking.get(me ?? -1);
    if (before === undefined || me === null || !decision || decision === this.answered) return undefined;
    const heroes = this.heroes(this.side).length;
    const next = decision.options[0];
    if (!this.whole || heroes <= before || !next) {
      this.taking.delete(me);
      return undefined;
    }
    const timer = setTimeout(
      () => {
        this.answered = decision;
        this.taking.set(me, heroes);
        this.table.play.answer(next);
      },
      isStill() ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }
}
