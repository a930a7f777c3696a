import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "./replay.svelte";
import type { Frames, Retold, Told } from "../../net/wire";

const COUNT = 250;
const TAKEN_BACK = 7;

/** A match of two seats: a turn begins every ten entries, each entry brings its seat a point; one was taken back. */
function retold(): Retold {
  const entries = Array.from({ length: COUNT }, (_, number) => ({
    number,
    seat: number % 2,
    line: "do",
    counts: number !== TAKEN_BACK,
  }));
  const events: Told[] = entries.flatMap(({ number, seat }) => [
    ...(number % 10 === 0 ? [{ entry: number, key: "turn-begun", params: { seat } }] : []),
    { entry: number, key: "points", params: { seat, points: 1, cells: ["a1"] } },
  ]);
  const course = Array.from({ length: COUNT + 1 }, (_, n) => [Math.ceil(n / 2), Math.floor(n / 2)]);
  const players = [0, 1].map((seat) => ({ seat, colour: "red", name: "", kind: "person", taken: false }));
  const none = {
    edition: "",
    options: {},
    cards: {},
    origin: {},
    commitment: "",
    seed: "",
    nonces: [],
    seating: [],
    own: 0,
    weights: [],
    draws: [],
  };
  const ledgers = [0, 1].map((seat) => [
    { entry: -1, points: 3, reason: "position", cells: [], score: 3 },
    ...entries
      .filter((one) => one.counts && one.seat === seat)
      .map(({ number }, i) => ({ entry: number, points: 1, reason: "points", cells: ["a1"], score: 4 + i })),
  ]);
  return {
    match: "m",
    game: "g",
    result: "win 0",
    fixed: { at: -1, same: true },
    players,
    entries,
    events,
    ledgers,
    course,
    ...none,
  };
}

/** Positions that say which entry they are of. */
async function frames(entry: number, count: number): Promise<Frames> {
  const numbers = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n >= entry && n !== TAKEN_BACK);
  return {
    frames: numbers.slice(0, count).map((n) => ({ entry: n, view: { at: n }, to_act: [n % 2] })),
    next: numbers[count] ?? null,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stands at the beginning, and shows each position whole", async () => {
  const replay = new Replay(retold(), "turn-begun", frames);
  expect([replay.entry, replay.view, replay.log]).toEqual([-1, { at: -1, same: true }, []]);
  await replay.goTo(3);
  expect([replay.entry, replay.view, replay.toAct]).toEqual([2, { at: 2, same: true }, [0]]);
  await replay.goTo(1e9);
  expect([replay.entry, replay.view, replay.isLast]).toEqual([COUNT - 1, { at: COUNT - 1, same: true }, true]);
});

it("passes over what was taken back, in positions and in the log", async () => {
  const replay = new Replay(retold(), "turn-begun", frames);
  await replay.goToEntry(TAKEN_BACK);
  expect(replay.entry).toBe(TAKEN_BACK - 1);
  replay.step(1);
  await vi.runAllTimersAsync();
  expect(replay.entry).toBe(TAKEN_BACK + 1);
  expect(replay.log.some(({ entry }) => entry === TAKEN_BACK)).toBe(false);
  expect(replay.view["at"]).toBe(TAKEN_BACK + 1);
});

it("asks for each row of positions once", async () => {
  const asked = vi.fn(frames);
  const replay = new Replay(retold(), "turn-begun", asked);
  for (let stop = 0; stop < COUNT; stop += 1) await replay.goTo(stop);
  expect(asked.mock.calls.length).toBe(3);
});

it("goes where it was asked to go last, whatever comes first", async () => {
  const waiting: (() => void)[] = [];
  const late = (entry: number, count: number): Promise<Frames> =>
    new Promise((resolve) => waiting.push(() => void frames(entry, count).then(resolve)));
  const replay = new Replay(retold(), "turn-begun", late);
  const gone = [replay.goTo(5), replay.goTo(205)];
  for (const answer of waiting.splice(0).reverse()) answer();
  await Promise.all(gone);
  expect([replay.wanted, replay.stop]).toEqual([205, 205]);
});

it("steps by turns, and to the ends beyond them", async () => {
  const replay = new Replay(retold(), "turn-begun", frames);
  const at = async (by: 1 | -1): Promise<number> => {
    replay.stepTurn(by);
    await vi.runAllTimersAsync();
    return replay.entry;
  };
  expect([await at(1), await at(1), await at(1), await at(-1), await at(-1), await at(-1)]).toEqual([0, 10, 20, 10, 0, -1]);
  await replay.goToEntry(245);
  expect(await at(1)).toBe(COUNT - 1);
});

it("plays at its speed, and stops at the end", async () => {
  const replay = new Replay(retold(), "turn-begun", frames);
  await replay.goTo(0);
  replay.speed = 4;
  replay.play();
  await vi.advanceTimersByTimeAsync(2_600);
  expect(replay.stop).toBe(10);
  replay.pause();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(replay.stop).toBe(10);
  await replay.goTo(COUNT - 4);
  replay.play();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([replay.isLast, replay.playing]).toEqual([true, false]);
});

it("says so when the server does not answer, and tries again when asked again", async () => {
  let away = true;
  const replay = new Replay(retold(), "turn-begun", (entry, count) =>
    away ? Promise.reject(new Error("away")) : frames(entry, count),
  );
  await replay.goTo(4);
  expect([replay.failed, replay.stop]).toEqual([true, 0]);
  away = false;
  await replay.goTo(4);
  expect([replay.failed, replay.stop]).toEqual([false, 4]);
});

it("shows what the server booked for a seat up to here, from what it began with", async () => {
  const replay = new Replay(retold(), "turn-begun", frames);
  expect(replay.ledger(1).map(({ entry, score }) => [entry, score])).toEqual([[-1, 3]]);
  await replay.goToEntry(5);
  expect(replay.ledger(1).map(({ entry, score }) => [entry, score])).toEqual([
    [-1, 3],
    [1, 4],
    [3, 5],
    [5, 6],
  ]);
});
