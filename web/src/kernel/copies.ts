/** Everything of this device as one text, and back: what the house keeps, and what the page itself remembers. */
import { answered } from "./api";
import { remember, remembered } from "./memory";

interface Copy {
  ludarium: "copy";
  version: 1;
  /** As the house writes it. */
  house: string;
  /** Settings, decks, lessons: entries of the page's own small store. */
  page: Record<string, string>;
}

const OURS = /^ludarium\./;
/** What belongs to a device and not to its games: language, looks, sound, habits. */
const OF_DEVICE = /^ludarium\.(settings|playing|person|narration|opponent|coached)\b|\.(answer-times|auto-pass)$/;
const EVERYTHING = "api/pocket";

const travels = (key: string): boolean => OURS.test(key) && !OF_DEVICE.test(key);

function everythingRemembered(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => travels(key)));
  } catch {
    return {}; // storage is closed to the page
  }
}

/** The text, and how many damaged tables are not in it. */
export async function copyOfEverything(): Promise<{ text: string; leftOut: number }> {
  const house = await (await answered(EVERYTHING)).text();
  const { left_out = [] } = JSON.parse(house) as { left_out?: readonly string[] };
  const copy: Copy = { ludarium: "copy", version: 1, house, page: everythingRemembered() };
  return { text: JSON.stringify(copy), leftOut: left_out.length };
}

/**
 * The house looks at all of it first, and takes all or nothing beside what it has; what it does not know it refuses with a
 * sentence. Lists that the page remembers are put together; of anything else what is here stays.
 *
 * How much of the copy was left out for that, or because the page may not remember anything.
 */
export async function bringCopy(text: string): Promise<number> {
  const { house, page } = unpacked(text);
  const answer = await answered(EVERYTHING, { method: "POST", body: house, type: "text/plain" });
  let { left = 0 } = (await answer.json()) as { left?: number };
  for (const [key, value] of Object.entries(page)) {
    if (!travels(key) || typeof value !== "string") continue;
    const here = remembered(key);
    const [ours, theirs] = [listIn(here), listIn(value)];
    const isList = ours !== null && theirs !== null;
    const wanted = isList ? together(ours, theirs) : here || value;
    if (wanted !== here) remember(key, wanted);
    if (remembered(key) !== wanted || (wanted !== value && !isList)) left += 1;
  }
  return left;
}

function listIn(text: string): unknown[] | null {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** The list that is here, and what more there is in the copy; things with an id are told apart by it. */
function together(ours: unknown[], theirs: unknown[]): string {
  const name = (one: unknown): string => JSON.stringify((one as { id?: unknown } | null)?.id ?? one);
  const known = new Set(ours.map(name));
  return JSON.stringify([...ours, ...theirs.filter((one) => !known.has(name(one)))]);
}

function unpacked(text: string): Pick<Copy, "house" | "page"> {
  try {
    const { house, page } = JSON.parse(text) as Partial<Copy>;
    if (typeof house === "string") return { house, page: page ?? {} };
  } catch {
    // no copy of ours; the house says so
  }
  return { house: text, page: {} };
}
