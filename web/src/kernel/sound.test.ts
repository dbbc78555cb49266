import { afterEach, expect, test, vi } from "vitest";

/** A page with a pretended AudioContext; what has sounded is counted. */
async function page(sound: boolean) {
  const heard = { tones: 0, loud: 0 };
  const listeners: (() => void)[] = [];
  const gain = { setValueAtTime: (loud: number) => (heard.loud = loud), exponentialRampToValueAtTime: () => undefined };
  vi.stubGlobal("window", { addEventListener: (_: string, run: () => void) => listeners.push(run) });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = {};
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: (to: unknown) => to,
        start: () => (heard.tones += 1),
        stop: () => undefined,
      });
      createGain = () => ({ gain, connect: () => undefined });
    },
  );
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  settings.sound = sound;
  const { play } = await import("./sound");
  return { heard, play, press: () => listeners[0]?.(), settings };
}

afterEach(() => void vi.unstubAllGlobals());

test("nothing sounds before the first press, and nothing that was not asked for", async () => {
  const { heard, play, press } = await page(true);
  play("turn");
  expect(heard.tones).toBe(0);
  press();
  play("turn");
  expect(heard.tones).toBe(2);
  const quiet = await page(false);
  quiet.press();
  quiet.play("turn");
  expect(quiet.heard.tones).toBe(0);
});

test("the volume is the person's", async () => {
  const { heard, play, press, settings } = await page(true);
  press();
  settings.volume = 1;
  play("place");
  const soft = heard.loud;
  settings.volume = 3;
  play("place");
  expect(heard.loud).toBeCloseTo(3 * soft);
});
