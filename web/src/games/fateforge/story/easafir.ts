/** The map of Easafir: where the places of the story lie, and what the party knows of them. Lengths are those of the drawing. */
import type { RoamView } from "../../../generated/fateforge";
import { dice, type Spot } from "../geometry";

export const SHEET = { width: 800, height: 600 } as const;

export type Sketch =
  | "trees"
  | "gate"
  | "houses"
  | "street"
  | "bridge"
  | "vats"
  | "stairs"
  | "coins"
  | "shed"
  | "reeds"
  | "ferry"
  | "arches"
  | "quay"
  | "palace"
  | "dome"
  | "swords"
  | "bars"
  | "chimney"
  | "bell"
  | "candles"
  | "well"
  | "sign";

export interface Site extends Spot {
  id: string;
  /** The message that names it. */
  word: string;
  sketch: Sketch;
  /** Where its name stands. */
  side: "left" | "right" | "above" | "below";
  /** Scenes that are played there. */
  scenes: readonly string[];
  /** A place of rest scenes, or one that only a side quest leads to: known without a scene of its own. */
  place?: string;
  quest?: string;
}

const site = (
  id: string,
  x: number,
  y: number,
  sketch: Sketch,
  side: Site["side"],
  scenes: string,
  word = `ff-story-site-${id}`,
): Site => ({ id, x, y, sketch, side, scenes: scenes.split(" ").filter(Boolean), word });
const place = (id: string, x: number, y: number): Site => ({
  id,
  x,
  y,
  sketch: "sign",
  side: "right",
  scenes: [],
  word: `place-${id}`,
  place: id,
});
const quest = (id: string, x: number, y: number): Site => ({
  id,
  x,
  y,
  sketch: "sign",
  side: "right",
  scenes: [],
  word: `quest-${id}`,
  quest: id,
});

export const SITES: readonly Site[] = [
  site("forest", 168, 566, "trees", "right", "s101 e1 e4"),
  site("gate", 330, 508, "gate", "right", "s102 c1"),
  site("lantern_row", 222, 400, "houses", "below", "s111b s111 r1 s121 r6", "map_place-lantern_row"),
  site("copper_street", 302, 344, "street", "right", "s122", "map_place-copper_street"),
  site("weir_bridge", 400, 264, "bridge", "below", "r5 s223 s224", "map_place-weir_bridge"),
  site("indigo_yard", 478, 348, "vats", "below", "s113 c2 s114", "map_place-indigo_yard"),
  site("fish_steps", 548, 392, "stairs", "below", "", "map_place-fish_steps"),
  site("old_mint", 376, 424, "coins", "below", "s303", "map_place-old_mint"),
  site("warehouse", 604, 340, "shed", "right", "c3 s123"),
  site("marsh", 706, 540, "reeds", "below", "s131 s132 c4 s133"),
  site("ferry_house", 668, 460, "ferry", "right", "r2"),
  site("brine_hall", 566, 456, "arches", "below", "s141 s142 c5 s151 s152"),
  site("harbour", 622, 226, "quay", "right", "r3"),
  site("palace", 268, 146, "palace", "below", "s201 s205 s203 r4 e2"),
  site("archive", 182, 222, "dome", "below", "s202 c6"),
  site("law_schools", 346, 146, "arches", "below", ""),
  site("well_street", 254, 246, "well", "below", ""),
  site("duelling_court", 336, 202, "swords", "below", "s211 c7 s212 s213"),
  site("cistern", 512, 210, "bars", "below", "s221 c8 s222"),
  site("forge", 456, 128, "chimney", "below", "s231 c9 s242 s241"),
  site("foundry", 560, 150, "bell", "below", "s301 c10 s302 e3"),
  site("chandlers", 446, 462, "candles", "above", "s311 c11 s312"),
  site("dry_well", 168, 318, "well", "left", "s321 s322 c12 s323 r7 s331 c13 e_weigh e_pick", "map_place-dry_well"),
  place("lantern_infirmary", 262, 432),
  place("exiles_hearth", 196, 436),
  place("coppersmith", 330, 372),
  place("night_market", 424, 376),
  place("archive_cells", 150, 246),
  place("palace_baths", 222, 172),
  place("dockers_hall", 570, 290),
  place("hidden_grove", 62, 424),
  quest("q_ratcatcher", 508, 424),
  quest("q_lost_caravan", 420, 562),
  quest("q_quiet_duel", 300, 232),
];

