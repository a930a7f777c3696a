import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "./live-table.svelte";
import { tableCommands } from "./commands";
import type { PageState } from "./page-state.svelte";
import type { Speaker } from "../../text/speaker";
import type { FromBrowser, FromServer, Welcome } from "../../net/wire";

class FakeSocket {
  readyState = 1;
  sent: FromBrowser[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close(): void {}
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let socket: FakeSocket;
beforeEach(() => {
  socket = new FakeSocket();
  vi.stubGlobal("WebSocket", function () {
    return socket;
  });
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const whole = (seat: number, entry: number): FromServer => ({
  type: "update",
  ...{ entry, to_act: [seat], view: { seat }, since: entry, whole: true },
  events: [{ entry, key: "turn-begun", params: { seat } }],
});
const page = (id: number, since: number, card: string, more: boolean): FromServer => ({
  type: "log-of",
  ...{ id, since, entries: [{ number: since, seat: -1, line: "", counts: true }], more },
  events: [{ entry: since, key: "card-drawn", params: { seat: 0, card } }],
});
const asked = (): number => socket.sent.flatMap((message) => ("id" in message ? [message.id] : [])).at(-1) ?? 0;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("what an update left out is put into the log", async () => {
  const table = new LiveTable("m");
  socket.say(whole(0, 2));
  socket.say(page(asked(), 0, "A.N", true));
  await settled();
  socket.say(page(asked(), 1, "A.P", false));
  await settled();
  expect(table.log.map(({ entry }) => entry)).toEqual([0, 1, 2]);
});

test("what an update has no room for at all is put into the log", async () => {
  const table = new LiveTable("m");
  socket.say({ ...whole(0, 1), events: [], since: 2 } as FromServer);
  socket.say(page(asked(), 0, "A.N", true));
  await settled();
  socket.say(page(asked(), 1, "A.P", false));
  await settled();
  expect(table.log.map(({ entry }) => entry)).toEqual([0, 1]);
});

test("what one seat of a screen asked for does not come into the log of the next", async () => {
  const table = new LiveTable("m");
  socket.say(whole(0, 2));
  socket.say(page(asked(), 0, "A.N", true));
  await settled();
  const late = asked();
  socket.say(whole(1, 0));
  socket.say(page(late, 1, "A.P", false));
  await settled();
  expect(table.log).toEqual([{ entry: 0, key: "turn-begun", params: { seat: 1 } }]);
});

const seats = (kinds: readonly string[], mine: number[]): FromServer => ({
  type: "welcome",
  ...{
    match: "m",
    game: "lowenherz-2003",
    edition: "",
    options: {},
    state: "playing",
    commitment: "",
    mine,
    sits: null,
    fixed: {},
    cards: {},
    grace: 120,
  },
  players: kinds.map((kind, seat) => ({ seat, kind, colour: "red", name: "" })),
});
const shows = (seat: number | null, toAct: number[], more: object = {}): FromServer => ({
  ...{ type: "update", entry: 5, to_act: toAct, view: { seat }, since: 6, whole: true },
  ...more,
});

test("at a shared screen who is no longer asked gets up, and can still take back", () => {
  const table = new LiveTable("m");
  socket.say(seats(["me", "me", "bot"], [0, 1]));
  socket.say(shows(1, [1]));
  expect(table.lingers).toBe(false);
  socket.say(shows(1, [2], { can_take_back: true }));
  expect(table.lingers).toBe(true);
  table.rise();
  expect(socket.sent.at(-1)).toEqual({ type: "sit", seat: null });
  socket.say(shows(null, [2]));
  expect([table.lingers, table.regrets]).toEqual([false, 1]);
  table.regret();
  expect(socket.sent.slice(-2)).toEqual([
    { type: "sit", seat: 1 },
    { type: "take-back", seat: 1 },
  ]);
  socket.say(shows(null, [2], { entry: 6 }));
  expect(table.regrets).toBe(null);
});

test("who looks at their own stays until they get up, or until they have decided", () => {
  const table = new LiveTable("m");
  socket.say(seats(["me", "me", "bot"], [0, 1]));
  socket.say(shows(null, [2]));
  table.look(0);
  socket.say(shows(0, [2]));
  expect(table.lingers).toBe(false);
  table.looking = false;
  expect(table.lingers).toBe(true);
  table.look(0);
  socket.say(shows(0, [0], { question: { number: 9, key: "", params: {}, legal: {} } }));
  socket.say(shows(0, [2]));
  expect(table.lingers).toBe(true);
});

test("whoever is alone at a screen stays, also beside a bot that stands in", () => {
  const table = new LiveTable("m");
  socket.say(seats(["me", "bot"], [0]));
  socket.say(shows(0, [1]));
  expect(table.lingers).toBe(false);
  socket.say(seats(["me", "bot"], [0, 1]));
  expect([table.lingers, table.next]).toEqual([false, null]);
});

test("a line that could not be taken back is asked about until it is given", () => {
  const table = new LiveTable("m");
  const question = { number: 3, key: "ask-turn", params: {}, legal: { draw: [""], take: ["A.N"] } };
  socket.say({ ...whole(0, 2), question } as FromServer);
  table.act("draw", true);
  expect([table.busy, table.asking]).toEqual([true, null]);
  socket.say({ type: "no", rule: "table", reason: "ends-undo", params: {}, id: null, question: 3 });
  expect([table.busy, table.asking, table.refusal]).toEqual([false, "draw", null]);
  table.act("draw");
  expect([table.busy, table.asking]).toEqual([true, null]);
});

const absent = (left: number | null): FromServer => {
  const welcome = seats(["person", "person"], [0]) as Welcome;
  return { ...welcome, players: welcome.players.map((one) => (one.seat === 1 ? { ...one, grace_left: left } : one)) };
};

test("how long a bot must wait for who is away is counted down here, without a message", () => {
  vi.useFakeTimers();
  const table = new LiveTable("m");
  socket.say(absent(103));
  expect([...table.graceLeft]).toEqual([[1, 103]]);
  vi.advanceTimersByTime(40_000);
  expect(table.graceLeft.get(1)).toBe(63);
  socket.say(absent(50));
  expect(table.graceLeft.get(1)).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(table.graceLeft.get(1)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  socket.say(absent(null));
  expect(table.graceLeft.size).toBe(0);
  vi.useRealTimers();
});

test("a bot may be proposed once the time of who is away is over", () => {
  vi.useFakeTimers();
  const table = new LiveTable("m");
  const speaker = { say: (key: string, words: object = {}) => `${key} ${Object.values(words).join(" ")}`, player: String };
  const why = (): string | undefined =>
    tableCommands(table, {} as PageState, speaker as unknown as Speaker).find(({ id }) => id === "stand-in-1")?.why;
  const welcome = absent(63) as Welcome;
  socket.say({ ...welcome, players: welcome.players.map((one) => ({ ...one, here: one.seat === 0 })) });
  socket.say(shows(0, [0]));
  expect(why()).toBe("web-stand-in-wait 1:03");
  vi.advanceTimersByTime(63_000);
  expect(why()).toBe("");
  vi.useRealTimers();
});

test("while the connection is lost one sees for how long the seat is safe", () => {
  vi.useFakeTimers();
  const table = new LiveTable("m");
  socket.say(absent(null));
  socket.say(shows(0, [0]));
  expect(table.safeFor).toBe(null);
  socket.onclose?.({ code: 1006 });
  expect(table.safeFor).toBe(120);
  vi.advanceTimersByTime(20_000);
  socket.onclose?.({ code: 1006 });
  expect(table.safeFor).toBe(100);
  vi.advanceTimersByTime(5000);
  socket.say(seats(["person", "bot"], [0]));
  socket.onclose?.({ code: 1006 });
  expect(table.safeFor).toBe(null);
  table.leave();
  vi.useRealTimers();
});

/** How often this browser's share was sent. */
function sharesSent(answers: boolean[]): () => number {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return answers.shift()
      ? Promise.resolve({ status: 201, ok: true, json: () => Promise.resolve({}) })
      : Promise.reject(new Error("unreachable"));
  });
  return () => sent.filter((path) => path === "/api/matches/m/nonce").length;
}

const waiting = (mine: number[], due: boolean[]): FromServer => ({
  type: "welcome",
  ...{
    match: "m",
    game: "lionheart",
    edition: "",
    options: {},
    state: "open",
    commitment: "c0",
    sits: null,
    fixed: {},
    grace: 120,
  },
  ...{ mine, cards: {}, players: due.map((nonce_due, seat) => ({ seat, colour: "gold", name: "", kind: "me", nonce_due })) },
});

test("a match that awaits this browser's share gets it, once", async () => {
  const sent = sharesSent([true, true]);
  new LiveTable("m");
  socket.say(waiting([1], [false, true]));
  socket.say(waiting([1], [false, true]));
  await settled();
  expect(sent()).toBe(1);
});

test("the share of someone else is not sent", async () => {
  const sent = sharesSent([true]);
  new LiveTable("m");
  socket.say(waiting([1], [true, false]));
  await settled();
  expect(sent()).toBe(0);
});

test("a share that did not arrive is sent again, as long as it is awaited", async () => {
  vi.useFakeTimers();
  const sent = sharesSent([false, false, true]);
  const table = new LiveTable("m");
  socket.say(waiting([0], [true, false]));
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent()).toBe(3);
  socket.say(waiting([0], [false, false]));
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent()).toBe(3);
  table.leave();
  vi.useRealTimers();
});
