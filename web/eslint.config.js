import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const COMPONENT_LINES = 300;
const MODULE_LINES = 450;

export default ts.config(
  { ignores: ["built/", "node_modules/", "shots/", "src/wire/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "no-undef": "off",
    },
  },
  { files: ["**/*.ts", "**/*.js"], rules: { "max-lines": ["error", { max: MODULE_LINES }] } },
  { files: ["**/*.svelte"], rules: { "max-lines": ["error", { max: COMPONENT_LINES }] } },
  { files: ["src/words/*.ts", "src/gallery/fixtures/**"], rules: { "max-lines": "off" } },
);
