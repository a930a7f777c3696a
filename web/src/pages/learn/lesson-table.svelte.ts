/**
 * A stage of a first game as the learner plays it: good moves lead on, weaker ones are shown and taken back, and what the
 * others do is shown one step after the other.
 */
import { settings, type Pace } from "../../lib/settings.svelte";
import type { AnswerTarget } from "../../match/choice.svelte";
import { TrialTable } from "../../match/diagram/trial-table.svelte";
import { reveal } from "../../match/reveal.svelte";
import { spectatorWelcome, type Shown } from "../../match/shown";
import { tryLines } from "../../net/learning";
import type { FirstGame, FirstGameStage, LessonVerdict, Previewed, Question, TrialFrame } from "../../net/wire";
import type { Params, Refusal } from "../../text/speaker";

/** How long each step of the others is shown, for each thing that happens in it. */
const EVENT_MS: Readonly<Record<Pace, number>> = { slow: 2000, normal: 1300, fast: 600, "at-once": 0 };
/** Of how many things that happen at once one reads all. */
const MAX_READ = 3;
/** How often to look whether an animation that reveals something has ended. */
const REVEAL_POLL_MS = 60;

export class LessonTable implements AnswerTarget {
  readonly update = null;
  readonly stage: FirstGameStage;
  readonly trial: TrialTable;
  /** The moment that is shown instead of the newest, while an answer is awaited or the others act. */
  #earlier = $state.raw<Shown | null>(null);
  #first: Params = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goOn: (() => void) | null = null;

  readonly shown = $derived.by<Shown | null>(() => this.#earlier ?? this.trial.shown);
  /** Whether the others act before one's eyes. */
  telling = $state(false);
  /** What the lesson says of the last line. */
  readonly verdict = $derived.by<LessonVerdict | null>(() => this.trial.tried?.verdict ?? null);
  readonly isWeaker = $derived.by(() => this.verdict?.status === "weaker");
  readonly isDone = $derived.by(() => this.verdict?.status === "done");
  readonly question = $derived.by<Question | null>(() =>
    this.#earlier || this.isWeaker || this.isDone ? null : this.trial.question,
  );
  /** The lines that led here, without one that is to be taken back. */
  readonly kept = $derived.by<readonly string[]>(() => (this.isWeaker ? this.trial.lines.slice(0, -1) : this.trial.lines));

  constructor(game: string, cards: FirstGame["cards"], stage: FirstGameStage, ask: typeof tryLines = tryLines) {
    const { name, edition, options, players } = stage;
    const match = `lesson ${game} ${name}`;
    const welcome = spectatorWelcome({ match, game, edition, options, cards, fixed: {}, players, commitment: "" });
    this.stage = stage;
    this.trial = new TrialTable(`lesson:${game}/${name}`, { ...welcome, state: "playing" }, ask);
  }

  /** Lays out the stage, and goes on after lines that were kept. */
  async begin(lines: readonly string[] = []): Promise<void> {
    await this.trial.begin();
    this.#first = this.trial.shown?.view ?? {};
    if (lines.length) await this.trial.begin(lines);
  }

  get busy(): boolean {
    return this.trial.busy;
  }

  get failed(): boolean {
    return this.trial.failed;
  }

  get asking(): string | null {
    return this.trial.asking;
  }

  set asking(line: string | null) {
    this.trial.asking = line;
  }

  get refusal(): Refusal | null {
    return this.trial.refusal;
  }

  set refusal(refusal: Refusal | null) {
    this.trial.refusal = refusal;
  }

  act(line: string): void {
    if (this.question) void this.#play(line);
  }

  async #play(line: string): Promise<void> {
    const before = this.shown;
    this.#earlier = before;
    const tried = await this.trial.play(line);
    if (before && tried?.verdict?.then.length) await this.#tell(before, tried.verdict.then);
    this.#earlier = null;
  }

  /** Shows what the others did, one step after the other. */
  async #tell(before: Shown, frames: readonly TrialFrame[]): Promise<void> {
    this.telling = true;
    let log = before.log;
    for (const { view, to_act: toAct, events } of frames) {
      log = [...log, ...events];
      this.#earlier = { ...before, view: { ...this.#first, ...view }, toAct, log };
      await this.#rest(EVENT_MS[settings.pace] * Math.min(MAX_READ, Math.max(1, events.length)));
      if (!this.telling) return;
    }
    this.telling = false;
  }

  /** Waits for so long, and for as long as something is still being revealed. */
  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (reveal.active && this.telling) this.#timer = setTimeout(look, REVEAL_POLL_MS);
        else resolve();
      };
      this.#goOn = resolve;
      this.#timer = setTimeout(look, ms);
    });
  }

  /** Shows at once where what the others do leads to. */
  skip(): void {
    clearTimeout(this.#timer);
    this.telling = false;
    reveal.hurry();
    this.#goOn?.();
    this.#goOn = null;
  }

  /** Takes back what was weaker. */
  takeBack(): void {
    if (this.isWeaker) this.trial.undo();
  }

  /** Begins the stage again. */
  restart(): void {
    this.skip();
    this.trial.restart();
  }

  explain(line: string): Promise<void> {
    return this.trial.explain(line);
  }

  why(line: string): Promise<Refusal | null> {
    return this.trial.why(line);
  }

  preview(line: string): Promise<Previewed | null> {
    return this.trial.preview(line);
  }

  actAside(): void {
    this.trial.actAside();
  }

  sayPhrase(): void {
    this.trial.sayPhrase();
  }

  leave(): void {
    this.skip();
  }
}
