/** Fateforge on the page. */
import type { FateforgeView } from "../../generated/fateforge";
import { name, t } from "../../kernel/i18n.svelte";
import type { GamePage } from "../../frame/games";
import FormSign from "./FormSign.svelte";
import NicheArt from "./NicheArt.svelte";
import "./tokens.css";

export const page: GamePage = {
  id: "fateforge",
  place: 3,
  name: "Fateforge",
  form: (id) => t(`ff-form-${id}`),
  forms: (n) => t("page-n-forms", { n }),
  line: () => t("ff-page-line"),
  lesson: () => t("ff-page-first-combat"),
  minutes: 60,
  mark: "M2 2h12v12H2zM5 5h2v2H5zM9 9h2v2H9z",
  picture: NicheArt,
  sign: FormSign,
  subtitle: () => [], // the table says it
  side: (_view, seat) => seat,
  sideOf: (_form, _seats, seat) => seat,
  sideName: (_form, _seats, seat, { heroes }) =>
    Array.isArray(heroes) && typeof heroes[seat] === "string" ? name("hero", heroes[seat]) : t("ff-page-side-party"),
  score: "page-end-points",
  ownCurtain: true,
  more: { campaigns: () => import("./story/Campaigns.svelte") },
  shelf: { address: "#/campaigns", label: () => t("ff-story-campaigns") },
  table: () => import("./Entry.svelte"),
  figures: () => import("./rule-figures"),
  replay: () => import("./replay").then((module) => module.replayKit()),
  explorer: () => import("./explorer").then((module) => module.explorerKit()),
  editor: {
    offers: (form) => form === "combat",
    load: () => import("./editor").then((module) => module.editorKit),
  },
  ending: () => import("./ending/EndingFacts.svelte"),
  wideBoard: true,
  drawsLines: (view) => Boolean((view as FateforgeView).combat),
  screens: {
    setup: () => import("./screens/Setup.svelte"),
    cards: () => import("./screens/Gallery.svelte"),
    learn: () => import("./story/Lessons.svelte"),
  },
};
