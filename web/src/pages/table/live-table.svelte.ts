/** One table as the server tells it over its connection, and what is sent back. */
import { addShare, signInAsGuest } from "../../net/api";
import { Connection, type CloseReason } from "../../net/connection";
import type { AnswerTarget } from "../../match/choice.svelte";
import { filledUp, inOrder, type EventKeys } from "../../match/events";
import type { Shown } from "../../match/shown";
import { Elapsed } from "../../lib/elapsed.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Params, Refusal } from "../../text/speaker";
import { Attendance } from "./attendance.svelte";
import { nowStep, stepsOf, stepsWithin, type Step } from "./story/steps";
import { Story, type Tempo } from "./story/story.svelte";
import type { Hinted, Moment, Offer, Point, Previewed, Reason, Said, Told, Update, Welcome } from "../../net/wire";

/** How long the steps of a story last at each pace, compared with ordinary ones. */
const PACE_FACTORS = { slow: 1.8, normal: 1, fast: 0.45, "at-once": 0 } as const;
/** How long a round of the others may take at the ordinary pace. */
const LONGEST_ROUND_MS = 8000;
/** How much shorter everything gets while other people wait for someone here. */
const WAITED_FOR_FACTOR = 0.5;
/** When to send this browser's share again if it did not arrive. */
const SHARE_RETRY_MS = 4000;

export class LiveTable implements AnswerTarget {
  welcome = $state.raw<Welcome | null>(null);
  /** The table at the moment that is shown. */
  update = $state.raw<Update | null>(null);
  /** The table as it is by now; what led to it may still be told. */
  newest = $state.raw<Update | null>(null);
  /** The first entry that was not told because nobody looked; null if everything was. */
  missed = $state<number | null>(null);
  /** An earlier entry that is looked at. */
  peeked = $state<number | null>(null);
  /** Who went and came back while this page was open, and who waits for a rematch. */
  readonly attendance = new Attendance();
  /** Whether the connection is up. */
  connected = $state(true);
  /** Why the connection will not be opened again. */
  ended = $state<CloseReason | null>(null);
  /** What was just refused, until it is read. */
  refusal = $state.raw<Refusal | null>(null);
  /** A line that could not be taken back at will, until it is confirmed or put away. */
  asking = $state<string | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** Whether who sits looks at what is theirs though nobody of this screen is asked. */
  looking = $state(false);
  /** What was said at the table. */
  said = $state.raw<Said[]>([]);

