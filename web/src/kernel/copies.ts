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
const EVERYTHING = "pocket/everything";

function remembered(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => OURS.test(key)));
  } catch {
    return {}; // storage is closed to the page
  }
}

export async function copyOfEverything(): Promise<string> {
  const house = await (await answered(EVERYTHING)).text();
  const copy: Copy = { ludarium: "copy", version: 1, house, page: remembered() };
  return JSON.stringify(copy);
}

/** The house looks at it first and takes all of it or nothing. What the page has a word of its own for stays as it is. */
export async function bringCopy(text: string): Promise<void> {
  const copy = JSON.parse(text) as Partial<Copy>;
  if (copy.ludarium !== "copy" || copy.version !== 1 || typeof copy.house !== "string") throw new Error("not a copy");
  await answered(EVERYTHING, { method: "POST", body: copy.house, type: "application/json" });
  for (const [key, value] of Object.entries(copy.page ?? {}))
    if (OURS.test(key) && typeof value === "string" && localStorage.getItem(key) === null)
      localStorage.setItem(key, value);
}
