/** Positions of a combat of Fateforge set up by hand: heroes, enemies and tokens in the zones of the map. */
import type { FateforgeView } from "../../generated/fateforge";
import type { EditorKit } from "../../frame/games";
import EditorBoard from "./EditorBoard.svelte";
import EditorPicture from "./EditorPicture.svelte";

export const editorKit: EditorKit = {
  Board: EditorBoard,
  Picture: EditorPicture,
  standing: (view, place) => {
    const { combat } = view as FateforgeView;
    const [kind = "", name = ""] = place.split(":");
    if (kind === "token") return [`token/${name}`];
    if (kind !== "figure") return [];
    // A hero or a boss is moved, and never taken away: no tool is the one that stands there.
    const enemy = combat?.enemies.find(({ id, number }) => `${id}#${number}` === name);
    return [enemy ? `enemy/${enemy.id}` : "figure"];
  },
};
