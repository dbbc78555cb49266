/** What a person prefers, kept in this browser and shown as attributes of the page. */
import type { PersonHere } from "../generated/messages";
import { LANGUAGES, useLanguage, type Language } from "./i18n.svelte";
import { recall, remember } from "./memory";

export interface Settings {
  language: Language;
  theme: "system" | "dark" | "light";
  text: "normal" | "large" | "largest";
  palette: "standard" | "contrast";
  motion: "system" | "full" | "reduced";
  /** How what others do is shown: step by step, the card for a moment, or only what came of it. */
  moments: "full" | "brief" | "off";
  sound: boolean;
  /** From 1 to 3. */
  volume: number;
  confirm: boolean;
  botPause: boolean;
  lines: boolean;
  /** Figures say lines of their own. */
  voices: boolean;
  /** How much the coach points out; empty: everything in the first games, then nothing. */
  coach: "" | "off" | "threats" | "all";
  /** Whether it speaks after an answer that was a pity. */
  coachAfter: boolean;
  /** A note from the browser when it is my turn and I look elsewhere. */
  notify: boolean;
  /** Whether that was asked; it is asked once. */
  notifyAsked: boolean;
  name: string;
  /** The sign that stands for me; empty: the first letter of my name. */
  face: PersonHere["face"];
}

const KEY = "ludarium.settings";

function spokenHere(): Language {
  for (const wanted of typeof navigator === "undefined" ? [] : navigator.languages) {
    const short = wanted.slice(0, 2);
    if (LANGUAGES.has(short)) return short;
  }
  return "en";
}

export const settings: Settings = $state({
  language: spokenHere(),
  theme: "system",
  text: "normal",
  palette: "standard",
  motion: "system",
  moments: "full",
  sound: false,
  volume: 2,
  confirm: false,
  botPause: true,
  lines: true,
  voices: true,
  coach: "",
  coachAfter: true,
  notify: false,
  notifyAsked: false,
  name: "",
  face: "",
  ...recall<Partial<Settings>>(KEY, {}),
});

const media = (query: string): boolean => typeof matchMedia !== "undefined" && matchMedia(query).matches;

function isLight(): boolean {
  return settings.theme === "light" || (settings.theme === "system" && media("(prefers-color-scheme: light)"));
}

export function isStill(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && media("(prefers-reduced-motion: reduce)"));
}

/** Write the settings to the page and to the browser's store. */
function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isLight() ? "light" : "dark";
  root.dataset.text = settings.text;
  root.dataset.palette = settings.palette === "contrast" || media("(prefers-contrast: more)") ? "contrast" : "standard";
  root.dataset.motion = isStill() ? "reduced" : "full";
  const ground = getComputedStyle(root).getPropertyValue("--bg");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground); // the bar of an installed page
  remember(KEY, JSON.stringify(settings));
}

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  show();
  if (name === "language") void useLanguage(settings.language);
}

export async function begin(): Promise<void> {
  show();
  if (typeof matchMedia !== "undefined")
    for (const query of [
      "(prefers-color-scheme: light)",
      "(prefers-reduced-motion: reduce)",
      "(prefers-contrast: more)",
    ])
      matchMedia(query).addEventListener("change", show);
  await useLanguage(settings.language);
}
