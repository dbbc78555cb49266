/** How a person answers: what is chosen so far, which spaces that offers, and what goes to the server. No rules here. */
import type { HeroView, SkytearAction, SkytearEvent, SkytearView } from "../../../generated/skytear";
import { Answering } from "../../../kernel/answering.svelte";
import type { Battlefield, Content } from "../content";
import type { SkytearSession } from "../session";

/** What is passed without being asked: nothing, answers to one's own side, or every Reaction. Never what the hand says. */
export type AutoPass = "never" | "own" | "always";

const KEY = "ludarium.skytear.auto-pass";
const SHORTEST = 250;
const LONGEST = 700;

function storedAutoPass(): AutoPass {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "never" || kept === "always" ? kept : "own";
  } catch {
    return "own"; // storage may be closed to us
  }
}

export class Play extends Answering<SkytearAction, SkytearView, SkytearEvent> {
  /** The card whose hero is being chosen. */
  card = $state("");
  /** The space chosen but not yet confirmed, and the one under the pointer or the cursor. */
  space = $state("");
  pointed = $state("");
  /** The card and the hero under the pointer, for reading and for sight. */
  overCard = $state("");
  overHero = $state("");
  sight = $state(false);
  /** Spaces the log points at. */
  shown = $state.raw<readonly string[]>([]);
  autoPass = $state<AutoPass>(storedAutoPass());

