import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bandsOf } from "./rule-figure";

const LEDGER = new URL("../../../../src/ludarium/games/skytear/ledger/figures.toml", import.meta.url);

test("a space has its ground, who stands there, and a sign or a number", () => {
  const [band] = bandsOf("~ %h- .\n  2 @");
  const seen = band!.fields[0]!.map(({ column, row, ground, stands, side, sign, number }) =>
    [column, row, ground, stands, side, sign, number].join(" "),
  );
  expect(seen).toEqual(["1 0 cover hero 1 - ", "2 0 open  -1  ", "0 1 open  -1  2", "1 1 lane token -1  "]);
});

test("structures belong to the side on whose half they stand", () => {
  const [band] = bandsOf("T _ @ _ T");
  expect(band!.fields[0]!.filter(({ stands }) => stands === "tower").map(({ side }) => side)).toEqual([0, 1]);
});

test("a sum counts figures and the cost of a card", () => {
  const [band] = bandsOf(": > + H + [2] = 4");
  expect(band!.sums[0]!.map(({ kind, text }) => text || kind)).toEqual(["minion", "+", "hero", "+", "2", "=", "4"]);
});

test("what is no space is refused", () => {
  expect(() => bandsOf(". q")).toThrow("q");
});

test("every figure of the ledger can be drawn", () => {
  const drawings = [...readFileSync(LEDGER, "utf8").matchAll(/drawn = '''\n(.*?)\n'''/gs)].map((found) => found[1]!);
  expect(drawings.length).toBeGreaterThan(4);
  for (const band of drawings.flatMap(bandsOf))
    expect(band.sums.length || band.fields.every((field) => field.length > 6)).toBeTruthy();
});
