import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is served by the Python package, which looks for it beside its own modules.
const server = process.env.LUDARIUM_SERVER ?? "http://127.0.0.1:8123";

/** The words of the first page and those of the games, by language. */
function words(path: string): string | null {
  const [, language, file] = /texts[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(path) ?? [];
  return language ? `${/^(common|page.*)$/.test(file!) ? "page" : "games"}-${language}` : null;
}

/** One file a game; its pictures are large and come after its words, those in folders of "art" folder by folder. */
function game(path: string): string | null {
  if (/[\\/]pictures/.test(path)) return null;
  const [, name, folder] = /games[\\/]([\w-]+)[\\/](?:art[\\/]([\w-]+)[\\/])?/.exec(path) ?? [];
  return name ? [name, folder].filter(Boolean).join("-") : null;
}

/** What a served page keeps on the device: enough to open and to say that its server cannot be reached. */
const KEPT = /^(index\.html|icon\.svg|manifest\.webmanifest|assets\/(common|first|page)-.*)$/;

/** Writes sw.js: in its first line the files that it keeps, for `ludarium pocket` writes another line; then its code. */
function serviceWorker(): Plugin {
  let folder: string;
  let built = false; // a build that broke is closed, too, and what broke it is to be said, not what is missing then
  return {
    name: "service-worker",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    writeBundle() {
      built = true;
    },
    async closeBundle() {
      if (!built) return;
      const made = await build({
        configFile: false,
        logLevel: "warn",
        define: { "process.env.NODE_ENV": '"production"' },
        build: {
          write: false,
          target: "es2022",
          lib: { entry: "src/service/worker.ts", formats: ["iife"], name: "worker" },
        },
      });
      const { code } = (made as unknown as { output: { code: string }[] }[])[0]!.output[0]!;
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => name.replaceAll("\\", "/"))
        .filter((name) => KEPT.test(name))
        .map((url) => ({ url, revision: url.startsWith("assets/") ? null : hash(join(folder, url)) }));
      const known = JSON.stringify({ house: "server", files });
      writeFileSync(join(folder, "sw.js"), `self.ludarium = ${known};\n${code}`);
    },
  };
}

const hash = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 10);

export default defineConfig({
  base: "./",
  plugins: [svelte(), serviceWorker()],
  worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    outDir: "../src/ludarium/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is nobody's mistake
      output: {
        // Few files, for each costs a round trip: what the first page needs, what all games share, each game, words.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: words, test: /\.ftl/, priority: 1, includeDependenciesRecursively: false },
            {
              name: "frame",
              test: /src[\\/](app|frame|kernel|screens|generated|styles)[\\/]|node_modules[\\/]svelte/,
              priority: 1,
            },
            { name: game },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // One process for all: each of its own costs four times as much, and none leaves anything behind.
  // What Python says is compared by tests/texts/test_words.py, which brings it along and names that file alone.
  test: { include: [process.env.LUDARIUM_SAID ? "src/kernel/told.across.ts" : "src/**/*.test.ts"], isolate: false },
});
