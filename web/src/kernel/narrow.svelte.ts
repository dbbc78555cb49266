/** Whether the page is as narrow as a phone; follows the window. */

let narrow = $state(false);

if (typeof matchMedia !== "undefined") {
  const query = matchMedia("(max-width: 767px)");
  narrow = query.matches;
  query.addEventListener("change", () => (narrow = query.matches));
}

export function isNarrow(): boolean {
  return narrow;
}
