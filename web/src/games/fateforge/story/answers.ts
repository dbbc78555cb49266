/** What can be answered on a page of the story, in words: choices, rewards, expeditions, and what somebody proposed. */
import type { ChoiceView, FateforgeAction, FateforgeView, StoryPage } from "../../../generated/fateforge";
import { has, t, title } from "../../../kernel/i18n.svelte";
import type { Content } from "../content";
import { heroName } from "../names";
import { difficulty, needsWords, oddsWords } from "./party";

/** One thing to choose: `locked` says why it cannot be chosen. */
export interface Answer {
  id: string;
  label: string;
  note: string;
  sign: string;
  option?: FateforgeAction;
  locked: string;
  chosen: boolean;
}

/** What is asked, and what somebody proposed to the others, as a notation such as "choice word". */
export interface Question {
  view: FateforgeView;
  page: StoryPage;
  content: Content;
  options: readonly FateforgeAction[];
  prompt: string;
  proposal: string;
}

const PLAIN = { note: "", sign: "", locked: "", chosen: false };

/** Everything on the page that can be chosen, or could be if something were different. */
export function answersTo(question: Question): Answer[] {
  const { view, page, prompt } = question;
  if (view.scene?.trial) return storyAnswers(question).filter(({ chosen }) => chosen);
  if (page.choices.length && (["story", "roam", "quest"].includes(prompt) || !prompt)) return storyAnswers(question);
  return otherAnswers(question);
}

const agreeing = ({ options }: Question): FateforgeAction | undefined =>
  options.find((option) => option.type === "agree");

function storyAnswers(question: Question): Answer[] {
  const { view, page, proposal } = question;
  const facts = new Map((view.scene?.choices ?? []).map((choice) => [choice.id, choice]));
  return page.choices.map((choice): Answer => {
    const fact = facts.get(choice.id);
    const option = optionOf(`choice ${choice.id}`, question);
    const { note, sign } = fact ? withSteps(costOf(fact, view), fact, view) : PLAIN;
    const poor = fact && !fact.open && (fact.gold > view.campaign.gold || fact.food > view.campaign.food);
    const locked =
      fact && !fact.open && !option
        ? choice.closed || (poor && !fact.needs ? note : needsWords(fact.needs, view.campaign))
        : "";
    const chosen = page.chosen === choice.id || proposal === `choice ${choice.id}`;
    return { id: choice.id, label: choice.label, note, sign, option, locked, chosen };
  });
}

/** What a choice asks of the party: a test, gold or food. */
function costOf(choice: ChoiceView, view: FateforgeView): { note: string; sign: string } {
  if (choice.trait) {
    const test = t("ff-story-choice-test", {
      trait: choice.trait,
      difficulty: difficulty(choice.dice),
      n: choice.dice,
    });
    const all = choice.everybody ? ` · ${t("ff-story-all-test")}` : "";
    return { note: choice.odds.length ? `${test}${all} · ${oddsWords(choice.odds)}` : test, sign: "trait" };
  }
  if (choice.gold)
    return { note: t("ff-story-costs-gold", { n: choice.gold, have: view.campaign.gold }), sign: "gold" };
  if (choice.food)
    return { note: t("ff-story-costs-food", { n: choice.food, have: view.campaign.food }), sign: "food" };
  return PLAIN;
}

/** The same with the steps of an exploration that it takes. */
function withSteps(
  cost: { note: string; sign: string },
  fact: ChoiceView,
  view: FateforgeView,
): { note: string; sign: string } {
  const roam = view.scene?.roam;
  if (!roam || fact.id === "enter") return cost;
  const last = fact.steps === 1 && roam.steps === 1;
  const there = roam.quarters.includes(fact.id) ? fact.id : roam.at;
  const steps = t(
    !fact.steps ? "ff-story-roam-free" : last && there !== roam.goal ? "ff-story-roam-late" : "ff-story-roam-step",
  );
  return { note: cost.note ? `${steps} · ${cost.note}` : steps, sign: cost.sign };
}

/** The option behind a notation: itself, or agreeing when that is what was proposed. */
function optionOf(notation: string, question: Question): FateforgeAction | undefined {
  const own = question.options.find((option) => option.type === "pick" && `${option.kind} ${option.name}` === notation);
  return own ?? (question.proposal === notation ? agreeing(question) : undefined);
}

/** What is answered where the page has no choices of its own: rewards, expeditions, heroes, ways to go on. */
function otherAnswers(question: Question): Answer[] {
  const { content, options, page, proposal } = question;
  const agree = agreeing(question);
  const found = options.flatMap((option) => otherAnswer(option, content));
  const [kind = "", name = ""] = proposal.split(" ");
  if (agree && (kind === "reward" || kind === "expedition"))
    found.unshift({
      ...PLAIN,
      ...offerWords(kind, name, content),
      id: name,
      sign: "medal",
      option: agree,
      chosen: true,
    });
  else if (agree && proposal)
    found.unshift({
      ...PLAIN,
      id: "agree",
      label: t("ff-story-agree-to", { what: proposalWords(proposal, page) }),
      option: agree,
      chosen: true,
    });
  return found;
}

function otherAnswer(option: FateforgeAction, content: Content): Answer[] {
  switch (option.type) {
    case "pick":
      if (option.kind === "reward" || option.kind === "expedition")
        return [{ ...PLAIN, ...offerWords(option.kind, option.name, content), id: option.name, sign: "medal", option }];
      // Who tests and what is rolled again is chosen beside the dice.
      if (option.kind === "tester" || option.kind === "reroll" || option.kind === "choice") return [];
      return [{ ...PLAIN, id: option.name, label: option.name, option }];
    case "hero":
      return [{ ...PLAIN, id: option.hero, label: heroName(option.hero), option }];
    case "choose": {
      const sign = option.way === "fight" ? "strike" : "";
      return [{ ...PLAIN, id: option.way, label: t(`ff-story-way-${option.way}`), option, sign }];
    }
    default:
      return [];
  }
}

/** A reward or an expedition in words: its name, and what it means. */
function offerWords(kind: "reward" | "expedition", name: string, content: Content): { label: string; note: string } {
  if (kind === "reward") return { label: title(t(`reward-${name}`)), note: content.rule("reward", name) };
  const facts = content.facts.expeditions.find(({ id }) => id === name);
  return {
    label: t(`expedition-${name}`),
    note: facts
      ? t("ff-story-expedition-note", {
          combats: facts.combats,
          hours: facts.hours,
          difficulty: t(`ff-difficulty-${facts.difficulty}`),
        })
      : "",
  };
}

export function proposalWords(notation: string, page: StoryPage): string {
  const [kind = "", name = ""] = notation.split(" ");
  const choice = page.choices.find(({ id }) => id === name);
  if (kind === "choice" && choice) return choice.label;
  if (kind === "choose") return t(`ff-story-way-${name}`);
  if (kind === "reward" || kind === "expedition") return t(`${kind}-${name}`);
  return has(`hero-${name}`) ? heroName(name) : name;
}
