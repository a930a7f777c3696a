/**
 * A position that is tried out by hand: whoever is to act acts, and any step can be taken back.
 *
 * The server keeps nothing of it: each time it is told all lines since the position. What it answered is kept here, so that
 * taking back needs no answer.
 */
import { ApiError } from "../../net/api";
import { tryLines } from "../../net/learning";
import { questionOf, type Previewed, type Question, type Told, type Tried, type Try, type Welcome } from "../../net/wire";
import type { Refusal } from "../../text/speaker";
import type { AnswerTarget } from "../choice.svelte";
import type { Shown } from "../shown";

/** The position after some lines. */
interface Moment {
  readonly lines: readonly string[];
  readonly tried: Tried;
  readonly log: readonly Told[];
  readonly question: Question | null;
}

/** What of a trial differs from one question to the next. */
type Asked = Pick<Try, "preview" | "why">;

export class TrialTable implements AnswerTarget {
  readonly update = null;
  /** The question before a line that cannot be taken back: there is none. */
  asking = $state<string | null>(null);
  /** What was just refused, until it is read. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** Whether the server could not be asked. */
  failed = $state(false);

  readonly #of: string;
  readonly #welcome: Welcome;
  readonly #try: (trial: Try) => Promise<Tried>;
  /** From the position to what is shown. */
  #moments = $state.raw<readonly Moment[]>([]);
  #questions = 0;

  readonly #now = $derived.by(() => this.#moments.at(-1) ?? null);
  /** What the server said of the position that is shown; null until it has. */
  readonly tried = $derived.by(() => this.#now?.tried ?? null);
  readonly question = $derived.by(() => this.#now?.question ?? null);
  /** The lines since the position. */
  readonly lines = $derived.by<readonly string[]>(() => this.#now?.lines ?? []);
  readonly shown = $derived.by<Shown | null>(() => {
    if (!this.#now) return null;
    const { tried, log } = this.#now;
    return { welcome: this.#welcome, view: tried.view, seat: tried.seat, toAct: tried.to_act, log };
  });

  /** `of` names the position, as `example:GAME/NAME`. */
  constructor(of: string, welcome: Welcome, ask: (trial: Try) => Promise<Tried> = tryLines) {
    this.#of = of;
    this.#welcome = welcome;
    this.#try = ask;
  }

  /** Lays out the position, with lines that were tried before. */
  async begin(lines: readonly string[] = []): Promise<void> {
    await this.#play(lines);
  }

  act(line: string): void {
    void this.play(line);
  }

  /** Tries one more line; what came of it, null if nothing can be said or an answer is still on its way. */
  async play(line: string): Promise<Tried | null> {
    return this.busy ? null : this.#play([...this.lines, line]);
  }

  /** Takes the last line back. */
  undo(): void {
    this.#leadBack(Math.max(1, this.#moments.length - 1));
  }

  /** Takes all lines back. */
  restart(): void {
    this.#leadBack(1);
  }

  async why(line: string): Promise<Refusal | null> {
    const reasons = (await this.#ask(this.lines, { why: line }))?.reasons;
    return reasons?.rule ? reasons : null;
  }

  async explain(line: string): Promise<void> {
    this.refusal = await this.why(line);
  }

  async preview(line: string): Promise<Previewed | null> {
    const events = (await this.#ask(this.lines, { preview: line }))?.previewed;
    return events ? { type: "previewed", id: 0, events, ends_undo: false } : null;
  }

  /** Nothing is done here unasked, and nobody listens. */
  actAside(): void {
    this.refusal = null;
  }

  sayPhrase(): void {
    this.refusal = null;
  }

  #leadBack(count: number): void {
    this.refusal = null;
    this.failed = false;
    this.#moments = this.#moments.slice(0, count);
  }

  async #play(lines: readonly string[]): Promise<Tried | null> {
    const before = this.#moments;
    this.busy = true;
    this.refusal = null;
    const tried = await this.#ask(lines);
    this.busy = false;
    if (!tried || before !== this.#moments) return null;
    if (tried.refused) this.refusal = tried.refused;
    else this.#moments = [...before, this.#after(lines, tried, before.at(-1)?.log ?? [])];
    return tried;
  }

  #after(lines: readonly string[], tried: Tried, before: readonly Told[]): Moment {
    const number = this.#questions++;
    const question = tried.question && questionOf({ ...tried.question, number });
    return { lines, tried, question, log: [...before, ...happenedIn(tried)] };
  }

  async #ask(lines: readonly string[], asked: Asked = {}): Promise<Tried | null> {
    try {
      const tried = await this.#try({ of: this.#of, lines: [...lines], ...asked });
      this.failed = false;
      return tried;
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : null;
      if (refusal) this.refusal = refusal;
      else this.failed = true;
      return null;
    }
  }
}

/** What has happened since the line before: what the last line caused, and in a lesson what the others then did. */
function happenedIn({ events, verdict }: Tried): readonly Told[] {
  return verdict?.then.length ? verdict.then.flatMap((frame) => frame.events) : events;
}
