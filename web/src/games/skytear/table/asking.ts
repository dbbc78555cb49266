/** The words of the prompt: what is asked, of whom, and how it ended. */
import { has, t } from "../../../kernel/i18n.svelte";
import { resignation } from "../../../kernel/log";
import { ofOneSide } from "../../../kernel/players";
import { promptHelp, promptWords, words } from "../../../kernel/said";
import { unreachable, type Asking } from "../../../frame/asking";
import { effectName } from "../names";
import type { Table } from "./table.svelte";

export function asking(table: Table): Asking {
  const { decision, names, play, prompt, session, view } = table;
  if (session.connection === "lost") return unreachable();
  if (table.minionSteps.shown) return { question: t("sk-phase-minion"), help: t("sk-page-who-sees-counts") };
  if (table.outcome)
    return { question: result(table), help: resignation(session, names.player) || t(`sk-end-${table.outcome.reason}`) };
  if (play.aloud !== null)
    return {
      question: t(play.passing === "ask" ? "sk-page-aloud" : "sk-page-aloud-passing", {
        player: names.player(play.aloud),
      }),
      help: play.passing === "ask" ? respondWords(table) : t("sk-page-passing-openly"),
    };
  if (!decision) return waitingFor(table);
  if (play.card)
    return {
      question: t("sk-page-who-plays", { card: play.card }),
      help: play.space ? confirmWords(table) : t("sk-page-who-plays-help"),
    };
  const question = promptWords(decision, names);
  if (play.space) return { question, help: confirmWords(table) };
  if (play.passing !== "ask")
    return {
      question: t("sk-page-passing"),
      help: t(
        play.passing === "secretly"
          ? "sk-page-passing-secretly"
          : play.wish === "until-activation"
            ? "sk-page-passing-on"
            : "sk-page-passing-openly",
      ),
    };
  if (prompt === "priority" && view.stack.length) return { question, help: respondWords(table) };
  return { question, help: promptHelp(decision, names) };
}

/** What there is to react to. */
function respondWords({ view }: Table): string {
  const top = view.stack.at(-1);
  return top ? t("sk-page-respond-to", { hero: top.hero, what: effectName(top.card ?? top.kind) }) : "";
}

function waitingFor({ me, names, session, view }: Table): Asking {
  const waiting = view.waiting[0];
  if (!waiting) return { question: t("state-loading"), help: "" };
  const key = `sk-page-waits-${waiting.prompt}`;
  const player = names.player(waiting.seat);
  return {
    question: t(session.thinking?.seat === waiting.seat ? "state-thinking" : "state-waiting-for", { player }),
    help: me === null ? t("state-you-watch") : has(key) ? t(key) : "",
  };
}

function confirmWords({ names, play }: Table): string {
  const current = play.current;
  return current
    ? t(current.count > 1 ? "page-turn-or-confirm" : "page-again-to-confirm", {
        what: words(current.action, names),
      })
    : "";
}

/** How the battle ended, for whoever looks. */
function result({ me, names, session, view }: Table): string {
  if (!view.outcome) return "";
  const winners = view.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const sides = new Set(winners.map((seat) => view.seats[seat]?.side));
  if (sides.size > 1) return t("state-draw");
  if (me !== null && ofOneSide(session, view.outcome.places))
    return winners.includes(me) ? t(view.seats.length > 2 ? "state-team-won" : "state-you-won") : t("state-you-lost");
  return t("state-winner", { player: names.side([...sides][0] ?? 0) });
}

/** What passing is called in this question. */
export function passWords({ names, play }: Table): string {
  const pass = play.offers("pass")[0];
  return pass ? words(pass, names) : t("sk-option-pass");
}
