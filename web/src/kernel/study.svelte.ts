/** A position that is studied: a tree of variations, the engine's lines while somebody looks, and a bot to play on with. */
import type {
  GameAction,
  GameEvent,
  GameView,
  Hint,
  Refused,
  SeatFacts,
  StudyAsk,
  StudyJudgement,
  StudyLine,
  StudyOrigin,
  StudyState,
  StudyStep,
} from "../generated/messages";
import type { Message } from "../generated/kernel";
import { api, Refusal } from "./api";
import type { DrawnLine, GamePreview, GameSession, GameStep } from "./game-session";
import { t } from "./i18n.svelte";
import type { Asked } from "./kept";
import type { Line } from "./log";
import { recall, remember } from "./memory";
import { nameOf } from "./players";
import { problemWords } from "./problems";
import { hear, look } from "./said";
import type { Connection } from "./socket";

/** An answer in the tree. Those of the record have the step that they led to; the first node is where it all begins. */
export interface StudyNode {
  readonly id: number;
  readonly parent: number;
  readonly at: number | null;
  readonly seat: number;
  readonly notation: string;
  readonly said: Message | null;
  readonly comment: string;
  readonly children: readonly number[];
  /** The chance of seat 0 before it was answered on, as far as it was judged; from 0 to 1000. */
  readonly chance: number | null;
  readonly events: readonly GameEvent[];
}

/** What is kept of a study, and what a link to it holds. */
export interface KeptStudy {
  origin: StudyOrigin;
  knows: number | null;
  /** In a file, of the game that it begins in. */
  record?: string;
  nodes: readonly Pick<StudyNode, "id" | "parent" | "at" | "seat" | "notation" | "said" | "comment">[];
}

/** A kept analysis as it can be opened; throws where a file or a link was broken or edited so that it is none. */
export function checked(found: unknown): KeptStudy {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
  const isNode = (node: unknown): boolean =>
    isObject(node) &&
    Number.isSafeInteger(node.id) &&
    Number.isSafeInteger(node.parent) &&
    // A node is always made after the one above it: nothing leads back to itself.
    (node.id === 0 || (node.parent as number) < (node.id as number)) &&
    (node.parent as number) >= 0 &&
    Number.isSafeInteger(node.seat) &&
    (node.at === null || Number.isSafeInteger(node.at)) &&
    typeof node.notation === "string" &&
    typeof node.comment === "string" &&
    (node.said === null ||
      (isObject(node.said) && typeof node.said.key === "string" && isObject(node.said.args ?? {})));
  const fits =
    isObject(found) &&
    isObject(found.origin) &&
    (found.knows === null || Number.isSafeInteger(found.knows)) &&
    ["undefined", "string"].includes(typeof found.record) &&
    Array.isArray(found.nodes) &&
    found.nodes.every(isNode) &&
    isTree(found.nodes as KeptStudy["nodes"]);
  if (!fits) throw new SyntaxError("not an analysis");
  return found as unknown as KeptStudy;
}

/** Each node once, and below another one. */
function isTree(nodes: KeptStudy["nodes"]): boolean {
  const known = new Set([0, ...nodes.map(({ id }) => id)]);
  return new Set(nodes.map(({ id }) => id)).size === nodes.length && nodes.every(({ parent }) => known.has(parent));
}

type View = GameView & { decision: Asked<GameAction> | null };

const BEHIND = 20;
const AHEAD = 80;
const REST = 250;

export class Study implements GameSession<GameAction, View, GameEvent> {
  connection = $state<Connection>("connecting");
  state = $state.raw<StudyState | null>(null);
  view = $state.raw<View | null>(null);
  step = $state.raw<GameStep<GameEvent>>({ serial: 0, seat: -1, kind: "snapshot", events: [] });
  sending = $state(false);
  why = $state.raw<GameSession<GameAction, View, GameEvent>["why"]>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint<GameAction> | null>(null);
  readonly hintPending = false;
  readonly table = "";
  /** Why there is nothing to look at. */
  wrong = $state("");