/** The ways through a scene that is explored on the map: for each choice the places one comes through. */
export const WAYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  s112: {
    copper: ["lantern_row", "copper_street", "weir_bridge", "indigo_yard"],
    fish: ["lantern_row", "fish_steps", "indigo_yard"],
    mint: ["lantern_row", "old_mint", "indigo_yard"],
  },
  s202: {
    ordo: ["entry_court", "rolls_of_water", "sealed_gallery"],
    bindery: ["entry_court", "bindery", "sealed_gallery"],
    well: ["entry_court", "map_well", "sealed_gallery"],
  },
  s321: {
    rope_stair: ["dry_well", "rope_stair", "drowned_nave"],
    bone_sluice: ["dry_well", "bone_sluice", "drowned_nave"],
    old_baths: ["dry_well", "old_baths", "drowned_nave"],
  },
};

/** Two places of the city have an inside with a plan of its own. */
export const INSIDES: readonly {
  scene: string;
  word: string;
  columns: readonly (readonly string[])[];
  further: readonly (readonly [string, string])[];
}[] = [
  {
    scene: "s202",
    word: "ff-story-inside-archive",
    columns: [["entry_court"], ["rolls_of_water", "bindery", "map_well"], ["sealed_gallery"]],
    further: [],
  },
  {
    scene: "s321",
    word: "ff-story-inside-below",
    columns: [["dry_well"], ["rope_stair", "bone_sluice", "old_baths"], ["drowned_nave"]],
    further: [
      ["c12", "ff-story-site-drowned_stair"],
      ["r7", "ff-story-site-dry_room"],
      ["s331", "ff-story-site-well_mouth"],
    ],
  },
];

export interface KnownSite extends Site {
  number: number;
  state: "here" | "been" | "heard";
  /** The scenes played there so far, in order. */
  played: readonly string[];
  /** What the story calls it, where it does. */
  name?: string;
}

export interface Journey {
  sites: readonly KnownSite[];
  /** Places of the city in the order in which the party came to them. */
  route: readonly string[];
  here: string;
  /** Places walked through on the maps of explored scenes. */
  walked: ReadonlySet<string>;
}

const CITY = new Set(SITES.map(({ id }) => id));
const AT = new Map(SITES.flatMap(({ id, scenes }) => scenes.map((scene) => [scene, id] as const)));

/** What a party knows of the city: from the scenes it has been through, the ways it chose, places that are open to it, quests it has done. */
export function journey(
  visited: readonly string[],
  chosen: ReadonlyMap<string, string>,
  open: ReadonlySet<string>,
  quests: readonly string[],
  walks: ReadonlyMap<string, readonly string[]> = new Map(),
): Journey {
  const route: string[] = [];
  const walked = new Set<string>();
  const played = new Map<string, string[]>();
  const heard: string[] = [];
  const come = (id: string): void => {
    if (route.at(-1) !== id) route.push(id);
  };
  for (const scene of visited) {
    const ways = WAYS[scene];
    const walk = walks.get(scene) ?? [];
    if (walk.length > 1 || (walk.length && !ways)) {
      for (const id of walk) walked.add(id);
      for (const id of walk) come(id);
    } else if (ways) {
      const way = ways[chosen.get(scene) ?? ""] ?? Object.values(ways)[0]!.slice(0, 1);
      for (const id of way) walked.add(id);
      for (const id of way) if (CITY.has(id)) come(id);
      heard.push(
        ...Object.values(ways)
          .flat()
          .filter((id) => CITY.has(id)),
      );
    }
    const at = walk.length ? route.at(-1) : (AT.get(scene) ?? (ways ? route.at(-1) : undefined));
    if (!at) continue;
    come(at);
    played.set(at, [...(played.get(at) ?? []), scene]);
  }
  const here = route.at(-1) ?? "";
  const order = [
    ...new Set([
      ...route,
      ...heard,
      ...SITES.filter((one) => (one.place && open.has(one.place)) || (one.quest && quests.includes(one.quest))).map(
        ({ id }) => id,
      ),
    ]),
  ];
  const known = order.flatMap((id, at): KnownSite[] => {
    const found = SITES.find((one) => one.id === id);
    const been = route.includes(id) || found?.quest !== undefined;
    return found
      ? [
          {
            ...found,
            number: at + 1,
            state: id === here ? "here" : been ? "been" : "heard",
            played: played.get(id) ?? [],
          },
        ]
      : [];
  });
  return { sites: known, route, here, walked };
}

