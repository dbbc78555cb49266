/** The words that came with an event, an option or an action: the server says each once, whoever draws it looks it up. */
import type { Asked, Message } from "../generated/kernel";
import { parts, tell, type Names } from "./i18n.svelte";

const said = new WeakMap<object, Message>();

/** Something with its words. */
export function remember(thing: object, message: Message | null | undefined): void {
  if (message) said.set(thing, message);
}

interface Heard {
  events: readonly object[];
  told: readonly (Message | null)[];
}

/** What happened, with its words. */
export function hear({ events, told }: Heard): void {
  events.forEach((event, at) => remember(event, told[at]));
}

interface Shown {
  view: { decision: { options: readonly object[] } | null };
  asked: Asked | null;
}

/** What is asked, with its words. */
export function look({ view, asked }: Shown): void {
  if (!view.decision || !asked) return;
  asks.set(view.decision, asked);
  view.decision.options.forEach((option, at) => remember(option, asked.options[at]));
}

const asks = new WeakMap<object, Asked>();

/** What a decision asks, as one line. */
export function promptWords(decision: object, names: Names): string {
  const asked = asks.get(decision);
  return asked ? tell(asked.prompt, names) : "";
}

/** One line that explains it. */
export function promptHelp(decision: object, names: Names): string {
  const asked = asks.get(decision);
  return asked ? tell(asked.help, names) : "";
}

/** What was said of something, for those who say it in another sentence. */
export const saidOf = (thing: object): Message | undefined => said.get(thing);

/** Whether something has words at all; what goes without saying has none. */
export const isSaid = (thing: object): boolean => said.has(thing);

export function words(thing: object, names: Names | null = null): string {
  const message = said.get(thing);
  return message ? tell(message, names) : "";
}

export function wordParts(thing: object, names: Names): ReturnType<typeof parts> {
  const message = said.get(thing);
  return message ? parts(message.key, message.args, names) : [];
}
