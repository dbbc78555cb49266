/** Skytear on the page. */
import type { SkytearView } from "../../generated/skytear";
import { t } from "../../kernel/i18n.svelte";
import type { GamePage } from "../../frame/games";
import FormSign from "./FormSign.svelte";
import { hasPriority } from "./table/passing";
import NicheArt from "./NicheArt.svelte";
import "./tokens.css";

export const page: GamePage = {
  id: "skytear",
  place: 2,
  name: "Skytear",
  form: (id) => t(`sk-form-${id}`),
  forms: (n) => t("page-n-forms", { n }),
  line: () => t("sk-page-line"),
  lesson: () => t("page-first-battle"),
  minutes: 60,
  mark: "M4 1h8l4 7-4 7H4L0 8Z",
  picture: NicheArt,
  sign: FormSign,
  subtitle: () => [], // the mana track says it
  side: (view, seat) => (view as SkytearView).seats[seat]?.side ?? seat % 2,
  sideOf: (_form, _seats, seat) => seat % 2,
  sideName: (_form, _seats, seat) => t(`sk-setup-first-${seat % 2}`),
  asksAloud: (view, seat) => hasPriority(view as SkytearView, seat),
  score: "sk-page-end-structures",
  table: () => import("./Entry.svelte"),
  replay: () => import("./replay").then((module) => module.replayKit()),
  explorer: () => import("./explorer").then((module) => module.explorerKit()),
  figures: () => import("./rule-figures"),
  editor: { offers: () => true, load: () => import("./editor").then((module) => module.editorKit) },
  ending: () => import("./EndingFacts.svelte"),
  wideBoard: true,
  drawsLines: (view) => (view as SkytearView).heroes.some(({ space }) => space),
  screens: {
    setup: () => import("./screens/Setup.svelte"),
    cards: () => import("./screens/Gallery.svelte"),
    learn: () => import("./screens/Learn.svelte"),
  },
};
