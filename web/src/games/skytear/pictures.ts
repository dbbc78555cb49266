/** The sign in the picture of each card; ultimates show their hero instead. */
import type { SignName } from "./signs";

export const PICTURES: Readonly<Record<string, SignName>> = {
  hideaway: "a-move", life_steal: "i-heart", paralysing_precision: "c-marked", dragon_fist: "a-attack", clear_mind: "i-eye", combustion: "r-fire", tortoise_formation: "i-shield",
  time_warp: "a-move", time_glitch: "i-hour", soul_whirlwind: "r-air", redirection: "i-undo", hurricane_strike: "r-air", unbridled_hatred: "c-fury", safeguard: "i-shield", lord_of_many: "a-lead",
  mud_river: "r-earth", creeping_darkness: "c-disarmed", sacrifice: "i-skull", looming_storm: "r-ice", ice_wall: "r-ice", into_the_eyes: "i-eye", grasp: "c-slow", hostile_ground: "c-slow",
  presence: "a-lead", skytear_flow: "i-mana", dodge: "a-move",
};
