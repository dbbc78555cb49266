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