/** What an exploration shows of the city: its quarters, and the way that the party has walked through them. */
export function roamed(roam: RoamView, names: Readonly<Record<string, string>>): Journey {
  const sites = roam.quarters.flatMap((id, at): KnownSite[] => {
    const found = SITES.find((one) => one.place === undefined && one.id === id) ?? SITES.find((one) => one.id === id);
    return found
      ? [
          {
            ...found,
            sketch: found.sketch === "sign" ? "shed" : found.sketch,
            side: found.side === "right" && found.sketch !== "sign" && id !== "harbour" ? "right" : "below",
            number: at + 1,
            state: id === roam.at ? "here" : roam.been.includes(id) ? "been" : "heard",
            played: [],
            name: names[id],
          },
        ]
      : [];
  });
  return { sites, route: roam.been, here: roam.at, walked: new Set(roam.been) };
}

// -- the drawing -----------------------------------------------------------------------------------------------------

type Point = readonly [number, number];

export const WALL: readonly Point[] = [
  [150, 150],
  [212, 104],
  [318, 78],
  [430, 72],
  [540, 92],
  [610, 150],
  [622, 240],
  [616, 330],
  [600, 432],
  [520, 496],
  [400, 520],
  [280, 506],
  [186, 462],
  [140, 380],
  [126, 270],
];
const COAST: readonly Point[] = [
  [640, -10],
  [652, 80],
  [690, 140],
  [660, 206],
  [640, 250],
  [648, 300],
  [634, 350],
  [640, 410],
  [690, 436],
  [750, 452],
  [810, 446],
];
const RIVERS: readonly (readonly Point[])[] = [
  [
    [-10, 296],
    [70, 306],
    [150, 292],
    [232, 296],
    [318, 276],
    [400, 264],
  ],
  [
    [396, -10],
    [408, 50],
    [394, 118],
    [410, 190],
    [400, 264],
  ],
  [
    [400, 264],
    [470, 282],
    [540, 270],
    [604, 284],
    [652, 284],
  ],
];
const CANAL: readonly Point[] = [
  [480, 283],
  [508, 320],
  [520, 372],
  [566, 410],
  [618, 420],
  [640, 408],
];

