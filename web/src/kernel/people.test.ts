import { describe, expect, it } from "vitest";
import { exchange } from "./people.svelte";

/** As much of a browser's store as is needed: its keys are its own properties. */
class Shelf {
  [key: string]: unknown;
  constructor(entries: Record<string, string>) {
    Object.assign(this, entries);
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
const store = (entries: Record<string, string>): Storage => new Shelf(entries) as unknown as Storage;

describe("what the page remembers of several people", () => {
  it("is put away for one and brought back for the other", () => {
    const browser = store({ "ludarium.settings": "Ada's", "ludarium.decks": "Ada's decks", other: "not ours" });
    exchange(browser, "ada", "bo");
    expect(browser.getItem("ludarium.settings")).toBeNull();
    expect(browser.getItem("ludarium.decks")).toBeNull();
    browser.setItem("ludarium.settings", "Bo's");
    exchange(browser, "bo", "ada");
    expect(browser.getItem("ludarium.settings")).toBe("Ada's");
    expect(browser.getItem("ludarium.decks")).toBe("Ada's decks");
    expect(browser.getItem("other")).toBe("not ours");
    exchange(browser, "ada", "bo");
    expect(browser.getItem("ludarium.settings")).toBe("Bo's");
    expect(browser.getItem("ludarium.decks")).toBeNull();
    expect(browser.getItem("ludarium.playing")).toBe("bo");
  });

  it("keeps what was put away for a third", () => {
    const browser = store({ "ludarium.settings": "Ada's" });
    exchange(browser, "ada", "bo");
    browser.setItem("ludarium.settings", "Bo's");
    exchange(browser, "bo", "cy");
    exchange(browser, "cy", "ada");
    expect(browser.getItem("ludarium.settings")).toBe("Ada's");
    exchange(browser, "ada", "bo");
    expect(browser.getItem("ludarium.settings")).toBe("Bo's");
  });
});
