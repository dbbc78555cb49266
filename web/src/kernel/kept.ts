/**
 * A press made while the last answer is still on its way.
 *
 * It would be lost: until the server has spoken nothing new can be answered. Where a question goes on until it is ended
 * (the party's affairs, a hero's turn), such a press is kept, and given when that question is still open and the same is
 * on offer. Pressing again what was just sent is impatience, not a second wish.
 */
export interface Asked<Action> {
  readonly prompt: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: readonly Action[];
}

/** A name for a question that goes on, the same as long as it is the same one; "" where the next one is another. */
export type Lasting = (asked: Omit<Asked<never>, "options">) => string;

export class KeptPress<Action> {
  private sent = "";
  private kept: { lasting: Lasting; question: string; option: string } | null = null;

  /** This goes to the server now. */
  send(action: Action): void {
    this.sent = JSON.stringify(action);
    this.kept = null;
  }

  /** This was pressed while the last was on its way. */
  keep(action: Action, asked: Asked<Action> | null, lasting: Lasting): void {
    const question = asked ? lasting(asked) : "";
    const option = JSON.stringify(action);
    if (question && option !== this.sent) this.kept = { lasting, question, option };
  }

  /** What to answer now that the server has spoken; null: nothing was pressed, or something else is asked now. */
  take(asked: Asked<Action> | null): Action | null {
    const kept = this.kept;
    this.kept = null;
    if (!kept || !asked || kept.lasting(asked) !== kept.question) return null;
    return asked.options.find((option) => JSON.stringify(option) === kept.option) ?? null;
  }

  forget(): void {
    this.kept = null;
  }
}
