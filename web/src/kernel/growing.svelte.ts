/** A record that can grow while the page is open; whatever reads it is drawn again. */
export function growing<T>(first: Record<string, T>): Record<string, T> {
  const held = $state(first);
  return held;
}
