import { expect, test } from "vitest";
import type { SkytearEvent, SkytearView } from "../../generated/skytear";
import { fieldLine } from "./line";

const SPACES: Readonly<Record<string, readonly [number, number]>> = { A1: [0, 0], A2: [60, 0], A4: [180, 0] };
const hero = (name: string, space: string) => ({ name, id: name, side: 0, space });
const view = { heroes: [hero("liliya", "A1"), hero("tao", "A4")] } as unknown as SkytearView;

test("a hero goes, strikes from where it stands then, and the one who is defeated is crossed out", () => {
  const events: SkytearEvent[] = [
    { type: "declared", hero: "liliya", action: "move", target: "" },
    { type: "moved", hero: "liliya", at: "A1", to: "A2", how: "move" },
    { type: "declared", hero: "liliya", action: "attack", target: "tao" },
    { type: "damaged", hero: "tao", lost: 3, left: 0, armour: 0, dealt: 3 },
    { type: "hero-defeated", hero: "tao", by_side: 0, back: 3 },
  ];
  const moves = events.map((event) => ({ seat: 0, quiet: false, events: [event] }));
  const line = fieldLine(
    view,
    { moves, view },
    (space) => SPACES[space]!,
    (name) => name in SPACES,
  );
  expect(line.ghosts.map((ghost) => [ghost.hero.name, ghost.space])).toEqual([["liliya", "A2"]]);
  expect(line.ways).toEqual([
    { from: [0, 0], to: [60, 0] },
    { from: [60, 0], to: [180, 0], blow: true },
  ]);
  expect(line.numbers.map(({ n }) => n)).toEqual([1, 2]);
  expect(line.numbers[1]!.at[0]).toBeGreaterThan(line.numbers[0]!.at[0]);
  expect(line.falls).toHaveLength(1);
});
