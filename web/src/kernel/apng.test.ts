import { expect, test } from "vitest";
import { chunksOf, moving, written } from "./apng";

const head = (width: number): Uint8Array => Uint8Array.from([0, 0, 0, width, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
const still = (width: number, ...pixels: number[][]): Uint8Array =>
  written([
    { name: "IHDR", body: head(width) },
    { name: "tEXt", body: Uint8Array.from([1]) },
    ...pixels.map((bytes) => ({ name: "IDAT", body: Uint8Array.from(bytes) })),
    { name: "IEND", body: new Uint8Array() },
  ]);

test("what is written is read again, with the checksum that every PNG ends with", () => {
  const png = still(1, [1, 2, 3]);
  expect([...png.subarray(-4)]).toEqual([0xae, 0x42, 0x60, 0x82]);
  expect(chunksOf(png).map(({ name }) => name)).toEqual(["IHDR", "tEXt", "IDAT", "IEND"]);
});

test("stills become frames in order, numbered without a gap, and each stands as long as it shall", () => {
  const made = chunksOf(
    moving([
      { png: still(1, [1, 2], [3]), lasts: 600 },
      { png: still(1, [4]), lasts: 1500 },
    ]),
  );
  expect(made.map(({ name }) => name)).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]);
  expect([...made[1]!.body]).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
  expect([...made[3]!.body]).toEqual([1, 2, 3]);
  expect([...made[5]!.body]).toEqual([0, 0, 0, 2, 4]);
  const [first, second] = [made[2]!.body, made[4]!.body];
  expect([first[3], second[3]]).toEqual([0, 1]);
  expect([first[20]! * 256 + first[21]!, second[20]! * 256 + second[21]!]).toEqual([600, 1500]);
});

test("a still of another size is left out", () => {
  const made = chunksOf(moving([still(1, [1]), still(2, [2])].map((png) => ({ png, lasts: 100 }))));
  expect(made.filter(({ name }) => name === "fcTL")).toHaveLength(1);
});
