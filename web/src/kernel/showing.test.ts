import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Showing } from "./showing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scene = (name: string, lasts: number) => ({ name, lasts });

test("each scene has its time, then all is settled", () => {
  const settled = vi.fn();
  const showing = new Showing<{ name: string; lasts: number }>(settled);
  showing.play([scene("card", 160), scene("effect", 300)]);
  expect(showing.scene?.name).toBe("card");
  expect(showing.left).toBe(460);
  vi.advanceTimersByTime(160);
  expect(showing.scene?.name).toBe("effect");
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(showing.playing).toBe(false);
  expect(settled).toHaveBeenCalledOnce();
});

test("whoever presses something sees the end at once, and is told once", () => {
  const settled = vi.fn();
  const showing = new Showing<{ name: string; lasts: number }>(settled);
  showing.play([scene("card", 160), scene("effect", 300)]);
  showing.settle();
  showing.settle();
  vi.advanceTimersByTime(1000);
  expect(showing.scene).toBeUndefined();
  expect(settled).toHaveBeenCalledOnce();
});

test("a new play takes the place of the old one", () => {
  const showing = new Showing<{ name: string; lasts: number }>();
  showing.play([scene("first", 160)]);
  vi.advanceTimersByTime(100);
  showing.play([scene("second", 160)]);
  vi.advanceTimersByTime(100);
  expect(showing.scene?.name).toBe("second");
});
