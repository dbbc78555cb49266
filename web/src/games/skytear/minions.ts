/** The Minion Phase as steps that can be shown one after another: a token is counted, then what follows from it. */
import type { ControlCounted, LeadRevealed, SkytearEvent } from "../../generated/skytear";
import type { SkytearLine } from "./session";

export interface TokenStep {
  /** Grows through the whole log, so that a step is shown once. */
  serial: number;
  counted: ControlCounted;
  leads: readonly LeadRevealed[];
  after: readonly SkytearEvent[];
}

const FOLLOWS = new Set<SkytearEvent["type"]>([
  "minion-defeated", "minion-saved", "structure-damaged", "structure-destroyed", "token-advanced", "minion-moved", "minion-placed", "outsider-placed", "outsider-acted", "damaged", "hero-defeated", "drew", "game-ended",
]);

/** The tokens counted in the last Minion Phase of the log. */
export function tokenSteps(log: readonly SkytearLine[]): TokenStep[] {
  let steps: TokenStep[] = [];
  let leads: LeadRevealed[] = [];
  let counting = false;
  for (const line of log)
    line.events.forEach((event, at) => {
      if (event.type === "phase-began") {
        counting = event.phase === "minion";
        if (counting) steps = [];
        leads = [];
      } else if (event.type === "turn-began") counting = false;
      else if (!counting) return;
      else if (event.type === "lead-revealed") leads.push(event);
      else if (event.type === "control-counted") {
        steps = [...steps, { serial: line.number * 100 + at + 1, counted: event, leads, after: [] }];
        leads = [];
      } else if (FOLLOWS.has(event.type) && steps.length) {
        const last = steps[steps.length - 1]!;
        steps[steps.length - 1] = { ...last, after: [...last.after, event] };
      }
    });
  return steps;
}
