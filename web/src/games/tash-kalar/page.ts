/** Tash-Kalar on the page. */
import type { TashKalarView } from "../../generated/tash_kalar";
import { t } from "../../kernel/i18n.svelte";
import type { GamePage } from "../../frame/games";
import FormSign from "./FormSign.svelte";
import NicheArt from "./NicheArt.svelte";
import "./tokens.css";

export const page: GamePage = {
  id: "tash-kalar",
  place: 1,
  headOver: true,
  name: "Tash-Kalar",
  form: (id) => t(`tk-form-${id}`),
  forms: (n) => t("page-n-styles", { n }),
  line: () => t("page-tash-kalar-line"),
  lesson: () => t("page-first-duel"),
  minutes: 45,
  mark: "M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z",
  picture: NicheArt,
  sign: FormSign,
  subtitle: (view) => {
    const { turn, turns_left } = view as TashKalarView;
    return [turn ? t("count-turn-number", { n: turn }) : "", turns_left >= 0 ? t("state-last-turns") : ""].filter(
      Boolean,
    );
  },
  side: (view, seat) => (view as TashKalarView).seats[seat]?.side ?? seat,
  sideOf: (form, _seats, seat) => (form.startsWith("team-") ? seat % 2 : seat),
  sideName: (form, _seats, seat) => t(`page-seat-${(form.startsWith("team-") ? seat % 2 : seat) + 1}`),
  score: "page-end-points",
  table: () => import("./Entry.svelte"),
  replay: () => import("./replay").then((module) => module.replayKit()),
  explorer: () => import("./explorer").then((module) => module.explorerKit()),
  figures: () => import("./rule-figures"),
  editor: { offers: () => true, load: () => import("./editor").then((module) => module.editorKit) },
  ending: () => import("./EndingFacts.svelte"),
  drawsLines: () => true,
  screens: {
    setup: () => import("./screens/Setup.svelte"),
    cards: () => import("./screens/Gallery.svelte"),
    learn: () => import("./screens/Learn.svelte"),
  },
};
