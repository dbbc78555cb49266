/**
 * A table of Skytear as its parts see it: what the view says, what is looked at, and what a press on a card or a hero does.
 * One for each table; the parts find it with `theTable()`.
 */
import { createContext, type Snippet } from "svelte";
import type { DecisionView, HeroView, SkytearAction, SkytearView } from "../../../generated/skytear";
import type { Given as GivenTo } from "../../../frame/given";
import { Chronicle } from "../../../kernel/log";
import { settings } from "../../../kernel/settings.svelte";
import { isShort } from "../../../kernel/narrow.svelte";
import type Board from "../Board.svelte";
import type { Battlefield, Content } from "../content";
import { tell, type Told } from "../log";
import { namesAt, playersOf, type Names } from "../names";
import type { SkytearLine, SkytearSession } from "../session";
import { MinionSteps } from "./minion-steps.svelte";
import { Play } from "./play.svelte";
import { Resolving } from "./resolving.svelte";
import type { SheetHeight } from "./sheet";
import type Viewport from "./Viewport.svelte";

export type Given = GivenTo<SkytearSession, Content, string>;

/** What lies in the sheet of a phone. */
export const TABS = ["hand", "stack", "victory", "log"] as const;

/** The card everybody of the first side has while Flow is ready. */
export const FLOW = "skytear_flow";
const DRAFTS = new Set(["draft-faction", "draft-hero", "leave-out-hero"]);
/** Questions that are answered with a card of the hand. */
const IN_HAND = new Set(["lead-card", "change-hand", "hand-limit"]);

export class Table {
  /** What is chosen so far. */
  readonly play: Play;
  /** The Minion Phase, shown step by step. */
  readonly minionSteps: MinionSteps;
  /** What happens on the Stack, as it is shown. */
  readonly resolving: Resolving;

  /** The card and the hero that are shown large. */
  reading = $state("");
  shownHero = $state("");
  /** The deck whose piles are looked through. */
  shownPile = $state<number | null>(null);
  /** What has no place of its own on a low screen, shown large. */
  shownAside = $state<"" | "log" | "stack" | "victory">("");
  /** What the keyboard goes to: the battlefield, and on a phone the part of it that is seen. */
  field: ReturnType<typeof Board> | undefined = $state();
  lens: ReturnType<typeof Viewport> | undefined = $state();
  /** The sheet of a phone. */
  sheet: SheetHeight = $state("half");
  tab: (typeof TABS)[number] = $state("hand");

  constructor(private readonly given: Given) {
    this.play = new Play(given.session, given.content);
    this.minionSteps = new MinionSteps(given.session);
    this.resolving = new Resolving(given.session);
  }

  // -- what is given -------------------------------------------------------------------------------------------------

  get session(): SkytearSession {
    return this.given.session;
  }
  get content(): Content {
    return this.given.content;
  }
  get clocks(): NonNullable<Given["clocks"]> {
    return this.given.clocks ?? [];
  }
  get phone(): boolean {
    return this.given.phone;
  }
  /** Whether everything stands beside the battlefield. */
  get short(): boolean {
    return isShort();
  }
  get lesson(): Snippet | undefined {
    return this.given.lesson;
  }
  get pointed(): readonly string[] {
    return this.given.pointed ?? [];
  }
  again(): void {
    this.given.onagain();
  }

  // -- what the view says --------------------------------------------------------------------------------------------

  readonly view: SkytearView = $derived.by(() => this.session.view!);
  readonly names: Names = $derived.by(() => namesAt(this.view, playersOf(this.session.seats)));
  get board(): Battlefield {
    return this.play.board;
  }
  /** How it ended, as soon as everything that led there has been shown. */
  get outcome(): SkytearView["outcome"] {
    return this.minionSteps.shown ? null : this.view.outcome;
  }
  get decision(): DecisionView | null {
    return this.play.decision;
  }
  /** The seat of whoever looks; null for those who watch. */
  get me(): number | null {
    return this.view.viewer;
  }
  readonly prompt: string = $derived.by(() => this.decision?.prompt ?? "");
  private readonly chronicle = new Chronicle<SkytearLine, Told>();
  readonly told: readonly Told[] = $derived.by(() => {
    const { player, side, sideOf } = this.names;
    const seats = this.view.seats.map((_, at) => [player(at), side(at), sideOf(at)]);
    const called = JSON.stringify([settings.voices, ...seats]);
    const { sums } = this.resolving;
    return this.chronicle.tell(this.session.log, called, (line) => tell([line], this.names, sums));
  });
  readonly simplified: boolean = $derived.by(() => this.content.form(this.view.form)?.simplified ?? false);
  readonly myActivation: boolean = $derived.by(
    () => this.view.active_hero !== null && this.view.active_seat === this.me && !this.view.outcome,
  );
  readonly drafting: boolean = $derived.by(
    () =>
      !this.view.outcome &&
      this.view.turn === 0 &&
      (this.view.waiting.some((waiting) => DRAFTS.has(waiting.prompt)) ||
        (this.view.heroes.length === 0 && this.view.waiting.some((waiting) => waiting.prompt !== "outsider-dome"))),
  );
  readonly building: boolean = $derived.by(() => !this.view.outcome && this.prompt === "build-deck");

  // -- heroes --------------------------------------------------------------------------------------------------------

  heroesOf(side: number): readonly HeroView[] {
    return this.view.heroes.filter((hero) => hero.side === side);
  }

  /** The answer that a press on a hero gives. */
  heroChoice(hero: HeroView): SkytearAction | undefined {
    return (this.decision?.options ?? []).find(
      (option) =>
        (option.type === "activate" ||
          option.type === "hero" ||
          (option.type === "play" && option.card === this.play.card)) &&
        option.hero === hero.name,
    );
  }

  pressHero(hero: HeroView): void {
    const option = this.heroChoice(hero);
    if (option) this.play.answer(option);
    else this.shownHero = hero.name;
  }

  // -- cards ---------------------------------------------------------------------------------------------------------

  readonly hand: readonly string[] = $derived.by(() => [
    ...(this.view.hand ?? []),
    ...(this.view.flow_ready && this.play.mySide === this.view.first_side && this.view.turn > 0 ? [FLOW] : []),
  ]);
  get choosesInHand(): boolean {
    return IN_HAND.has(this.prompt);
  }
  /** Cards of the hand that can be played or chosen now. */
  readonly canCards: ReadonlySet<string> = $derived.by(
    () =>
      new Set([
        ...this.play.offers("play").map((option) => option.card),
        ...(this.choosesInHand ? this.play.offers("card").map((option) => option.card) : []),
      ]),
  );

  /** Cards that are not in the hand: those to choose from, and those that are looked at. */
  readonly offered: readonly string[] = $derived.by(() =>
    this.choosesInHand ? [] : this.play.offers("card").map((option) => option.card),
  );
  readonly laidOut: readonly string[] = $derived.by(() => (this.offered.length ? this.offered : this.view.looked_at));

  /** On a phone a card that cannot be played, or is chosen already, is read. */
  pressCard(card: string): void {
    if (this.phone && (!this.canCards.has(card) || this.play.card === card)) {
      this.reading = card;
      if (this.play.card === card) return;
    }
    this.play.chooseCard(card);
  }

  // -- the sheet of a phone ------------------------------------------------------------------------------------------

  toTab(tab: Table["tab"]): void {
    this.tab = tab;
    if (this.sheet === "peek") this.sheet = "half";
  }
}

/** The table a part belongs to. */
export const [theTable, setTable] = createContext<Table>();
