/** The Minion Phase is over on the server when it is shown: which step of it is told, and what it writes on the field. */
import { untrack } from "svelte";
import type { BoardNote } from "../board/marks";
import type { SkytearSession } from "../session";
import { tokenSteps, type TokenStep } from "./minions";

export class MinionSteps {
  private seen = $state(0);
  notes: readonly BoardNote[] = $state.raw([]);
  ways: readonly (readonly string[])[] = $state.raw([]);

  constructor(private readonly session: SkytearSession) {
    // What was counted before the table was opened is not told again.
    this.seen = untrack(() => tokenSteps(session.log).at(-1)?.serial ?? 0);
  }

  readonly all: readonly TokenStep[] = $derived.by(() => tokenSteps(this.session.log));
  /** The number of the step that is told; less than 0 when all are. */
  readonly at: number = $derived.by(() => this.all.findIndex((step) => step.serial > this.seen));
  get shown(): boolean {
    return this.at >= 0;
  }
  /** The token that is told of, who counts for it, and where it goes. */
  readonly spaces: readonly string[] = $derived.by(() =>
    this.shown ? [...this.notes.map((note) => note.space), ...this.ways.flat()] : [],
  );

  next(): void {
    this.seen = this.all[this.at]?.serial ?? this.seen;
  }

  skip(): void {
    this.seen = this.all.at(-1)?.serial ?? this.seen;
  }

  write(notes: readonly BoardNote[], ways: readonly (readonly string[])[]): void {
    this.notes = notes;
    this.ways = ways;
  }
}
