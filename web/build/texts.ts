/** Sentences that are written into files when the page is built, for what can load none. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../src/text/texts";

/** Where the sentences are: a folder for each language. */
export const TEXTS = new URL("../../src/coeurdelion/text/", import.meta.url);

/** What only the command line and the terminal say; the page says how a match ended in the same words. */
const ELSEWHERE = /^(audit|backup|bench|check|cli|help|migrate|play|replay|restore|resume|serve|setup)-/;
const HERE_TOO: readonly string[] = ["play-over"];

/** Whether a page may say the sentence of a key. */
export const isForPages = (key: string): boolean => !ELSEWHERE.test(key) || HERE_TOO.includes(key);

/** The ids of rules; those of their chapters are headings at the table, too. */
const RULE = /^[A-Z0-9]+-[A-Z]+-\d+$/;

/** What a file says as far as pages may say it: its rules, or all else. */
export function readForPages(file: URL, rules = false): FluentResource {
  const read = new FluentResource(readFileSync(file, "utf-8"));
  read.body = read.body.filter(({ id }) => isForPages(id) && RULE.test(id) === rules);
  return read;
}

/** A sentence of a language, whichever of its files has it. */
export function sentenceOf(language: Language, key: string): string {
  const folder = new URL(`${language}/`, TEXTS);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf-8")));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence ${key} (${language})`);
  return bundle.formatPattern(pattern);
}
