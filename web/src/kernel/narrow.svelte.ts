/** Whether the page is as narrow as a phone; follows the window. */

let narrow = $state(false);
let compact = $state(false);

function follow(media: string, tell: (matches: boolean) => void): void {
  if (typeof matchMedia === "undefined") return;
  const query = matchMedia(media);
  tell(query.matches);
  query.addEventListener("change", () => tell(query.matches));
}

follow("(max-width: 767px)", (matches) => (narrow = matches));
follow("(max-width: 1023px)", (matches) => (compact = matches));

/** Whether a table is drawn as on a phone: one column, the rest in sheets. Upright tablets count. */
export function isCompact(): boolean {
  return compact;
}

export function isNarrow(): boolean {
  return narrow;
}
