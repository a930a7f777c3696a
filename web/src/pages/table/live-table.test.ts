import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "./live-table.svelte";
import { settings } from "../../lib/settings.svelte";
import { Listener } from "../../match/sound/listener";
import { tableCommands } from "./commands";
import { TurnWatch } from "./signals/turn";
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

test("what happened at the table and what was taken back is kept beside the log, also of pages that are asked for", async () => {
  const table = new LiveTable("m");
  const remark = (entry: number, undone: boolean) => ({ entry, key: "table-hints", params: {}, undone });
  socket.say({ ...whole(0, 2), remarks: [remark(2, false)] } as FromServer);
  socket.say({ ...page(asked(), 0, "A.N", false), remarks: [remark(0, true), remark(1, false)] } as FromServer);
  await settled();
  expect(table.narrator.remarks.map(({ entry, undone }) => [entry, undone])).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
  socket.say({ ...whole(0, 3), whole: false, since: 3, remarks: [remark(3, false)] } as FromServer);
  expect(table.narrator.remarks.map(({ entry }) => entry)).toEqual([0, 1, 2, 3]);
  expect(table.log.map(({ entry }) => entry)).toEqual([0, 2, 3]);
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

const step = (entry: number, seat: number, more: object = {}): FromServer => ({
  ...{ type: "update", entry, to_act: [seat], view: { seat: 0, at: entry }, since: entry },
  events: [{ entry, key: "placed", params: { seat } }],
  ...more,
});
const question = { number: 9, key: "ask", params: {}, legal: { go: [""] } };
const viewsOf = (first: number, count: number, seat: number, next: number | null = null): FromServer => ({
  ...{ type: "views-of", id: asked(), next },
  moments: Array.from({ length: count }, (_, i) => ({
    ...{ entry: first + i, seat, to_act: [seat] },
    view: { seat: 0, at: first + i },
    events: [{ entry: first + i, key: "placed", params: { seat } }],
  })),
});

/** A table at which someone looks and the story is told; seat 0 is theirs. */
function told(kinds: string[] = ["me", "bot"]): LiveTable {
  vi.stubGlobal("document", { hidden: false });
  vi.useFakeTimers();
  const table = new LiveTable("m");
  table.narrator.eventKeys = { turn: "turn" };
  socket.say(seats(kinds, [0]));
  socket.say(shows(0, [0], { entry: 5, acted: -1 }));
  return table;
}
afterEach(() => {
  vi.useRealTimers();
  settings.pace = "normal";
});
const seen = (table: LiveTable): unknown[] => [table.view?.["at"], table.log.at(-1)?.entry, table.question !== null];

test("what lies between two updates is asked for and told step by step; one is asked at the end", async () => {
  const table = told();
  socket.say(step(8, 1, { to_act: [0], question }));
  expect(socket.sent.at(-1)).toMatchObject({ type: "views", since: 6, until: 8 });
  expect(table.question).toBe(null);
  socket.say(viewsOf(6, 3, 1));
  await vi.advanceTimersByTimeAsync(1);
  expect(seen(table)).toEqual([6, 6, false]);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen(table)).toEqual([7, 7, false]);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen(table)).toEqual([8, 8, false]);
  await vi.advanceTimersByTimeAsync(600);
  expect([...seen(table), table.narrator.story.telling]).toEqual([8, 8, true, false]);
});

test("each step is heard when it is shown, and a turn begins with the last", async () => {
  const table = told();
  const listener = new Listener({ placed: "wood" });
  const watch = new TurnWatch(table.asked);
  listener.skip(table.log);
  const heard = (): unknown[] => [listener.hear(table.log), watch.begins(table.asked, false)];
  socket.say(step(8, 1, { to_act: [0], question }));
  expect(heard()).toEqual([null, false]);
  socket.say(viewsOf(6, 3, 1));
  for (const rest of [1, 600, 600]) {
    await vi.advanceTimersByTimeAsync(rest);
    expect([heard(), heard()]).toEqual([
      ["wood", false],
      [null, false],
    ]);
  }
  await vi.advanceTimersByTimeAsync(600);
  expect([table.asked, heard()]).toEqual([{ seat: 0, question: 9 }, [null, true]]);
});

