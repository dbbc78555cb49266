import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by the Python package, which looks for it beside its own modules.
const server = process.env.LUDARIUM_SERVER ?? "http://127.0.0.1:8123";

/** The words of the first page and those of the games, by language. */
function words(path: string): string | null {
  const [, language, file] = /texts[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(path) ?? [];
  return language ? `${/^(common|page.*)$/.test(file!) ? "page" : "games"}-${language}` : null;
}

/** One file a game; the pictures of a story are large and come after its words. */
function game(path: string): string | null {
  return /[\\/]pictures/.test(path) ? null : (/games[\\/]([\w-]+)[\\/]/.exec(path)?.[1] ?? null);
}

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/ludarium/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Few files, for each costs a round trip: what the first page needs, what all games share, each game, words.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: words, test: /\.ftl/, priority: 1, includeDependenciesRecursively: false },
            {
              name: "frame",
              test: /src[\\/](frame|kernel|screens|generated|styles)[\\/]|node_modules[\\/]svelte/,
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
  test: { include: ["src/**/*.test.ts"] },
});
