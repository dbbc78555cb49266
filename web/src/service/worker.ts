/// <reference lib="webworker" />
/** The service worker: keeps the page on the device, so that it opens without a net. It never sees what the server answers. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope & {
  /** Stands before this code: what kind of house the page talks to, and the files that are kept. */
  ludarium: { house: "server" | "pocket"; files: PrecacheEntry[] };
};

const { house, files } = self.ludarium;

// A server is newer than what was kept: its own page comes first, the kept one only when it cannot be reached. A pocket
// is its own server, and all of its files are of one version.
if (house === "server")
  registerRoute(
    ({ request, url }) =>
      request.mode === "navigate" && !new URL(url).href.startsWith(`${self.registration.scope}api/`),
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache("index.html")) ?? Response.error();
      }
    },
  );
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// Once everything is kept the first visit can go on without a net as well.
if (house === "pocket") self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A newer version waits until nobody uses the older one, or until somebody says so.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

// ---- notes (docs/server.md): only a server sends any, and only to who has asked for them

interface Note {
  title: string;
  body: string;
  tag: string;
  address: string;
  lang: string;
}

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function tell(note: Note): Promise<void> {
  if ((await pages()).some(({ visibilityState }) => visibilityState === "visible")) return; // it tells by itself
  const { title, body, tag, lang, address } = note;
  await self.registration.showNotification(title, { body, tag, lang, icon: "icon-192.png", data: { address } });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Note));
});

/** A page that is open goes there; otherwise one is opened. */
async function show(address: string): Promise<void> {
  const page = (await pages())[0];
  if (!page) return void (await self.clients.openWindow(new URL(address, self.registration.scope).href));
  page.postMessage({ go: address });
  await page.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address = "#/" } = (event.notification.data ?? {}) as { address?: string };
  event.waitUntil(show(address));
});
