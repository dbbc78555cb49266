/** The words of the prompt: what is asked, or whose turn it is, and a line of help. */
import { name, t, title } from "../../../kernel/i18n.svelte";
import { resignation } from "../../../kernel/log";
import { promptHelp, promptWords } from "../../../kernel/said";
import { unreachable, type Asking } from "../../../frame/asking";
import { deedWords } from "../deeds";
import type { Table } from "./table.svelte";

/** What the others have played last, until one has answered. */
function news({ lastDeed, names }: Table): string {
  return lastDeed ? deedWords(lastDeed, names) : "";
}

function waiting(table: Table): Asking {
  const { me, names, session, view } = table;
  const told = news(table);
  const first = view.waiting[0];
  if (!first) return { question: t("state-loading"), help: "" };
  // A puzzle whose turn is over stands before what chance would draw.
  if (first.seat < 0) return { question: t("page-puzzle-over"), help: "" };
  const thinking = session.thinking?.seat === first.seat;
  return {
    question: t(thinking ? "state-thinking" : "state-turn-of", { player: names.player(first.seat) }),
    help: told || (me === null ? t("state-you-watch") : ""),
  };
}

function confirmWords({ play, wordsOf }: Table): string {
  const current = play.current;
  if (!current) return "";
  return t(current.count > 1 ? "page-turn-or-confirm" : "page-again-to-confirm", { what: wordsOf(current.action) });
}

/** A being was chosen: where it can arrive. */
function arriving(table: Table): Asking {
  const { play } = table;
  const squares = play.summons.get(play.card)?.size ?? 0;
  // Where it fits nowhere, the refusal says why: the pattern, a higher piece, or no piece left.
  const help = squares ? t("page-squares-fit", { n: squares }) : table.warps.length ? t("page-warp-costs-nothing") : "";
  return {
    question: t(squares ? "page-where-arrives" : "page-cannot-arrive", { being: play.card }),
    help: play.square >= 0 ? confirmWords(table) : help,
  };
}

/** What can be done now, with the hand as it is, says more than the list of all actions. */
function helpFor(table: Table, prompt: string): string {
  const { claims, flares, names, play, putUnder, view } = table;
  const told = news(table);
  if (told && (prompt === "action" || prompt === "place-for-partner")) return told;
  if (putUnder.length && view.known_under.length)
    return t("page-under-so-far", { cards: view.known_under.map((card) => title(name("card", card))).join(", ") });
  if (prompt === "action" && play.squares.size) {
    const key = !play.summons.size && flares.length ? "page-action-help-flare" : "page-action-help";
    return t(key, { beings: play.summons.size });
  }
  if (prompt === "end-turn")
    return t(claims.length ? "page-end-help-claim" : flares.length ? "page-end-help-flare" : "page-end-help");
  return promptHelp(play.decision!, names);
}

export function asking(table: Table): Asking {
  const { content, names, play, session, view } = table;
  if (session.connection === "lost") return unreachable();
  if (view.outcome)
    return { question: table.result, help: resignation(session, names.player) || t(`tk-end-${view.outcome.reason}`) };
  const decision = play.decision;
  if (!decision) return waiting(table);
  if (content.flares.has(play.card))
    return {
      question: t("tk-invoke-your-flare"),
      help: t(table.chosenFlares.length ? "page-flare-costs-nothing" : "page-not-behind"),
    };
  if (play.card && decision.prompt === "action") return arriving(table);
  if (play.tool === "place")
    return { question: t("page-where-place"), help: t("page-where-place-help", { n: play.squares.size }) };
  if (play.tool === "discard") return { question: t("page-which-discard"), help: t("page-which-discard-help") };
  return {
    question: promptWords(decision, names),
    help: play.square >= 0 ? confirmWords(table) : helpFor(table, decision.prompt),
  };
}
