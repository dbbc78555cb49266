/** Shortcuts of the screen that is shown. The last screen to register comes first. */

export interface Shortcut {
  key: string;
  /** Message id of what it does, for the list under "?". */
  does: string;
  run: () => boolean | void;
}

const layers: (readonly Shortcut[] | (() => readonly Shortcut[]))[] = [];

const read = (layer: (typeof layers)[number]): readonly Shortcut[] => (typeof layer === "function" ? layer() : layer);

/** Add shortcuts until the returned function is called. */
export function shortcuts(layer: readonly Shortcut[] | (() => readonly Shortcut[])): () => void {
  layers.push(layer);
  return () => {
    const at = layers.lastIndexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** All shortcuts that work now, for the list. */
export function active(): Shortcut[] {
  const seen = new Set<string>();
  return [...layers].reverse().flatMap((layer) =>
    read(layer).filter(({ key }) => {
      const fresh = !seen.has(key);
      seen.add(key);
      return fresh;
    }),
  );
}

const WRITING = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Whether keys are letters there. */
export const isWriting = (target: Element | null): boolean =>
  target !== null && (WRITING.has(target.tagName) || (target instanceof HTMLElement && target.isContentEditable));

function pressed(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isWriting(event.target instanceof Element ? event.target : null) && event.key !== "Escape") return;
  if (document.querySelector("dialog[open]")) return; // its keys are its own: Escape closes it, and nothing behind it
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const shortcut of active())
    if (shortcut.key === key && shortcut.run() !== false) {
      event.preventDefault();
      return;
    }
}

if (typeof window !== "undefined") window.addEventListener("keydown", pressed);
