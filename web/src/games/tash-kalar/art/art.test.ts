/** The drawings keep to the art direction: tones instead of colours, one light, nothing that a picture may not hold. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const ART = import.meta.dirname;
const FACTS = join(ART, "../../../../../src/ludarium/games/tash_kalar/data/beings.toml");
const LIMIT = 2500;
const TONES = "kabcdefgwxh";
const LINES = ["lk", "ld", "lw", "lg"];
/** How many numbers each command of a path takes. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const SCHOOLS = readdirSync(ART, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const drawings = new Map<string, string>(
  SCHOOLS.flatMap((school) =>
    readdirSync(join(ART, school))
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [`${school}/${basename(file, ".svg")}`, readFileSync(join(ART, school, file), "utf8")] as const),
  ),
);
/** The beings of the first printing. Until somebody has drawn a later one, it shows the emblem of its school. */
const beings = readFileSync(FACTS, "utf8")
  .split("[[being]]")
  .filter((being) => !/^printing = /m.test(being))
  .flatMap((being) => /^id = "(.+)"$/m.exec(being)?.[1] ?? []);

it("draws every being of the box", () => {
  expect(beings).toHaveLength(66);
  expect(beings.filter((being) => !drawings.has(being))).toEqual([]);
});

it("draws the three further schools whole, before they are played", () => {
  const counted = ["everfrost", "nethervoid", "etherweave"].map(
    (school) => [...drawings.keys()].filter((being) => being.startsWith(`${school}/`)).length,
  );
  expect(counted).toEqual([18, 18, 18]);
});

it("draws each being once", () => {
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

describe.each([...drawings])("%s", (_, drawing) => {
  const tags = [...drawing.matchAll(/<(\w+)\s*([^>]*?)\/?>/g)].map(([, name, attributes]) => ({
    name: name!,
    attributes: [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const),
  }));

  it("is small, and only shapes on the grid", () => {
    expect(drawing.length).toBeLessThanOrEqual(LIMIT);
    expect(
      drawing.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" overflow="visible">\n'),
    ).toBe(true);
    const shapes = tags.slice(1);
    expect(shapes.filter(({ name }) => !["path", "circle", "ellipse", "g"].includes(name))).toEqual([]);
    const allowed = /^(class|d|cx|cy|r|rx|ry|transform|style|opacity)$/;
    expect(shapes.flatMap(({ attributes }) => attributes).filter(([key]) => !allowed.test(key))).toEqual([]);
    expect(drawing.match(/\d\.\d\d/g)).toBeNull();
  });

  it("gives every command of a path its numbers", () => {
    const paths = tags.flatMap(({ attributes }) => attributes.filter(([key]) => key === "d").map(([, path]) => path));
    const wrong = paths
      .flatMap((path) => [...path.matchAll(/([a-z])([^a-z]*)/gi)])
      .filter(([, command, rest]) => {
        const wanted = NUMBERS[command!.toUpperCase()] ?? -1;
        const given = [...rest!.matchAll(/-?(\d*\.\d+|\d+)/g)].length;
        return wanted === 0 ? given > 0 : !given || given % wanted !== 0;
      })
      .map(([text]) => text);
    expect(wrong).toEqual([]);
  });

  it("names tones, and owns four at most", () => {
    const classes = tags.flatMap(({ attributes }) =>
      attributes.filter(([key]) => key === "class").flatMap(([, value]) => value.split(" ")),
    );
    expect(classes.filter((name) => ![...TONES, ...LINES, "m", "w7"].includes(name))).toEqual([]);
    const styles = tags.flatMap(({ attributes }) => attributes.filter(([key]) => key === "style"));
    expect(styles.length).toBeLessThanOrEqual(1);
    for (const [, style] of styles) expect(style).toMatch(/^--[abcgh]:#[0-9a-f]{6}(;--[abcgh]:#[0-9a-f]{6}){0,3}$/);
  });
});
