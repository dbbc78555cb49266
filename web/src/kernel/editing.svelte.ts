/** A position that is set up by hand: the house says what can be changed, makes each change, or says why it cannot be. */
import type { Edit, EditRefused, StudyEdit, StudyEdited } from "../generated/messages";
import { api, Refusal } from "./api";
import { problemWords } from "./problems";

const REMEMBERED = 200;
const REST = 500;

export class Editing {
  /** The position as it stands; null: it is not here yet. */
  now = $state.raw<StudyEdited | null>(null);
  /** The text as it is being written. */
  draft = $state("");
  /** Why the last change was refused. */
  refused = $state.raw<EditRefused | null>(null);
  /** Why the text is none: in words, and where, in those of the program. */
  unread = $state.raw<{ words: string; detail: string } | null>(null);
  /** What a press puts down: the id of a tool; "": a press takes away, or moves. */
  tool = $state("");
  moving = $state(false);
  /** What has been picked up to be moved. */
  held = $state("");
  #past = $state.raw<readonly StudyEdited[]>([]);
  #future = $state.raw<readonly StudyEdited[]>([]);
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(begin: StudyEdit) {
    this.draft = begin.text ?? "";
    void this.#queue(() => this.#ask(begin));
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Change the position; changes wait for those before them. */
  change(...edits: Edit[]): Promise<void> {
    return this.#queue(async () => {
      if (this.now) await this.#ask({ text: this.now.text, edits });
    });
  }

  set(what: string, value: readonly string[]): Promise<void> {
    return this.change({ do: "set", what, value });
  }

  take(tool: string, moving = false): void {
    this.tool = tool;
    this.moving = moving;
    this.held = "";
  }

  /** A place was pressed, on which these tools would put what is there. */
  press(place: string, standing: readonly string[]): void {
    if (this.moving) {
      if (!this.held) this.held = standing.length ? place : "";
      else {
        const from = this.held;
        this.held = "";
        if (from !== place) void this.change({ do: "move", at: from, to: place });
      }
    } else if (!this.tool || standing.includes(this.tool)) void this.change({ do: "erase", at: place });
    else void this.change({ do: "put", what: this.tool, at: place });
  }

  /** The text is written by hand: when it rests, the board follows. */
  write(text: string): void {
    this.draft = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#queue(() => this.#ask({ text: this.draft })), REST);
  }

  undo(): void {
    void this.#queue(async () => this.#step(-1));
  }

  redo(): void {
    void this.#queue(async () => this.#step(1));
  }

  /** When everything that was asked for is here. */
  settled(): Promise<void> {
    return this.#last;
  }

  #step(direction: 1 | -1): void {
    const here = this.now;
    const next = direction < 0 ? this.#past.at(-1) : this.#future.at(-1);
    if (!here || !next) return;
    if (direction < 0) [this.#past, this.#future] = [this.#past.slice(0, -1), [...this.#future, here]];
    else [this.#past, this.#future] = [[...this.#past, here], this.#future.slice(0, -1)];
    this.#show(next);
  }

  #show(state: StudyEdited): void {
    this.now = state;
    this.draft = state.text;
    this.refused = null;
    this.unread = null;
    this.held = "";
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }

  async #ask(wish: StudyEdit): Promise<void> {
    const before = this.now;
    try {
      const state = await api.studyEdit(wish);
      if (state.refused) {
        this.refused = state.refused;
        this.now ??= state;
        return;
      }
      const typed = this.draft;
      this.#show(state);
      if (wish.edits === undefined && wish.text) this.draft = typed; // whoever writes on is not interrupted
      if (before && before.text !== state.text) {
        this.#past = [...this.#past, before].slice(-REMEMBERED);
        this.#future = [];
      }
    } catch (problem) {
      const detail = problem instanceof Refusal ? problem.problem.detail : "";
      this.unread = { words: problemWords(problem), detail };
    }
  }
}
