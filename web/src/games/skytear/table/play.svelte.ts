/** How a person answers: what is chosen so far, which spaces that offers, and what goes to the server. No rules here. */
import { SvelteSet } from "svelte/reactivity";
import type { HeroView, SkytearAction, SkytearEvent, SkytearView } from "../../../generated/skytear";
import { Answering } from "../../../kernel/answering.svelte";
import { recall, remember } from "../../../kernel/memory";
import type { Battlefield, Content } from "../content";
import type { SkytearSession } from "../session";
import {
  AnswerTimes,
  hasPriority,
  isHeld,
  keepHeld,
  onlookersOf,
  openWindow,
  passing,
  type Passing,
  type Wish,
} from "./passing";

const TIMES = "ludarium.skytear.answer-times";
/** Milliseconds that an open pass takes: long enough to be followed, and among people never twice the same. */
const QUICK = 200;
const SHORTEST = 250;
const LONGEST = 700;
/** A press that comes so soon after a pass of its own was meant for the window that is gone. */
const STALE = 900;
/** A secret pass may take no more than this part of the time that is left on the clock. */
const OF_CLOCK = 1 / 30;

/** Seats that pass until they are asked something else; a table is put away while the screen changes hands. */
const passingOn = new WeakMap<object, SvelteSet<number>>();

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
  private holds = $state(isHeld());
  private readonly passesOn: SvelteSet<number>;

  private passTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the question that is open now was shown, and when a window was last passed without asking. */
  private shownAt = 0;
  private passedAt = 0;
  private readonly times = new AnswerTimes(recall<number[]>(TIMES, []).filter(Number));

  constructor(
    session: SkytearSession,
    readonly content: Content,
  ) {
    super(session);
    this.passesOn = passingOn.get(session) ?? new SvelteSet();
    passingOn.set(session, this.passesOn);
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
    clearTimeout(this.passTimer);
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
      clearTimeout(this.passTimer);
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

  /** Pass, as far as that is still what was meant. Whether there was anything to pass. */
  pass(): boolean {
    if (this.aloud !== null) {
      this.session.actFor?.(this.aloud, { type: "pass" });
      return true;
    }
    const option = this.offers("pass")[0];
    if (!option) return false;
    const window = this.decision?.prompt === "priority";
    // A quick pass would tell that there was nothing to play.
    if (this.passing === "secretly") return true;
    if (!window && Date.now() - this.passedAt < STALE) return true;
    if (window && this.options.length > 1 && this.passing === "ask" && this.onlookers === "people") {
      this.times.passed(Date.now() - this.shownAt);
      remember(TIMES, JSON.stringify(this.times.kept));
    }
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

  private get onlookers(): "bots" | "people" | "same-screen" {
    return onlookersOf(this.session.seats);
  }

  /** The other seat at this screen that has priority: it is asked aloud, and says so or wants to see its hand. */
  readonly aloud: number | null = $derived.by(() => {
    const view = this.view;
    if (!view || this.held || view.viewer === null) return null;
    const here = this.session.seats.filter((seat) => seat.yours && !seat.bot && seat.seat !== view.viewer);
    return here.find(({ seat }) => hasPriority(view, seat))?.seat ?? null;
  });

  /** What whoever is asked, or this person, wants of the windows to come. */
  get wish(): Wish {
    if (this.passesAhead) return "until-activation";
    if (this.holds) return "hold";
    return this.passesOn.has(this.aloud ?? this.view?.viewer ?? -1) ? "until-activation" : "";
  }

  get passesAtHouse(): boolean {
    return Boolean(this.session.passesAtHouse);
  }

  /** The house lets windows go by for this seat, whether anybody looks or not. */
  private get passesAhead(): boolean {
    const seat = this.aloud ?? this.view?.viewer ?? -1;
    return this.session.seats.some((facts) => facts.seat === seat && facts.passes_ahead);
  }

  /** Whether the open window is passed without asking; "ask" wherever something else is asked. */
  readonly passing: Passing = $derived.by(() => {
    const view = this.view;
    const seat = this.aloud ?? (this.decision?.prompt === "priority" ? view?.viewer : null);
    if (!view || seat == null) return "ask";
    // What is in the hand of somebody who is asked aloud is not known here, and must not matter (REL-24).
    const empty = this.aloud === null && this.options.length === 1;
    return passing({ ...openWindow(view, seat), empty }, this.wish, this.onlookers);
  });

  /** Be asked in every window from now on, or no longer. */
  hold(): void {
    if (this.passesAhead) this.passOn();
    this.holds = !this.holds;
    keepHeld(this.holds);
    this.passSoon();
  }

  /** Whether windows before the next activation can be passed together now. */
  get mayPassOn(): boolean {
    return this.view?.viewer !== null && !this.view?.outcome && (!this.decision || this.decision.prompt === "priority");
  }

  /** Pass every window until something else is asked, or be asked again. */
  passOn(): boolean {
    if (!this.mayPassOn) return false;
    const seat = this.aloud ?? this.view?.viewer ?? -1;
    if (this.session.passesAtHouse) {
      this.session.passAhead?.(seat, !this.passesAhead);
      return true;
    }
    if (!this.passesOn.delete(seat)) this.passesOn.add(seat);
    this.passSoon();
    return true;
  }

  /** The next question is shown: the window that it may be is passed after its time. */
  questionCame(): void {
    this.shownAt = Date.now();
    for (const asked of this.view?.waiting ?? []) if (asked.prompt !== "priority") this.passesOn.delete(asked.seat);
    this.passSoon();
  }

  private passSoon(): void {
    clearTimeout(this.passTimer);
    if (this.passing === "ask" || this.passesAhead) return;
    const number = this.session.step.serial;
    this.passTimer = setTimeout(() => {
      const option = this.offers("pass")[0];
      if (this.session.step.serial !== number || this.passing === "ask") return;
      this.passedAt = Date.now();
      if (this.aloud !== null) this.pass();
      else if (option) this.answer(option);
    }, this.pause);
  }

  private get pause(): number {
    if (this.passing === "secretly") {
      const clock = this.session.clocks?.find((found) => found.seat === this.view?.viewer);
      return Math.min(this.times.next(), (clock?.left ?? Infinity) * OF_CLOCK);
    }
    return this.onlookers === "bots" ? QUICK : SHORTEST + Math.random() * (LONGEST - SHORTEST);
  }

  override stop(): void {
    clearTimeout(this.passTimer);
    super.stop();
  }
}
