/** A game of Fateforge for the replay screen: fights on their map, and the story between them. */
import type { FateforgeView } from "../../generated/fateforge";
import type { GameView } from "../../generated/messages";
import { t } from "../../kernel/i18n.svelte";
import type { ReplayKit } from "../../frame/games";
import { deedAt } from "./deeds";
import { loadContent } from "./content";
import { words } from "../../kernel/said";
import { tell } from "./log";
import { knowLabels, knowTitles, namesAt } from "./names";
import { combatTitle } from "./objectives";
import Glance from "./Glance.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import type { FateforgeLine } from "./session";
import { chapterOf, labelOf } from "./story/played.svelte";

const own = (view: GameView): FateforgeView => view as FateforgeView;

export async function replayKit(): Promise<ReplayKit> {
  const content = await loadContent();
  knowTitles((id) => chapterOf(id)?.title ?? combatTitle(id, content));
  knowLabels(labelOf);
  return {
    Board: ReplayBoard,
    Glance,
    deed: (frames, at, names) => deedAt(frames as readonly FateforgeLine[], at, names),
    // The party wins or loses as one: there is one side.
    names: (_view, players) => ({ ...namesAt(players), side: () => t("ff-story-party") }),
    sides: (view) => [{ side: 0, seats: [...new Set(own(view).party.map(({ seat }) => seat))], score: "" }],
    action: words,
    tell: (line, names) =>
      tell([line as FateforgeLine], names).map(({ heading, words }) => ({
        heading,
        text: words.map(({ text }) => text).join(""),
      })),
  };
}
