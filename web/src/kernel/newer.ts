/** Keeps the page on the device, and says when a newer one is there: it is taken on the person's word, or at the next start. */
import { t } from "./i18n.svelte";
import { toast } from "./toast.svelte";

const BETWEEN = 60 * 60 * 1000;

/** Register the service worker, where the browser has any: not in private windows, nor over plain HTTP from elsewhere. */
export async function keepPage(): Promise<void> {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workers.register("sw.js");
  } catch {
    // storage is full or forbidden: the page works, only not offline
  }
  if (!registration) return; // some that forbid it do so without a word
  let kept = workers.controller !== null; // the first one of all takes over a page of its own version
  workers.addEventListener("controllerchange", () => {
    if (kept) location.reload();
    kept = true;
  });

  const tell = (waiting: ServiceWorker) => {
    // The first one of all is no newer one.
    if (workers.controller)
      toast(t("page-newer-version"), {
        action: { label: t("page-reload"), run: () => waiting.postMessage("take over") },
      });
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") tell(coming);
    });
  });

  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < BETWEEN) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // no net: nothing newer
  });
}
