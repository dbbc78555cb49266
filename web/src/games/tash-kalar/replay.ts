/** A finished game of Tash-Kalar for the replay screen. */
import type { GameView } from "../../generated/messages";
import type { TashKalarAction, TashKalarView } from "../../generated/tash_kalar";
import { t } from "../../kernel/i18n.svelte";
import type { ReplayKit } from "../registry";
import { loadContent } from "./content";
import { tell } from "./log";
import { namesAt } from "./names";
import { deedAt } from "./deeds";
import ReplayBeside from "./ReplayBeside.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import { actionWords } from "./sentences";
import type { TashKalarLine } from "./session";

const RANKS = ["common", "heroic", "legendary"] as const;

const own = (view: GameView): TashKalarView => view as TashKalarView;

export async function replayKit(): Promise<ReplayKit> {
  const content = await loadContent();
  return {
    Board: ReplayBoard,
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
    action: (action, names, before) => {
      const done = action as TashKalarAction;
      const said = actionWords(done, names, content);
      if (done.type !== "pick") return said;
      const piece = own(before).arena.find(({ square }) => square === done.square);
      return piece ? `${said} (${names.side(piece.side)}, ${t("tk-rank", { rank: RANKS[piece.rank]! })})` : said;
    },
    tell: (line, names) => {
      const told = tell([line as TashKalarLine], names, content).map(({ heading, words }) => ({
        heading,
        text: words.map(({ text }) => text).join(""),
      }));
      const ended = (line as TashKalarLine).events.some((event) => event.type === "turn-ended");
      return told.some(({ heading }) => !heading) || !ended
        ? told
        : [{ heading: false, text: t("tk-log-turn-ended", { player: names.player(line.seat) }) }, ...told];
    },
  };
}
