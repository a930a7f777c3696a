/** The sentences: the same `.ftl` files as the Python package uses, loaded one language at a time. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import FILES from "sentences:";
import { LANGUAGES } from "./languages.gen";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** What a sentence can be given. */
export type Words = Record<string, string | number>;

/** The sentences of one language, in the words of each edition. */
export class Texts {
  readonly language: Language;
  readonly #resources: ReadonlyMap<string, FluentResource>;
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(language: Language, resources: ReadonlyMap<string, FluentResource>) {
    this.language = language;
    this.#resources = resources;
  }

  /** Whether there is a sentence for a key. */
  has(key: string): boolean {
    return this.#bundle("").hasMessage(key);
  }

  /** The sentence of a key in the words of an edition; a key without one speaks for itself. */
  say(key: string, edition: string, words: Words = {}): string {
    const bundle = this.#bundle(edition);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no sentence for ${key} (${this.language})`);
      return key;
    }
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, words, errors);
    if (errors.length) console.error(this.language, key, words, errors);
    return said;
  }

  #bundle(edition: string): FluentBundle {
    const known = this.#bundles.get(edition);
    if (known) return known;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    const files = [...this.#resources];
    const common = files.filter(([name]) => !name.includes("."));
    const own = files.filter(([name]) => name.endsWith(`.${edition}`));
    for (const [, resource] of [...common, ...own]) bundle.addResource(resource, { allowOverrides: true });
    this.#bundles.set(edition, bundle);
    return bundle;
  }
}

/**
 * The texts of a language: what all games and the browser say, what these games say, the words of editions (`GAME.EDITION`);
 * beside games, `rules/GAME` are the rules of one, `learn` and `learn/GAME` are what rulebook, diagrams and lessons say.
 */
export async function loadTexts(language: Language, modules: Iterable<string>): Promise<Texts> {
  const wanted = [language, ...[...modules].map((module) => `${language}/${module}`)];
  const learning = wanted.some((one) => one.includes("/learn")) ? (await import("sentences:learn")).default : {};
  const loaded = await Promise.all(wanted.flatMap((one) => (FILES[one] ?? learning[one])?.() ?? []));
  return new Texts(language, new Map(loaded.flatMap(({ default: files }) => Object.entries(files))));
}
