/** A finished match as one looks through it: where one stands in it, and whether it plays by itself. */
import { SvelteMap } from "svelte/reactivity";
import { courseOf, type Course } from "../../match/course/course";
import { stopAt } from "../../match/course/timeline";
import { spectatorWelcome, type Shown } from "../../match/shown";
import type { Params } from "../../text/speaker";
import type { Frames, Player, Point, Retold, Told, Welcome } from "../../net/wire";

/** How long one entry is shown at speed 1. */
const ENTRY_DURATION_MS = 1000;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Positions are fetched in blocks of this size; the next block is prefetched when fewer than that are left. */
const FRAMES_PER_REQUEST = 100;
const PREFETCH_FRAMES = 30;

interface Position {
  view: Params;
  toAct: readonly number[];
}

/** Where positions are fetched: from an entry on. */
export type FetchFrames = (entry: number, count: number) => Promise<Frames>;

export class Replay implements Shown, Course {
  readonly retold: Retold;
  readonly welcome: Welcome;
  /** Who played; nobody is looked for at their seats any more. */
  readonly players: readonly Player[];
  readonly seat = null;
  readonly stops: readonly number[];
  readonly series: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly told: ReadonlyMap<number, readonly Told[]>;
  readonly counting: readonly Told[];

  /** The stop that was asked for; it is shown once its position is here. */
  wanted = $state(0);
  /** The stop that is shown. */
  stop = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Whether positions could not be fetched. */
  failed = $state(false);

  readonly entry = $derived.by(() => this.stops[this.stop] ?? -1);
  readonly view = $derived.by(() => this.#positions.get(this.stop)?.view ?? this.retold.fixed);
  readonly toAct = $derived.by(() => this.#positions.get(this.stop)?.toAct ?? []);
  readonly log = $derived.by(() => this.counting.filter(({ entry }) => entry <= this.entry));
  readonly isLast = $derived.by(() => this.wanted === this.stops.length - 1);

  readonly #fetch: FetchFrames;
  readonly #positions = new SvelteMap<number, Position>();
  readonly #asked = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(retold: Retold, turn: string, fetch: FetchFrames) {
    this.retold = retold;
    this.players = retold.players.map((player) => ({ ...player, taken: true, here: true }));
    this.#fetch = fetch;
    const { match, game, edition, options, cards, fixed, commitment } = retold;
    this.welcome = spectatorWelcome({ match, game, edition, options, cards, fixed, commitment, players: this.players });
    const { stops, series, turns, told, counting } = courseOf(retold, turn);
    this.stops = stops;
    this.series = series;
    this.turns = turns;
    this.told = told;
    this.counting = counting;
  }

  /** Goes to a stop as soon as its position is loaded; a later call replaces an earlier one that still waits. */
  async goTo(stop: number): Promise<void> {
    const wanted = Math.min(Math.max(0, stop), this.stops.length - 1);
    this.wanted = wanted;
    try {
      await this.#come(wanted);
      this.failed = false;
    } catch {
      this.failed = true;
      this.pause();
      return;
    }
    if (this.wanted === wanted) this.stop = wanted;
    if (wanted + PREFETCH_FRAMES < this.stops.length) this.#come(wanted + PREFETCH_FRAMES).catch(() => undefined);
  }

  /** Stands at an entry, or at the last before it that counts. */
  goToEntry(entry: number): Promise<void> {
    return this.goTo(stopAt(this.stops, entry));
  }

  step(by: number): void {
    this.pause();
    void this.goTo(this.wanted + by);
  }

  /** To where the turn begins, or the one before it, or the next one; beyond the last, to the end. */
  stepTurn(by: 1 | -1): void {
    this.pause();
    const next = by > 0 ? this.turns.find((stop) => stop > this.wanted) : this.turns.findLast((stop) => stop < this.wanted);
    void this.goTo(next ?? (by > 0 ? this.stops.length - 1 : 0));
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.isLast) void this.goTo(0);
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Where a seat's points came from up to here. */
  ledger(seat: number): Point[] {
    return (this.retold.ledgers[seat] ?? []).filter(({ entry }) => entry <= this.entry);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#playOn(), ENTRY_DURATION_MS / this.speed);
  }

  async #playOn(): Promise<void> {
    if (this.isLast) return this.pause();
    await this.goTo(this.wanted + 1);
    if (this.playing) this.#wait();
  }

  /** Loads the position of a stop, unless it is loaded. */
  #come(stop: number): Promise<void> {
    if (stop === 0 || this.#positions.has(stop)) return Promise.resolve();
    const row = Math.floor((stop - 1) / FRAMES_PER_REQUEST);
    const coming = this.#asked.get(row) ?? this.#fetchRow(row);
    this.#asked.set(row, coming);
    coming.catch(() => this.#asked.delete(row));
    return coming;
  }

  async #fetchRow(row: number): Promise<void> {
    const first = row * FRAMES_PER_REQUEST + 1;
    const { frames } = await this.#fetch(this.stops[first] ?? 0, FRAMES_PER_REQUEST);
    let view: Params = this.retold.fixed;
    frames.forEach((frame, i) => {
      view = { ...view, ...frame.view };
      this.#positions.set(first + i, { view, toAct: frame.to_act });
    });
  }
}
