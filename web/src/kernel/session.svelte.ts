/** One table as this page knows it: everything the server told, in the order it told it. */
import type {
  ChatLine,
  ClientMessage,
  Coached,
  ComingFacts,
  KnockFacts,
  ClockFacts,
  Ended,
  GameAction,
  GameEvent,
  GameView,
  Hint,
  Preview,
  Refused,
  Proposal,
  RematchFacts,
  SeatFacts,
  SecondThought,
  ServerMessage,
  Update,
  Welcome,
  Why,
} from "../generated/messages";
import { KeptPress, type Lasting } from "./kept";
import type { Line } from "./log";
import { calledAt } from "./players";
import { hear, look } from "./said";
import { settings, isStill } from "./settings.svelte";
import { freshId, TableSocket, type Connection } from "./socket";

export interface Step {
  /** Grows with every update, so that an animation starts once for each. */
  serial: number;
  seat: number;
  kind: Update["step"];
  events: readonly GameEvent[];
}

const LOG_LENGTH = 400;
/** Milliseconds for which somebody counts as writing. */
export const WRITING = 4000;
const BOT_PAUSE = 400;
const LONGEST_PAUSE = 2400;
/** So long, in all, others' moves may wait for what is shown of those before them. */
const LONGEST_SHOW = 4800;
const PREVIEW_PAUSE = 250;

