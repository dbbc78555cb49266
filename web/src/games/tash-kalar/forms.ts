/** What the set-up says about the forms besides their rules. */

export const MINUTES: Readonly<Record<string, number>> = {
  "first-game": 20,
  "high-form": 45,
  duel: 40,
  "team-high-form": 60,
  "team-duel": 60,
  melee: 60,
};

/** Schools that a table can choose; the further ones are dealt only where it says so. */
export const SCHOOLS = ["northern", "southern", "highland", "sylvan", "nethervoid", "everfrost", "etherweave"] as const;
