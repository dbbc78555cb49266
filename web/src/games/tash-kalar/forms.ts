/** What the set-up says about the forms besides their rules. */

export const MINUTES: Readonly<Record<string, number>> = {
  "first-game": 20,
  "high-form": 45,
  duel: 40,
  "team-high-form": 60,
  "team-duel": 60,
  melee: 60,
};

export const SCHOOLS = ["northern", "southern", "highland", "sylvan"] as const;
