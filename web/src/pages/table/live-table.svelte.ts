/** One table as the server tells it over its connection, and what is sent back. */
import { addShare, signInAsGuest } from "../../net/api";
import { Connection, type CloseReason } from "../../net/connection";
import type { AnswerTarget } from "../../match/choice.svelte";
import { changedBy } from "../../match/events";
import type { Shown } from "../../match/shown";
import { Elapsed } from "../../lib/elapsed.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Params, Refusal } from "../../text/speaker";
import type { Hinted, Offer, Point, Previewed, Said, Told, Update, Welcome } from "../../net/wire";

/** How long a move of someone else is shown before the next one. */
const MOVE_PAUSE_MS = 260;
/** When to send this browser's share again if it did not arrive. */
const SHARE_RETRY_MS = 4000;

export class LiveTable implements AnswerTarget {
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  /** All events so far, as the seat that sits may know them. */
  log = $state.raw<Told[]>([]);
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
    const { welcome, view, seat, log, update } = this;
    return welcome && view ? { welcome, view, seat, log, toAct: update?.to_act ?? [] } : null;
  });

  /** Events of the game that change every cell they list; set once its part is loaded. */
  changesCells: readonly string[] = [];

  readonly match: string;
  readonly #connection: Connection;
  #waiting: Update[] = [];
  /** How often the log was reset; replies for an earlier one are dropped. */
  #begun = 0;
  /** Who got up last with something to take back, and the last entry then. */
  #risen = $state.raw<{ seat: number; entry: number } | null>(null);
  #pause: ReturnType<typeof setTimeout> | undefined;
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
      this.asking = null;
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

  sit(seat: number): void {
    this.looking = false;
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

  /** Checks the connection, when the page becomes visible again or the network is back. */
  checkNow(): void {
    this.#connection.checkNow();
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    for (const update of this.#waiting.splice(0)) this.#show(update);
  }

  leave(): void {
    clearTimeout(this.#pause);
    this.#sinceWelcome.stop();
    this.#sinceLost.stop();
    clearTimeout(this.#retry);
    this.#connection.close();
  }

  #connect(connected: boolean): void {
    if (connected) this.#sinceLost.stop();
    else if (this.connected) this.#sinceLost.restart(this.welcome?.grace ?? 0);
    this.connected = connected;
  }

  /** Shows an update after those before it have been seen; one that tells everything stands for them. */
  #take(update: Update): void {
    if (update.whole) this.#waiting = [];
    this.#waiting.push(update);
    const still = settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (update.whole || document.hidden || still) this.skip();
    else if (this.#pause === undefined) this.#showNext();
  }

  /** Adds chat messages in their order; those of spectators reach players only after the match. */
  #hear(said: Said[]): void {
    const known = new Set(this.said.map(({ number }) => number));
    const all = [...this.said, ...said.filter(({ number }) => !known.has(number))];
    this.said = all.sort((one, other) => one.number - other.number);
  }

  #showNext(): void {
    this.#pause = undefined;
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      this.#show(update);
      const seen = update.events.some((told) => told.params["seat"] !== this.seat && changedBy(told, this).length > 0);
      if (!seen) continue;
      this.#pause = setTimeout(() => this.#showNext(), MOVE_PAUSE_MS);
      return;
    }
  }

  #show(update: Update): void {
    this.busy = false;
    if (update.question) this.looking = false;
    if (update.whole) this.#begun += 1;
    const gap = update.whole ? 0 : (this.update?.entry ?? -1) + 1;
    this.log = update.whole ? update.events : [...this.log, ...update.events];
    this.update = update;
    if (update.since > gap) void this.#fill(gap, update.since);
  }

  /** Puts the events into the log that an update left out because they were too many. */
  async #fill(from: number, until: number): Promise<void> {
    const begun = this.#begun;
    const missed = await this.#connection.events(from, until);
    if (begun !== this.#begun) return; // another sits here now, or something was taken back: this is not theirs to read
    const known = new Set(this.log.map(({ entry }) => entry));
    const fresh = missed.filter(({ entry }) => !known.has(entry));
    this.log = [...fresh, ...this.log].sort((one, other) => one.entry - other.entry);
  }
}
