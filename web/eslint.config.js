import { readdirSync } from "node:fs";
import eslint from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import { ROOMS, SEPARATE, forbiddenFor } from "./layers.js";
import svelteConfig from "./svelte.config.js";

const SOURCES = ["**/*.ts", "**/*.svelte"];

/** A rule for the files of a folder of src/: no import whose path leads up into one of the other folders. */
function noImports(folder, others, message) {
  const regex = `^(\\.\\./)+(${others.join("|")})(/|$)`;
  return {
    files: [`src/${folder}/**/*.{ts,svelte}`],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
  };
}

const foldersOf = (room) =>
  readdirSync(new URL(`src/${room}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** For each room, and each folder of a room whose folders stand apart: where it may not import from. */
const layers = ROOMS.flatMap((room) => {
  const above = forbiddenFor(room);
  const message = `${room}/ may not import from there (layers.js).`;
  const whole = above.length ? [noImports(room, above, message)] : [];
  if (!SEPARATE.includes(room)) return whole;
  const folders = foldersOf(room);
  return [
    ...whole,
    ...folders.map((folder) => {
      const others = folders.filter((other) => other !== folder);
      return noImports(
        `${room}/${folder}`,
        [...above, ...others],
        `${message} A folder of ${room}/ never imports another one.`,
      );
    }),
  ];
});

export default typescript.config(
  { ignores: ["node_modules/", "**/*.gen.ts"] },
  eslint.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }] } },
  {
    files: SOURCES,
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/require-await": "off", // what stands in for something that waits need not wait itself
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    rules: {
      "svelte/no-useless-mustaches": "off", // {" "} is a space that no formatter takes away
      "svelte/prefer-svelte-reactivity": "off", // it also finds what is made, read and dropped within a function
    },
  },
  {
    // The types of other components' props and snippets are any to ESLint; svelte-check knows them and is strict about any.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["**/*.js", "**/*.mjs"], extends: [typescript.configs.disableTypeChecked] },
  ...layers,
);
