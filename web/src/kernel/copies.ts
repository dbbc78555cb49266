/** Everything of this device as one text, and back: what the house keeps, and what the page itself remembers. */
import { answered } from "./api";

interface Copy {
  ludarium: "copy";
  version: 1;
  /** As the house writes it. */
  house: string;
  /** Settings, decks, lessons: entries of the page's own small store. */
  page: Record<string, string>;
}

const OURS = /^ludarium\./;
const EVERYTHING = "api/pocket";

function remembered(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => OURS.test(key)));
  } catch {
    return {}; // storage is closed to the page
  }
}

/** The text, and how many damaged tables are not in it. */
export async function copyOfEverything(): Promise<{ text: string; leftOut: number }> {
  const house = await (await answered(EVERYTHING)).text();
  const { left_out = [] } = JSON.parse(house) as { left_out?: readonly string[] };
  const copy: Copy = { ludarium: "copy", version: 1, house, page: remembered() };
  return { text: JSON.stringify(copy), leftOut: left_out.length };
}

/**
 * The house looks at all of it first, and takes all or nothing beside what it has; what it does not know it refuses with a
 * sentence. What the page remembers already stays as it is.
 */
export async function bringCopy(text: string): Promise<void> {
  const { house, page } = unpacked(text);
  await answered(EVERYTHING, { method: "POST", body: house, type: "text/plain" });
  for (const [key, value] of Object.entries(page))
    if (OURS.test(key) && typeof value === "string" && localStorage.getItem(key) === null)
      localStorage.setItem(key, value);
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
