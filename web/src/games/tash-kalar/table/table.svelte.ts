/** What the parts of the table share: the view and its names, the hand, what is offered besides squares, who has won. */
import type { SideView, SummonView, TashKalarAction, TashKalarView } from "../../../generated/tash_kalar";
import { name, t, title } from "../../../kernel/i18n.svelte";
import { ofOneSide } from "../../../kernel/players";
import { Chronicle } from "../../../kernel/log";
import { announce } from "../../../kernel/announcer.svelte";
import { words } from "../../../kernel/said";
import type { Given as GivenTo } from "../../../frame/given";
import type Arena from "../Arena.svelte";
import type { Content } from "../content";
import { columnOf, rowOf } from "../geometry";
import { tell, type Names, type Told } from "../log";
import { namesAt, playersOf } from "../names";
import { Play } from "../play.svelte";
import { subjectOf } from "../words";
import { deedsOfOthers, momentWords, type Deed } from "../deeds";
import type { TashKalarLine, TashKalarSession } from "../session";
import { theCoach } from "../../../kernel/coaching.svelte";
import { Moments } from "./moments.svelte";

export type Given = GivenTo<TashKalarSession, Content, number>;

type Of<T extends TashKalarAction["type"]> = Extract<TashKalarAction, { type: T }>;

const IMPERIAL: ReadonlySet<string> = new Set(["northern", "southern"]);

/** Questions at which choosing a piece means that it falls. */
const TAKING = /^(?:destroy|move-|leap-)|^doom$/;

export class Table {
  readonly session: TashKalarSession;
  readonly content: Content;
  readonly play: Play;
  /** What others do, as it is shown. */
  readonly moments: Moments;

  /** What else is to be said once a move has been shown. */
  private news = "";

  /** Said at once, or after what is shown just now. */
  say(news: string): void {
    if (this.moments.playing) this.news = [this.news, news].filter(Boolean).join(" ");
    else announce(news);
  }

  /** What is pointed out; nothing is while somebody's move is shown. */
  readonly coach = theCoach();

  /** The arena, while it is drawn. */
  board = $state<ReturnType<typeof Arena>>();
  /** What lies over the table: on a phone everything that has no room on it; the piles, and a card to read. */
  sheet = $state<"" | "more" | "piles" | "reader">("");
  /** A card that was opened from the log, a pile, or where it was played. */
  opened = $state("");

  constructor(readonly given: Given) {
    this.session = given.session;
    this.content = given.content;
    this.play = new Play(given.session, given.content);
    this.moments = new Moments(given.session, given.content, (moment) => {
      announce([momentWords(moment, this.names, (square) => this.content.square(square)), this.news].join(" "));
      this.news = "";
    });
  }

  readonly view: TashKalarView = $derived.by(() => this.session.view!);
  readonly form: ReturnType<Content["form"]> = $derived.by(() => this.content.form(this.view.form));
  readonly names: Names = $derived.by(() => namesAt(this.view, playersOf(this.session.seats)));
  private readonly chronicle = new Chronicle<TashKalarLine, Told>();
  readonly told: readonly Told[] = $derived.by(() => {
    const { player, side, sideOf } = this.names;
    const called = JSON.stringify(this.view.seats.map((_, at) => [player(at), side(at), sideOf(at)]));
    return this.chronicle.tell(this.session.log, called, (line) => tell([line], this.names));
  });
  readonly me: number | null = $derived(this.view.viewer);
  readonly mySide: number = $derived(this.me === null ? -1 : (this.view.seats[this.me]?.side ?? -1));
  readonly mySchool: string = $derived(this.me === null ? "" : (this.view.seats[this.me]?.school ?? ""));
  /** The piece that stands for "place a common". */
  readonly myPiece: string = $derived(`p${Math.max(0, this.mySide) + 1}c`);
  /** The viewer's own side comes last, nearest to the hand; on a phone first. */
  readonly sides: readonly SideView[] = $derived.by(() => {
    const all = this.view.sides;
    const first = this.given.phone ? Math.max(0, this.mySide) : this.mySide + 1;
    const place = (side: number): number => (side - first + 2 * all.length) % all.length;
    return [...all].sort((a, b) => place(a.side) - place(b.side));
  });

  /** The school that a card is played by here: the two imperial ones share their beings. */
  schoolOf(card: string, school: string): string {
    const held = this.hand.includes(card)
      ? this.mySchool
      : this.lastDeed?.card === card
        ? this.schoolAt(this.lastDeed.seat)
        : "";
    if (held) return held;
    const players = this.view.seats.filter(
      (seat) => seat.school === school || (school === "imperial" && IMPERIAL.has(seat.school)),
    );
    return players[0]?.school ?? this.mySchool;
  }

  /** The imperial deck that a being is shown in; every other being has one deck. */
  deckOf(card: string): string | undefined {
    const school = card.startsWith("imperial/") ? this.schoolOf(card, "imperial") : "";
    return IMPERIAL.has(school) ? school : undefined;
  }

  private schoolAt(seat: number): string {
    return this.view.seats[seat]?.school ?? "";
  }

  // -- what is asked -----------------------------------------------------------------------------------------------

