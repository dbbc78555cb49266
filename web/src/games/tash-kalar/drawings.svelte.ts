/** The drawings of the beings. A school's come together, and only once one of its beings is shown. */

type School = Record<string, string>;
const schools = import.meta.glob<School>("./art/*/index.ts", { import: "default" });
const scenes = import.meta.glob<string>("./art/scene-*.svg", { eager: true, query: "?raw", import: "default" });

let drawn = $state.raw<Record<string, School>>({});
const asked = new Set<string>();

function ask(school: string): void {
  if (asked.has(school)) return;
  asked.add(school);
  const load = schools[`./art/${school}/index.ts`] ?? (() => Promise.resolve({}));
  load().then(
    (loaded) => (drawn = { ...drawn, [school]: loaded }),
    () => asked.delete(school), // the next picture of this school asks again
  );
}

/** The drawing of a being: undefined while it is on its way, empty for one that nobody has drawn. */
export function drawing(being: string): string | undefined {
  const [school = "", own] = being.split("/");
  ask(school);
  const loaded = drawn[school];
  return loaded && (loaded[`./${own}.svg`] ?? "");
}

/** What lies behind the beings of a deck. */
export const scene = (deck: string): string => scenes[`./art/scene-${deck}.svg`] ?? "";

/** Both imperial decks hold the same beings: where nobody says which deck, they stand in the North. */
export const deckOf = (school: string): string => (school === "imperial" ? "northern" : school);
