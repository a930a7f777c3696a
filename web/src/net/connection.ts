/**
 * The WebSocket of one table.
 *
 * It reconnects by itself with exponential backoff and jitter, matches replies to requests by id, and sends an answer again
 * after a reconnect until the server has acknowledged it; the number of the question keeps it from counting twice.
 */
import type { Params, Refusal } from "../text/speaker";
import {
  received,
  type Act,
  type Coached,
  type Explained,
  type FromBrowser,
  type FromServer,
  type Hinted,
  type Reached,
  type LogOf,
  type Moment,
  type No,
  type Offer,
  type Point,
  type Previewed,
  type Reason,
  type Said,
  type Told,
  type Update,
  type ViewsOf,
  type Welcome,
} from "./wire";

/** Close codes after which there is no reconnect, and what each means. */
const CLOSE_REASONS = {
  4403: "other-site",
  4404: "no-table",
  4409: "not-opened",
  4410: "closed",
  4429: "too-many",
} as const;
export type CloseReason = (typeof CLOSE_REASONS)[keyof typeof CLOSE_REASONS];

export interface Handlers {
  welcome(welcome: Welcome): void;
  update(update: Update): void;
  /** Something was refused: the answer to a question, or something else. */
  refused(refusal: Refusal, answer: boolean): void;
  /** An answer that was to be asked about could not be taken back at will; nothing has changed. */
  unsure(line: string): void;
  /** The answer came too late: another was given already, by this player elsewhere. */
  stale(): void;
  /** Something was said at the table. */
  heard(said: Said[]): void;
  /** The connection is up, or lost. */
  connected(connected: boolean): void;
  ended(why: CloseReason): void;
  /** The server does not know who we are; come as a guest first. */
  introduce(): Promise<void>;
}

/** The part of a WebSocket that is needed, so that tests can stand in for it. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

const OPEN = 1;
const CLOSED_NO_GUEST = 4401;
/** Why an answer is refused that was to be asked about. */
const ENDS_UNDO = "ends-undo";
/** Backoff: the delay before the first reconnect, doubled with every failure up to the longest. */
const RECONNECT_DELAY_MS = 400;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** How long the heartbeat waits for a reply before the connection counts as dead and is closed. */
const HEARTBEAT_TIMEOUT_MS = 4_000;
/** An entry that no match has: asking for the log from there is the heartbeat, for the reply is empty. */
const BEYOND_LAST_ENTRY = 2 ** 30;

type Answer =
  | { previewed: Previewed }
  | { page: LogOf }
  | { refusal: Refusal | null }
  | { points: Point[] }
  | { hinted: Hinted }
  | { coached: Coached }
  | { reached: Reached }
  | { views: ViewsOf }
  | { explained: Explained };

export class Connection {
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #connect: (url: string) => Socket;
  readonly #requests = new Map<number, (answer: Answer | null) => void>();
  #socket: Socket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;
  #greeted = false;
  #id = 0;
  #pending: Act | null = null;
  #sits: number | null = null;

  constructor(url: string, handlers: Handlers, connect: (url: string) => Socket = (to) => new WebSocket(to)) {
    this.#url = url;
    this.#handlers = handlers;
    this.#connect = connect;
    this.#open();
  }

