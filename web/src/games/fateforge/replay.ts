/** A finished fight for the replay screen. */
import type { FateforgeAction, FateforgeView } from "../../generated/fateforge";
import type { GameView } from "../../generated/messages";
import type { ReplayKit } from "../registry";
import { loadContent } from "./content";
import { tell, tellWith } from "./log";
import { knowTitles, namesAt } from "./names";
import { combatTitle } from "./objectives";
import ReplayBoard from "./ReplayBoard.svelte";
import { actionWords } from "./sentences";
import type { FateforgeLine } from "./session";

const own = (view: GameView): FateforgeView => view as FateforgeView;

export async function replayKit(): Promise<ReplayKit> {
  const content = await loadContent();
  tellWith(content);
  knowTitles((id) => combatTitle(id, content));
  return {
    Board: ReplayBoard,
    names: (_view, players) => namesAt(players),
    sides: (view) => [...new Set(own(view).party.map(({ seat }) => seat))].map((seat) => ({ side: seat, seats: [seat], score: "" })),
    action: (action) => actionWords(action as FateforgeAction),
    tell: (line, names) => tell([line as FateforgeLine], names).map(({ heading, words }) => ({ heading, text: words.map(({ text }) => text).join("") })),
  };
}
