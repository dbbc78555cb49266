/** What stands on a battlefield before anybody has come, for pictures of it. */
import type { FieldView } from "./board/scene.svelte";
import type { Battlefield } from "./content";

export function emptyField(board: Battlefield): FieldView {
  const { facts } = board;
  return {
    heroes: [],
    minions: [],
    structures: [0, 1].flatMap((side) => [
      { side, lane: "", space: board.name(facts.nexus[side]!), hp: -1 },
      ...facts.lanes.map((lane, at) => ({ side, lane, space: board.name(facts.towers[side]![at]!), hp: 5 })),
    ]),
    tokens: [],
    pillars: [[], []],
    walls: [],
    outsiders: [],
    active_hero: null,
  };
}