export class TableSession {
  connection = $state<Connection>("connecting");
  closeCode = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  view = $state.raw<GameView | null>(null);
  number = $state(0);
  private facts = $state.raw<readonly SeatFacts[]>([]);
  /** Who gave no name is called in the language of whoever looks. */
  readonly seats: readonly SeatFacts[] = $derived(this.facts.map((seat) => ({ ...seat, name: calledAt(seat) })));
  started = $state(false);
  watching = $state(0);
  /** Who has the link open and sits nowhere yet. */
  coming = $state.raw<readonly ComingFacts[]>([]);
  /** Who has a code that was said and waits for my word. */
  knocking = $state.raw<readonly KnockFacts[]>([]);
  mayTakeBack = $state(false);
  /** Why not, as the end of a message's key. */
  noTakeBack = $state<Update["no_take_back"]>("none");
  mayResign = $state(false);
  clocks = $state.raw<readonly ClockFacts[]>([]);
  clockTime = $state(0);
  log = $state.raw<readonly Line<GameEvent>[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state.raw<{ seat: number; bot: string; since: number } | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  /** How much of the hint is told: 1 where to look, 2 which card, 3 the move. */
  hintStep = $state(0);
  /** What would have been better than my last answer, as long as it may be taken back. */
  secondThought = $state.raw<SecondThought | null>(null);
  why = $state.raw<{ idea: GameAction; answer: Why } | null>(null);
  refusal = $state.raw<Refused | null>(null);
  ended = $state.raw<Ended | null>(null);
  rematch = $state.raw<RematchFacts | null>(null);
  rematchTime = $state(0);
  /** Who is about to say something, and when that was told. */
  writing = $state.raw<{ seat: number; at: number } | null>(null);
  private toldWriting = 0;
  /** The table that everybody here has just gone on to. */
  next = $state("");
  /** An action of mine is on its way. */
  sending = $state(false);
  /** The screen is handed to whoever is asked now, though no hand would have to be seen. */
  handing = $state(false);
  step = $state.raw<Step>({ serial: 0, seat: -1, kind: "snapshot", events: [] });

  private readonly socket: TableSocket;
  private readonly questions = new Map<string, (answer: never) => void>();
  private readonly asked = new Set<string>();
  private hintRequest = "";
  private hurrying = false;
  private previews = new Map<string, Promise<Preview | null>>();
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastShown = 0;
  private queuedSince = 0;
  /** How long a step of others waits for what the game still shows of the one before. */
  pace: (next: { events: readonly object[] }) => number = () => 0;
  private expected = 0;
  private lastPreview = 0;
  private readonly press = new KeptPress<GameAction>();

  constructor(table: string, make?: ConstructorParameters<typeof TableSocket>[2]) {
    this.socket = new TableSocket(
      table,
      {
        message: (message) => this.hear(message),
        state: (connection, code) => {
          this.connection = connection;
          this.closeCode = code;
          if (connection !== "open") this.drop();
        },
      },
      make,
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  /** The seat whose view this is; null for a spectator. */
  get seat(): number | null {
    return this.view?.viewer ?? this.welcome?.looking_as ?? null;
  }

  get table(): string {
    return this.welcome?.table ?? "";
  }

  get yours(): readonly number[] {
    return this.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  // -- asking and telling ----------------------------------------------------------------------------------------

  /**
   * Answer. While another answer is on its way, a question that is `lasting` is answered after that. `asked` is the
   * question that was seen, where a page is drawn a moment later than the table moves on.
   */
  act(action: GameAction, lasting?: Lasting, asked = this.view?.decision ?? null): void {
    if (this.sending || asked !== (this.view?.decision ?? null)) {
      if (lasting) this.press.keep(action, asked, lasting);
      this.givePress();
      return;
    }
    this.press.send(action);
    this.flush();
    this.why = null;
    this.refusal = null;
    this.hint = null;
    this.sending = true;
    this.socket.send({ type: "act", action_id: freshId(), number: this.number, action });
  }

  /** Answer for another seat at this screen, whose hand need not be seen for it. */
  actFor(seat: number, action: GameAction): void {
    if (this.sending) return;
    this.sending = true;
    this.socket.send({ type: "act_for", action_id: freshId(), number: this.number, action, seat });
  }

  /** Whoever is asked aloud wants to see their hand after all. */
  handOver(): void {
    this.handing = true;
  }

  takeBack(): void {
    this.flush();
    this.why = null;
    this.hint = null;
    this.sending = true;
    this.socket.send({ type: "take_back", action_id: freshId(), number: this.number });
  }

  resign(): void {
    this.socket.send({ type: "resign", action_id: freshId() });
  }

  async askWhy(idea: GameAction): Promise<Why | null> {
    const answer = await this.question<Why>((request_id) => ({ type: "why", request_id, idea }));
    if (answer && !answer.allowed) this.why = { idea, answer };
    return answer;
  }

  async askHint(): Promise<void> {
    if (this.hintPending) return;
    this.hint = null;
    this.hintPending = true;
    const answer = await this.question<Hint>((request_id) => {
      this.hintRequest = request_id;
      return { type: "hint", request_id };
    }, 30_000);
    this.hintPending = false;
    // The option itself, not its twin from the wire: it is the one that has words.
    const option = this.view?.decision?.options[answer?.option ?? -1];
    if (!answer || answer.number !== this.number) return;
    this.hintStep = answer.places.length ? 1 : answer.card ? 2 : 3;
    this.hint = { ...answer, action: option ?? answer.action };
  }

  /** Tell more of the hint; the first time it is asked for. */
  async hintOn(): Promise<void> {
    if (!this.hint) return this.askHint();
    this.hintStep = this.hintStep === 1 && this.hint.card ? 2 : 3;
  }

  get mayCoach(): boolean {
    return Boolean(this.welcome?.coach) && this.seat !== null && !this.ended && !this.seats[this.seat]?.bot;
  }

  get isAsked(): boolean {
    return Boolean(this.view?.decision);
  }

  /** What there is to see for me now. */
  askCoach(watch: "threats" | "all"): Promise<Coached | null> {
    return this.question<Coached>((request_id) => ({ type: "coach", request_id, watch }));
  }

  /** Whether my last answer was a pity; asked once after each of them. */
  private async thinkAgain(): Promise<void> {
    const number = this.number;
    if (!settings.coachAfter || !this.mayCoach || !this.mayTakeBack) return;
    const answer = await this.question<SecondThought>((request_id) => ({ type: "second_thought", request_id }));
    if (answer?.better && this.number === number && this.mayTakeBack) this.secondThought = answer;
  }

  /** What the option would do; asked once for each option of a decision. */
  preview(action: GameAction): Promise<Preview | null> {
    const key = JSON.stringify(action);
    let answer = this.previews.get(key);
    if (!answer) {
      // The server takes ten messages a second from a socket; what a person decides comes first.
      const now = Date.now();
      if (now - this.lastPreview < PREVIEW_PAUSE) return Promise.resolve(null);
      this.lastPreview = now;
      const number = this.number;
      answer = this.question<Preview>((request_id) => ({ type: "preview", request_id, number, action }), 4000);
      this.previews.set(key, answer);
    }
    return answer;
  }

  /** What somebody has said is not read any more; the server sends no more of it. */
  hush(seat: number): void {
    this.chat = this.chat.filter((line) => line.seat !== seat);
  }

  /** Tell the others that I write; at most every few seconds. */
  tellWriting(): void {
    if (Date.now() - this.toldWriting < WRITING) return;
    this.toldWriting = Date.now();
    this.socket.send({ type: "writing" });
  }

  say(text: string): void {
    this.toldWriting = 0;
    this.socket.send({ type: "chat", text });
  }

  look(seat: number): void {
    this.socket.send({ type: "look", seat });
  }

  giveSeat(seat: number, bot = ""): void {
    this.socket.send({ type: "give_seat", seat, bot });
  }

  /** What shall stand in for me at least; empty: as the table says. */
  askStandIn(seat: number, bot: string): void {
    this.socket.send({ type: "stand_in", seat, bot });
  }

  /** Every window goes by for my seat until it is asked something else, also while I am away; or no longer. */
  passAhead(seat: number, on: boolean): void {
    this.socket.send({ type: "pass_ahead", seat, on });
  }

  /** Who has days for a move is away most of the time: the house lets windows go by. */
  get passesAtHouse(): boolean {
    return Boolean(this.welcome?.clock?.days);
  }

  newLink(): void {
    this.socket.send({ type: "new_link" });
  }

  letIn(knock: string, yes: boolean): void {
    this.knocking = this.knocking.filter(({ id }) => id !== knock);
    this.socket.send({ type: "let_in", knock, yes });
  }

  removePerson(seat: number): void {
    this.socket.send({ type: "remove_person", seat });
  }

  sayReady(ready: boolean): void {
    this.socket.send({ type: "ready", ready });
  }

  /** As the table's maker: everybody is ready. */
  begin(): void {
    this.socket.send({ type: "begin" });
  }

  /** Before the deal: my seat against a free one; as the table's maker, any two. */
  changeSeats(seat: number, other: number): void {
    this.socket.send({ type: "change_seats", seat, other });
  }

  takeSeat(seat: number): void {
    this.socket.send({ type: "take_seat", seat });
  }

  /** Play again with the same people, or agree to it; false: not now, or not any more. */
  answerRematch(agree: boolean, proposal: Proposal | null = null): void {
    const number = this.rematch?.number ?? 0;
    this.socket.send(proposal ? { type: "rematch", agree, number, proposal } : { type: "rematch", agree, number });
  }

  /** The bot that thinks shall answer with what it has. */
  moveNow(): void {
    this.hurrying = true;
    this.socket.send({ type: "move_now" });
  }

  forgetWhy(): void {
    this.why = null;
    this.refusal = null;
  }

  private question<T extends { request_id: string }>(
    make: (id: string) => ClientMessage,
    patience = 8000,
  ): Promise<T | null> {
    const id = freshId();
    return new Promise((resolve) => {
      const timer = setTimeout(() => answered(null), patience);
      const answered = (answer: T | null): void => {
        clearTimeout(timer);
        this.questions.delete(id);
        resolve(answer);
      };
      this.questions.set(id, answered as (answer: never) => void);
      this.asked.add(id);
      this.socket.send(make(id));
    });
  }

  private drop(): void {
    for (const answered of [...this.questions.values()]) answered(null as never);
    this.asked.clear();
    this.hintPending = false;
    this.previews.clear();
    this.press.forget();
  }

  // -- hearing -----------------------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.flush();
        this.welcome = message;
        message.log.forEach(hear);
        this.facts = message.seats;
        this.started = message.started;
        this.log = message.log;
        this.chat = message.chat_lines;
        this.sending = this.socket.waiting;
        return;
      case "update":
        hear(message);
        look(message);
        this.receive(message);
        return;
      case "ack":
        // The update that belongs to it may still be on its way; until then there is nothing new to decide.
        this.expected = Math.max(this.expected, message.number);
        this.sending = this.socket.waiting || this.number < this.expected;
        queueMicrotask(this.givePress);
        return;
      case "refusal":
        this.sending = this.socket.waiting;
        this.press.forget();
        // The bot was quicker than the wish that it should be.
        if (this.hurrying && !message.to && message.code === "not-now") return;
        this.questions.get(message.to)?.(null as never);
        // Refused previews and reasons are of no interest; a refused hint was asked for aloud.
        if (!this.asked.delete(message.to) || message.to === this.hintRequest) this.refusal = message;
        return;
      case "preview":
        hear(message);
        look(message);
      // falls through
      case "why":
      case "hint":
      case "coached":
      case "second_thought":
        this.questions.get(message.request_id)?.(message as never);
        return;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        this.writing = null;
        return;
      case "writing":
        this.writing = { seat: message.seat, at: Date.now() };
        return;
      case "presence":
        this.facts = message.seats;
        this.started = message.started;
        this.watching = message.watching;
        this.coming = message.coming ?? [];
        this.knocking = message.knocking ?? [];
        return;
      case "thinking":
        this.thinking = { seat: message.seat, bot: message.bot, since: Date.now() };
        return;
      case "ended":
        this.ended = message;
        return;
      case "rematch":
        // What was agreed before the page came here is shown; what is agreed now, everybody follows.
        if (this.rematch && message.table !== this.rematch.table && this.yours.length) this.next = message.table;
        this.rematch = message;
        this.rematchTime = Date.now();
        return;
    }
  }

  /** Steps of others are shown one after another, so that a person can follow; one's own at once. */
  private receive(update: Update): void {
    const follows =
      this.view !== null && update.step === "act" && update.seat >= 0 && !this.yours.includes(update.seat);
    if (!follows || !settings.botPause || isStill() || (typeof document !== "undefined" && document.hidden)) {
      this.flush();
      this.apply(update);
      return;
    }
    if (!this.queue.length) this.queuedSince = Date.now();
    this.queue.push(update);
    this.schedule();
  }

  private schedule(): void {
    if (this.timer !== undefined || !this.queue.length) return;
    const pause = Math.min(BOT_PAUSE, LONGEST_PAUSE / (this.queue.length + 1));
    // Nothing that is shown holds a clock.
    const mayShow = !this.clocks.length && Date.now() - this.queuedSince < LONGEST_SHOW;
    const wait = Math.max(0, this.lastShown + pause - Date.now(), mayShow ? this.pace(this.queue[0]!) : 0);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const next = this.queue.shift();
      if (next) this.apply(next);
      this.schedule();
    }, wait);
  }

