/**
 * Several people in one browser. The house knows who plays; what the page itself remembers (settings, decks, lessons) is put
 * away for whoever stops playing, and brought back for whoever begins.
 */
import type { PersonHere } from "../generated/messages";
import { api } from "./api";
import { remembered } from "./memory";
import { set, settings } from "./settings.svelte";

const PLAYING = "ludarium.playing";
const PUT_AWAY = "ludarium.person.";
/** What belongs to the browser, whoever plays. */
const SHARED = new Set([PLAYING]);

const isPersonal = (key: string): boolean =>
  key.startsWith("ludarium.") && !key.startsWith(PUT_AWAY) && !SHARED.has(key);

/** Put away what the page remembers of one person, and bring back what it knows of another; nothing: they are new. */
export function exchange(store: Storage, from: string, to: string): void {
  const mine = Object.entries({ ...store }).filter(([key]) => isPersonal(key));
  store.setItem(PUT_AWAY + from, JSON.stringify(Object.fromEntries(mine)));
  for (const [key] of mine) store.removeItem(key);
  const theirs = store.getItem(PUT_AWAY + to);
  if (theirs)
    for (const [key, value] of Object.entries(JSON.parse(theirs) as Record<string, string>))
      if (isPersonal(key)) store.setItem(key, value);
  store.removeItem(PUT_AWAY + to);
  store.setItem(PLAYING, to);
}

/** What somebody new begins with: the language and the looks of whoever has added them, and their own name. */
function begin(store: Storage, settings: string, person: PersonHere): void {
  const { language, theme, text, palette, motion } = JSON.parse(settings || "{}") as Record<string, unknown>;
  const begun = { language, theme, text, palette, motion, name: person.name, face: person.face };
  store.setItem("ludarium.settings", JSON.stringify(begun));
}

class People {
  here = $state.raw<readonly PersonHere[]>([]);
  /** There is a choice. */
  readonly several = $derived(this.here.length > 1);
  readonly you = $derived(this.here.find(({ you }) => you));
  /** Somebody shall be added once the settings are open. */
  expected = $state(false);

  async look(): Promise<void> {
    this.hear((await api.household()).people);
    const { you } = this;
    if (!you || you.face === settings.face) return;
    if (you.face) set("face", you.face);
    else await this.tell(); // chosen before this server knew them, or at another one
  }

  hear(people: readonly PersonHere[]): void {
    this.here = people;
    const you = people.find((one) => one.you);
    // Whoever began to play elsewhere in this browser, or in a page that was closed meanwhile.
    const before = remembered(PLAYING);
    if (you && before && before !== you.id) this.become(before, you);
    else if (you && !before && people.length > 1) localStorage.setItem(PLAYING, you.id);
  }

  /** Say which face whoever plays has, for everybody, and where several play how they are called. */
  async tell(): Promise<void> {
    const { you, several } = this;
    const { face } = settings;
    if (!you) return;
    const name = several ? settings.name : you.name;
    if (you.name !== name || you.face !== face) this.hear((await api.changePerson({ name, face })).people);
  }

  private become(before: string, you: PersonHere): void {
    const settings = remembered("ludarium.settings");
    exchange(localStorage, before, you.id);
    if (!localStorage.getItem("ludarium.settings")) begin(localStorage, settings, you);
    location.reload();
  }

  /** Somebody else plays from now on. The page begins anew: nothing of the other one's is on the screen. */
  async playAs(id: string, then: () => Promise<string> = () => Promise.resolve("#/")): Promise<void> {
    const before = this.you?.id ?? remembered(PLAYING);
    const { people } = await api.switchPerson(id);
    const you = people.find((one) => one.you)!;
    let address: string;
    try {
      address = await then();
    } catch (problem) {
      if (before && before !== you.id) await api.switchPerson(before);
      throw problem; // and nothing has changed
    }
    const settings = remembered("ludarium.settings");
    if (before && before !== you.id) exchange(localStorage, before, you.id);
    else localStorage.setItem(PLAYING, you.id);
    if (!localStorage.getItem("ludarium.settings")) begin(localStorage, settings, you);
    location.hash = address;
    location.reload();
  }

  /** Who is removed leaves nothing in the page's own memory. */
  async remove(id: string): Promise<void> {
    const { people } = await api.removePerson(id);
    localStorage.removeItem(PUT_AWAY + id);
    this.hear(people);
  }
}

export const people = new People();

// Another tab of this browser has changed who plays: what is on the screen belongs to somebody else.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === PLAYING && oldValue && newValue && oldValue !== newValue) {
      location.hash = "#/";
      location.reload();
    }
  });