  nodes = $state.raw<ReadonlyMap<number, StudyNode>>(new Map());
  cursor = $state(0);
  /** From whose knowledge; null: all cards open. */
  knows = $state<number | null>(null);
  judgement = $state.raw<StudyJudgement | null>(null);
  /** The engine thinks while somebody looks, unless it was told to rest. */
  paused = $state(false);
  thinkingOn = $state(false);
  unjudged = $state("");
  /** The line that somebody has chosen to look at, from 0; -1: none. It stays where it is. */
  shown = $state(-1);
  /** The line under the pointer or the keyboard. */
  over = $state(-1);
  /** Lines are drawn on the board: the chosen one, or that under the pointer, or the best. */
  drawing = $state(true);
  /** The line as it is drawn; null: none, or it is not known yet. */
  line = $state.raw<DrawnLine<GameEvent, View> | null>(null);
  #drawn = "";
  /** Somebody's finger is on a line: it stays where it is. */
  held = false;
  /** Whom somebody plays on with, and the seat that is played by hand; null: this is an analysis. */
  against = $state.raw<{ bot: string; seat: number } | null>(null);
  answering = $state(false);
  #asked = 0;
  #closed = false;
  #key: string;

  constructor(
    readonly origin: StudyOrigin,
    kept: KeptStudy | null = null,
  ) {
    this.#key = `ludarium.study.${JSON.stringify(origin)}`;
    const found = kept ?? remembered(this.#key);
    this.knows = found?.knows ?? null;
    if (found) this.#restore(found);
    else this.#put({ ...ROOT, at: origin.table || origin.record ? (origin.at ?? 0) : null });
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#asked++;
  }

  // -- what tables ask of whoever keeps the game -------------------------------------------------------------------

  get seat(): number | null {
    return this.state?.viewer ?? null;
  }

  get seats(): readonly SeatFacts[] {
    const { state } = this;
    return Array.from({ length: state?.seats ?? 0 }, (_, seat) => ({
      seat,
      kind: "human" as const,
      name: nameOf(state?.players[seat] ?? ""),
      taken: true,
      bot: "",
      present: true,
      yours: true,
      may_be_given: false,
      may_be_removed: false,
      shares_device: false,
      ready: false,
      host: false,
      stand_in: "",
      passes_ahead: false,
      face: "" as const,
    }));
  }

  get log(): readonly Line<GameEvent>[] {
    return this.path(this.cursor)
      .filter(({ events }) => events.length)
      .map(({ seat, events }, number) => ({ number, seat, step: "act" as const, events }));
  }

  get thinking(): { seat: number } | null {
    return this.answering && this.state ? { seat: this.state.asked_seat ?? 0 } : null;
  }

  get mayTakeBack(): boolean {
    return this.nodes.get(this.cursor)?.parent !== undefined && this.cursor !== 0;
  }

  act(action: GameAction): void {
    if (this.sending || this.answering) return;
    void this.#act(action);
  }

  takeBack(): void {
    const parent = this.nodes.get(this.cursor)?.parent ?? 0;
    void this.show(parent);
  }

  askHint(): Promise<void> {
    const line = this.judgement?.lines[0];
    if (line) this.hint = hintOf(line);
    return Promise.resolve();
  }

  async askWhy(idea: GameAction): Promise<void> {
    const state = await this.#ask({ ...this.address(this.cursor), idea });
    if (state?.why && !state.why.allowed) this.why = { idea, answer: state.why };
  }

  async preview(action: GameAction): Promise<GamePreview<GameEvent, View> | null> {
    const state = await this.#ask({ ...this.address(this.cursor), idea: action });
    return state?.why?.allowed ? { number: state.number, events: state.events, view: state.view as View } : null;
  }

  forgetWhy(): void {
    this.why = null;
    this.refusal = null;
  }

  giveSeat(): void {}

  takeSeat(): void {}

  // -- the tree ----------------------------------------------------------------------------------------------------

  /** The nodes from the first to this one, without the first. */
  path(id: number): StudyNode[] {
    const found: StudyNode[] = [];
    for (let node = this.nodes.get(id); node && node.id !== 0; node = this.nodes.get(node.parent)) found.unshift(node);
    return found;
  }

  /** What the house is asked for that node: the last step of the record on the way to it, and the answers since. */
  address(id: number): StudyAsk {
    const answers: string[] = [];
    let node = this.nodes.get(id)!;
    for (; node.at === null && node.id !== 0; node = this.nodes.get(node.parent)!)
      answers.unshift(`${node.seat} ${node.notation}`);
    return { origin: node.at === null ? this.origin : { ...this.origin, at: node.at }, knows: this.knows, answers };
  }

  /** The node that the main line goes on with. */
  next(id: number): number | undefined {
    return this.nodes.get(id)?.children[0];
  }

  stepBack(): void {
    if (this.cursor !== 0) void this.show(this.nodes.get(this.cursor)!.parent);
  }

  stepForward(): void {
    const next = this.next(this.cursor);
    if (next !== undefined) void this.show(next, "act");
  }

  /** To the variation before or after this one. */
  branch(direction: 1 | -1): void {
    const node = this.nodes.get(this.cursor);
    const siblings = node && node.id !== 0 ? this.nodes.get(node.parent)!.children : [];
    const other = siblings[siblings.indexOf(this.cursor) + direction];
    if (other !== undefined) void this.show(other);
  }

  toEnd(direction: 1 | -1): void {
    if (direction < 0) {
      void this.show(0);
      return;
    }
    let last = this.cursor;
    for (let next = this.next(last); next !== undefined; next = this.next(last)) last = next;
    void this.show(last);
  }

  comment(id: number, text: string): void {
    this.#put({ ...this.nodes.get(id)!, comment: text });
    this.#keep();
  }

  /** Whether a variation can be deleted or made the first: what the record says stays as it is. */
  isOwn(id: number): boolean {
    return id !== 0 && this.nodes.get(id)?.at === null;
  }

  /** Take a variation out; what puts it back is returned. */
  delete(id: number): () => void {
    const before = this.nodes;
    const node = before.get(id)!;
    const parent = before.get(node.parent)!;
    const gone = new Set([id]);
    for (const found of gone) for (const child of before.get(found)!.children) gone.add(child);
    const after = new Map([...before].filter(([each]) => !gone.has(each)));
    after.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
    const back = this.cursor;
    this.nodes = after;
    this.#keep();
    if (gone.has(back)) void this.show(parent.id);
    return () => {
      this.nodes = before;
      this.#keep();
      void this.show(back);
    };
  }

  /** Make a variation the first of those that can be changed. */
  promote(id: number): void {
    const node = this.nodes.get(id)!;
    const parent = this.nodes.get(node.parent)!;
    const others = parent.children.filter((child) => child !== id);
    const fixed = others.filter((child) => !this.isOwn(child));
    this.#put({ ...parent, children: [...fixed, id, ...others.filter((child) => this.isOwn(child))] });
    this.#keep();
  }

  /** All of it, to be kept or sent to somebody. */
  whole(): KeptStudy {
    // Of what the record says, only the way to what was added is kept.
    const wanted = new Set([0]);
    for (const { id, at, comment } of this.nodes.values())
      if (at === null || comment) for (const node of this.path(id)) wanted.add(node.id);
    return {
      origin: this.origin,
      knows: this.knows,
      nodes: [...this.nodes.values()]
        .filter(({ id }) => wanted.has(id))
        .map(({ id, parent, at, seat, notation, said, comment }) => ({
          id,
          parent,
          at,
          seat,
          notation,
          said,
          comment,
        })),
    };
  }

  #restore(found: KeptStudy): void {
    const nodes = new Map<number, StudyNode>();
    for (const node of found.nodes) nodes.set(node.id, { ...ROOT, ...node, children: [], events: [], chance: null });
    if (!nodes.has(0)) nodes.set(0, { ...ROOT, at: this.origin.at ?? null });
    for (const node of nodes.values())
      if (node.id !== 0) {
        const parent = nodes.get(node.parent);
        if (parent) nodes.set(parent.id, { ...parent, children: [...parent.children, node.id] });
        else nodes.delete(node.id);
      }
    this.nodes = nodes;
  }

