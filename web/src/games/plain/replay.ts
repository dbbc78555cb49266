/** A finished game without a page of its own, for the replay screen. */
import { words } from "../../kernel/said";
import type { ReplayKit } from "../../frame/games";
import ReplayBoard from "./ReplayBoard.svelte";
import { tell } from "./telling";

export function replayKit(): ReplayKit {
  return {
    Board: ReplayBoard,
    names: (_view, players) => ({ player: players, side: players, sideOf: (seat) => seat }),
    sides: ({ outcome }) =>
      (outcome?.scores ?? []).map((score, seat) => ({ side: seat, seats: [seat], score: String(score) })),
    action: words,
    tell: (line, names) =>
      tell(line, names).map(({ heading, words }) => ({ heading, text: words.map(({ text }) => text).join("") })),
  };
}
