/** Hash routes: #/table/abc, #/rules/game/RULE?... The server only ever serves one page. */

export interface Route {
  screen: string;
  path: readonly string[];
  query: URLSearchParams;
}

function parse(hash: string): Route {
  const [address = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen = "", ...path] = address.split("/").map(decodeURIComponent);
  return { screen: screen || "home", path, query: new URLSearchParams(query) };
}

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

let current = $state.raw<Route>(parse(typeof location === "undefined" ? "" : location.hash));

export function route(): Route {
  return current;
}

/** The path of a screen: where it is, or where it was while the next screen is still being fetched. */
export function pathOf(screen: string): readonly string[] {
  return current.screen === screen ? current.path : (left.get(screen) ?? []);
}

const left = new Map<string, readonly string[]>();

export function go(...path: string[]): void {
  location.hash = link(...path);
}

if (typeof window !== "undefined")
  window.addEventListener("hashchange", () => {
    left.set(current.screen, current.path);
    current = parse(location.hash);
    window.scrollTo(0, 0);
  });
