/** Notes while the page is closed: this browser's push service listens for them, and the server is told where it does. */
import { api, Refusal } from "./api";
import { house } from "./house";
import { t } from "./i18n.svelte";
import { problemWords } from "./problems";
import { set, settings } from "./settings.svelte";
import { canNotify } from "./signals";
import { toast } from "./toast.svelte";

class Push {
  /** This server can tell closed pages, and this browser can be told. */
  offered = $state(false);
  /** It tells this one. */
  listening = $state(false);
  #key = "";

  /** Whether the server offers it; looked up when somebody may be asked. */
  async look(): Promise<void> {
    if (house.pocket || !(await registered())) return;
    try {
      this.#key = (await api.pushOffer()).key;
    } catch {
      return; // no net, or an older server: notes of the open page remain
    }
    this.offered = this.#key !== "";
  }

  /** Once notes are wanted and allowed: listen, or go on listening, in the language of now. */
  async listen(): Promise<void> {
    if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
    await this.look();
    if (!this.offered) return;
    try {
      const subscription = await this.#subscription();
      const { endpoint, keys } = subscription.toJSON();
      if (!endpoint || !keys?.p256dh || !keys.auth) return;
      await api.pushWish({ endpoint, key: keys.p256dh, auth: keys.auth, language: settings.language });
      this.listening = true;
    } catch (problem) {
      this.listening = false;
      // Somebody without a seat here is nobody yet; a push service that cannot be reached is tried at the next start.
      if (problem instanceof Refusal && problem.problem.code === "bad-push") toast(problemWords(problem));
    }
  }

  async #subscription(): Promise<PushSubscription> {
    const { pushManager } = (await registered())!;
    const found = await pushManager.getSubscription();
    if (found && keyOf(found) === this.#key) return found;
    await found?.unsubscribe(); // made for a server that has another key now
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key });
  }

  /** Not wanted any more, or somebody has logged out here. */
  async stop(): Promise<void> {
    this.listening = false;
    try {
      const subscription = await (await registered())?.pushManager.getSubscription();
      if (!subscription) return;
      await subscription.unsubscribe();
      await api.pushStop({ endpoint: subscription.endpoint });
    } catch {
      // The push service knows it no more; the server forgets it with the next note.
    }
  }
}

export const push = new Push();

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return found?.active && "pushManager" in found ? found : undefined;
}

/** The key that a subscription was made with, as the server says it. */
export function keyOf({ options }: Pick<PushSubscription, "options">): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Ask the browser whether notes may be shown; a person has just said that they want them. */
export async function allowNotes(): Promise<void> {
  set("notifyAsked", true);
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  if (!allowed) toast(t("signal-denied"));
  set("notify", allowed);
  if (allowed) await push.listen();
}

/** No notes any more, open or closed. */
export async function refuseNotes(): Promise<void> {
  set("notify", false);
  await push.stop();
}
