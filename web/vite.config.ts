import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { letters } from "./scripts/letters.ts";
import { sprites } from "./scripts/sprites.ts";

/** Where a server listens while the client is worked on: `arkwright serve`. */
const SERVER = process.env.ARKWRIGHT_SERVER ?? "http://127.0.0.1:8017";

/** What the client is built for: a server, or a host inside the tab itself (`vite build --mode tab`). */
const WAYS: Record<string, string> = { tab: "src/tab/way.ts" };

export default defineConfig(({ mode }) => ({
  base: mode === "tab" ? "./" : "/",
  resolve: { alias: { "#way": new URL(WAYS[mode] ?? "src/net/way.ts", import.meta.url).pathname } },
  worker: { format: "es" },
  plugins: [svelte(), letters(), sprites()],
  build: {
    target: "es2022",
    outDir: mode === "tab" ? "built/site" : "built/client",
    assetsInlineLimit: 0,
    // The minifier folds `font-stretch: 94%` into the shorthand `font`, where only words are allowed.
    cssMinify: false,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
}));
