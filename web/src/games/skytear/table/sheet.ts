/** The heights of the sheet of a phone: the question alone, half a hand of cards with it, or everything. */
export const HEIGHTS = ["peek", "half", "full"] as const;
export type SheetHeight = (typeof HEIGHTS)[number];

/** A tap goes one height up, and folds the sheet from its largest. */
export function next(height: SheetHeight): SheetHeight {
  return HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length]!;
}

/** Pixels a millisecond that are a flick and not a drag. */
const FLICK = 0.5;

/** Where a sheet let go at `shown` pixels comes to rest; `speed` is upwards, in pixels a millisecond. */
export function nearest(shown: number, speed: number, pixels: Readonly<Record<SheetHeight, number>>): SheetHeight {
  if (speed > FLICK) return HEIGHTS.find((height) => pixels[height] > shown) ?? "full";
  if (speed < -FLICK) return HEIGHTS.findLast((height) => pixels[height] < shown) ?? "peek";
  return HEIGHTS.reduce((best, height) =>
    Math.abs(pixels[height] - shown) < Math.abs(pixels[best] - shown) ? height : best,
  );
}
