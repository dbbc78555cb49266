/** Positions of Skytear set up by hand: heroes, minions, outsiders, walls and control tokens on the battlefield. */
import type { SkytearView } from "../../generated/skytear";
import type { EditorKit } from "../../frame/games";
import EditorBoard from "./EditorBoard.svelte";
import EditorPicture from "./EditorPicture.svelte";

export const editorKit: EditorKit = {
  Board: EditorBoard,
  Picture: EditorPicture,
  standing: (given, place) => {
    const view = given as SkytearView;
    return [
      ...view.heroes.flatMap(({ space }, at) => (space === place ? [`hero/${at}`] : [])),
      ...view.outsiders.flatMap(({ space }, at) => (space === place ? [`outsider/${at}`] : [])),
      ...view.minions.filter(({ space }) => space === place).map(({ side, lane }) => `minion/${side}/${lane}`),
      ...(view.walls.includes(place) ? ["wall"] : []),
    ];
  },
};
