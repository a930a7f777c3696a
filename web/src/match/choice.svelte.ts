/** The answer as far as it has come: what is pointed at, what is picked, which card is held up, what would follow. */
import { SvelteMap } from "svelte/reactivity";
import { boardLines, meant, pick, placesIn, readLine, selectionAfter, type Line } from "./lines";
import type { Shown } from "./shown";
import { settings } from "../lib/settings.svelte";
import type { Refusal } from "../text/speaker";
import type { Aside, Previewed, Question } from "../net/wire";

/** Debounce: how long one must point at something before the server is asked what would follow. */
const PREVIEW_DEBOUNCE_MS = 90;

/** What a choice needs of the table where it is made. */
export interface AnswerTarget {
  readonly shown: Shown | null;
  readonly question: Question | null;
  readonly update: { readonly aside: Aside | null } | null;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** A line that could not be taken back at will, until it is confirmed or put away. */
  asking: string | null;
  refusal: Refusal | null;
  act(line: string, ask: boolean): void;
  actAside(line: string): void;
  explain(line: string): Promise<void>;
  why(line: string): Promise<Refusal | null>;
  preview(line: string): Promise<Previewed | null>;
  /** Says a ready phrase to everyone at the table. */
  sayPhrase(phrase: string): void;
}

/** How a game is answered by pointing, where it is not by the lines alone. */
export interface AnswerRules {
  /** The lines that are said by pointing at the board, if not all that begin with a place. */
  lines?: (shown: Shown, choice: Choice) => readonly Line[];
  /** What pointing at a place means, if not the place itself. */
  targetAt?: (shown: Shown, place: string, targets: readonly string[]) => string;
  /** The line meant by clicking a place that is not lit, to ask why not; null if nothing is. */
  meant?: (shown: Shown, choice: Choice, place: string) => string | null;
  /** Whether a line that ends a free undo is asked about first, where that is wished; every line if this is not said. */
  asks?: (line: string) => boolean;
}

/** A line that is pointed at, and the place on the board where. */
export interface Pointed {
  line: string;
  target: string | null;
}

/** What was touched and waits to be confirmed: the words of its buttons, and what they do. */
export interface Held {
  readonly yes: string;
  readonly no: string;
  readonly confirm: () => void;
  readonly drop: () => void;
}

export class Choice {
  /** What is held up of one's hand, by its place. */
  card = $state<number | null>(null);
  /** Words that go with a line: what else is held up. */
  extra = $state.raw<string[]>([]);
  /** What was touched and waits to be confirmed. */
  held = $state.raw<Held | null>(null);
  /** The place that was just refused. */
  refused = $state<string | null>(null);

