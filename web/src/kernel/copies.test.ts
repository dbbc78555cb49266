import { beforeEach, describe, expect, it, vi } from "vitest";
import { bringCopy, copyOfEverything } from "./copies";
import { enter, type House } from "./house";

/** The page's own small store, which may be closed or full. */
class Shelf {
  kept = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.kept.set(key, value);
    Object.assign(this, { [key]: value });
  }
}

let shelf: Shelf;
let brought: string[];
let answer: { status: number; body: object };

beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
  brought = [];
  answer = { status: 200, body: { tables: 1, left: 0 } };
  enter({
    ask: (path: string, { method, body }: { method?: string; body?: string }) => {
      if (method === "POST") brought.push(body ?? "");
      const told = method === "POST" ? answer : { status: 200, body: { ludarium: "pocket", rows: [path] } };
      return Promise.resolve(new Response(JSON.stringify(told.body), { status: told.status }));
    },
  } as unknown as House);
});

const copyOf = (page: Record<string, unknown>): string =>
  JSON.stringify({ ludarium: "copy", version: 1, house: "rows", page });

describe("a copy of everything", () => {
  it("holds what the house keeps and what the page remembers, and nothing that belongs to the device", async () => {
    for (const key of ["skytear.deck", "settings", "opponent.skytear", "skytear.answer-times", "narration"])
      shelf.setItem(`ludarium.${key}`, "x");
    shelf.setItem("another page's", "x");
    const { text } = await copyOfEverything();
    const { house, page } = JSON.parse(text) as { house: string; page: object };
    expect(JSON.parse(house)).toEqual({ ludarium: "pocket", rows: ["api/pocket"] });
    expect(page).toEqual({ "ludarium.skytear.deck": "x" });
  });

  it("arrives where nothing was", async () => {
    const copy = copyOf({
      "ludarium.skytear.deck": "d",
      "ludarium.lessons": '["a"]',
      "ludarium.settings": "s",
      else: "e",
    });
    expect(await bringCopy(copy)).toBe(0);
    expect(brought).toEqual(["rows"]);
    expect([...shelf.kept]).toEqual([
      ["ludarium.skytear.deck", "d"],
      ["ludarium.lessons", '["a"]'],
    ]);
  });

  it("puts lists together, by id where there is one", async () => {
    shelf.setItem("ludarium.lessons", '["a","b"]');
    shelf.setItem("ludarium.puzzle-attempts", '[{"id":"1","solved":true}]');
    const copy = copyOf({
      "ludarium.lessons": '["b","c"]',
      "ludarium.puzzle-attempts": '[{"id":"1"},{"id":"2"}]',
    });
    expect(await bringCopy(copy)).toBe(0);
    expect(shelf.getItem("ludarium.lessons")).toBe('["a","b","c"]');
    expect(shelf.getItem("ludarium.puzzle-attempts")).toBe('[{"id":"1","solved":true},{"id":"2"}]');
  });

  it("leaves a deck that is here as it is, and says how much was left out", async () => {
    shelf.setItem("ludarium.skytear.deck", "mine");
    shelf.setItem("ludarium.skytear.pool", "the same");
    shelf.setItem("ludarium.lessons", "no list");
    answer.body = { tables: 0, left: 2 };
    const copy = copyOf({
      "ludarium.skytear.deck": "theirs",
      "ludarium.skytear.pool": "the same",
      "ludarium.lessons": '["a"]',
    });
    expect(await bringCopy(copy)).toBe(4);
    expect(shelf.getItem("ludarium.skytear.deck")).toBe("mine");
  });

  it("brings the games although the page may not remember anything, and says that something is missing", async () => {
    shelf.full = true;
    expect(await bringCopy(copyOf({ "ludarium.skytear.deck": "d", "ludarium.lessons": "[]" }))).toBe(2);
    expect(brought).toEqual(["rows"]);
  });

  it("changes nothing where the house refuses it", async () => {
    answer = { status: 422, body: { code: "bad-record" } };
    await expect(bringCopy(copyOf({ "ludarium.skytear.deck": "d" }))).rejects.toThrow();
    expect(shelf.kept.size).toBe(0);
    await expect(bringCopy("no copy")).rejects.toThrow();
    expect(brought).toEqual(["rows", "no copy"]);
  });
});
