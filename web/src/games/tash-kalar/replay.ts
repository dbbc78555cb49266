/** A finished game of Tash-Kalar for the replay screen. */
import type { GameView } from "../../generated/messages";
import type { TashKalarView } from "../../generated/tash_kalar";
import { words } from "../../kernel/said";
import type { ReplayKit } from "../../frame/games";
import { tell } from "./log";
import { namesAt } from "./names";
import { deedAt } from "./deeds";
import ReplayBeside from "./ReplayBeside.svelte";
import Glance from "./Glance.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import type { TashKalarLine } from "./session";

const own = (view: GameView): TashKalarView => view as TashKalarView;

export async function replayKit(): Promise<ReplayKit> {
  return {
    Board: ReplayBoard,
    Glance,
    Beside: ReplayBeside,
    deed: (frames, at, names) => deedAt(frames as readonly TashKalarLine[], at, names),
    names: (view, players) => namesAt(own(view), players),
    sides: (view) => {
      const sides = own(view).sides;
      return sides.map(({ side, seats, score, colour_points }) => ({
        side,
        seats,
        // In a melee the weakest colour counts, so all of them are shown.
        score: colour_points.length
          ? sides
              .filter((other) => other.side !== side)
              .map((other) => colour_points[other.side])
              .join("·")
          : String(score),
      }));
    },
    action: words,
    tell: (line, names) => {
      const told = tell([line as TashKalarLine], names).map(({ heading, words }) => ({
        heading,
        text: words.map(({ text }) => text).join(""),
      }));
      const ended = (line as TashKalarLine).events.find((event) => event.type === "turn-ended");
      return told.some(({ heading }) => !heading) || !ended
        ? told
        : [{ heading: false, text: words(ended, names) }, ...told];
    },
  };
}
