import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by the Python package, which looks for it beside its own modules.
const server = process.env.LUDARIUM_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/ludarium/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
