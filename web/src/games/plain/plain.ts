/** A game from another package on the page: whatever it is, it is played with buttons, a log and its view as a tree. */
import type { GameFacts } from "../../generated/messages";
import { has, t } from "../../kernel/i18n.svelte";
import type { GamePage } from "../../frame/games";
import { remember } from "./facts";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

export function plainPage(facts: GameFacts): GamePage {
  const { id, name, prefix } = facts;
  remember(facts);
  return {
    id,
    place: 0,
    name,
    form: (form) => (has(`${prefix}-form-${form}`) ? t(`${prefix}-form-${form}`) : form),
    forms: (n) => t("page-n-forms", { n }),
    line: () => (has(`${prefix}-line`) ? t(`${prefix}-line`) : t("page-plain-line")),
    mark: "M2 2h12v12H2z",
    picture: Picture,
    sign: Sign,
    subtitle: () => [],
    side: (_view, seat) => seat,
    sideOf: (_form, _seats, seat) => seat,
    sideName: (_form, _seats, seat) => t(`page-seat-${(seat % 4) + 1}`),
    score: "page-end-points",
    table: () => import("./PlainTable.svelte"),
    replay: () => import("./replay").then((module) => module.replayKit()),
    screens: { setup: () => import("./Setup.svelte") },
  };
}
