import { describe, expect, it } from "vitest";
import { nearest, next } from "./sheet";

const PIXELS = { peek: 0, half: 240, full: 520 };

describe("the sheet of a phone", () => {
  it("comes to rest at the nearest height when it is let go", () => {
    expect([10, 119, 121, 300, 379, 381, 520].map((shown) => nearest(shown, 0, PIXELS))).toEqual([
      "peek",
      "peek",
      "half",
      "half",
      "half",
      "full",
      "full",
    ]);
  });

  it("goes on in the direction of a flick", () => {
    expect(nearest(20, 1, PIXELS)).toBe("half");
    expect(nearest(260, 1, PIXELS)).toBe("full");
    expect(nearest(500, -1, PIXELS)).toBe("half");
    expect(nearest(230, -1, PIXELS)).toBe("peek");
    expect(nearest(520, 1, PIXELS)).toBe("full");
    expect(nearest(0, -1, PIXELS)).toBe("peek");
  });

  it("rises with a tap, and is folded from its largest height", () => {
    expect([next("peek"), next("half"), next("full")]).toEqual(["half", "full", "peek"]);
  });
});
