/** What the tab and the browser say while somebody looks elsewhere: who and what, and never anything of a hand. */
import { t } from "./i18n.svelte";
import { minuteWords } from "./clocks";
import { settings } from "./settings.svelte";

/** A table as its tab tells of it. All of it is known to everybody who sits there. */
export interface Seen {
  game: string;
  /** I am asked. */
  mine: boolean;
  /** Who is asked else; empty: nobody, or a bot. */
  asked: string;
  /** With whom I play; empty: alone, or with bots. */
  others: string;
  /** How many other games wait for me. */
  more: number;
  /** Milliseconds of mine, where a clock runs that is not counted in days. */
  left: number | null;
  /** Who wants to play again; empty: nobody, or I have answered. */
  rematch: string;
  /** Who has come to the table since I looked; empty: nobody. */
  came: string;
  /** Who wrote last what I have not read. */
  wrote: string;
}

/** The title of the tab, by importance: a clock under a minute, my turn, a rematch, who has come, a word, somebody else's turn. */
export function tabTitle(seen: Seen): string {
  if (seen.mine && seen.left !== null && seen.left < 60_000) return t("signal-clock", { time: minuteWords(seen.left) });
  if (seen.mine && seen.more) return `${t("signal-your-turn-n", { n: seen.more + 1 })} · Ludarium`;
  if (seen.mine)
    return `${seen.others ? t("signal-your-turn", { name: seen.others }) : t("signal-your-turn-alone")} · Ludarium`;
  if (seen.rematch) return `${t("signal-rematch", { name: seen.rematch })} · ${seen.game}`;
  if (seen.came) return `${t("signal-came", { name: seen.came })} · ${seen.game}`;
  if (seen.wrote) return `${t("signal-wrote", { name: seen.wrote })} · ${seen.game}`;
  return seen.asked ? `${t("signal-chooses", { name: seen.asked })} · ${seen.game}` : "";
}

/** The icon has one dot where something waits for me. */
export function showDot(dot: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = dot ? "./icon-dot.svg" : "./icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** A note from the browser while the page is hidden, one for each table: a newer one takes the older one's place. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body, tag: table, icon: "./icon-192.png", data: { address: `#/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(title, options);
  else {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      location.hash = options.data.address;
    };
  }
}

/** The table is looked at: what its notes said is known. */
export async function putAway(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await worker?.getNotifications({ tag: table }).catch(() => [])) ?? [];
  for (const note of shown) note.close();
}
