import { describe, expect, it } from "vitest";
import type { TableFacts } from "../generated/messages";
import { inOrder } from "./mine.svelte";

const table = (id: string, facts: Partial<TableFacts>): TableFacts =>
  ({ id, over: false, frozen: false, asked: [0], left: null, updated: 0, ...facts }) as TableFacts;

describe("Games that wait for me", () => {
  it("come by the time that is left, then by how long they have waited", () => {
    const tables = [
      table("young", { updated: 20 }),
      table("old", { updated: 10 }),
      table("days", { left: 500_000, updated: 30 }),
      table("hours", { left: 400_000, updated: 40 }),
      table("others", { asked: [] }),
      table("over", { over: true }),
      table("frozen", { frozen: true }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(["hours", "days", "old", "young"]);
  });
});
