/** Files that the page gives away: records, saves, everything. */
import { answered } from "./api";
import { house } from "./house";
import { showProblem } from "./problems";

/** Hand a file to the browser, which asks where it shall lie, or knows. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Not at once: some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * What makes a link save what the house has at a path. A worker has no addresses: there it is asked for first, or `words`, where
 * they are the same, for an engine in a worker has none.
 */
export function saving(
  path: string,
  name: string,
  words?: () => string,
): { href: string; download: string; onclick?: (event: Event) => void } {
  const link = { href: path, download: name };
  if (!house.pocket) return link;
  const onclick = (event: Event): void => {
    event.preventDefault();
    if (words) saveFile(name, new Blob([words()], { type: "text/plain" }));
    else
      answered(path)
        .then((response) => response.blob())
        .then((content) => saveFile(name, content), showProblem);
  };
  return { ...link, onclick };
}
