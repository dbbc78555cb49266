/** Where everything lies and stands on a battle map. */
import type { CombatView, HeroView, TokenView } from "../../../generated/fateforge";
import { standing, TILE, type BattleMap, type Spot } from "../geometry";

/** A figure on the map: a hero, an enemy or the boss. */
export interface Standing extends Spot {
  key: string;
  scale: number;
  zone: string;
  hero?: HeroView;
  enemy?: CombatView["enemies"][number];
  boss?: NonNullable<CombatView["boss"]>;
}

/** In a lasting order, so that a figure that moves is the same element and slides. */
export function figuresOn(map: BattleMap, combat: CombatView, party: readonly HeroView[]): Standing[] {
  const all = combat.zones.flatMap((zone) => {
    const here: Omit<Standing, "x" | "y" | "scale">[] = [
      ...party.filter((hero) => hero.fighter?.zone === zone).map((hero) => ({ key: hero.id, zone, hero })),
      ...combat.enemies.filter((enemy) => enemy.zone === zone).map((enemy) => ({ key: enemy.name, zone, enemy })),
      ...(combat.boss?.zone === zone ? [{ key: combat.boss.id, zone, boss: combat.boss }] : []),
    ];
    const corner = map.corner(zone);
    return standing(here.length).map((spot, at) => ({
      ...here[at]!,
      scale: spot.scale,
      x: corner.x + spot.x,
      y: corner.y + spot.y - (here[at]!.hero ? 8 * spot.scale : 0),
    }));
  });
  return all.sort((a, b) => (a.key < b.key ? -1 : 1));
}

export interface Lying extends Spot {
  token: TokenView;
}

/** Tokens lie along the upper edge of their zone, five in a row. */
export function tokensOn(map: BattleMap, combat: CombatView): Lying[] {
  return combat.zones.flatMap((zone) => {
    const corner = map.corner(zone);
    return combat.tokens
      .filter((token) => token.zone === zone)
      .map((token, at) => ({
        token,
        x: corner.x + TILE.width - 26 - (at % 5) * 42,
        y: corner.y + 30 + Math.floor(at / 5) * 42,
      }));
  });
}

/** The ways between portals; two that lead to each other have one. */
export function portalsOn(
  map: BattleMap,
  combat: CombatView,
  tokens: readonly Lying[],
): { name: string; path: string }[] {
  return combat.tokens.flatMap((token) => {
    if (token.kind !== "portal" || !token.to) return [];
    const other = combat.tokens.find(
      (found) => found.kind === "portal" && found.zone === token.to && found.to === token.zone,
    );
    if (other && other.name < token.name) return [];
    const at = tokens.find((found) => found.token.name === token.name)!;
    const to = other ? tokens.find((found) => found.token.name === other.name)! : map.centre(token.to);
    const bend = Math.abs(at.x - to.x) < 60 ? 60 : 0;
    return [
      { name: token.name, path: `M${at.x} ${at.y}Q${(at.x + to.x) / 2 + bend} ${(at.y + to.y) / 2} ${to.x} ${to.y}` },
    ];
  });
}

export interface Barricade extends Spot {
  zones: readonly [string, string];
  turn: number;
}

/** Barricades stand in their zone, before the threshold that they close. */
export function barricadesOn(map: BattleMap, combat: CombatView): Barricade[] {
  return combat.barricades.map(([inside, outside]) => {
    const [a, b] = [map.centre(inside), map.centre(outside)];
    const upright = Math.abs(b.x - a.x) > Math.abs(b.y - a.y) * 1.2;
    const sign = upright ? Math.sign(b.x - a.x) : Math.sign(b.y - a.y);
    const at = upright
      ? { x: a.x + sign * (TILE.width / 2 - 14), y: a.y }
      : { x: a.x, y: a.y + sign * (TILE.height / 2 - 14) };
    return { zones: [inside, outside], ...at, turn: upright ? (sign > 0 ? 90 : -90) : sign > 0 ? 180 : 0 };
  });
}

export interface DoorSpot {
  door: CombatView["doors"][number];
  spot: Spot;
  upright: boolean;
  /** The zone from which the keyboard comes to it. */
  zone: string;
}

/** Doors stand on the thresholds between two zones, or on the bridge from one to the other. */
export function doorsOn(map: BattleMap, combat: CombatView): DoorSpot[] {
  const doorOf = (zones: readonly [string, string]) =>
    combat.doors.find((door) => zones.includes(door.zones[0]) && zones.includes(door.zones[1]));
  const places = [
    ...map.openings.map((opening) => ({ zones: opening.zones, spot: opening, upright: opening.upright })),
    ...map.bridges.map((bridge) => ({ zones: bridge.zones, spot: bridge.middle, upright: true })),
  ];
  return places.flatMap(({ zones, spot, upright }) => {
    const door = doorOf(zones);
    return door ? [{ door, spot, upright, zone: zones[0] }] : [];
  });
}
