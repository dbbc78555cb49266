/** Words: the Fluent files that Python uses too, formatted here. Switching the language redraws, nothing reloads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import ARGUMENTS from "../../../src/ludarium/texts/arguments.json";
import type { Message } from "../generated/kernel";
import { house } from "./house";

export type Language = string;
export type Words = NonNullable<Message["args"]>;

/** How people are called at a table; `deck`: whose deck that is, where it is not the player's of that number. */
export interface Names {
  player(seat: number): string;
  side(side: number): string;
  deck?(deck: number): string;
}

const SOURCES = import.meta.glob<string>(
  [
    "../../../src/ludarium/texts/*/*.ftl",
    "../../../src/ludarium/games/*/texts/*/*.ftl",
    "!../../../src/ludarium/**/texts/*/cli*.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);
/** The languages that have texts, English first, each by its own name. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map(
  [...new Set(Object.keys(SOURCES).map((path) => path.split("/").at(-2)!))]
    .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other))
    .map((code) => [code, nameOf(code)]),
);

function nameOf(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

/** Arguments that carry ids of content, with what the ids of the names begin with: those of the platform and of games. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

const CONTENT_KINDS: Record<string, readonly string[]> = {};
export function knowKinds(kinds: Kinds): void {
  for (const [argument, prefixes] of Object.entries(kinds))
    CONTENT_KINDS[argument] = [...new Set([...(CONTENT_KINDS[argument] ?? []), ...prefixes])];
}
const KINDS = import.meta.glob<Kinds>(
  ["../../../src/ludarium/texts/kinds.json", "../../../src/ludarium/games/*/texts/kinds.json"],
  { import: "default", eager: true },
);
Object.values(KINDS).forEach(knowKinds);

const PEOPLE: Readonly<Record<string, string>> = ARGUMENTS.people;
const JOINTS: Readonly<Record<string, string>> = ARGUMENTS.joined;
const BOLD_OPEN = "\uE000";
const BOLD_CLOSE = "\uE001";

interface Dictionary {
  language: Language;
  bundle: FluentBundle;
  ids: readonly string[];
}

let dictionary = $state.raw<Dictionary | null>(null);

/** The spaces and apostrophes of French print; the same replacement as `ludarium.texts.typography`. */
export function typography(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[;!?»])|(?<=«) /g, "\u202f")
    .replace(/ (?=:)/g, "\u00a0")
    .replaceAll("'", "\u2019");
}

export function makeDictionary(language: Language, sources: readonly string[]): Dictionary {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const ids: string[] = [];
  for (const source of sources) {
    for (const match of source.matchAll(/^([a-z][\w-]*) *=/gm)) ids.push(match[1]!);
    const errors = bundle.addResource(new FluentResource(typography(source, language)));
    if (errors.length) throw errors[0]!;
  }
  return { language, bundle, ids };
}

/** The words of the first page: those of the frame, and a few of each game. The rest is fetched when a game is opened. */
const FIRST = /\/(common|page[\w-]*)\.ftl$/;
let whole = false;

/** Words that are not built into the page: those of games from other packages. */
let further: ((language: Language) => Promise<string[]>) | null = null;

export async function furtherWords(
  load: (language: Language) => Promise<string[]>,
  kinds: readonly Kinds[],
): Promise<void> {
  further = load;
  kinds.forEach(knowKinds);
  await useLanguage(language());
}

