/** Finds the words of a game in a text. Inflected forms count: the forms the files give, and a few letters more. */
import { has, idsWith, language, t } from "../kernel/i18n.svelte";

export interface Piece {
  text: string;
  term: string;
}

const FORMS = ["gen", "acc", "nom_pl", "gen_pl"];
const books = new Map<string, { finder: RegExp; terms: Map<string, string> }>();

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "place (a piece)" is looked for as "place". */
const bare = (text: string): string => text.replace(/\s*\(.*\)\s*$/, "").trim();

function book(prefix: string): { finder: RegExp; terms: Map<string, string> } {
  const key = `${language()} ${prefix}`;
  let made = books.get(key);
  if (!made) {
    const terms = new Map<string, string>();
    for (const id of idsWith(prefix)) {
      if (!has(`${id}.definition`) || (has(`${id}.glossed`) && t(`${id}.glossed`) === "no")) continue;
      for (const form of [id, ...FORMS.map((form) => `${id}.${form}`)])
        if (has(form)) terms.set(bare(t(form)).toLocaleLowerCase(), id);
    }
    const words = [...terms.keys()].filter((word) => word.length > 3).sort((a, b) => b.length - a.length);
    // Endings: a plural s in English and French, up to three letters in Polish.
    const ending = language() === "pl" ? "\\p{L}{0,3}" : "(?:e?s)?";
    made = { finder: new RegExp(`(?<![\\p{L}-])(${words.map(escape).join("|")})${ending}(?![\\p{L}-])`, "giu"), terms };
    books.set(key, made);
  }
  return made;
}

/** The text in pieces; each term is explained once. */
export function glossed(text: string, prefix: string): Piece[] {
  const { finder, terms } = book(prefix);
  const pieces: Piece[] = [];
  const explained = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(finder)) {
    const term = terms.get(match[1]!.toLocaleLowerCase());
    if (!term || explained.has(term)) continue;
    explained.add(term);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: "" });
    pieces.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: "" });
  return pieces;
}
