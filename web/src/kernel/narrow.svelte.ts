/** Whether the page is as narrow as a phone, and whether fingers are on it; follows the window. */

let narrow = $state(false);
let compact = $state(false);
let lying = $state(false);
let touched = $state(false);
let flat = $state(false);
let short = $state(false);

function follow(media: string, tell: (matches: boolean) => void): void {
  if (typeof matchMedia === "undefined") return;
  const query = matchMedia(media);
  tell(query.matches);
  query.addEventListener("change", () => tell(query.matches));
}

follow("(max-width: 767px)", (matches) => (narrow = matches));
follow("(max-width: 1023px)", (matches) => (compact = matches));
follow("(max-width: 950px) and (max-height: 500px)", (matches) => (lying = matches));
follow("(max-height: 759px) and (min-aspect-ratio: 4/3)", (matches) => (short = matches));
follow("(pointer: coarse)", (matches) => (touched = matches));
follow("(max-height: 500px) and (min-aspect-ratio: 4/3)", (matches) => (flat = matches));

/** Whether a table is drawn as on a phone: one column, the rest in sheets. Upright tablets count. */
export function isCompact(): boolean {
  return compact;
}

/** Whether fingers do what keys and a mouse do elsewhere: on a phone, and on any screen that is touched. */
export function isTouched(): boolean {
  return touched || compact;
}

/** Whether it is a phone that lies on its side: wide, but without the height for columns. */
export function isLying(): boolean {
  return lying;
}

export function isNarrow(): boolean {
  return narrow;
}

/** Whether the screen is as low as a phone lying on its side: what stands above and below elsewhere stands beside. */
export function isFlat(): boolean {
  return flat;
}

/** Whether there is more room beside a board than above and below it: small laptops, phones that lie on their side. */
export function isShort(): boolean {
  return short;
}