test("where everything is shown at once there is one sound for the newest", () => {
  const table = told();
  const listener = new Listener({ placed: "wood" });
  settings.pace = "at-once";
  const events = [6, 7, 8].map((entry) => ({ entry, key: "placed", params: { seat: 1 } }));
  socket.say(step(8, 1, { since: 6, events, to_act: [0], question }));
  expect([listener.hear(table.log), listener.hear(table.log)]).toEqual(["wood", null]);
});

test("one's own action is shown at once", () => {
  const table = told();
  socket.say(step(6, 0, { to_act: [0], question, acted: 6 }));
  expect(seen(table)).toEqual([6, 6, true]);
});

test("where everything is shown at once nothing is asked for", () => {
  const table = told();
  settings.pace = "at-once";
  socket.say(step(6, 1, { since: 6 }));
  socket.say(step(9, 1, { since: 7, to_act: [0], question }));
  expect(socket.sent.some(({ type }) => type === "views")).toBe(false);
  expect(seen(table)).toEqual([9, 9, true]);
});

test("if the views cannot be had the newest is shown", async () => {
  const table = told();
  socket.say(step(8, 1, { to_act: [0], question }));
  socket.say({ type: "no", rule: "protocol", reason: "no-request", params: {}, id: asked() });
  await vi.advanceTimersByTimeAsync(1);
  expect(seen(table)).toEqual([8, 8, true]);
});

test("what happened while the tab was hidden can be told afterwards", async () => {
  const table = told();
  vi.stubGlobal("document", { hidden: true });
  socket.say(step(6, 1));
  socket.say(step(8, 1, { since: 7, to_act: [0], question }));
  expect([...seen(table), table.narrator.missed]).toEqual([8, 8, true, 6]);
  vi.stubGlobal("document", { hidden: false });
  void table.narrator.tellAgain(6);
  socket.say(viewsOf(6, 3, 1));
  await vi.advanceTimersByTimeAsync(1);
  expect([...seen(table), table.narrator.missed, table.narrator.toldLog.length]).toEqual([6, 6, false, null, 3]);
  table.narrator.skip();
  expect(seen(table)).toEqual([8, 8, true]);
});

test("an undo drops what was not yet told", async () => {
  const table = told();
  socket.say(step(8, 1));
  socket.say(viewsOf(6, 3, 1));
  await vi.advanceTimersByTimeAsync(1);
  socket.say(shows(0, [0], { entry: 9, question }));
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.update?.entry, table.question !== null, table.narrator.story.telling]).toEqual([9, true, false]);
});

test("whoever sits down is told what happened since they acted", async () => {
  const table = told(["me", "me", "bot"]);
  socket.say(seats(["me", "me", "bot"], [0, 1]));
  table.narrator.isCovered = true;
  table.sit(1);
  socket.say({ ...shows(1, [1], { entry: 8, acted: 5, since: 8, question }), view: { seat: 1, at: 8 } } as FromServer);
  expect(socket.sent.findLast(({ type }) => type === "views")).toMatchObject({ since: 6, until: 8 });
  expect(table.seat).toBe(0);
  const views = socket.sent.findLast((sent) => sent.type === "views");
  socket.say({ ...viewsOf(6, 3, 2), id: views && "id" in views ? views.id : 0 } as FromServer);
  await vi.advanceTimersByTimeAsync(1);
  expect([table.view?.["at"], table.question]).toEqual([6, null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.view?.["at"], table.question !== null]).toEqual([8, true]);
});

test("an earlier moment is looked at until one comes back or something happens", async () => {
  const table = told();
  socket.say(step(6, 0, { acted: 6, to_act: [0], question }));
  void table.narrator.peek(3);
  socket.say(viewsOf(3, 1, 1));
  await vi.advanceTimersByTimeAsync(1);
  expect([table.narrator.peeked, table.view?.["at"], table.question, table.narrator.toldLog.length]).toEqual([
    3,
    3,
    null,
    2,
  ]);
  table.narrator.unpeek();
  expect([table.narrator.peeked, ...seen(table)]).toEqual([null, 6, 6, true]);
});

test("the story is shorter while other people wait", async () => {
  const table = told(["me", "person", "bot"]);
  socket.say(step(7, 2, { to_act: [0], question }));
  socket.say(viewsOf(6, 2, 2));
  await vi.advanceTimersByTimeAsync(301);
  expect(table.view?.["at"]).toBe(7);
  await vi.advanceTimersByTimeAsync(300);
  expect(table.question).not.toBe(null);
});
