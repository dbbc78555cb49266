/** Emblems of the schools: our own cut-paper drawings in three tones (e1 light, e2 shade, e0 detail) around the middle. */

type Tone = "e0" | "e1" | "e2";

const p = (tone: Tone, points: string): string => `<polygon class="${tone}" points="${points}"/>`;
const d = (tone: Tone, path: string): string => `<path class="${tone}" d="${path}"/>`;
const o = (tone: Tone, x: number, y: number, r: number): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;

export const EMBLEMS: Readonly<Record<string, string>> = {
  northern:
    p("e1", "0,-22 17,-15 15,6 0,22 -15,6 -17,-15") +
    p("e2", "0,-22 17,-15 15,6 0,22") +
    d("e0", "M0-12 3.5-3.5 12 0 3.5 3.5 0 12-3.5 3.5-12 0-3.5-3.5z"),
  southern:
    p("e1", "-18,2 14,-16 20,-6 -12,13") +
    p("e2", "-12,13 20,-6 17,-11 -15,8") +
    o("e1", -6, 12, 9.5) +
    o("e2", -6, 12, 4) +
    p("e1", "18,-18 22,-11 19,-9 15,-16"),
  highland:
    d("e1", "M-22-18C-22-4-12-4-8-4H8C12-4 22-4 22-18 26 0 18 6 12 6L6 20H-6L-12 6C-18 6-26 0-22-18z") +
    d("e2", "M0-4H8C12-4 22-4 22-18 26 0 18 6 12 6L6 20H0z") +
    o("e0", -5, 5, 1.9) +
    o("e0", 5, 5, 1.9),
  sylvan:
    p("e1", "0,-24 12,-10 7,-10 17,3 8,3 0,3 -8,3 -17,3 -7,-10 -12,-10") +
    p("e2", "0,-24 12,-10 7,-10 17,3 0,3") +
    p("e1", "-3,3 3,3 5,16 14,22 -14,22 -5,16") +
    p("e2", "0,3 3,3 5,16 14,22 0,22"),
  everfrost:
    p("e1", "0,-24 6,-13 19,-12 12,0 19,12 6,13 0,24 -6,13 -19,12 -12,0 -19,-12 -6,-13") +
    p("e2", "0,-24 6,-13 19,-12 12,0 19,12 6,13 0,24 0,0") +
    d("e0", "M0-13L3-4 11-6.5 5 0 11 6.5 3 4 0 13-3 4-11 6.5-5 0-11-6.5-3-4z"),
  nethervoid:
    d("e1", "M-18 22V-4A18 18 0 0 1 18-4V22H9V-3A9 9 0 0 0-9-3V22z") +
    d("e2", "M0-22A18 18 0 0 1 18-4V22H9V-3A9 9 0 0 0 0-12z") +
    d("e0", "M-5 22C-9 14-3 12-3 5 0 8 1 6 1 1 6 7 8 15 5 22z"),
};