  private passing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    session: SkytearSession,
    readonly content: Content,
  ) {
    super(session);
  }

  readonly board: Battlefield = $derived.by(() => this.content.battlefield(this.view?.board ?? "two_lanes"));

  // -- what is on offer ------------------------------------------------------------------------------------------

  hero(name: string): HeroView | undefined {
    return this.view?.heroes.find((hero) => hero.name === name);
  }

  readonly mySide: number = $derived.by(() => {
    const view = this.view;
    return view && view.viewer !== null ? (view.seats[view.viewer]?.side ?? 0) : -1;
  });

  /** Where an option is chosen on the battlefield; several spaces for an area, none for what is chosen elsewhere. */
  spacesOf(option: SkytearAction): readonly string[] {
    switch (option.type) {
      case "space":
      case "minion":
      case "token":
        return [option.space];
      case "activate":
      case "hero": {
        const at = this.hero(option.hero)?.space;
        return at ? [at] : [];
      }
      case "play": {
        const at = this.card === option.card ? this.hero(option.hero)?.space : null;
        return at ? [at] : [];
      }
      case "area":
        return option.spaces;
      case "lane": {
        const token = this.view?.tokens.find((found) => found.lane === option.lane);
        return token ? [token.space] : [];
      }
      case "choose": {
        const enemy = 1 - this.mySide;
        const lane = /^tower-(.)$/.exec(option.way)?.[1] ?? (option.way === "nexus" ? "" : null);
        if (lane === null) return [];
        const found = this.view?.structures.find((structure) => structure.side === enemy && structure.lane === lane);
        return found ? [found.space] : [];
      }
      default:
        return [];
    }
  }

  /** Every way to answer with a space. */
  readonly choices: ReadonlyMap<string, readonly SkytearAction[]> = $derived.by(() => {
    const found = new Map<string, SkytearAction[]>();
    for (const option of this.options)
      for (const space of this.spacesOf(option)) {
        const ways = found.get(space);
        if (ways) ways.push(option);
        else found.set(space, [option]);
      }
    return found;
  });

  readonly areas: boolean = $derived.by(() => this.offers("area").length > 0);

  /** The heroes that can play a card now. */
  casters(card: string): readonly SkytearAction[] {
    return this.offers("play").filter((option) => option.card === card);
  }

  readonly focus: string = $derived(this.space || this.pointed);

  readonly current: { action: SkytearAction; count: number } | null = $derived.by(() => {
    const ways = this.choices.get(this.focus) ?? [];
    return ways.length ? { action: ways[this.variant % ways.length]!, count: ways.length } : null;
  });

  /** Spaces that the focused answer would cover. */
  readonly covered: readonly string[] = $derived.by(() =>
    this.current?.action.type === "area" ? this.current.action.spaces : [],
  );

  protected get considered(): SkytearAction | null {
    return this.current?.action ?? null;
  }

  protected get count(): number {
    return this.current?.count ?? 0;
  }

  /** How many steps away the spaces of a move are, counted over spaces on offer and those that can be passed. */
  readonly steps: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    const prompt = this.decision?.prompt ?? "";
    if (prompt !== "move-to" || !this.view?.active_hero) return found;
    const from = this.hero(this.view.active_hero)?.space;
    if (!from) return found;
    const passable = new Set([...this.choices.keys(), ...this.view.minions.map((minion) => minion.space)]);
    let edge = [from];
    for (let step = 1; edge.length && step <= 8; step += 1) {
      const next: string[] = [];
      for (const at of edge)
        for (const to of this.board.neighbours(at))
          if (to !== from && passable.has(to) && !found.has(to)) {
            found.set(to, step);
            next.push(to);
          }
      edge = next;
    }
    return found;
  });

  /** Whose figure would stand where, as far as the option itself says. */
  readonly ghost: { hero: HeroView; space: string } | null = $derived.by(() => {
    const current = this.current;
    const prompt = this.decision?.prompt ?? "";
    if (!current || current.action.type !== "space" || !this.view) return null;
    const named = this.decision?.args.hero;
    const name =
      prompt === "place-own-hero" && typeof named === "string"
        ? this.view.heroes.find((hero) => hero.id === named && hero.side === this.mySide)?.name
        : ["move-to", "skirmish"].includes(prompt)
          ? this.view.active_hero
          : null;
    const hero = name ? this.hero(name) : undefined;
    return hero ? { hero, space: current.action.space } : null;
  });

  // -- choosing ----------------------------------------------------------------------------------------------------

  reset(): void {
    this.card = "";
    this.space = "";
    this.variant = 0;
    this.preview = null;
  }

  /** One step back: the space, then the card. Whether there was anything to go back from. */
  back(): boolean {
    if (this.forgetWhy()) return true;
    if (this.space || this.card) {
      if (this.space) this.space = "";
      else this.card = "";
      this.variant = 0;
      return true;
    }
    return false;
  }

  point(space: string): void {
    if (this.pointed === space) return;
    this.pointed = space;
    if (!this.space) {
      // Areas keep lying the way they were turned as long as that is possible.
      if (!this.areas) this.variant = 0;
      this.look();
    }
  }

  pick(space: string): void {
    this.pointed = space;
    const ways = this.choices.get(space) ?? [];
    if (!ways.length) {
      this.space = "";
      void this.refuse(this.idea(space));
      return;
    }
    this.session.forgetWhy();
    const again = this.space === space;
    if (!again && this.needsConfirm) {
      this.space = space;
      this.look();
      return;
    }
    this.space = space;
    this.confirm();
  }

  override answer(action: SkytearAction): void {
    clearTimeout(this.passing);
    super.answer(action);
  }

  declare(what: string): void {
    const option = this.offers("declare").find((offered) => offered.what === what);
    if (option) this.answer(option);
    else void this.refuse({ type: "declare", what });
  }

  /** A card of the hand: chosen where cards are asked for, else played by the only hero who can, or by a chosen one. */
  chooseCard(card: string): void {
    this.session.forgetWhy();
    const picked = this.offers("card").find((option) => option.card === card);
    if (picked) {
      this.answer(picked);
      return;
    }
    const casters = this.casters(card);
    if (this.card === card) this.reset();
    else if (casters.length === 1 && !this.needsConfirm) this.answer(casters[0]!);
    else if (casters.length) {
      this.reset();
      clearTimeout(this.passing);
      this.card = card;
    } else {
      this.reset();
      const hero =
        this.view?.active_hero && this.hero(this.view.active_hero)?.side === this.mySide
          ? this.view.active_hero
          : this.bearer(card);
      void this.refuse({ type: "play", card, hero });
    }
  }

  private bearer(card: string): string {
    const mine = this.view?.heroes.filter((hero) => hero.side === this.mySide && hero.space) ?? [];
    return (mine.find((hero) => this.content.bears(hero.id, card)) ?? mine[0])?.name ?? "";
  }

  pass(): boolean {
    const option = this.offers("pass")[0];
    if (!option) return false;
    this.answer(option);
    return true;
  }

  /** The idea behind a click that is not on offer. */
  private idea(space: string): SkytearAction {
    const hero = this.view?.heroes.find((found) => found.space === space);
    if (this.card && hero) return { type: "play", card: this.card, hero: hero.name };
    if (this.decision?.prompt === "activate" && hero) return { type: "activate", hero: hero.name };
    const kinds = new Set([...this.choices.values()].flat().map((option) => option.type));
    if (hero && !kinds.has("space")) return { type: "hero", hero: hero.name };
    const minion = this.view?.minions.find((found) => found.space === space);
    if (minion && !kinds.has("space")) return { type: "minion", side: minion.side, space };
    return { type: "space", space };
  }

  // -- passing by itself ---------------------------------------------------------------------------------------------

  setAutoPass(mode: AutoPass): void {
    this.autoPass = mode;
    try {
      localStorage.setItem(KEY, mode);
    } catch {
      // private mode: it lasts as long as the page
    }
    this.passSoon();
  }

  /** Whether the open window is passed without asking. Public facts only decide, and never at a glance at the hand. */
  get passes(): boolean {
    const view = this.view;
    if (!view || this.decision?.prompt !== "priority" || this.autoPass === "never") return false;
    if (this.autoPass === "always") return true;
    const top = view.stack.at(-1);
    return top ? view.seats[top.seat]?.side === this.mySide : true;
  }

  /** After a short while of random length, so that the wait says nothing. */
  passSoon(): void {
    clearTimeout(this.passing);
    if (!this.passes) return;
    const number = this.session.step.serial;
    this.passing = setTimeout(
      () => {
        if (this.session.step.serial === number && this.passes) this.pass();
      },
      SHORTEST + Math.random() * (LONGEST - SHORTEST),
    );
  }

  override stop(): void {
    clearTimeout(this.passing);
    super.stop();
  }
}
