/** The words of the prompt: what is asked, or who is waited for, and a line of help. */
import { has, t } from "../../../kernel/i18n.svelte";
import { unreachable, type Asking } from "../../../frame/asking";
import { promptHelp, promptWords, words } from "../../../kernel/said";
import type { Table } from "./table.svelte";

function waiting({ names, session, view }: Table): Asking {
  const first = view.waiting[0];
  if (!first) return { question: t("state-loading"), help: "" };
  const player = view.waiting.map(({ seat }) => names.player(seat)).join(", ");
  const key = `ff-page-waits-${first.prompt}`;
  return {
    question: t(session.thinking?.seat === first.seat ? "state-thinking" : "state-waiting-for", { player }),
    help: view.viewer === null ? t("state-you-watch") : has(key) ? t(key) : "",
  };
}

export function asking(table: Table): Asking {
  const { enemies, names, play, session, view } = table;
  if (session.connection === "lost") return unreachable();
  if (view.outcome) return { question: table.result, help: "" };
  if (enemies.step)
    return {
      question: t(enemies.step.phase === "reaction" ? "ff-page-reaction-title" : "ff-page-enemy-turn"),
      help: t("ff-page-step-of", { n: enemies.at + 1, all: enemies.steps.length }),
    };
  const decision = play.decision;
  if (!decision) return waiting(table);
  if (play.place && play.current) return { question: words(play.current, names), help: t("ff-page-confirm-help") };
  const question = promptWords(decision, names);
  if (play.chosen.length) return { question, help: t("ff-page-chosen-help") };
  return { question, help: promptHelp(decision, names) };
}
