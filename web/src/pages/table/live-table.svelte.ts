/** One table as the server tells it over its connection, and what is sent back. */
import { addShare, signInAsGuest } from "../../net/api";
import { Connection, type CloseReason } from "../../net/connection";
import type { AnswerTarget } from "../../match/choice.svelte";
import { inOrder } from "../../match/events";
import type { Shown } from "../../match/shown";
import { Elapsed } from "../../lib/elapsed.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Params, Refusal } from "../../text/speaker";
import { Attendance } from "./attendance.svelte";
import { Narrator } from "./story/narrator.svelte";
import type { Coached, Hinted, Offer, Point, Previewed, Reason, Said, Told, Update, Welcome } from "../../net/wire";

/** When to send this browser's share again if it did not arrive. */
const SHARE_RETRY_MS = 4000;

/** Looks at answers before they are given. */
export interface AnswerGuard {
  /** Someone wants to say a line; `give` gives the answer, for whoever is sure without asking again. */
  look(line: string, give: (sure: boolean) => void): void;
}

export class LiveTable implements AnswerTarget {
  welcome = $state.raw<Welcome | null>(null);
  /** What of the match is shown. */
  readonly narrator = new Narrator(this, () => this.#connection);
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
  #sent = $state(false);
  /** Someone looks at an answer before it is given. */
  considers = $state(false);
  /** Whether an answer is on its way, or looked at before it is. */
  readonly busy = $derived(this.#sent || this.considers);
  /** Looks at answers before they are given; null if nobody does. */
  guard: AnswerGuard | null = null;
  /** Whether who sits looks at what is theirs though nobody of this screen is asked. */
  looking = $state(false);
  /** What was said at the table. */
  said = $state.raw<Said[]>([]);

  /** The table at the moment that is shown. */
  get update(): Update | null {
    return this.narrator.update;
  }
  /** The events up to that moment, as the seat that sits may know them. */
  get log(): readonly Told[] {
    return this.narrator.log;
  }
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
  /** Whether people at other screens play too. */
  readonly hasCompany = $derived.by(() =>
    (this.welcome?.players ?? []).some(
      ({ seat, kind, resigned }) => kind !== "bot" && !resigned && !this.mine.includes(seat),
    ),
  );
  /** Whether several people look at this screen: what is one's own is not for the others. */
  readonly shared = $derived(this.people.length > 1);
  readonly #asked = $derived.by(() => (this.over ? [] : this.people.filter((seat) => this.update?.to_act.includes(seat))));
  /** The seat of this screen that must sit down now, because it is to act and another sits. */
  readonly next = $derived.by(() => {
    if (this.mine.length < 2 || (this.seat !== null && this.#asked.includes(this.seat))) return null;
    return this.#asked[0] ?? null;
  });
  /** Who of this screen is to act, or to sit down for it, and after which entry that was asked; null if nobody is. */
  readonly asked = $derived.by(() => {
    const { update, seat, question, next } = this;
    if (!update || this.over) return null;
    if (question && seat !== null) return { seat, question: question.number };
    return next === null ? null : { seat: next, question: update.entry };
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
    if (connected || over || !this.update || !welcome || !people.length || !this.hasCompany) return null;
    return Math.max(0, welcome.grace - this.#sinceLost.seconds);
  });

  /** The table as a board and its panels draw it. */
  readonly shown = $derived.by<Shown | null>(() => {
    const { welcome, view, seat, log, update, said } = this;
    const remarks = inOrder([...this.narrator.remarks, ...this.attendance.told]);
    return welcome && view ? { welcome, view, seat, log, remarks, said, toAct: update?.to_act ?? [] } : null;
  });

  readonly match: string;
  readonly #connection: Connection;
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
      update: (update) => {
        this.#sent = false;
        this.narrator.take(update);
      },
      refused: (refusal, answer) => {
        if (answer) this.#sent = false;
        this.refusal = refusal;
      },
      heard: (said) => this.#hear(said),
      unsure: (line) => {
        this.#sent = false;
        this.asking = line;
      },
      stale: () => (this.#sent = false),
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
    if (this.guard && this.question) this.guard.look(line, (sure) => this.#give(line, ask && !sure));
    else this.#give(line, ask);
  }

  #give(line: string, ask: boolean): void {
    if (this.seat === null || !this.question) return;
    if (this.#connection.act(this.seat, this.question.number, line, ask)) {
      this.asking = this.narrator.missed = null;
      this.#sent = true;
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
    this.narrator.expect(seat, from);
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
    this.narrator.expect(null, "shown");
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

  /** Why a bot made an entry, as far as one may know; null if nobody can say now. */
  reasonsOf(entry: number): Promise<Reason[] | null> {
    return this.#connection.explain(entry);
  }

  /** What can be done at a place of the board and from it, by whomever; null if nobody can say now. */
  reach(place: string): Promise<Reason[] | null> {
    return this.#connection.reach(place);
  }

  /** What a bot would do; null if it is refused, which is then shown. */
  async hint(): Promise<Hinted | null> {
    const answer = this.seat === null ? null : await this.#connection.hint(this.seat);
    if (answer && "line" in answer) return answer;
    this.refusal = answer;
    return null;
  }

  /** What an answer to the question that is asked now would throw away; null if nobody says. */
  async coach(line: string): Promise<Coached | null> {
    const { seat, question } = this;
    return seat === null || !question ? null : this.#connection.coach(seat, question.number, line);
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

  /** Whoever is asked no longer only looks. */
  onshow({ question }: Update): void {
    if (question) this.looking = false;
  }

  leave(): void {
    this.narrator.story.drop();
    this.attendance.stop();
    this.#sinceWelcome.stop();
    this.#sinceLost.stop();
    clearTimeout(this.#retry);
    this.#connection.close();
  }

  #connect(connected: boolean): void {
    if (connected) this.#sinceLost.stop();
    else if (this.connected) {
      this.narrator.interrupt();
      this.#sinceLost.restart(this.welcome?.grace ?? 0);
    }
    this.connected = connected;
  }

  /** Adds chat messages in their order; those of spectators reach players only after the match. */
  #hear(said: Said[]): void {
    const known = new Set(this.said.map(({ number }) => number));
    const all = [...this.said, ...said.filter(({ number }) => !known.has(number))];
    this.said = all.sort((one, other) => one.number - other.number);
  }
}
