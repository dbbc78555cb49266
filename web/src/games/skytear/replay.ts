/** A finished battle for the replay screen. */
import type { GameView } from "../../generated/messages";
import type { SkytearView } from "../../generated/skytear";
import { words } from "../../kernel/said";
import type { ReplayKit } from "../../frame/games";
import { deedAt } from "./deeds";
import { tell } from "./log";
import { namesAt } from "./names";
import Glance from "./Glance.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import type { SkytearLine } from "./session";

const own = (view: GameView): SkytearView => view as SkytearView;

export async function replayKit(): Promise<ReplayKit> {
  return {
    Board: ReplayBoard,
    Glance,
    deed: (frames, at, names) => deedAt(frames as readonly SkytearLine[], at, names),
    names: (view, players) => namesAt(own(view), players),
    sides: (view) =>
      [0, 1].map((side) => ({
        side,
        seats: own(view)
          .seats.filter((seat) => seat.side === side)
          .map(({ seat }) => seat),
        score: "",
      })),
    action: words,
    tell: (line, names) =>
      tell([line as SkytearLine], names).map(({ heading, words }) => ({
        heading,
        text: words.map(({ text }) => text).join(""),
      })),
  };
}
