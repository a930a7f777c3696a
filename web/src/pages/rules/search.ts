/** Searching the rulebook as one types: what does not hold the words goes away, the words are marked, what is found is counted. */
import { loadTexts, LANGUAGES, type Language, type Texts } from "../../text/texts";
import { folded, holds, placesOf, wordsOf, type Folded } from "./folding";

/** What can be found: a rule with its examples, or a line of the glossary, and the texts in it that are searched. */
interface Entry {
  readonly element: HTMLElement;
  readonly texts: readonly { readonly node: Text; readonly folded: Folded }[];
  readonly all: Folded;
}

const SEARCHED = { ".paragraph": ".id a, .rule, figcaption", "#glossary tbody tr": "th, td" };
/** What stands around the entries, and goes away with the last of those in it. */
const AROUND = ".chapter, #glossary";
/** What is no entry, and goes away while one searches. */
const OTHERS = ".intro, .closing:not(#glossary)";
/** The contents lead to what is found alone. */
const CONTENTS = ".contents a";
const MARK = "found";
/** Says of the page that one searches. */
const SEARCHING = "searching";

function entriesOf(): Entry[] {
  return Object.entries(SEARCHED).flatMap(([place, within]) =>
    [...document.querySelectorAll<HTMLElement>(place)].map((element) => {
      const nodes = [...element.querySelectorAll(within)].flatMap(textsIn);
      const texts = nodes.map((node) => ({ node, folded: folded(node.data) }));
      return { element, texts, all: { text: texts.map(({ folded: { text } }) => text).join(" "), at: [] } };
    }),
  );
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

export class Search {
  readonly #field: HTMLInputElement;
  readonly #count = document.createElement("p");
  readonly #entries = entriesOf();
  readonly #texts: Promise<Texts>;
  #found: readonly Entry[] = [];
  /** The boards that were unfolded because their titles were searched for. */
  readonly #unfolded = new Set<HTMLDetailsElement>();

  constructor(form: HTMLFormElement, field: HTMLInputElement) {
    this.#field = field;
    this.#count.className = "found";
    this.#count.role = "status";
    form.append(this.#count);
    const language = LANGUAGES.find((one) => one === document.documentElement.lang);
    this.#texts = loadTexts(language ?? ("en" satisfies Language), ["learn"]);
    field.addEventListener("input", () => void this.look());
    field.addEventListener("keydown", (event) => this.#key(event));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#goToFirst();
    });
  }

  /** Shows what holds the words in the field, or everything if there are none. */
  async look(): Promise<void> {
    const query = this.#field.value.trim();
    const words = wordsOf(query);
    this.#found = this.#entries.filter(({ all }) => holds(all, words));
    this.#show(words);
    const texts = await this.#texts.catch(() => null);
    if (query !== this.#field.value.trim()) return;
    const count = this.#found.filter(({ element }) => element.matches(".paragraph")).length;
    this.#count.textContent = words.length && texts ? texts.say("book-found", "", { count, query }) : "";
  }

  #show(words: readonly string[]): void {
    const found = new Set(this.#found.map(({ element }) => element));
    for (const { element } of this.#entries) element.hidden = !found.has(element);
    for (const around of document.querySelectorAll<HTMLElement>(AROUND))
      around.hidden = ![...found].some((element) => around.contains(element));
    for (const entry of this.#entries) this.#unfold(entry, found.has(entry.element) ? words : []);
    for (const other of document.querySelectorAll<HTMLElement>(OTHERS)) other.hidden = words.length > 0;
    this.#showContents(words.length > 0);
    if (!("highlights" in CSS)) return;
    CSS.highlights.delete(MARK);
    if (words.length) CSS.highlights.set(MARK, new Highlight(...this.#found.flatMap((entry) => rangesIn(entry, words))));
  }

  #showContents(isSearching: boolean): void {
    document.body.classList.toggle(SEARCHING, isSearching);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(CONTENTS)) {
      const leadsTo = document.getElementById(link.hash.slice(1));
      if (link.parentElement) link.parentElement.hidden = leadsTo?.hidden ?? false;
    }
  }

  /** Unfolds the boards of a rule that is found by their titles alone; what was unfolded so is folded again. */
  #unfold({ element, texts }: Entry, words: readonly string[]): void {
    const boards = element.querySelector("details");
    if (!boards) return;
    const said = texts.filter(({ node }) => !boards.contains(node)).map(({ folded: { text } }) => text);
    const opens = !holds({ text: said.join(" "), at: [] }, words);
    if (opens ? !boards.open : this.#unfolded.has(boards)) boards.open = opens;
    if (opens) this.#unfolded.add(boards);
    else this.#unfolded.delete(boards);
  }

  /** Escape shows everything again. */
  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#field.value) return;
    event.preventDefault();
    this.#field.value = "";
    void this.look();
  }

  /** Enter leads to the first rule found. */
  #goToFirst(): void {
    const first = this.#field.value.trim() ? this.#found[0]?.element : undefined;
    first?.querySelector("a")?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }
}

function rangesIn({ texts }: Entry, words: readonly string[]): Range[] {
  return texts.flatMap(({ node, folded: text }) =>
    placesOf(text, words).map(([from, to]) => {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    }),
  );
}
