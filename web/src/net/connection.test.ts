import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Handlers, type Socket } from "./connection";
import { received, type FromBrowser, type FromServer, type SentUpdate, type Welcome } from "./wire";

class FakeSocket implements Socket {
  readyState = 1;
  sent: FromBrowser[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close(): void {
    this.lose(1000);
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const welcome = (sits: number | null, mine = [0]): Welcome => ({
  type: "welcome",
  match: "m",
  game: "lowenherz-2003",
  edition: "kosmos",
  options: {},
  commitment: "",
  players: [],
  mine,
  sits,
  fixed: {},
  state: "playing",
  cards: {},
  grace: 120,
});

let sockets: FakeSocket[];
let heard: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  const handlers: Handlers = {
    welcome: () => heard.push("welcome"),
    update: () => heard.push("update"),
    refused: ({ reason }, answer) => heard.push(`refused ${reason}${answer ? "" : " aside"}`),
    heard: (said) => heard.push(`chat ${said.length}`),
    unsure: (line) => heard.push(`unsure ${line}`),
    stale: () => heard.push("stale"),
    connected: (connected) => heard.push(connected ? "here" : "away"),
    ended: (why) => heard.push(why),
    introduce: async () => void heard.push("introduce"),
  };
  connection = new Connection("ws://table", handlers, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  socket().say(welcome(0));
});
afterEach(() => vi.useRealTimers());

const socket = (): FakeSocket => sockets[sockets.length - 1];

test("an answer is sent once for a question", () => {
  expect(connection.act(0, 7, "border a1e")).toBe(true);
  expect(connection.act(0, 7, "border a1e")).toBe(false);
  expect(socket().sent).toEqual([{ type: "act", seat: 0, question: 7, line: "border a1e" }]);
  socket().say({ type: "done", question: 7, first: 3, last: 3 });
  expect(connection.act(0, 8, "done")).toBe(true);
});

test("after a refusal one may answer again", () => {
  connection.act(0, 7, "border a1e");
  socket().say({ type: "no", rule: "L03-BORDER-2", reason: "border-in-domain", params: {}, id: null, question: 7 });
  expect(heard).toContain("refused border-in-domain");
  expect(connection.act(0, 7, "border a2e")).toBe(true);
});

test("the refusal of something else leaves the answer on its way", () => {
  connection.act(0, 7, "border a1e");
  connection.takeBack(0);
  socket().say({ type: "no", rule: "table", reason: "nothing-to-undo", params: {}, id: null, question: null });
  expect(heard).toContain("refused nothing-to-undo aside");
  expect(connection.act(0, 7, "border a1e")).toBe(false);
});

test("it comes back, more and more slowly, and gives an answer without reply again", async () => {
  connection.act(0, 7, "border a1e");
  socket().lose();
  expect(heard.at(-1)).toBe("away");
  for (let tries = 2; tries < 6; tries++) {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(tries);
    socket().lose();
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(sockets).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(20_000);
  socket().say(welcome(0));
  expect(heard.at(-2)).toBe("here");
  expect(socket().sent).toEqual([{ type: "act", seat: 0, question: 7, line: "border a1e" }]);
});

test("whoever sat sits down again", async () => {
  connection.sit(1);
  socket().lose();
  await vi.advanceTimersByTimeAsync(1000);
  socket().say(welcome(null, [0, 1]));
  expect(socket().sent).toEqual([{ type: "sit", seat: 1 }]);
  socket().say(welcome(1, [0, 1]));
  expect(socket().sent).toHaveLength(1);
});

test("questions get their own answers, and none while away", async () => {
  const preview = connection.preview(0, "border a1e");
  const why = connection.why(0, "border a2e");
  const refused = connection.preview(0, "border z9e");
  const ids = socket().sent.map((message) => ("id" in message ? message.id : 0));
  socket().say({ type: "reasoned", id: ids[1] ?? 0, rule: "L03-BORDER-2", reason: "border-in-domain", params: {} });
  socket().say({ type: "previewed", id: ids[0] ?? 0, events: [], ends_undo: false });
  socket().say({ type: "no", rule: "notation", reason: "no-such-edge", params: {}, id: ids[2] ?? 0 });
  expect(await preview).toMatchObject({ events: [] });
  expect(socket().sent).toContainEqual(expect.objectContaining({ type: "preview", outcomes: true }));
  expect(await why).toMatchObject({ rule: "L03-BORDER-2" });
  expect(await refused).toBeNull();
  expect(heard).not.toContain("refused no-such-edge");
  const late = connection.ledger(0);
  socket().lose();
  expect(await late).toBeNull();
  expect(await connection.ledger(0)).toBeNull();
});

test("a guest who is not known introduces herself, a table that is not there is given up", async () => {
  socket().lose(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.at(-1)).toBe("introduce");
  expect(sockets).toHaveLength(2);
  socket().lose(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.at(-1)).toBe("no-table");
  expect(sockets).toHaveLength(2);
});

test("an answer that could not be taken back is asked about, and can be given then", () => {
  connection.act(0, 8, "draw", true);
  expect(socket().sent.at(-1)).toEqual({ type: "act", seat: 0, question: 8, line: "draw", ask: true });
  expect(connection.act(0, 8, "draw", true)).toBe(false);
  socket().say({ type: "no", rule: "table", reason: "ends-undo", params: {}, id: null, question: 8 });
  expect(heard.at(-1)).toBe("unsure draw");
  expect(connection.act(0, 8, "draw")).toBe(true);
  expect(socket().sent.at(-1)).toEqual({ type: "act", seat: 0, question: 8, line: "draw" });
});

test.each([
  [4403, "other-site"],
  [4404, "no-table"],
  [4409, "not-opened"],
  [4410, "closed"],
  [4429, "too-many"],
])("a connection closed with %i does not come back: %s", async (code, why) => {
  socket().lose(code);
  connection.checkNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.at(-1)).toBe(why);
  expect(sockets).toHaveLength(1);
});

test.each([1006, 1011, 4408, 4500, 4503])("a connection closed with %i comes back", async (code) => {
  socket().lose(code);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard.at(-1)).toBe("away");
  expect(sockets).toHaveLength(2);
});

test("whoever hurries or leaves while a guest introduces herself gets no second connection", async () => {
  socket().lose(4401);
  connection.checkNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
  socket().lose(4401);
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
});

test("what comes late over a connection that was given up is not heard", async () => {
  const before = socket();
  connection.checkNow();
  before.close = () => undefined; // a network that is gone does not say so
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets.length).toBeGreaterThan(1);
  const count = heard.length;
  before.say(welcome(0));
  expect(heard).toHaveLength(count);
});

test("an update has whole lines, and what was left out is as usual", () => {
  const sent: SentUpdate = {
    type: "update",
    entry: 3,
    to_act: [0],
    view: {},
    since: 3,
    question: { number: 3, key: "play", params: {}, legal: { border: ["c7e", "c7s"], done: [""] } },
  };
  expect(received(sent)).toMatchObject({ whole: false, offers: [], events: [], result: "", aside: null });
  expect(received(sent).question).toMatchObject({ legal: ["border c7e", "border c7s", "done"], open: [] });
});

test("a connection that only seems to stand is given up when one comes back to the page", async () => {
  connection.checkNow();
  connection.checkNow();
  expect(socket().sent).toHaveLength(1);
  socket().say({ type: "log-of", id: 1, since: 0, entries: [], events: [], more: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).not.toContain("away");
  connection.checkNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toContain("away");
  expect(sockets.length).toBeGreaterThan(1);
});

test("an answer that came too late is let go", () => {
  connection.act(0, 7, "border a1e");
  socket().say({ type: "stale", question: 7 });
  expect(heard.at(-1)).toBe("stale");
  expect(connection.act(0, 7, "border a1e")).toBe(true);
});