/** Load a language and make it the one that everything is written in. */
export async function useLanguage(language: Language): Promise<void> {
  const files = Object.keys(SOURCES).filter((path) => path.includes(`/${language}/`) && (whole || FIRST.test(path)));
  const sources = await Promise.all(files.map((path) => SOURCES[path]!()));
  if (further) sources.push(...(await further(language)));
  dictionary = makeDictionary(language, sources);
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** All words of all games, in this language and those that are switched to later. */
export async function allWords(): Promise<void> {
  if (whole) return;
  whole = true;
  try {
    await useLanguage(language());
  } catch (problem) {
    whole = false;
    throw problem;
  }
}

/** For tests: use these texts. */
export function useDictionary(made: Dictionary): void {
  dictionary = made;
}

export function language(): Language {
  return dictionary?.language ?? "en";
}

/** Another object whenever anything may be said in other words: another language, or more words of this one. */
export const wording = (): object | null => dictionary;

function pattern(
  key: string,
): { pattern: NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>; bundle: FluentBundle } | null {
  if (!dictionary) return null;
  const dot = key.indexOf(".");
  const message = dictionary.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const found = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  return found ? { pattern: found, bundle: dictionary.bundle } : null;
}

/** Whether there is such a message (`button-ok`) or attribute (`being-imperial-knight.effect`). */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The text of a message or attribute; the key in brackets when there is none. */
export function t(key: string, args: Words = {}, names: Names | null = null): string {
  return format(key, args, names, (text) => text);
}

/** A message of the server, with all that is in it, in the words of a table. */
export const tell = (message: Message, names: Names | null = null): string => t(message.key, message.args, names);

/** The same as pieces, so that what the arguments brought in can be set apart: [{text, strong}]. */
export function parts(key: string, args: Words = {}, names: Names | null = null): { text: string; strong: boolean }[] {
  const text = format(key, args, names, (value) => BOLD_OPEN + value + BOLD_CLOSE);
  return text
    .split(BOLD_OPEN)
    .flatMap((piece, at) => {
      if (at === 0) return [{ text: piece, strong: false }];
      const [strong = "", rest = ""] = piece.split(BOLD_CLOSE);
      return [
        { text: strong, strong: true },
        { text: rest, strong: false },
      ];
    })
    .filter((piece) => piece.text !== "");
}

const PROSE = new Map<string, (args: Words) => string>();

/** Words that are in no Fluent file, as those of a story: whoever has them says so. Their keys begin with "@". */
export function knowProse(key: string, find: (args: Words) => string): void {
  PROSE.set(key, find);
}

function format(key: string, args: Words, names: Names | null, dress: (value: string) => string): string {
  if (key.startsWith("@")) return PROSE.get(key)?.(args) ?? "";
  // Where there is no server, some things are said otherwise.
  const found = (house.pocket && pattern(`${key}.pocket`)) || pattern(key);
  if (!found) return dictionary ? `[${key}]` : "";
  const given: Record<string, FluentVariable> = {};
  for (const [argument, value] of Object.entries(args)) {
    if (typeof value === "object") {
      const text = joined(argument, value, names);
      const stop = /[?!.]$/.test(text) ? text : `${text}.`;
      Object.assign(given, { [argument]: text, [`${argument}_title`]: title(text), [`${argument}_stop`]: stop });
    } else if (argument in CONTENT_KINDS && value && typeof value === "string")
      Object.assign(given, family(argument, value, dress));
    else {
      const said = typeof value === "number" && argument in PEOPLE ? called(PEOPLE[argument]!, value, names) : value;
      given[argument] = typeof said === "string" && SHOWN.has(argument) ? dress(said) : said;
    }
  }
  return found.bundle.formatPattern(found.pattern, given, []);
}

/** A message or a list in an argument: "c4, d5"; "none" where the list is empty. */
function joined(
  argument: string,
  value: Message | readonly (string | number | Message)[],
  names: Names | null,
): string {
  const list = "key" in value ? [value] : value;
  const told = list.map((part) => (typeof part === "object" ? t(part.key, part.args, names) : part));
  return told.join(JOINTS[argument] ?? ", ") || "none";
}

/** The player, the side or the deck of that number; the number where nobody is named. */
function called(what: string, number: number, names: Names | null): string | number {
  if (number < 0) return "none";
  if (!names) return number;
  return what === "side" ? names.side(number) : (what === "deck" && names.deck?.(number)) || names.player(number);
}

/** Plain arguments worth setting apart in a sentence; the others may be selected on and must stay as they are. */
const SHOWN = new Set(["player", "partner", "opponent", "square", "to", "at"]);

/** What a content id adds to the arguments: the name, its forms and its gender (see the README of the texts). */
function family(kind: string, content: string, dress: (value: string) => string): Record<string, string> {
  // What follows a "#" tells copies apart and stands after every form: "archer#2" is "Archer 2".
  const [bare = "", sign = ""] = content.split("#");
  const id = nameId(kind, bare);
  const plain = t(id);
  const form = (attribute: string, other: string) => (has(`${id}.${attribute}`) ? t(`${id}.${attribute}`) : other);
  const signed = (text: string) => dress(sign ? `${text} ${sign}` : text);
  return {
    [kind]: signed(plain),
    [`${kind}_title`]: signed(title(plain)),
    [`${kind}_gen`]: signed(form("gen", plain)),
    [`${kind}_acc`]: signed(form("acc", plain)),
    [`${kind}_gender`]: form("gender", ""),
  };
}

/** The id of the message that names a piece of content: nameId("being", "imperial/knight"). */
export function nameId(kind: string, content: string): string {
  const candidates = (CONTENT_KINDS[kind] ?? [kind]).map((prefix) => {
    const rest = content.startsWith(`${prefix}/`) ? content.slice(prefix.length + 1) : content;
    return `${prefix}-${rest}`.replaceAll("/", "-");
  });
  return candidates.find(has) ?? candidates[0]!;
}

export function name(kind: string, content: string): string {
  return t(nameId(kind, content));
}

/** "label: text", with the colon as the language sets it. */
export function labelled(label: string, text: string): string {
  return `${t("page-label", { label })} ${text}`;
}

/** The same text with a capital first letter, for cards, buttons and line starts. */
export function title(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/** All message ids that begin so, in the order of the files. */
export function idsWith(prefix: string): string[] {
  return dictionary?.ids.filter((id) => id.startsWith(prefix)) ?? [];
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language(), options).format(value);
}

export function percent(value: number): string {
  return number(value, { style: "percent", maximumFractionDigits: 0 });
}

export function ago(seconds: number): string {
  const passed = Date.now() / 1000 - seconds;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (passed < 90) return format.format(0, "minute");
  if (passed < 5400) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 129600) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86400), "day");
}

const dated = (seconds: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), options).format(new Date(seconds * 1000));

/** "12 October", with the year where it is not this one. */
export function day(seconds: number): string {
  const other = new Date(seconds * 1000).getFullYear() !== new Date().getFullYear();
  return dated(seconds, { day: "numeric", month: "long", ...(other ? { year: "numeric" } : {}) });
}

/** "October 2026". */
export const month = (seconds: number): string => dated(seconds, { month: "long", year: "numeric" });

/** "12 Oct", or "Oct" where months are enough. */
export const shortDate = (seconds: number, withDay: boolean): string =>
  dated(seconds, { month: "short", ...(withDay ? { day: "numeric" } : {}) });
