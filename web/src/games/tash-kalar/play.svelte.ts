/** How a person answers: what is chosen so far, which squares that offers, and what goes to the server. No rules here. */
import type {
  PieceView,
  Summon,
  SummonView,
  TashKalarAction,
  TashKalarEvent,
  TashKalarView,
} from "../../generated/tash_kalar";
import { Answering } from "../../kernel/answering.svelte";
import type { Lasting } from "../../kernel/kept";
import type { Content } from "./content";
import { columnOf, rowOf, STEPS } from "./geometry";
import type { TashKalarSession } from "./session";

export type Tool = "" | "place" | "discard";

/** Prompts at which a whole action is chosen: a card, a place, a discard. */
const FREE = new Set(["action", "place-for-partner", "end-turn"]);

/** Beings that let a piece run which was picked just before. */
const RUNNERS = new Set(["imperial/messenger", "everfrost/frost-imp"]);

export class Play extends Answering<TashKalarAction, TashKalarView, TashKalarEvent> {
  /** The being whose summoning is being chosen. */
  card = $state("");
  tool = $state<Tool>("");
  /** The square chosen but not yet confirmed, and the one under the pointer or the cursor. */
  square = $state(-1);
  pointed = $state(-1);
  /** The card under the pointer. */
  over = $state("");
  /** The last refusal was about the card, not about a square. */
  aboutCard = $state("");
  /** Squares the log points at. */
  shown = $state.raw<readonly number[]>([]);

  /** The square of the last answer: the piece that a direction may be about. */
  private picked = -1;
  protected override readonly lasting: Lasting = ({ prompt }) => (FREE.has(prompt) ? prompt : "");

  constructor(
    session: TashKalarSession,
    readonly content: Content,
  ) {
    super(session);
  }

  readonly free: boolean = $derived.by(() => this.decision !== null && FREE.has(this.decision.prompt));

  // -- what is on offer ------------------------------------------------------------------------------------------

  readonly summons: ReadonlyMap<string, ReadonlyMap<number, readonly SummonView[]>> = $derived.by(() => {
    const cards = new Map<string, Map<number, SummonView[]>>();
    for (const summon of this.decision?.summons ?? []) {
      const option = this.decision!.options[summon.option] as Summon;
      let squares = cards.get(option.card);
      if (!squares) cards.set(option.card, (squares = new Map()));
      const ways = squares.get(option.square);
      if (ways) ways.push(summon);
      else squares.set(option.square, [summon]);
    }
    return cards;
  });

  /** Plain squares of the decision: to place on, to take off, to pick. */
  readonly squares: ReadonlyMap<number, TashKalarAction> = $derived.by(() => {
    const found = new Map<number, TashKalarAction>();
    for (const option of this.options)
      if (option.type === "pick" || option.type === "place" || option.type === "take-off")
        found.set(option.square, option);
    return found;
  });

  /** The card whose squares are shown: the chosen one, else the one under the pointer. */
  readonly shownCard: string = $derived(this.card || (this.tool ? "" : this.over));

  /** Squares that glow. */
  readonly legal: ReadonlySet<number> = $derived.by(() => {
    if (!this.decision) return new Set<number>();
    if (this.shownCard && this.summons.has(this.shownCard)) return new Set(this.summons.get(this.shownCard)!.keys());
    if (this.shownCard && this.card) return new Set<number>();
    if (!this.free || this.tool === "place" || this.decision.prompt === "place-for-partner")
      return new Set(this.squares.keys());
    if (this.offers("take-off").length) return new Set(this.squares.keys());
    return new Set<number>();
  });

  /** The square that previews are about. */
  readonly focus: number = $derived(this.square >= 0 ? this.square : this.pointed);

  /** All ways to answer with a square now. */
  ways(square: number): { action: TashKalarAction; summon: SummonView | null }[] {
    if (!this.decision || square < 0) return [];
    if (this.card) {
      const options = this.decision.options;
      return (this.summons.get(this.card)?.get(square) ?? []).map((summon) => ({
        action: options[summon.option]!,
        summon,
      }));
    }
    if (this.tool === "discard") return [];
    const direction = this.towards(square);
    if (direction) return [{ action: direction, summon: null }];
    const action = this.squares.get(square);
    return action ? [{ action, summon: null }] : [];
  }

  /** The direction on offer that leads from the being over that square: a line may be clicked anywhere. */
  private towards(square: number): TashKalarAction | undefined {
    const directions = this.offers("direction");
    if (!directions.length || this.being < 0 || square === this.being) return undefined;
    const [x, y] = [columnOf(square) - columnOf(this.being), rowOf(square) - rowOf(this.being)];
    if (x && y && Math.abs(x) !== Math.abs(y)) return undefined;
    return directions.find(
      ({ direction }) => STEPS[direction]![0] === Math.sign(x) && STEPS[direction]![1] === Math.sign(y),
    );
  }

  readonly current: { action: TashKalarAction; summon: SummonView | null; count: number } | null = $derived.by(() => {
    const ways = this.ways(this.focus);
    if (!ways.length) return null;
    return { ...ways[this.variant % ways.length]!, count: ways.length };
  });

