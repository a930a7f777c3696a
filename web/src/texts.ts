/** The sentences: the same `.ftl` files as the Python package uses, loaded one language at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const FOLDER = "../../src/coeurdelion/text/";
const FILES = import.meta.glob<string>("../../src/coeurdelion/text/*.ftl", { query: "?raw", import: "default" });

/** What a sentence can be given. */
export type Words = Record<string, string | number>;

/** All sentences of one language, in the words of each edition. */
export class Texts {
  readonly language: Language;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(language: Language, sources: ReadonlyMap<string, string>) {
    this.language = language;
    this.#sources = sources;
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
    for (const name of [this.language, `web.${this.language}`, `${this.language}.${edition}`]) {
      const source = this.#sources.get(name);
      if (source !== undefined) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.#bundles.set(edition, bundle);
    return bundle;
  }
}

/** The texts of a language: its own file, the browser's, and those of its editions. */
export async function loadTexts(language: Language): Promise<Texts> {
  const names = Object.keys(FILES).map((path) => path.slice(FOLDER.length, -".ftl".length));
  const ours = names.filter((name) => name.split(".").includes(language));
  const loaded = await Promise.all(ours.map(async (name) => [name, (await FILES[`${FOLDER}${name}.ftl`]?.()) ?? ""] as const));
  return new Texts(language, new Map(loaded));
}
