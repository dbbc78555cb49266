/** Where things of the arena lie in its drawing, a field of 656. */

export const FIELD = 656;
export const CELL = 64;
const EDGE = 40;
const COLUMNS = 9;

export const columnOf = (square: number): number => square % COLUMNS;
export const rowOf = (square: number): number => Math.floor(square / COLUMNS);
export const left = (square: number): number => EDGE + columnOf(square) * CELL;
export const top = (square: number): number => EDGE + rowOf(square) * CELL;
export const centreX = (square: number): number => left(square) + CELL / 2;
export const centreY = (square: number): number => top(square) + CELL / 2;

export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The angle of a direction, clockwise from the top. */
export const ANGLES: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

/** Four corner brackets around a square, `inset` inside it, with legs of that length. */
export function brackets(square: number, inset: number, leg: number): string {
  const [x1, y1] = [left(square) + inset, top(square) + inset];
  const [x2, y2] = [left(square) + CELL - inset, top(square) + CELL - inset];
  return (
    `M${x1} ${y1 + leg}V${y1}H${x1 + leg}M${x1} ${y2 - leg}V${y2}H${x1 + leg}` +
    `M${x2} ${y1 + leg}V${y1}H${x2 - leg}M${x2} ${y2 - leg}V${y2}H${x2 - leg}`
  );
}

/** An octagon cut into the field, `inset` from its edge. */
export function octagon(inset: number): string {
  const far = FIELD - inset;
  const corner = 144.8 + 0.58 * inset;
  const other = FIELD - corner;
  return `M${corner} ${inset}H${other}L${far} ${corner}V${other}L${other} ${far}H${corner}L${inset} ${other}V${corner}Z`;
}

/** Always the same small irregularities for the same square: cracks and tints of the stone. */
export function grain(square: number, salt: number): number {
  let value = (square + 1) * 374761393 + salt * 668265263;
  value = (value ^ (value >>> 13)) * 1274126177;
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}