  /** What is drawn: what has stayed as it was at the first question, and what has not. */
  readonly view = $derived<Params | null>(this.update ? { ...this.welcome?.fixed, ...this.update.view } : null);
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
  readonly mine = $derived(this.welcome?.mine ?? []);
  /** The seat whose view this is; null for someone who only looks on. */
  readonly seat = $derived((this.view?.["seat"] ?? null) as number | null);
  readonly question = $derived(this.update?.question ?? null);
  readonly over = $derived((this.update?.result ?? "") !== "");
  /** The seats of others that wait for a rematch. */
  readonly rematch = $derived.by(() => (this.welcome?.rematch ?? []).filter((seat) => !this.mine.includes(seat)));
  /** The seats that people at this screen play. */
  readonly people = $derived.by(() => {
    const players = this.welcome?.players ?? [];
    return this.mine.filter((seat) => players.some((one) => one.seat === seat && one.kind !== "bot" && !one.resigned));
  });
  /** Whether several people look at this screen: what is one's own is not for the others. */
  readonly shared = $derived(this.people.length > 1);
  readonly #asked = $derived.by(() => (this.over ? [] : this.people.filter((seat) => this.update?.to_act.includes(seat))));
  /** The seat of this screen that must sit down now, because it is to act and another sits. */
  readonly next = $derived.by(() => {
    if (this.mine.length < 2 || (this.seat !== null && this.#asked.includes(this.seat))) return null;
    return this.#asked[0] ?? null;
  });
  /** Whether someone still sits though nobody of this screen is asked, and others of it look on. */
  readonly lingers = $derived(this.shared && !this.over && !this.looking && this.seat !== null && !this.#asked.length);
  /** The seat that got up and can still take back what it did; null if there is none. */
  readonly regrets = $derived.by(() =>
    this.seat === null && this.#risen?.entry === this.update?.entry ? (this.#risen?.seat ?? null) : null,
  );

  /** For each player who is away, the seconds until a bot may stand in; counted down here. */
  readonly graceLeft = $derived.by<ReadonlyMap<number, number>>(() => {
    const gone = this.#awaited.map(({ seat, left }) => [seat, Math.max(0, left - this.#sinceWelcome.seconds)] as const);
    return new Map(gone);
  });
  readonly #awaited = $derived.by(() =>
    (this.welcome?.players ?? []).flatMap(({ seat, grace_left: left = null }) => (left === null ? [] : { seat, left })),
  );
  /** For how many seconds nobody can put a bot at this screen's seats while the connection is lost; null if nobody could. */
  readonly safeFor = $derived.by(() => {
    const { welcome, people, over, connected } = this;
    const others = welcome?.players.some(
      ({ seat, kind, resigned }) => kind !== "bot" && !resigned && !this.mine.includes(seat),
    );
    if (connected || over || !this.update || !welcome || !people.length || !others) return null;
    return Math.max(0, welcome.grace - this.#sinceLost.seconds);
  });

  /** The table as a board and its panels draw it. */
  readonly shown = $derived.by<Shown | null>(() => {
    const { welcome, view, seat, log, update, said } = this;
    const remarks = inOrder([...this.remarks, ...this.attendance.told]);
    return welcome && view ? { welcome, view, seat, log, remarks, said, toAct: update?.to_act ?? [] } : null;
  });

  /** What the game's events are called; set once its part is loaded. */
  eventKeys: EventKeys = { turn: "" };
  /** Whether the next of a shared screen sits down under a cover; what happened is then told to them alone. */
  isCovered = false;
  readonly story = new Story(
    (step) => this.#show(step),
    () => this.#tempo(),
  );

  readonly match: string;
  readonly #connection: Connection;
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
  /** Who got up last with something to take back, and the last entry then. */
  #risen = $state.raw<{ seat: number; entry: number } | null>(null);
  readonly #sinceWelcome = new Elapsed();
  readonly #sinceLost = new Elapsed();
  /** Whether this browser's share is on its way. */
  #sharing = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.match = match;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection(`${scheme}://${location.host}/ws/${encodeURIComponent(match)}`, {
      welcome: (welcome) => this.#greet(welcome),
      update: (update) => this.#take(update),
      refused: (refusal, answer) => {
        if (answer) this.busy = false;
        this.refusal = refusal;
      },
      heard: (said) => this.#hear(said),
      unsure: (line) => {
        this.busy = false;
        this.asking = line;
      },
      stale: () => (this.busy = false),
      connected: (connected) => this.#connect(connected),
      ended: (why) => (this.ended = why),
      introduce: () => signInAsGuest(settings.name),
    });
  }