  /** Show everything that still waits to be shown. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const update of this.queue.splice(0)) this.apply(update);
  }

  private apply(update: Update): void {
    this.lastShown = Date.now();
    this.view = update.view;
    this.number = update.number;
    this.sending = this.socket.waiting || this.number < this.expected;
    this.mayTakeBack = update.may_take_back;
    this.noTakeBack = update.no_take_back;
    this.mayResign = update.may_resign;
    this.clocks = update.clocks;
    this.clockTime = Date.now();
    this.started = true;
    this.thinking = null;
    this.hurrying = false;
    this.why = null;
    this.hint = null;
    this.secondThought = null;
    this.handing = false;
    this.previews.clear();
    if (update.step !== "snapshot") {
      const line: Line<GameEvent> = {
        number: update.number,
        seat: update.seat,
        step: update.step,
        events: update.events,
      };
      if (!this.log.length || this.log[this.log.length - 1]!.number < line.number)
        this.log = [...this.log, line].slice(-LOG_LENGTH);
    }
    this.step = { serial: this.step.serial + 1, seat: update.seat, kind: update.step, events: update.events };
    queueMicrotask(this.givePress);
    if (update.step === "act" && this.yours.includes(update.seat) && this.advises()) void this.thinkAgain();
  }

  /** Whether second thoughts are wanted: only while the coach is on. */
  advises: () => boolean = () => false;

  /** The answer that was on its way is there: what was pressed meanwhile is next. */
  private readonly givePress = (): void => {
    if (this.sending) return;
    const pressed = this.press.take(this.view?.decision ?? null);
    if (pressed) this.act(pressed);
  };
}
