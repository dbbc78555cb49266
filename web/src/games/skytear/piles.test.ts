import { expect, test } from "vitest";
import type { SkytearView } from "../../generated/skytear";
import { knownPile } from "./piles";

const hero = (seat: number, cards: string[], leads: (string | null)[]) => ({
  seat,
  side: seat % 2,
  cards,
  leads: leads.map((card) => ({ card, revealed: false })),
});
const view = (viewer: number | null): SkytearView =>
  ({
    viewer,
    seats: [
      { seat: 0, side: 0, hand: 1, deck: 0 },
      { seat: 1, side: 1, hand: 1, deck: 1 },
    ],
    hand: viewer === 0 ? ["hideaway"] : viewer === 1 ? ["grasp"] : null,
    looked_at: [],
    heroes: [hero(0, ["clear_mind"], [viewer === 0 ? "combustion" : null]), hero(1, [], [])],
    piles: [
      {
        cards: 3,
        discard: ["dragon_fist", "safeguard"],
        known_top: viewer === 0 ? ["bow_to_me"] : [null],
        made_of: {
          hideaway: 2,
          clear_mind: 1,
          combustion: 1,
          dragon_fist: 1,
          safeguard: 1,
          bow_to_me: 1,
          mud_river: 1,
        },
      },
      { cards: 1, discard: [], known_top: [], made_of: { grasp: 2 } },
    ],
  }) as unknown as SkytearView;

test("one's own deck is what is left of its list", () => {
  const known = knownPile(view(0), 0);
  expect(known.top).toEqual(["bow_to_me"]);
  expect(known.discard).toEqual(["safeguard", "dragon_fist"]);
  expect(known.unseen).toEqual([
    ["hideaway", 1],
    ["mud_river", 1],
  ]);
  expect(known.inDeck).toBe(true);
});

test("of another's deck the hand and face-down cards are not told apart", () => {
  const known = knownPile(view(1), 0);
  expect(Object.fromEntries(known.unseen)).toEqual({ hideaway: 2, combustion: 1, bow_to_me: 1, mud_river: 1 });
  expect(known.inDeck).toBe(false);
});