  /** Takes in who is here and who is away; a match that awaits this browser's share in its chance gets it. */
  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.attendance.take(welcome, this.update?.entry ?? -1);
    this.#sinceWelcome.restart(Math.max(0, ...this.#awaited.map(({ left }) => left)));
    this.#share(welcome);
  }

  /** Sends this browser's share if the match awaits it, and again after a while if it does not arrive. */
  #share(welcome: Welcome): void {
    clearTimeout(this.#retry);
    const awaited = welcome.players.some(({ seat, nonce_due }) => nonce_due && welcome.mine.includes(seat));
    if (!awaited || this.#sharing) return;
    this.#sharing = true;
    void addShare(this.match, welcome.commitment)
      .catch(() => (this.#retry = setTimeout(() => this.welcome && this.#share(this.welcome), SHARE_RETRY_MS)))
      .finally(() => (this.#sharing = false));
  }

  /** Answers the question that is asked now, with `ask` only if that can be taken back at will. */
  act(line: string, ask = false): void {
    if (this.seat === null || !this.question) return;
    if (this.#connection.act(this.seat, this.question.number, line, ask)) {
      this.asking = this.missed = null;
      this.busy = true;
      this.refusal = null;
    }
  }

  /** Does what the seat may do though it is not asked. */
  actAside(line: string): void {
    const aside = this.update?.aside;
    if (this.seat === null || !aside) return;
    this.refusal = null;
    this.#connection.act(this.seat, aside.number, line);
  }

  takeBack(): void {
    if (this.seat === null) return;
    this.refusal = null;
    this.#connection.takeBack(this.seat);
  }

  /** Sits down; what the others did since one acted last is told, or only what this screen has not shown. */
  sit(seat: number, from: "acted" | "shown" = "acted"): void {
    this.looking = false;
    this.#sitting = { seat, from };
    this.#connection.sit(seat);
  }

  /** Sits down to look at what is one's own, as long as one is `looking`. */
  look(seat: number): void {
    this.sit(seat);
    this.looking = true;
  }

  /** Gets up: the screen shows what everyone may see. */
  rise(): void {
    const { seat, update } = this;
    this.#risen = seat !== null && update?.can_take_back ? { seat, entry: update.entry } : null;
    this.#sitting = { seat: null, from: "shown" };
    this.#connection.sit(null);
  }

  /** Sits down again and takes back what one did before getting up. */
  regret(): void {
    const seat = this.regrets;
    if (seat === null) return;
    this.sit(seat);
    this.#connection.takeBack(seat);
  }

  /** What a line would cause; null if nobody can say. */
  async preview(line: string): Promise<Previewed | null> {
    return this.seat === null ? null : this.#connection.preview(this.seat, line);
  }

  /** Why a line is refused; null if it is not, or nobody can say. */
  async why(line: string): Promise<Refusal | null> {
    return this.seat === null ? null : this.#connection.why(this.seat, line);
  }

  /** Shows why a line is refused. */
  async explain(line: string): Promise<void> {
    this.refusal = await this.why(line);
  }

  ledger(seat: number): Promise<Point[] | null> {
    return this.#connection.ledger(seat);
  }

  /** What a bot would do; null if it is refused, which is then shown. */
  /** Why a bot made an entry, as far as one may know; null if nobody can say now. */
  reasonsOf(entry: number): Promise<Reason[] | null> {
    return this.#connection.explain(entry);
  }

  async hint(): Promise<Hinted | null> {
    const answer = this.seat === null ? null : await this.#connection.hint(this.seat);
    if (answer && "line" in answer) return answer;
    this.refusal = answer;
    return null;
  }

  resign(): void {
    if (this.seat !== null) this.#connection.resign(this.seat);
  }

  offer(what: Offer["what"], about: number | null = null): void {
    if (this.seat !== null) this.#connection.offer(this.seat, what, about);
  }

  consent(offer: number, agrees: boolean): void {
    if (this.seat !== null) this.#connection.consent(this.seat, offer, agrees);
  }

  say(text: string): void {
    this.#connection.sayAloud(text);
  }

  sayPhrase(phrase: string): void {
    this.#connection.sayPhrase(phrase);
  }

  /** Checks the connection, when the page becomes visible again or the network is back. */
  checkNow(): void {
    this.#connection.checkNow();
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

  leave(): void {
    this.story.drop();
    this.attendance.stop();
    this.#sinceWelcome.stop();
    this.#sinceLost.stop();
    clearTimeout(this.#retry);
    this.#connection.close();
  }

  #connect(connected: boolean): void {
    if (connected) this.#sinceLost.stop();
    else if (this.connected) {
      this.#returned = true;
      this.#sinceLost.restart(this.welcome?.grace ?? 0);
    }
    this.connected = connected;
  }

  /** Takes in what has happened: it is told step by step, unless nobody looks or it is to be shown at once. */
  #take(update: Update): void {
    this.newest = update;
    this.busy = false;
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
    const moments = await this.#connection.views(from, until, this.welcome?.fixed ?? {});
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
    const next = this.isCovered && this.people.some((one) => newest.to_act.includes(one) && one !== seat);
    const others = newest.events.some(({ params }) => typeof params["seat"] === "number" && params["seat"] !== seat);
    return next || (!others && newest.since <= from && !newest.result);
  }

  #isAtOnce(): boolean {
    return settings.pace === "at-once" || document.hidden;
  }

  /** How fast the story is told: faster while other people wait for someone here. */
  #tempo(): Tempo {
    const company = this.welcome?.players.some(
      ({ seat, kind, resigned }) => kind !== "bot" && !resigned && !this.mine.includes(seat),
    );
    const waited = company && this.newest?.question ? WAITED_FOR_FACTOR : 1;
    const factor = PACE_FACTORS[settings.pace] * waited;
    return { factor, longestMs: LONGEST_ROUND_MS * factor };
  }

  /** Adds chat messages in their order; those of spectators reach players only after the match. */
  #hear(said: Said[]): void {
    const known = new Set(this.said.map(({ number }) => number));
    const all = [...this.said, ...said.filter(({ number }) => !known.has(number))];
    this.said = all.sort((one, other) => one.number - other.number);
  }

  /** Shows the newest, without a story. */
  #showNow(update: Update): void {
    this.#show(nowStep(update));
  }

  #show({ update, told }: Step): void {
    if (update.question) this.looking = false;
    this.update = update;
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
    const missed = await this.#connection.events(from, until);
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
