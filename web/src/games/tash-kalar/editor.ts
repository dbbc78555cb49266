/** Positions of Tash-Kalar set up by hand: pieces by side and rank on the squares of the arena. */
import type { TashKalarView } from "../../generated/tash_kalar";
import type { EditorKit } from "../../frame/games";
import EditorBoard from "./EditorBoard.svelte";
import EditorPicture from "./EditorPicture.svelte";
import { RANKS } from "./editor-tools";

/** The number of a square: "e5" is 40. */
const squareNamed = (place: string): number => (Number(place.slice(1)) - 1) * 9 + place.charCodeAt(0) - 97;

export const editorKit: EditorKit = {
  Board: EditorBoard,
  Picture: EditorPicture,
  standing: (view, place) => {
    const piece = (view as TashKalarView).arena.find(({ square }) => square === squareNamed(place));
    return piece ? [`${piece.side}/${RANKS[piece.rank]}`] : [];
  },
};
