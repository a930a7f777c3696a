/** What of a match is shown: the newest, or a moment on the way to it that is being told, or one that is looked at again. */
import { filledUp, type EventKeys } from "../../../match/events";
import { settings } from "../../../lib/settings.svelte";
import type { Connection } from "../../../net/connection";
import type { Moment, Told, Update, Welcome } from "../../../net/wire";
import { nowStep, stepsOf, stepsWithin, type Step } from "./steps";
import { Story, type Tempo } from "./story.svelte";

/** How long the steps of a story last at each pace, compared with ordinary ones. */
const PACE_FACTORS = { slow: 1.8, normal: 1, fast: 0.45, "at-once": 0 } as const;
/** How long a round of the others may take at the ordinary pace. */
const LONGEST_ROUND_MS = 8000;
/** How much shorter everything gets while other people wait for someone here. */
const WAITED_FOR_FACTOR = 0.5;
/** What a narrator has to know of the table. */
export interface Scene {
  readonly welcome: Welcome | null;
  /** The seats that people at this screen play. */
  readonly people: readonly number[];
  /** Whether people at other screens play too. */
  readonly hasCompany: boolean;
  /** Another moment is shown. */
  onshow(update: Update): void;
}

export class Narrator {
  /** The table at the moment that is shown. */
  update = $state.raw<Update | null>(null);
  /** The table as it is by now; what led to it may still be told. */
  newest = $state.raw<Update | null>(null);
  /** The first entry that was not told because nobody looked; null if everything was. */
  missed = $state<number | null>(null);
  /** An earlier entry that is looked at. */
  peeked = $state<number | null>(null);