/** A smooth line through points. */
function smooth(points: readonly Point[], closed = false): string {
  const at = (number: number): Point =>
    closed
      ? points[(number + points.length) % points.length]!
      : points[Math.max(0, Math.min(points.length - 1, number))]!;
  const last = closed ? points.length : points.length - 1;
  let path = `M${points[0]!.join(" ")}`;
  for (let number = 0; number < last; number += 1) {
    const [a, b, c, d] = [at(number - 1), at(number), at(number + 1), at(number + 2)];
    const near = (one: Point, from: Point, to: Point, by: number): string =>
      `${(one[0] + (to[0] - from[0]) * by).toFixed(1)} ${(one[1] + (to[1] - from[1]) * by).toFixed(1)}`;
    path += `C${near(b, a, c, 1 / 6)} ${near(c, b, d, -1 / 6)} ${c.join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

const inside = (x: number, y: number, shape: readonly Point[]): boolean => {
  let found = false;
  shape.forEach(([ax, ay], number) => {
    const [bx, by] = shape[(number + 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  });
  return found;
};
const near = (x: number, y: number, line: readonly Point[]): number =>
  Math.min(
    ...line.slice(1).map(([bx, by], number) => {
      const [ax, ay] = line[number]!;
      const along = Math.max(
        0,
        Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
      );
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
    }),
  );
const SEA: readonly Point[] = [...COAST, [810, -10]];

export const COASTLINE = smooth(COAST);
export const SEA_SHAPE = `${COASTLINE}L810 -10Z`;
export const WALLS = smooth(WALL, true);
export const STREAMS = RIVERS.map((river) => smooth(river));
export const CANAL_LINE = smooth(CANAL);

/** Lines of the sea along the coast, each a little further out. */
export const SHORES = [9, 19, 31].map((by) =>
  smooth(COAST.map(([x, y], number): Point => [x + by * (number > 6 ? 0.35 : 1), y - by * (number > 6 ? 1 : 0.1)])),
);

interface House extends Spot {
  wide: number;
  turned: boolean;
}

/** Roofs within the walls, where neither water nor a place of the story is. They are the same each time. */
export const HOUSES: readonly House[] = (() => {
  const lot = dice("roofs of easafir");
  const found: House[] = [];
  for (let y = 96; y < 512; y += 21)
    for (let x = 134; x < 620; x += 24) {
      const spot = { x: x + lot(11) - 5 + (y % 2) * 8, y: y + lot(9) - 4, wide: 11 + lot(6), turned: lot(3) === 0 };
      const free =
        near(spot.x, spot.y, [...WALL, WALL[0]!]) > 16 &&
        [...RIVERS, CANAL].every((water) => near(spot.x, spot.y, water) > 15) &&
        SITES.every(
          (one) =>
            Math.hypot(one.x - spot.x, (one.y - 10 - spot.y) * 1.15) >
            (one.sketch === "sign" ? 13 : one.sketch === "palace" ? 46 : 33),
        );
      if (free && inside(spot.x, spot.y, WALL)) found.push(spot);
    }
  return found;
})();

/** The old forest outside: trees thicken away from the walls. */
export const TREES: readonly Spot[] = (() => {
  const lot = dice("trees of easafir");
  const found: Spot[] = [];
  for (let y = 16; y < 600; y += 20)
    for (let x = 8; x < 700; x += 19) {
      const spot = { x: x + lot(13) - 6, y: y + lot(9) - 4 };
      const far = near(spot.x, spot.y, [...WALL, WALL[0]!]);
      const dry =
        [...RIVERS].every((river) => near(spot.x, spot.y, river) > 18) &&
        !inside(spot.x, spot.y, SEA) &&
        near(spot.x, spot.y, COAST) > 30;
      const clear =
        SITES.every((one) => Math.hypot(one.x - spot.x, one.y - 8 - spot.y) > 27) &&
        Math.hypot(spot.x - 336, (spot.y - 560) * 0.5) > 26;
      const marsh = spot.x > 560 && spot.y > 430;
      if (
        !inside(spot.x, spot.y, WALL) &&
        far > 30 &&
        dry &&
        clear &&
        !marsh &&
        lot(100) < Math.min(96, far * (spot.y > 470 || spot.x < 120 ? 1.1 : 0.55))
      )
        found.push(spot);
    }
  return found;
})();

export const REEDS: readonly Spot[] = (() => {
  const lot = dice("reeds of easafir");
  return Array.from({ length: 46 }, () => ({ x: 600 + lot(196), y: 452 + lot(142) })).filter(
    ({ x, y }) =>
      near(x, y, COAST) > 16 &&
      !inside(x, y, SEA) &&
      !inside(x, y, WALL) &&
      SITES.every((one) => Math.hypot(one.x - x, one.y - 8 - y) > 26),
  );
})();

/** The party's way as one line, bent a little so that it does not look ruled. */
export function routeLine(route: readonly string[]): string {
  const spots = route.flatMap((id) => SITES.find((one) => one.id === id) ?? []);
  return spots
    .slice(1)
    .map((to, number) => {
      const from = spots[number]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const bend = (number % 2 ? 0.12 : -0.12) * Math.min(1, 160 / Math.max(60, Math.hypot(dx, dy)));
      return `M${from.x} ${from.y}Q${((from.x + to.x) / 2 - dy * bend).toFixed(1)} ${((from.y + to.y) / 2 + dx * bend).toFixed(1)} ${to.x} ${to.y}`;
    })
    .join("");
}