  /** Answers a question, with `ask` only if that can be taken back at will; false if an answer to it is already on its way. */
  act(seat: number, question: number, line: string, ask = false): boolean {
    if (this.#pending?.seat === seat && this.#pending.question === question) return false;
    this.#pending = { type: "act", seat, question, line, ...(ask ? { ask } : {}) };
    this.#send(this.#pending);
    return true;
  }

  /** From now on show this seat's view, or what everyone may see, also after the connection was away. */
  sit(seat: number | null): void {
    this.#sits = seat;
    this.#send({ type: "sit", seat });
  }

  takeBack(seat: number): void {
    this.#send({ type: "take-back", seat });
  }

  resign(seat: number): void {
    this.#send({ type: "resign", seat });
  }

  /** Proposes what takes the consent of the others. */
  offer(seat: number, what: Offer["what"], about: number | null = null): void {
    this.#send({ type: "offer", seat, what, about });
  }

  /** Agrees to an offer, declines it, or withdraws it. */
  consent(seat: number, offer: number, agrees: boolean): void {
    this.#send({ type: "consent", seat, offer, agrees });
  }

  sayAloud(text: string): void {
    this.#send({ type: "say", text });
  }

  /** Says a ready phrase by its key. */
  sayPhrase(phrase: string): void {
    this.#send({ type: "say", phrase });
  }

  /** What a line would cause; null if nobody can say now. */
  async preview(seat: number, line: string): Promise<Previewed | null> {
    const answer = await this.#request((id) => ({ type: "preview", id, seat, line, outcomes: true }));
    return answer && "previewed" in answer ? answer.previewed : null;
  }

  /** What a bot would do, or why nobody says; null if nobody can be asked now. */
  async hint(seat: number): Promise<Hinted | Refusal | null> {
    const answer = await this.#request((id) => ({ type: "hint", id, seat }));
    if (answer && "hinted" in answer) return answer.hinted;
    return answer && "refusal" in answer ? answer.refusal : null;
  }

  /** What an answer would throw away; null if nobody says. */
  async coach(seat: number, question: number, line: string): Promise<Coached | null> {
    const answer = await this.#request((id) => ({ type: "coach", id, seat, question, line }));
    return answer && "coached" in answer ? answer.coached : null;
  }

  /** Why a bot made an entry, as far as one may know; null if nobody can say now. */
  async explain(entry: number): Promise<Reason[] | null> {
    const answer = await this.#request((id) => ({ type: "explain", id, since: entry, until: entry }));
    return answer && "explained" in answer ? (answer.explained.entries[0]?.reasons ?? []) : null;
  }

  /** Why a line is refused; null if it is not, or nobody can say now. */
  async why(seat: number, line: string): Promise<Refusal | null> {
    const answer = await this.#request((id) => ({ type: "why", id, seat, line }));
    return answer && "refusal" in answer ? answer.refusal : null;
  }

  /** Where a seat's points came from; null if nobody can say now. */
  async ledger(seat: number): Promise<Point[] | null> {
    const answer = await this.#request((id) => ({ type: "ledger", id, seat }));
    return answer && "points" in answer ? answer.points : null;
  }

  /** What happened from one entry on until another, in the game and beside it; as much of it as can be had now. */
  async events(from: number, until: number): Promise<{ events: Told[]; remarks: Told[] }> {
    const found: { events: Told[]; remarks: Told[] } = { events: [], remarks: [] };
    const before = ({ entry }: Told): boolean => entry < until;
    for (let since: number | null = from; since !== null && since < until;) {
      const first: number = since;
      const answer = await this.#request((id) => ({ type: "log", id, since: first }));
      if (!answer || !("page" in answer)) break;
      found.events.push(...answer.page.events.filter(before));
      found.remarks.push(...(answer.page.remarks ?? []).filter(before));
      since = answer.page.more ? first + answer.page.entries.length : null;
    }
    return found;
  }

  /** What can be done at a place of the board and from it; null if nobody can say. */
  async reach(place: string): Promise<Reason[] | null> {
    const answer = await this.#request((id) => ({ type: "reach", id, place }));
    return answer && "reached" in answer ? answer.reached.told : null;
  }

  /** The table after each of these entries, as it could be seen then, with whole views; null if nobody can say now. */
  async views(from: number, until: number, fixed: Params): Promise<Moment[] | null> {
    const found: Moment[] = [];
    for (let since: number | null = from; since !== null;) {
      const first: number = since;
      const answer = await this.#request((id) => ({ type: "views", id, since: first, until }));
      if (!answer || !("views" in answer)) return null;
      let view = fixed;
      for (const moment of answer.views.moments) found.push({ ...moment, view: (view = { ...view, ...moment.view }) });
      since = answer.views.next;
    }
    return found;
  }

  /** Reconnects at once instead of after the backoff delay; an open connection gets a heartbeat, and is closed if it times out. */
  checkNow(): void {
    if (this.#closed) return;
    if (this.#socket) this.#checkAlive(this.#socket);
    else {
      clearTimeout(this.#retry);
      this.#open();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #checkAlive(socket: Socket): void {
    if (socket.readyState !== OPEN || this.#heartbeat !== undefined) return;
    this.#heartbeat = setTimeout(() => {
      this.#heartbeat = undefined;
      socket.close();
      if (this.#socket === socket) void this.#lost(0);
    }, HEARTBEAT_TIMEOUT_MS);
    void this.#request((id) => ({ type: "log", id, since: BEYOND_LAST_ENTRY })).then(() => {
      clearTimeout(this.#heartbeat);
      this.#heartbeat = undefined;
    });
  }

  #open(): void {
    const socket = this.#connect(this.#url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) void this.#lost(code);
    };
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    for (const answer of this.#requests.values()) answer(null);
    this.#requests.clear();
    if (this.#closed) return;
    this.#handlers.connected(false);
    const ending = (CLOSE_REASONS as Readonly<Record<number, CloseReason>>)[code];
    if (ending) {
      this.#closed = true;
      this.#handlers.ended(ending);
      return;
    }
    const first = this.#failures === 0;
    const jitter = 0.75 + Math.random() / 2;
    const delay = Math.min(MAX_RECONNECT_DELAY_MS, RECONNECT_DELAY_MS * 2 ** this.#failures) * jitter;
    this.#failures += 1;
    if (code === CLOSED_NO_GUEST) await this.#handlers.introduce().catch(() => undefined);
    if (this.#closed || this.#socket) return; // meanwhile the page was left, or checkNow reconnected
    this.#retry = setTimeout(() => this.#open(), code === CLOSED_NO_GUEST && first ? 0 : delay);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        this.#handlers.update(received(message));
        break;
      case "done":
        this.#settle(message.question);
        break;
      case "stale":
        this.#settle(message.question);
        this.#handlers.stale();
        break;
      case "no":
        this.#refused(message);
        break;
      case "previewed":
        this.#resolve(message.id, { previewed: message });
        break;
      case "reasoned":
        this.#resolve(message.id, { refusal: message.rule ? refusalOf(message) : null });
        break;
      case "ledger-of":
        this.#resolve(message.id, { points: message.points });
        break;
      case "log-of":
        this.#resolve(message.id, { page: message });
        break;
      case "views-of":
        this.#resolve(message.id, { views: message });
        break;
      case "explained":
        this.#resolve(message.id, { explained: message });
        break;
      case "reached":
        this.#resolve(message.id, { reached: message });
        break;
      case "hinted":
        this.#resolve(message.id, { hinted: message });
        break;
      case "coached":
        this.#resolve(message.id, { coached: message });
        break;
      case "chat":
        this.#handlers.heard(message.said);
        break;
    }
  }

  /** After a welcome the connection is up: the seat is taken again, an answer that was not acknowledged is sent again. */
  #welcomed(welcome: Welcome): void {
    const returned = !this.#greeted;
    this.#greeted = true;
    this.#failures = 0;
    this.#handlers.connected(true);
    this.#handlers.welcome(welcome);
    const sits = this.#sits;
    if (sits !== null && welcome.sits !== sits && welcome.mine.includes(sits)) this.#send({ type: "sit", seat: sits });
    if (returned && this.#pending) this.#send(this.#pending);
  }

  #settle(question: number): void {
    if (this.#pending?.question === question) this.#pending = null;
  }

  #refused(message: No): void {
    if (typeof message.id === "number") {
      this.#resolve(message.id, { refusal: refusalOf(message) });
      return;
    }
    const pending = this.#pending;
    if (message.reason === ENDS_UNDO && pending && pending.question === message.question) {
      this.#pending = null;
      this.#handlers.unsure(pending.line);
      return;
    }
    // What the server could not read was an answer in a notation too long for it: nothing else that is sent can be misread.
    const answer = message.rule === "protocol" || typeof message.question === "number";
    if (typeof message.question === "number") this.#settle(message.question);
    else if (answer) this.#pending = null;
    this.#handlers.refused(refusalOf(message), answer);
  }

  #resolve(id: number, answer: Answer): void {
    this.#requests.get(id)?.(answer);
    this.#requests.delete(id);
  }

  #request(message: (id: number) => FromBrowser): Promise<Answer | null> {
    if (this.#socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#requests.set(id, resolve);
      this.#send(message(id));
    });
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function refusalOf({ rule, reason, params }: { rule: string; reason: string; params: Params }): Refusal {
  return { rule, reason, params };
}
