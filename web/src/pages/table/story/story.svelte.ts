/** Tells what happened step by step, each for as long as it takes to see it. */
import { reveal } from "../../../match/reveal.svelte";
import { joined, type Step } from "./steps";

/** How long an ordinary step is shown. */
const STEP_MS = 600;
/** Steps that would be shorter than this are joined with the next of the same player. */
const SHORTEST_STEP_MS = 300;
/** How often to look whether an animation that reveals something has ended. */
const REVEAL_POLL_MS = 60;

/** How fast a story is told: the duration of its steps compared with ordinary ones, and how long it may take in all. */
export interface Tempo {
  readonly factor: number;
  readonly longestMs: number;
}

export class Story {
  /** Whether something is still being told. */
  telling = $state(false);
  /** What the step that is shown tells. */
  step = $state.raw<Step | null>(null);
  /** When a story was cut short last, by `performance.now()`. */
  skippedAt = -Infinity;

  readonly #show: (step: Step) => void;
  readonly #tempo: () => Tempo;
  #left: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How much longer the present round may take, and with whose turn the next one begins. */
  #budgetMs = 0;
  #first: number | null = null;

  constructor(show: (step: Step) => void, tempo: () => Tempo) {
    this.#show = show;
    this.#tempo = tempo;
  }

  /** Tells these steps after those that are still to be told. */
  tell(steps: readonly Step[]): void {
    // What was the newest a moment ago is only a step on the way now.
    this.#left = [...this.#left.filter(({ weight }) => weight > 0), ...steps];
    if (this.telling) return;
    this.telling = true;
    this.#budgetMs = this.#tempo().longestMs;
    this.#first = null;
    this.#next();
  }

  /** Shows the newest at once. */
  skip(): void {
    if (!this.telling) return;
    const last = this.#left.at(-1);
    this.skippedAt = performance.now();
    this.drop();
    if (last) this.#show(last);
  }

  /** Forgets what is still to be told. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.telling = false;
    this.step = null;
  }

  #next(): void {
    if (reveal.active) {
      this.#timer = setTimeout(() => this.#next(), REVEAL_POLL_MS);
      return;
    }
    const step = this.#left.shift();
    if (!step) {
      this.drop();
      return;
    }
    if (!this.#left.length) this.drop(); // what is asked lights with the last of it
    this.#play(step);
  }

  #play(first: Step): void {
    const { factor, longestMs } = this.#tempo();
    if (first.begins !== null && first.begins === this.#first) this.#budgetMs = longestMs;
    this.#first ??= first.begins;
    const nominal = (weight: number): number => weight * STEP_MS * factor;
    const wanted = nominal(first.weight + this.#untilNextRound().reduce((sum, { weight }) => sum + weight, 0));
    const scale = Math.min(1, Math.max(0, this.#budgetMs) / (wanted || 1));
    let step = first;
    while (nominal(1) * scale < SHORTEST_STEP_MS * factor) {
      const both = joined(step, this.#left[0]);
      if (!both) break;
      this.#left.shift();
      step = both;
    }
    if (this.telling) this.step = step;
    this.#show(step);
    if (!this.telling) return;
    const duration = nominal(step.weight) * scale;
    this.#budgetMs -= duration;
    this.#timer = setTimeout(() => this.#next(), duration);
  }

  /** The steps that are left of the present round. */
  #untilNextRound(): Step[] {
    const next = this.#left.findIndex(({ begins }) => begins !== null && begins === this.#first);
    return next < 0 ? this.#left : this.#left.slice(0, next);
  }
}
