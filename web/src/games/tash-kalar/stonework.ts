/** Stones with an identity, so that a move is seen as a move: events say what went where, the view has the last word. */
import type { PieceView, TashKalarEvent } from "../../generated/tash_kalar";

export interface Stone extends PieceView {
  id: number;
  /** How it got here, for the animation. */
  came: "" | "placed" | "summoned" | "moved" | "leapt" | "changed";
}

export interface Fallen extends PieceView {
  id: number;
  delay: number;
}

export interface Stonework {
  stones: readonly Stone[];
  fallen: readonly Fallen[];
}

const STAGGER = 60;
const LONGEST = 480;
let next = 1;

/** The stones of a position; without events they simply lie there. */
export function lay(
  before: readonly Stone[],
  pieces: readonly PieceView[],
  events: readonly TashKalarEvent[],
): Stonework {
  const at = new Map<number, Stone>(before.map((stone) => [stone.square, { ...stone, came: "" }]));
  const fallen: Fallen[] = [];
  const fall = (square: number, side: number, rank: number): void => {
    fallen.push({ id: next++, square, side, rank, delay: Math.min(LONGEST, fallen.length * STAGGER) });
    at.delete(square);
  };
  for (const event of events)
    switch (event.type) {
      case "destroyed":
        fall(event.square, event.side, event.rank);
        break;
      case "taken-off":
      case "put-on-card":
        at.delete(event.square);
        break;
      case "swapped": {
        const [one, other] = [at.get(event.at), at.get(event.to)];
        if (one && other) {
          at.set(event.to, { ...one, square: event.to, came: "leapt" });
          at.set(event.at, { ...other, square: event.at, came: "leapt" });
        }
        break;
      }
      case "moved": {
        const stone = at.get(event.at);
        if (stone) {
          at.delete(event.at);
          at.set(event.to, { ...stone, square: event.to, came: event.leap ? "leapt" : "moved" });
        }
        break;
      }
      case "left-card":
      case "placed":
      case "summoned":
        if (event.square < 0) break;
        at.set(event.square, {
          id: next++,
          square: event.square,
          side: event.side,
          rank: event.rank,
          came: event.type === "left-card" ? "placed" : event.type,
        });
        break;
      case "upgraded":
      case "downgraded":
      case "converted": {
        const stone = at.get(event.square);
        if (stone) at.set(event.square, { ...stone, rank: event.rank, came: "changed" });
        break;
      }
    }
  const stones = pieces.map((piece) => {
    const known = at.get(piece.square);
    return known ? { ...known, ...piece } : { ...piece, id: next++, came: "" as const };
  });
  return { stones: stones.sort((a, b) => a.id - b.id), fallen };
}