  readonly claims: readonly Of<"claim">[] = $derived.by(() => this.play.offers("claim"));
  readonly directions: readonly Of<"direction">[] = $derived.by(() => this.play.offers("direction"));
  readonly decline: Of<"decline"> | undefined = $derived.by(() => this.play.offers("decline")[0]);
  readonly handOver: Of<"hand-over"> | undefined = $derived.by(() => this.play.offers("hand-over")[0]);
  readonly putUnder: readonly Of<"put-under">[] = $derived.by(() => this.play.offers("put-under"));
  readonly pickCards: readonly Of<"card">[] = $derived.by(() => this.play.offers("card"));
  readonly flares: readonly Of<"flare">[] = $derived.by(() => this.play.offers("flare"));
  readonly chosenFlares: readonly Of<"flare">[] = $derived.by(() =>
    this.flares.filter((option) => option.flare === this.play.card),
  );
  /** The warp effects on offer; once a card is chosen, its own alone. */
  readonly warps: readonly Of<"warp">[] = $derived.by(() =>
    this.play.offers("warp").filter((option) => !this.play.card || option.card === this.play.card),
  );
  /** What others have played since one's own last answer. */
  readonly deeds: readonly Deed[] = $derived.by(() => deedsOfOthers(this.session.log, this.me));
  readonly lastDeed: Deed | undefined = $derived(this.deeds.at(-1));
  readonly wholeTurnDone: boolean = $derived.by(() => this.play.decision?.prompt === "end-turn");

  readonly wordsOf = (action: TashKalarAction): string => words(action, this.names);
  /** What a refused idea was about. */
  readonly subjectOf = (idea: TashKalarAction): string =>
    this.play.aboutCard ? title(name("card", this.play.aboutCard)) : subjectOf(idea, this.content);

  readonly endTurn = (): void => {
    const option = this.play.offers("end-turn")[0];
    if (option) this.play.answer(option);
    else void this.play.refuse({ type: "end-turn" });
  };

  // -- the arena ---------------------------------------------------------------------------------------------------

  /** The way to summon that the focused square shows. */
  readonly summon: SummonView | null = $derived.by(() => this.play.current?.summon ?? null);
  /** Pieces that would fall as a consequence. */
  readonly gone: readonly number[] = $derived.by(() =>
    (this.play.preview?.events ?? [])
      .flatMap((event) => (event.type === "destroyed" ? [event.square] : []))
      .filter((square) => square !== this.play.focus),
  );
  /** Squares that can be chosen and whose piece falls then. */
  readonly falls: ReadonlySet<number> = $derived.by(() => {
    const { decision, legal, shownCard } = this.play;
    const takes = shownCard !== "" || TAKING.test(decision?.prompt ?? "");
    return new Set([...legal].filter((square) => takes && this.play.pieceAt(square)));
  });
  readonly refused: number = $derived.by(() => {
    const why = this.session.why;
    return why && "square" in why.idea && !this.play.aboutCard ? why.idea.square : -1;
  });
  /** The bubble lies in a free corner: the lower right one, unless the refused square is there. */
  readonly bubbleLeft: boolean = $derived(this.refused >= 0 && columnOf(this.refused) > 4 && rowOf(this.refused) > 5);

  // -- the hand ----------------------------------------------------------------------------------------------------

  /** Cards that are to be chosen from and lie elsewhere than in the hand. */
  readonly choices: readonly string[] = $derived.by(() => this.pickCards.map((option) => option.card));
  /** The viewer's pending being, which can be summoned like a card in hand; empty: none. */
  readonly pending: string = $derived(this.me === null ? "" : (this.view.seats[this.me]?.pending ?? ""));
  readonly hand: readonly string[] = $derived.by(() => {
    const hand = this.view.hand;
    return hand ? [...hand.beings, ...hand.legends, ...hand.flares, ...(this.pending ? [this.pending] : [])] : [];
  });
  /** The card that somebody wants to read, or that is asked about. */
  private readonly wanted: string = $derived.by(() => {
    const asked = this.play.decision?.args.card;
    const hinted = this.session.hint?.action;
    return (
      this.play.over ||
      this.opened ||
      this.play.card ||
      (typeof asked === "string" ? asked : "") ||
      (hinted && "card" in hinted && (this.session.hintStep ?? 3) > 1 ? hinted.card : "")
    );
  });
  /** The card that is shown in full: where there is always one, else the one played last, or the first of the hand. */
  readonly readCard: string = $derived.by(
    () => this.wanted || (this.given.phone ? "" : (this.lastDeed?.card ?? this.hand[0] ?? "")),
  );
  readonly reading: boolean = $derived(this.wanted !== "");

  /** Show a card in full, wherever its name stands. */
  readonly open = (card: string): void => {
    this.opened = card;
    if (this.given.phone) this.sheet = "reader";
    else this.sheet = "";
  };

  readonly pressCard = (card: string): void => {
    const { play } = this;
    this.opened = "";
    const asked = [...this.putUnder, ...this.pickCards].find((option) => option.card === card);
    if (asked) {
      play.answer(asked);
      return;
    }
    if (this.given.phone && play.card === card) {
      this.sheet = "reader";
      return;
    }
    if (!this.content.flares.has(card) || play.tool === "discard") {
      play.chooseCard(card);
      return;
    }
    const same = play.card === card;
    play.reset();
    this.session.forgetWhy();
    if (same) return;
    play.card = card;
    const against = this.view.sides.find((side) => side.side !== this.mySide)?.side ?? 0;
    if (!this.flares.length) void play.refuse({ type: "flare", flare: card, against });
  };

  // -- the end -----------------------------------------------------------------------------------------------------

  private readonly winners: readonly number[] = $derived(
    (this.view.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : [])),
  );
  readonly winnerSides: ReadonlySet<number | undefined> = $derived(
    new Set(this.winners.map((seat) => this.view.seats[seat]?.side)),
  );
  readonly result: string = $derived.by(() => {
    if (!this.view.outcome) return "";
    if (this.winnerSides.size > 1) return t("state-draw");
    if (this.me === null || !ofOneSide(this.session, this.view.outcome.places))
      return t("state-winner", { player: this.names.side([...this.winnerSides][0] ?? 0) });
    if (!this.winners.includes(this.me)) return t("state-you-lost");
    return t(this.form.teams ? "state-team-won" : "state-you-won");
  });
}