  #put(node: StudyNode): void {
    this.nodes = new Map(this.nodes).set(node.id, node);
  }

  /** The node of an answer below another one; made, where it is not there. */
  #child(parent: number, step: StudyStep, at: number | null, events: readonly GameEvent[]): number {
    const above = this.nodes.get(parent)!;
    const known = above.children.find((child) => {
      const node = this.nodes.get(child)!;
      return node.seat === step.seat && node.notation === step.notation;
    });
    if (known !== undefined) {
      const node = this.nodes.get(known)!;
      this.#put({ ...node, at: node.at ?? at, said: step.said, events: events.length ? events : node.events });
      return known;
    }
    const id = Math.max(...this.nodes.keys()) + 1;
    const { seat, notation, said } = step;
    this.#put({ ...ROOT, id, parent, at, seat, notation, said, events });
    // What the record says comes first.
    const children = at === null ? [...above.children, id] : [id, ...above.children];
    this.#put({ ...this.nodes.get(parent)!, children });
    return id;
  }

  #keep(): void {
    if (!this.against) remember(this.#key, JSON.stringify(this.whole()));
  }

  // -- going there -------------------------------------------------------------------------------------------------

  async #open(): Promise<void> {
    if (this.origin.table || this.origin.record) await this.#mainLine();
    if (this.wrong) return;
    await this.show(0);
    // Where nobody may see all cards, the first seat's knowledge is used until another is chosen.
    if (this.wrong && this.knows === null && this.refusal?.key === "error-study-closed") {
      this.knows = 0;
      this.wrong = "";
      await this.show(0);
    }
  }

  /** What was really played from there on. */
  async #mainLine(): Promise<void> {
    const at = this.origin.at ?? 0;
    const [kind, id] = this.origin.table
      ? (["tables", this.origin.table] as const)
      : (["records", this.origin.record!] as const);
    try {
      const part = await api.replay(kind, id, "", Math.max(0, at + 1 - BEHIND), BEHIND + AHEAD);
      let last = 0;
      part.frames.forEach((frame, place) => {
        const step = part.first + place;
        if (step <= at || last < 0) return;
        if (frame.step !== "act" || !frame.said) {
          last = -1; // a take-back: what follows was played from elsewhere
          return;
        }
        hear(frame);
        const { seat, notation, said } = frame;
        last = this.#child(last, { seat, notation, said, quiet: false }, step, frame.events);
      });
    } catch (problem) {
      // The end of the record has no steps after it; anything else is said by the position itself.
      if (!(problem instanceof Refusal)) this.wrong = problemWords(problem);
    }
  }

  async show(id: number, kind: "snapshot" | "act" = "snapshot"): Promise<void> {
    const asked = ++this.#asked;
    this.sending = true;
    this.forgetWhy();
    this.hint = null;
    const state = await this.#ask(this.address(id));
    if (asked !== this.#asked) return;
    this.sending = false;
    if (!state) {
      this.wrong = this.view ? "" : this.#said();
      return;
    }
    this.cursor = id;
    this.shown = -1; // not before the board is the position's own again
    this.#forgetLine();
    this.#draw(state, kind, this.nodes.get(id)?.seat ?? -1);
    void this.#think();
  }

  /** Whose knowledge is used from now on. */
  look(knows: number | null): void {
    this.knows = knows;
    this.#keep();
    void this.show(this.cursor);
  }

  async #act(action: GameAction): Promise<void> {
    const asked = ++this.#asked;
    this.sending = true;
    this.forgetWhy();
    this.hint = null;
    this.shown = -1;
    const state = await this.#ask({ ...this.address(this.cursor), act: action });
    if (asked !== this.#asked) return;
    this.sending = false;
    const step = state?.steps.at(-1);
    if (!state || !step) return;
    await this.#went(step, state);
  }

  #forgetLine(): void {
    this.judgement = null;
    this.over = -1;
    this.#drawn = "";
    this.line = null;
  }

  /** Somebody has answered: the position is where that leads. */
  async #went(step: StudyStep, state: StudyState): Promise<void> {
    const id = this.#child(this.cursor, step, null, state.events);
    this.#keep();
    const known = this.nodes.get(id)!;
    if (known.at !== null) {
      await this.show(id, "act"); // as it was really played, with what was really drawn
      return;
    }
    this.cursor = id;
    this.#forgetLine();
    this.#draw(state, "act", step.seat);
    if (this.against) await this.#answered();
    else void this.#think();
  }

  #draw(state: StudyState, kind: "snapshot" | "act", seat: number): void {
    this.wrong = "";
    this.state = state;
    this.view = state.view as View;
    this.step = { serial: this.step.serial + 1, seat, kind, events: kind === "act" ? state.events : [] };
  }

  async #ask(ask: StudyAsk): Promise<StudyState | null> {
    try {
      const state = await api.study(ask);
      hear(state);
      look({ view: state.view as View, asked: state.asked });
      this.connection = "open";
      return state;
    } catch (problem) {
      if (problem instanceof Refusal) {
        const { code, key, incident } = problem.problem;
        this.refusal = { type: "refusal", to: "", code, key: key || "error-title", args: {}, rule: "", incident };
      } else this.connection = "lost";
      return null;
    }
  }

  #said(): string {
    return this.refusal ? t(this.refusal.key) : t("error-offline");
  }

  // -- the engine --------------------------------------------------------------------------------------------------

  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused) void this.#think();
  }

  /** Round after round, until somebody goes on or leaves. */
  async #think(): Promise<void> {
    const asked = this.#asked;
    const here = this.cursor;
    this.unjudged = "";
    if (this.thinkingOn && this.judgement) return;
    await new Promise((done) => setTimeout(done, 60)); // who steps on quickly is not thought for
    const goesOn = (): boolean =>
      asked === this.#asked && here === this.cursor && !this.#closed && !this.paused && !this.against;
    while (goesOn() && this.state?.asked_seat != null) {
      if (document.hidden) {
        await new Promise((done) => setTimeout(done, REST));
        continue;
      }
      this.thinkingOn = true;
      try {
        const { origin, knows, answers } = this.address(here);
        const found = await api.studyJudge({ origin, knows, answers });
        while (goesOn() && (this.held || this.shown >= 0 || this.over >= 0))
          await new Promise((done) => setTimeout(done, REST));
        if (!goesOn()) break;
        this.judgement = found;
        this.drawLine();
        const chance = found.lines[0]?.chance ?? null;
        const node = this.nodes.get(here);
        if (node && chance !== null) this.#put({ ...node, chance: this.ofFirst(found.seat, chance) });
        if (found.done) break;
      } catch (problem) {
        if (goesOn()) this.unjudged = problemWords(problem);
        break;
      }
    }
    if (asked === this.#asked) this.thinkingOn = false;
  }

  /** Whether the table can draw a line over itself, as it stands. */
  draws = false;

  /** A chance as seat 0 sees it, where two sides play. */
  sides: (seat: number) => number = (seat) => seat;
  ofFirst(seat: number, chance: number): number {
    return this.sides(seat) === this.sides(0) ? chance : 1000 - chance;
  }

  /** The line that is chosen: by hand, or else the best; -1: none. */
  get chosen(): number {
    if (!this.judgement || this.against) return -1;
    return this.shown >= 0 ? this.shown : this.drawing && this.draws ? 0 : -1;
  }

  /** The line that is on the board; -1: none. */
  get onBoard(): number {
    return this.over >= 0 && this.chosen >= 0 ? this.over : this.chosen;
  }

  /** Show that line on the board until another one is chosen, or the position alone again. */
  async showLine(number: number): Promise<void> {
    const off = number === this.chosen;
    this.over = -1;
    this.shown = off ? -1 : number;
    this.drawing = !off;
    if (this.draws) this.drawLine();
    else if (off) await this.show(this.cursor);
    else await this.#lead();
  }

  /** The pointer or the keyboard is on that line; -1: on none. */
  point(number: number): void {
    if (!this.draws || !this.drawing) return;
    this.over = number;
    this.drawLine();
  }

  /** Ask for what the line on the board causes, if that is not known yet. */
  drawLine(): void {
    const line = this.judgement?.lines[this.onBoard];
    const answers = line?.steps.map(({ seat, notation }) => `${seat} ${notation}`) ?? [];
    const key = answers.length ? `${this.cursor} ${this.knows} ${answers.join()}` : "";
    if (key === this.#drawn) return;
    this.#drawn = key;
    if (!key) this.line = null;
    else void this.#lineOf(answers, key);
  }

  async #lineOf(line: string[], key: string): Promise<void> {
    const { origin, knows, answers } = this.address(this.cursor);
    try {
      const drawn = await api.studyLine({ origin, knows, answers, line });
      if (key === this.#drawn) this.line = { moves: drawn.moves, view: { ...(drawn.view as View), decision: null } };
    } catch {
      if (key === this.#drawn) this.line = null; // its words still stand beside the board
    }
  }

  /** Where nothing can be drawn over the table, it stands as it does after the line. */
  async #lead(): Promise<void> {
    const line = this.judgement?.lines[this.shown];
    if (!line) return;
    const ask = this.address(this.cursor);
    const answers = [...(ask.answers ?? []), ...line.steps.map(({ seat, notation }) => `${seat} ${notation}`)];
    const here = this.cursor;
    const number = this.shown;
    const state = await this.#ask({ ...ask, answers });
    if (!state || here !== this.cursor || number !== this.shown) return;
    this.view = { ...(state.view as View), decision: null };
    this.step = { serial: this.step.serial + 1, seat: -1, kind: "act", events: state.events };
  }

  /** Play the first answer of a line. */
  playLine(number: number): void {
    const line = this.judgement?.lines[number];
    if (line) void this.#act(line.action);
  }

  // -- playing on --------------------------------------------------------------------------------------------------

  /** Play on from here, in a study of its own: the bot answers for everybody else. */
  playOn(bot: string, seat: number): Study {
    const { origin, answers } = this.address(this.cursor);
    const nodes: KeptStudy["nodes"][number][] = [{ ...ROOT, at: origin.at ?? null }];
    (answers ?? []).forEach((answer, place) => {
      const [who = "0", ...rest] = answer.split(" ");
      const said = this.path(this.cursor).at(place - (answers?.length ?? 0))?.said ?? null;
      nodes.push({ ...ROOT, id: place + 1, parent: place, seat: Number(who), notation: rest.join(" "), said });
    });
    const made = new Study({ ...origin }, { origin, knows: this.knows, nodes });
    made.against = { bot, seat };
    made.sides = this.sides;
    void made.#begin(nodes.length - 1);
    return made;
  }

  async #begin(id: number): Promise<void> {
    await this.show(id);
    await this.#answered();
  }

  /** Let the bot answer until the seat that is played by hand is asked. */
  async #answered(): Promise<void> {
    const asked = this.#asked;
    while (this.against && this.state?.asked_seat != null && this.state.asked_seat !== this.against.seat) {
      this.answering = true;
      const { origin, knows, answers } = this.address(this.cursor);
      try {
        const { step } = await api.studyAnswer({ origin, knows, answers, bot: this.against.bot });
        const state = await this.#ask({
          origin,
          knows,
          answers: [...(answers ?? []), `${step.seat} ${step.notation}`],
        });
        if (asked !== this.#asked || !state) break;
        this.cursor = this.#child(this.cursor, step, null, state.events);
        this.#draw(state, "act", step.seat);
      } catch (problem) {
        this.unjudged = problemWords(problem);
        break;
      }
    }
    this.answering = false;
  }
}

/** What this browser has kept; what cannot be read any more is left alone until it is written anew. */
function remembered(key: string): KeptStudy | null {
  try {
    const found = recall<KeptStudy | null>(key, null);
    return found && checked(found);
  } catch {
    return null;
  }
}

const ROOT: StudyNode = {
  id: 0,
  parent: 0,
  at: null,
  seat: -1,
  notation: "",
  said: null,
  comment: "",
  children: [],
  chance: null,
  events: [],
};

function hintOf({ action, chance }: StudyLine): Hint<GameAction> {
  const told = { places: [], card: "", instead: null, reasons: [] };
  return { type: "hint", request_id: "", number: 0, option: 0, action, estimate: chance, bot: "", ...told };
}
