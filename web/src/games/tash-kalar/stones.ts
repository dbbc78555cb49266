/** Kalarite stones: cut stones of four shapes in three ranks, shaded facet by facet from a light at the upper left. */

type Point = readonly [number, number];

const LIGHT: Point = [-0.6, -0.8];
export const RANK_LETTERS = ["c", "h", "l"] as const;

const round = (value: number): number => Math.round(value * 10) / 10;
const list = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

/** The corners of a regular polygon; `phase` in degrees clockwise from the top. */
function ring(corners: number, radius: number, phase: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((phase + (360 / corners) * corner - 90) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A star of `rays` points with inner corners at `inner`. */
export function star(rays: number, outer: number, inner: number, centre: Point = [0, 0]): Point[] {
  const tips = ring(rays, outer, 0);
  const notches = ring(rays, inner, 180 / rays);
  return tips.flatMap((tip, at) => [tip, notches[at]!]).map(([x, y]) => [x + centre[0], y + centre[1]] as const);
}

/** The outline of a seat's stone at a size of 1, and where its centre of weight lies. */
const SHAPES: readonly { outline: Point[]; centre: Point; inset: Point }[] = [
  { outline: ring(12, 1, 15), centre: [0, 0], inset: [0, 0] },
  { outline: ring(4, 1.2686, 45), centre: [0, 0], inset: [0, 0] },
  {
    outline: [
      [0, -1.2],
      [1.2286, 0.9314],
      [-1.2286, 0.9314],
    ],
    centre: [0, 0.22],
    inset: [0, 0.23],
  },
  {
    outline: [
      [0, -1.4743],
      [1.3086, 0],
      [0, 1.4743],
      [-1.3086, 0],
    ],
    centre: [0, 0],
    inset: [0, 0],
  },
];

function shade(normal: Point, seat: number): string {
  const lit = normal[0] * LIGHT[0] + normal[1] * LIGHT[1];
  return lit >= 0
    ? `fill="var(--seat-${seat}-hi)" opacity="${(0.06 + 0.75 * lit).toFixed(2)}"`
    : `fill="var(--seat-${seat}-lo)" opacity="${(0.18 - 0.78 * lit).toFixed(2)}"`;
}

function normalOf(from: Point, to: Point): Point {
  const [x, y] = [to[1] - from[1], from[0] - to[0]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function outlined(points: readonly Point[], seat: number): string {
  return `<polygon points="${list(points)}" fill="var(--seat-${seat})" stroke="var(--seat-${seat}-deep)" stroke-width="2.4" stroke-linejoin="round"/>`;
}

/** A cut stone: sloping facets around a flat table. */
function stone(seat: number, size: number, table: number): string {
  const { outline, inset } = SHAPES[seat - 1]!;
  const outer = outline.map(([x, y]) => [x * size, y * size] as const);
  const inner = outline.map(
    ([x, y]) =>
      [
        inset[0] * size + (x - inset[0]) * size * table,
        inset[1] * size * 0.4 + (y - inset[1] * 0.4) * size * table,
      ] as const,
  );
  const facets = outer.map((corner, at) => {
    const next = (at + 1) % outer.length;
    return `<polygon points="${list([corner, outer[next]!, inner[next]!, inner[at]!])}" ${shade(normalOf(corner, outer[next]!), seat)}/>`;
  });
  const flat = list(inner);
  return (
    outlined(outer, seat) +
    facets.join("") +
    `<polygon points="${flat}" fill="var(--seat-${seat})"/><polygon points="${flat}" fill="var(--seat-${seat}-hi)" opacity=".18"/>`
  );
}

/** The star that a heroic or legendary stone lies on: each ray has a lit and a shaded half. */
function starBase(seat: number, rays: number, outer: number, inner: number): string {
  const points = star(rays, outer, inner);
  const halves = points.map((point, at) => {
    const before = points[(at + points.length - 1) % points.length]!;
    return `<polygon points="${list([[0, 0], before, point])}" ${shade(normalOf(before, point), seat)}/>`;
  });
  return outlined(points, seat) + halves.join("");
}

/** The drawing of a piece in a field of 64 around the middle. */
function pieceDrawing(seat: number, rank: number): string {
  const { centre } = SHAPES[seat - 1]!;
  if (rank === 0) return stone(seat, 17.5, 0.58);
  if (rank === 1)
    return (
      starBase(seat, 4, 30.5, 13) +
      stone(seat, 15.5, 0.66) +
      `<polygon points="${list(star(4, 8.6, 3, [0, centre[1] * 15.5]))}" fill="var(--seat-${seat}-deep)"/>`
    );
  return (
    starBase(seat, 8, 31.5, 21.5) +
    stone(seat, 14.5, 0.8) +
    `<polygon points="${list(star(8, 10, 4.2, [0, centre[1] * 14.5]))}" fill="#fffdf5" stroke="var(--seat-${seat}-deep)" stroke-width="1.4" stroke-linejoin="round"/>`
  );
}

const FLAT = [
  '<circle r="8.6"/>',
  '<polygon points="7.4,7.4 -7.4,7.4 -7.4,-7.4 7.4,-7.4"/>',
  '<polygon points="0,-9.8 10.1,7.6 -10.1,7.6"/>',
  '<polygon points="0,-12 10.6,0 0,12 -10.6,0"/>',
];

/** All symbols of the game, to be put into one hidden `<defs>`: p1c ... p4l, seat1 ... seat4, rk-c, rk-h, rk-l, pc, ph. */
export function symbols(): string {
  const parts: string[] = [];
  for (let seat = 1; seat <= 4; seat += 1) {
    for (let rank = 0; rank < 3; rank += 1)
      parts.push(
        `<symbol id="p${seat}${RANK_LETTERS[rank]}" viewBox="-32 -32 64 64" overflow="visible">${pieceDrawing(seat, rank)}</symbol>`,
      );
    parts.push(
      `<symbol id="seat${seat}" viewBox="-12 -12 24 24"><g fill="var(--seat-${seat})" stroke="var(--seat-${seat}-deep)" stroke-width="1.2" stroke-linejoin="round">${FLAT[seat - 1]}</g></symbol>`,
    );
  }
  parts.push(
    '<symbol id="rk-c" viewBox="-12 -12 24 24"><circle r="6.4" fill="currentColor"/></symbol>',
    `<symbol id="rk-h" viewBox="-12 -12 24 24"><polygon points="${list(star(4, 11.4, 4))}" fill="currentColor"/></symbol>`,
    `<symbol id="rk-l" viewBox="-12 -12 24 24"><polygon points="${list(star(8, 11.6, 7.2))}" fill="currentColor"/><polygon points="${list(star(8, 5, 2.4))}" fill="var(--rk-hole, var(--bg))"/></symbol>`,
    `<symbol id="pc" viewBox="-32 -32 64 64"><polygon points="${list(ring(6, 19, 0))}" fill="currentColor"/><polygon points="${list(ring(6, 11, 0))}" fill="#fff" opacity=".22"/></symbol>`,
    `<symbol id="ph" viewBox="-32 -32 64 64"><polygon points="${list(star(4, 30, 11))}" fill="currentColor"/><circle r="10.5" fill="currentColor"/><polygon points="${list(star(4, 10, 3))}" fill="#fff" opacity=".85"/></symbol>`,
  );
  return parts.join("") + PATTERNS;
}

const PATTERNS =
  '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="7" fill="var(--danger)"/></pattern>' +
  '<pattern id="mk1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#8a3f10" opacity=".72"/></pattern>' +
  '<pattern id="mk2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.6" fill="#8a3f10" opacity=".9"/></pattern>' +
  '<pattern id="mk1l" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#d5b6ff" opacity=".75"/></pattern>' +
  '<pattern id="mk2l" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.6" fill="#e6d3ff" opacity=".95"/></pattern>' +
  '<pattern id="mkb" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.2" height="9" fill="var(--legal)" opacity=".7"/></pattern>' +
  '<pattern id="mkb2" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r="1.9" fill="var(--legal)" opacity=".85"/></pattern>' +
  '<radialGradient id="lite" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#ffe6bd" stop-opacity=".17"/><stop offset=".62" stop-color="#ffe6bd" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></radialGradient>';