  readonly #table: AnswerTarget;
  readonly #rules: AnswerRules;
  #picked = $state.raw<string[]>([]);
  #pointed = $state<Pointed | null>(null);
  /** What was said last. */
  #said = $state.raw<Pointed | null>(null);
  #foreseen = new SvelteMap<string, Previewed>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly legal = $derived.by(() => this.#table.question?.legal ?? []);
  /** Verbs of which not every line is listed. */
  readonly open = $derived.by(() => this.#table.question?.open ?? []);
  /** What may be done though it is not asked. */
  readonly asideLegal = $derived.by(() => this.#table.update?.aside?.legal ?? []);
  readonly #lines = $derived.by(() => {
    const shown = this.#table.shown;
    return shown && this.#rules.lines ? this.#rules.lines(shown, this) : boardLines(this.legal);
  });
  readonly selection = $derived(selectionAfter(this.#lines, this.#picked));
  readonly verb = $derived(this.#lines[0]?.verb ?? "");
  readonly isPicked = $derived(this.#picked.length > 0);
  /** What is about to be done: the line that is asked about or on its way, else the one that is pointed at. */
  readonly pointed = $derived.by<Pointed | null>(() => {
    const { asking, busy } = this.#table;
    if (asking === null) return busy ? (this.#said ?? this.#pointed) : this.#pointed;
    return this.#said?.line === asking ? this.#said : { line: asking, target: placesIn(asking).at(-1) ?? null };
  });
  /** What is known of what would follow from the line pointed at. */
  readonly previewed = $derived(this.pointed ? (this.#foreseen.get(this.pointed.line) ?? null) : null);
  /** What would follow from what is pointed at. */
  readonly foreseen = $derived(this.previewed?.events ?? []);

  constructor(table: AnswerTarget, rules: AnswerRules) {
    this.#table = table;
    this.#rules = rules;
  }

  get busy(): boolean {
    return this.#table.busy;
  }

  /** A line that could not be taken back at will, until it is confirmed or put away. */
  get asking(): string | null {
    return this.#table.asking;
  }

  set asking(line: string | null) {
    this.#table.asking = line;
  }

  /** A new question: nothing is chosen. */
  reset(): void {
    this.card = null;
    this.extra = [];
    this.refused = null;
    this.held = null;
    this.asking = null;
    this.#said = null;
    this.#picked = [];
    this.#foreseen.clear();
    this.point(null);
  }

  unpick(): void {
    this.#picked = this.#picked.slice(0, -1);
    this.point(null);
  }

  /** Puts away the last thing chosen; false if there is nothing. */
  back(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.held) this.held.drop();
    else if (this.isPicked) this.unpick();
    else if (this.card !== null) this.card = null;
    else return false;
    return true;
  }

  /**
   * Someone clicked a place or a word of a line: the line is said, or one more argument of it is picked, or it is explained
   * why not. Who is `sure` has confirmed it already.
   */
  pickAt(place: string, sure = false): void {
    const led = pick(this.#lines, this.#picked, this.#target(place));
    this.refused = null;
    if (!led) this.#refuse(place);
    else if ("line" in led) this.#say({ line: led.line, target: this.#target(place) }, sure);
    else {
      this.#picked = led.picked;
      this.#table.refusal = null;
      this.point(null);
    }
  }

  /** Someone points at a place of the board, or at nothing; the line that picking it would say, if it would say one. */
  pointAt(place: string | null): string | null {
    const led = place === null ? null : pick(this.#lines, this.#picked, place);
    const line = led && "line" in led ? led.line : null;
    this.point(line, place);
    return line;
  }

  /** Someone points at what would say a line; after a moment it is asked what would follow. */
  point(line: string | null, target: string | null = null): void {
    clearTimeout(this.#timer);
    this.#pointed = line === null ? null : { line, target };
    if (line !== null && !this.#foreseen.has(line))
      this.#timer = setTimeout(() => void this.#ask(line), PREVIEW_DEBOUNCE_MS);
  }

  /** Someone touched what would say a line: it is shown what would follow, and said once that is confirmed. */
  hold(line: string, words: Pick<Held, "yes" | "no">): void {
    const put = (): void => {
      this.held = null;
      this.point(null);
    };
    this.point(line, placesIn(line).at(-1) ?? null);
    this.held = { ...words, confirm: () => (put(), this.say(line)), drop: put };
  }

  /** Whether a line can be said now, as far as the page knows. */
  allows(line: string): boolean {
    return this.legal.includes(line) || this.open.includes(readLine(line).verb);
  }

  /** Whether a line can be taken back at will afterwards, as far as the page knows: of many like it one stands for all. */
  isFree(line: string): boolean {
    const ending = this.#table.question?.ends_undo ?? [];
    return !ending.includes(line) && !ending.includes(readLine(line).verb);
  }

  /** Says a line: done if it is legal, after a question if it cannot be taken back; explained if it is not. */
  say(line: string): void {
    this.#say({ line, target: placesIn(line).at(-1) ?? null });
  }

  #say(said: Pointed, sure = false): void {
    const { line } = said;
    if (!this.allows(line)) {
      void this.#table.explain(line);
      return;
    }
    this.#said = said;
    this.#table.act(line, !sure && this.asking !== line && this.#asksFirst(line));
  }

  /** Does what one may do out of turn. */
  sayAside(line: string): void {
    this.#table.actAside(line);
  }

  /** Says a ready phrase to everyone at the table, asked or not. */
  sayPhrase(phrase: string): void {
    this.#table.sayPhrase(phrase);
  }

  explain(line: string): void {
    void this.#table.explain(line);
  }

  /** Why a line would be refused, without showing it; null if it would not, or nobody can say. */
  check(line: string): Promise<Refusal | null> {
    return this.#table.why(line);
  }

  #asksFirst(line: string): boolean {
    return settings.asks && (this.#rules.asks?.(line) ?? true);
  }

  #target(place: string): string {
    const shown = this.#table.shown;
    return (shown && this.#rules.targetAt?.(shown, place, this.selection.targets)) ?? place;
  }

  #refuse(place: string): void {
    const shown = this.#table.shown;
    const line = meant(this.#lines, this.#picked, place) ?? (shown && this.#rules.meant?.(shown, this, place));
    if (!line) return;
    this.refused = place;
    void this.#table.explain(line);
  }

  async #ask(line: string): Promise<void> {
    if (this.#table.busy) return;
    const number = this.#table.question?.number;
    const previewed = await this.#table.preview(line);
    if (previewed && number === this.#table.question?.number) this.#foreseen.set(line, previewed);
  }
}