  protected get considered(): TashKalarAction | null {
    return this.current?.action ?? null;
  }

  /** A pattern can lie in several ways. */
  protected get count(): number {
    return this.current?.count ?? 0;
  }

  get mySide(): number {
    const view = this.view;
    return view && view.viewer !== null ? (view.seats[view.viewer]?.side ?? 0) : -1;
  }

  pieceAt(square: number): PieceView | undefined {
    return this.view?.arena.find((piece) => piece.square === square);
  }

  /** What would stand on the focused square, as far as the option itself says. */
  readonly ghost: PieceView | null = $derived.by(() => {
    const current = this.current;
    if (!current || !this.view) return null;
    const side = typeof this.decision?.args.side === "number" ? this.decision.args.side : this.mySide;
    if (current.action.type === "summon") {
      const rank = this.content.beings.get(current.action.card)?.rank ?? 0;
      return { square: current.action.square, side: this.mySide, rank };
    }
    if (current.action.type === "place") return { square: current.action.square, side: this.mySide, rank: 0 };
    if (this.decision?.prompt === "start-piece" && current.action.type === "pick")
      return { square: current.action.square, side, rank: 0 };
    return null;
  });

  // -- choosing ----------------------------------------------------------------------------------------------------

  reset(): void {
    this.card = "";
    this.tool = "";
    this.square = -1;
    this.variant = 0;
    this.preview = null;
  }

  /** One step back: the square, then the card or tool. Whether there was anything to go back from. */
  back(): boolean {
    if (this.forgetWhy()) return true;
    if (this.square >= 0) {
      this.square = -1;
      this.variant = 0;
      this.look();
      return true;
    }
    if (this.card || this.tool) {
      this.reset();
      return true;
    }
    return false;
  }

  chooseCard(card: string): void {
    this.session.forgetWhy();
    if (this.tool === "discard") {
      const offered = this.offers("discard").find((option) => option.card === card);
      if (offered) this.answer(offered);
      else void this.refuse({ type: "discard", card });
      return;
    }
    const same = this.card === card;
    this.reset();
    if (same) return;
    this.card = card;
    const idle = !this.summons.has(card) && !this.offers("warp").some((option) => option.card === card);
    if (this.decision && this.free && idle && this.content.beings.has(card)) {
      this.aboutCard = card;
      void this.session.askWhy({
        type: "summon",
        card,
        square: this.content.arena.centre,
        turn: 0,
        borrowed: -1,
        improvised: -1,
      });
    }
  }

  chooseTool(tool: Tool): void {
    this.session.forgetWhy();
    const same = this.tool === tool;
    this.reset();
    if (same) return;
    if (tool === "place" && !this.squares.size) void this.refuse({ type: "place", square: this.content.arena.centre });
    else if (tool === "discard" && !this.offers("discard").length)
      void this.refuse({ type: "discard", card: this.view?.hand?.beings[0] ?? "" });
    else this.tool = tool;
  }

  point(square: number): void {
    if (this.pointed === square) return;
    this.pointed = square;
    if (this.square < 0) this.variant = 0;
    this.look();
  }

  pick(square: number): void {
    this.pointed = square;
    if (this.card && !this.content.beings.has(this.card)) this.card = ""; // a flare goes on no square
    const ways = this.ways(square);
    if (!ways.length) {
      this.square = -1;
      void this.refuse(this.idea(square));
      return;
    }
    this.session.forgetWhy();
    if (this.square !== square) this.variant = this.square < 0 ? this.variant % ways.length : 0;
    if (this.needsConfirm && this.square !== square) {
      this.square = square;
      this.look();
      return;
    }
    this.square = square;
    this.confirm();
  }

  override answer(action: TashKalarAction): void {
    if (!this.session.sending) this.picked = action.type === "pick" ? action.square : -1;
    super.answer(action);
  }

  /** The idea behind a click that is not on offer. */
  private idea(square: number): TashKalarAction {
    if (this.card) return { type: "summon", card: this.card, square, turn: 0, borrowed: -1, improvised: -1 };
    if (!this.decision || this.free) return { type: "place", square };
    return this.squares.values().next().value?.type === "place" ? { type: "place", square } : { type: "pick", square };
  }

  override refuse(idea: TashKalarAction): Promise<void> {
    this.aboutCard = "";
    return super.refuse(idea);
  }

  /** Where the being whose effect is asked about stands, as far as the events of this turn tell. */
  readonly being: number = $derived.by(() => {
    if (!this.decision || this.free) return -1;
    if (this.decision.prompt === "run-direction" && RUNNERS.has(String(this.decision.args.card))) return this.picked;
    let at = -1;
    for (const line of this.session.log.slice(-12))
      for (const event of line.events) {
        if (event.type === "summoned") at = event.square;
        else if (event.type === "moved" && event.at === at) at = event.to;
        else if (event.type === "swapped" && (event.at === at || event.to === at)) at = event.at + event.to - at;
        else if (event.type === "destroyed" && event.square === at) at = -1;
        else if (event.type === "turn-began") at = -1;
      }
    return at;
  });
}
