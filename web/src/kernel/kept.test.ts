import { beforeEach, describe, expect, it } from "vitest";
import { KeptPress, type Lasting } from "./kept";

interface Named {
  name: string;
}

const asked = (prompt: string, hero: string, ...options: string[]) => ({
  prompt,
  args: { hero, gold: options.length },
  options: options.map((name) => ({ name })),
});
const lasting: Lasting = ({ prompt, args }) => (prompt === "turn" ? `turn ${String(args.hero)}` : "");

describe("a press while the last answer is on its way", () => {
  let press: KeptPress<Named>;
  beforeEach(() => {
    press = new KeptPress();
    press.send({ name: "eat" });
  });

  it("is given when the question is still open and the same is on offer", () => {
    press.keep({ name: "done" }, asked("turn", "noble", "eat", "done"), lasting);
    expect(press.take(asked("turn", "noble", "done"))).toEqual({ name: "done" });
    expect(press.take(asked("turn", "noble", "done"))).toBeNull();
  });

  it("is dropped when another question is asked, none is, or it is not on offer any more", () => {
    for (const now of [
      asked("trade", "noble", "done"),
      asked("turn", "ranger", "done"),
      null,
      asked("turn", "noble"),
    ]) {
      press.keep({ name: "done" }, asked("turn", "noble", "eat", "done"), lasting);
      expect(press.take(now)).toBeNull();
    }
  });

  it("is dropped where the next question is another one, though it may look alike", () => {
    press.keep({ name: "left" }, asked("choice", "noble", "left", "right"), lasting);
    expect(press.take(asked("choice", "noble", "left", "right"))).toBeNull();
  });

  it("is not a second wish when it is what was just sent", () => {
    press.keep({ name: "eat" }, asked("turn", "noble", "eat"), lasting);
    expect(press.take(asked("turn", "noble", "eat"))).toBeNull();
  });

  it("is the last one pressed, and is forgotten with the connection", () => {
    const turn = asked("turn", "noble", "a", "b", "c");
    press.keep({ name: "b" }, turn, lasting);
    press.keep({ name: "c" }, turn, lasting);
    expect(press.take(turn)).toEqual({ name: "c" });
    press.keep({ name: "b" }, turn, lasting);
    press.forget();
    expect(press.take(turn)).toBeNull();
  });
});
