/** The Minion Phase as steps that can be shown one after another: a token is counted, then what follows from it. */
import type {
  ControlCounted,
  LeadRevealed,
  SkytearEvent,
  StructureDamaged,
  StructureDestroyed,
} from "../../../generated/skytear";
import type { SkytearLine } from "../session";

export interface TokenStep {
  /** Grows through the whole log, so that a step is shown once. */
  serial: number;
  counted: ControlCounted;
  leads: readonly LeadRevealed[];
  after: readonly SkytearEvent[];
}

const FOLLOWS = new Set<SkytearEvent["type"]>([
  "minion-defeated",
  "minion-saved",
  "structure-damaged",
  "structure-destroyed",
  "nexus-opened",
  "token-advanced",
  "minion-moved",
  "minion-placed",
  "outsider-placed",
  "outsider-acted",
  "damaged",
  "hero-defeated",
  "drew",
  "game-ended",
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

/** What followed from a count, in the order of the rules: damage, then the token advances, then minions are placed. */
export interface Aftermath {
  /** Spaces of minions that took a point each. */
  struck: readonly { space: string; side: number; saved: string }[];
  /** What was left of the margin after the minions. */
  left: number;
  structures: readonly StructureDamaged[];
  destroyed: readonly StructureDestroyed[];
  /** The ways of the tokens, space by space; one for each lane. */
  ways: readonly { lane: string; spaces: readonly string[] }[];
  placed: readonly { side: number; space: string }[];
  others: readonly SkytearEvent[];
}

export function aftermath({ counted, after }: TokenStep): Aftermath {
  const struck: { space: string; side: number; saved: string }[] = [];
  const structures: StructureDamaged[] = [];
  const destroyed: StructureDestroyed[] = [];
  const ways = new Map<string, string[]>();
  const placed: { side: number; space: string }[] = [];
  const others: SkytearEvent[] = [];
  // An outsider hurts minions, too; that is not the token's damage.
  const lane = counted.dome === "";
  for (const event of after)
    if (event.type === "minion-defeated" && lane) struck.push({ space: event.space, side: event.side, saved: "" });
    else if (event.type === "minion-saved" && lane)
      struck.push({ space: event.space, side: event.side, saved: event.hero });
    else if (event.type === "structure-damaged") {
      // Divided damage comes point by point; people want to know what each structure lost.
      const known = structures.findIndex((hit) => hit.side === event.side && hit.lane === event.lane);
      if (known < 0) structures.push(event);
      else structures[known] = { ...event, lost: structures[known]!.lost + event.lost };
    } else if (event.type === "structure-destroyed") destroyed.push(event);
    else if (event.type === "token-advanced") {
      const way = ways.get(event.lane);
      if (way) way.push(event.to);
      else ways.set(event.lane, [event.at, event.to]);
    } else if (event.type === "minion-placed") placed.push({ side: event.side, space: event.space });
    else if (event.type !== "drew" && !(event.type === "damaged" && lane)) others.push(event);
  return {
    struck,
    left: counted.margin - struck.length,
    structures,
    destroyed,
    ways: [...ways].map(([at, spaces]) => ({ lane: at, spaces })),
    placed,
    others,
  };
}