  /** The events up to the moment that is shown, as the seat that sits may know them. */
  readonly log = $derived.by(() => this.#eventsUntil(this.update?.entry ?? -1, this.#toldOfLast));
  /** The events up to the last moment that was ever shown: more than `log` while one looks back. */
  readonly toldLog = $derived.by(() =>
    this.#reached === (this.update?.entry ?? -1) ? this.log : this.#eventsUntil(this.#reached, Infinity),
  );
  /** What is told beside the log up to that moment: what happened at the table, and what was taken back. */
  readonly remarks = $derived.by(() => this.#remarks.filter(({ entry }) => entry <= this.#reached));
  /** Whether something is shown that was shown before. */
  readonly isLookingBack = $derived.by(() => (this.update?.entry ?? -1) < this.#reached);
  /** Whether everything that happened was shown. */
  readonly hasCaughtUp = $derived.by(() => this.#reached >= (this.newest?.entry ?? -1));

  /** What the game's events are called; set once its part is loaded. */
  eventKeys: EventKeys = { turn: "" };
  /** Whether the next of a shared screen sits down under a cover; what happened is then told to them alone. */
  isCovered = false;
  readonly story = new Story(
    (step) => this.#show(step),
    () => this.#tempo(),
  );

  readonly #scene: Scene;
  readonly #connection: () => Pick<Connection, "views" | "events">;
  /** All events so far. */
  #events = $state.raw<readonly Told[]>([]);
  /** What is told beside them so far. */
  #remarks = $state.raw<readonly Told[]>([]);
  /** How many events of the last entry are told: all, but for the end of a match. */
  #toldOfLast = $state(Infinity);
  /** The last entry that was ever shown. */
  #reached = $state(-1);
  /** The last entry whose steps are in the story, and whether views are being fetched for those after it. */
  #prepared = -1;
  #fetching = false;
  /** Who was asked to sit down: from which entry on they are told what happened. */
  #sitting: { seat: number | null; from: "acted" | "shown" } | null = null;
  /** Whether the connection is new, so that an update without a past is no undo. */
  #returned = true;
  /** How often the log was reset; replies for an earlier one are dropped. */
  #begun = 0;

  constructor(scene: Scene, connection: () => Pick<Connection, "views" | "events">) {
    this.#scene = scene;
    this.#connection = connection;
  }

  /** The next update is for this seat, which is told what happened since it acted, or since what this screen has shown. */
  expect(seat: number | null, from: "acted" | "shown"): void {
    this.#sitting = { seat, from };
  }

  /** The connection was lost: the next update tells everything, and nothing was taken back. */
  interrupt(): void {
    this.#returned = true;
  }

  /** Takes in what has happened: it is told step by step, unless nobody looks or it is to be shown at once. */
  take(update: Update): void {
    this.newest = update;
    this.#remarks = update.whole ? update.remarks : [...this.#remarks, ...update.remarks];
    if (update.whole) this.#takeWhole(update);
    else this.#record(update.events);
    this.#prepare();
  }

  /** After a reconnection or an undo the newest is shown; whoever has just sat down is told what led to it. */
  #takeWhole(update: Update): void {
    this.#begun += 1;
    this.#fetching = false;
    this.story.drop();
    this.peeked = null;
    const sits = this.#sitting;
    const from = sits?.from === "shown" ? this.#reached + 1 : update.acted + 1;
    this.#events = update.events;
    if (sits && sits.seat === (update.view["seat"] ?? null)) {
      this.#sitting = null;
      this.#reached = -1;
      this.#prepared = this.#isAtOnce() ? update.entry : from - 1;
      this.#toldOfLast = Infinity;
    } else {
      const shown = this.#reached;
      this.missed = this.#returned ? firstMissed(update, shown) : null;
      this.#prepared = update.entry;
    }
    this.#returned = false;
    if (this.#prepared >= update.entry) this.#showNow(update);
    if (update.since > 0) void this.#fill(0, update.since);
  }

  /** Turns what is new into steps of the story, one fetch of views at a time. */
  #prepare(): void {
    const { newest } = this;
    if (!newest || this.#fetching || newest.entry <= this.#prepared) return;
    const from = this.#prepared + 1;
    if (this.#isDirect(newest, from)) {
      if (document.hidden) this.missed ??= from;
      this.#prepared = newest.entry;
      this.story.drop();
      this.peeked = null;
      this.#showNow(newest);
      if (newest.since > from) void this.#fill(from, newest.since);
    } else if (newest.entry === from && newest.since <= from) {
      this.#prepared = newest.entry;
      this.#tell(stepsWithin(newest, this.eventKeys));
    } else void this.#prepareViews(from, newest);
  }

  async #prepareViews(from: number, newest: Update): Promise<void> {
    const begun = this.#begun;
    this.#fetching = true;
    if (newest.since > from) void this.#fill(from, newest.since); // views have no remarks
    const moments = await this.#views(from, newest.entry);
    if (begun !== this.#begun) return; // another sits here now, or something was taken back
    this.#fetching = false;
    this.#prepared = newest.entry;
    if (moments) this.#tell(stepsOf(sinceFirstAction(moments, from), newest, this.eventKeys));
    else this.#showNow(newest);
    this.#prepare();
  }

  /** The table after some entries; their events are kept. */
  async #views(from: number, until: number): ReturnType<Connection["views"]> {
    const begun = this.#begun;
    const moments = await this.#connection().views(from, until, this.#scene.welcome?.fixed ?? {});
    if (moments && begun === this.#begun) this.#record(moments.flatMap(({ events }) => events));
    return moments;
  }

  #tell(steps: readonly Step[]): void {
    this.peeked = null;
    this.story.tell(steps);
  }

  /** Whether something is shown at once: because that is wished, nobody looks, or nobody else did anything. */
  #isDirect(newest: Update, from: number): boolean {
    if (this.#isAtOnce()) return true;
    if (this.story.telling || this.#fetching) return false;
    const seat = (newest.view["seat"] ?? null) as number | null;
    const next = this.isCovered && this.#scene.people.some((one) => newest.to_act.includes(one) && one !== seat);
    const others = newest.events.some(({ params }) => typeof params["seat"] === "number" && params["seat"] !== seat);
    return next || (!others && newest.since <= from && !newest.result);
  }

  #isAtOnce(): boolean {
    return settings.pace === "at-once" || document.hidden;
  }

  /** How fast the story is told: faster while other people wait for someone here. */
  #tempo(): Tempo {
    const waited = this.#scene.hasCompany && this.newest?.question ? WAITED_FOR_FACTOR : 1;
    const factor = PACE_FACTORS[settings.pace] * waited;
    return { factor, longestMs: LONGEST_ROUND_MS * factor };
  }

  /** Shows at once what is still to be told. */
  skip(): void {
    this.story.skip();
  }

  /** Nobody looks any more: the newest is shown, and what was not told can be told later. */
  hide(): void {
    const untold = this.story.telling && !this.isLookingBack ? this.update?.entry : undefined;
    this.skip();
    if (untold !== undefined) this.missed ??= untold;
  }

  /** Tells again what happened from an entry on. */
  async tellAgain(from: number): Promise<void> {
    this.missed = null;
    const begun = this.#begun;
    const moments = await this.#views(from, this.#reached);
    const { newest } = this;
    if (begun !== this.#begun || !newest || !moments?.length) return;
    this.peeked = null;
    this.story.drop();
    this.story.tell(stepsOf(moments, newest, this.eventKeys));
  }

  /** Shows the table after an earlier entry, until one comes back or something happens. */
  async peek(entry: number): Promise<void> {
    const begun = this.#begun;
    const [moment] = (await this.#views(entry, entry)) ?? [];
    const { newest } = this;
    if (begun !== this.#begun || !newest || !moment) return;
    this.story.drop();
    this.peeked = entry;
    const [step] = stepsOf([moment], newest, this.eventKeys);
    if (step) this.#show({ ...step, update: { ...step.update, entry }, told: Infinity });
  }

  /** Comes back from an earlier entry. */
  unpeek(): void {
    if (this.peeked === null) return;
    this.peeked = null;
    if (this.newest) this.#show(nowStep(this.newest));
  }

  /** Shows the newest, without a story. */
  #showNow(update: Update): void {
    this.#show(nowStep(update));
  }

  #show({ update, told }: Step): void {
    this.update = update;
    this.#scene.onshow(update);
    this.#toldOfLast = told;
    this.#reached = Math.max(this.#reached, update.entry);
  }

  /** The events up to an entry, of the entry itself only so many. */
  #eventsUntil(entry: number, count: number): readonly Told[] {
    const events = this.#events;
    const end = events.findLastIndex((told) => told.entry <= entry) + 1;
    const ofLast = count === Infinity ? 0 : events.filter((told) => told.entry === entry).length - count;
    return end - ofLast === events.length ? events : events.slice(0, Math.max(0, end - ofLast));
  }

  /** Keeps events that are not known yet, in the order of their entries. */
  #record(events: readonly Told[]): void {
    const last = this.#events.at(-1)?.entry ?? -1;
    if (events.every(({ entry }) => entry > last)) this.#events = [...this.#events, ...events];
    else {
      const known = new Set(this.#events.map(({ entry }) => entry));
      const fresh = events.filter(({ entry }) => !known.has(entry));
      if (fresh.length) this.#events = [...this.#events, ...fresh].sort((one, other) => one.entry - other.entry);
    }
  }

  /** Puts the events into the log that an update left out because they were too many. */
  async #fill(from: number, until: number): Promise<void> {
    const begun = this.#begun;
    const missed = await this.#connection().events(from, until);
    if (begun !== this.#begun) return; // another sits here now, or something was taken back: this is not theirs to read
    this.#record(missed.events);
    this.#remarks = filledUp(this.#remarks, missed.remarks);
  }
}

/** The first entry that someone who comes back has not been told; null if they know everything. */
function firstMissed({ entry, acted, view }: Update, shown: number): number | null {
  const known = shown >= 0 ? shown : (view["seat"] ?? null) === null ? entry : acted < 0 ? entry : acted;
  return known < entry ? known + 1 : null;
}

/** Whoever is told everything from the beginning is not told how the match was laid out. */
function sinceFirstAction(moments: readonly Moment[], from: number): readonly Moment[] {
  return from > 0 ? moments : moments.slice(moments.findIndex(({ seat }) => seat >= 0));
}
