import { expect, it } from "vitest";
import { unpacked } from "./archive";

/** `a/b.txt` with "hello" and an empty `c`, as Python's zipfile stores them. */
const MADE = `504b03041400000000000000210086a61036050000000500000007000000612f622e74787468656c6c6f504b0304140000000000000021000000000000000000000000000100000063504b010214031400000000000000210086a610360500000005000000070000000000000000000000800100000000612f622e747874504b010214031400000000000000210000000000000000000000000001000000000000000000000080012a00000063504b0506000000000200020064000000490000000000`;
const archive = (): ArrayBuffer => Uint8Array.from(MADE.match(/../g)!, (byte) => parseInt(byte, 16)).buffer;

it("finds all files of an archive, without copying them", () => {
  const made = archive();
  const found = [...unpacked(made)];
  expect(found.map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual([
    ["a/b.txt", "hello"],
    ["c", ""],
  ]);
  expect(found[0]![1].buffer).toBe(made);
});

it("refuses an archive that is cut off or squeezed", () => {
  expect(() => [...unpacked(archive().slice(0, 90))]).toThrow("cut off");
  expect(() => [...unpacked(new ArrayBuffer(3))]).toThrow("cut off");
  const squeezed = archive();
  new Uint8Array(squeezed).set([8], 83);
  expect(() => [...unpacked(squeezed)]).toThrow("as it was made");
});
