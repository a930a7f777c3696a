import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Coach, PATIENCE_MS } from "./coach.svelte";
import type { LiveTable } from "../live-table.svelte";
import type { Coached, Question } from "../../../net/wire";

const asked = (number: number, ...legal: string[]): Question => ({
  number,
  key: "ask-castle",
  params: {},
  legal,
  open: [],
  ends_undo: [],
});
const judged = (loss: number, grave = false): Coached => ({
  ...{ type: "coached", id: 1, loss, grave, reasons: loss ? [{ key: "coach-points", params: { count: loss } }] : [] },
  better: loss ? { type: "hinted", id: 1, line: `better ${loss}`, reasons: [] } : null,
});

/** A table whose coach says what the test wants, when it wants. */
class FakeTable {
  question: Question | null = asked(3, "go a1", "go b1", "go c1");
  considers = false;
  said: ((coached: Coached | null) => void)[] = [];
  coach = vi.fn<LiveTable["coach"]>(() => new Promise<Coached | null>((resolve) => this.said.push(resolve)));
}

let table: FakeTable;
let coach: Coach;
let given: string[];
const say = (line: string): void => coach.look(line, (sure) => given.push(sure ? `${line}!` : line));
const answer = async (coached: Coached | null): Promise<void> => {
  table.said.at(-1)?.(coached);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  coach = new Coach(table as unknown as LiveTable);
  given = [];
});
afterEach(() => vi.useRealTimers());

test("a good answer is given once it was looked at", async () => {
  say("go a1");
  expect([given, table.considers]).toEqual([[], true]);
  await answer(judged(0));
  expect([given, table.considers, coach.warning]).toEqual([["go a1"], false, null]);
});

test("a grave one is warned of, and given only by who insists", async () => {
  say("go a1");
  await answer(judged(5, true));
  expect([given, coach.warning?.line]).toEqual([[], "go a1"]);
  coach.insist();
  expect([given, coach.warning]).toEqual([["go a1!"], null]);
});

test("who thinks again is not warned a second time in this decision, nor after taking back", async () => {
  say("go a1");
  await answer(judged(5, true));
  coach.rethink();
  expect(given).toEqual([]);
  say("go b1");
  await answer(judged(6, true));
  expect(given).toEqual(["go b1"]);
  table.question = asked(5, "go a1", "go b1", "go c1");
  say("go b1");
  await answer(judged(6, true));
  expect([given, coach.warning]).toEqual([["go b1", "go b1"], null]);
});

test("in the next turn it warns again", async () => {
  say("go a1");
  await answer(judged(5, true));
  coach.insist();
  coach.endTurn(4);
  say("go b1");
  await answer(judged(6, true));
  expect(coach.warning?.line).toBe("go b1");
});

test("an answer that was looked at is not looked at twice, and a second click on it is the same", async () => {
  say("go a1");
  say("go a1");
  await answer(judged(1));
  say("go a1"); // after the question whether to do what cannot be taken back
  expect([given, table.coach.mock.calls.length]).toEqual([["go a1", "go a1"], 1]);
});

test("who says another line meanwhile means that one", async () => {
  say("go a1");
  say("go b1");
  table.said[0]?.(judged(5, true));
  await answer(judged(0));
  expect([given, coach.warning]).toEqual([["go b1"], null]);
});

test("nobody waits long for it, and what it cannot say stops nobody", async () => {
  say("go a1");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([given, table.considers]).toEqual([["go a1"], false]);
  await answer(judged(5, true));
  expect(coach.warning).toBeNull();
  table.question = asked(4, "stay a1", "stay b1");
  say("stay a1");
  await answer(null);
  expect(given).toEqual(["go a1", "stay a1"]);
});

test("where there is nothing to choose it is not asked", () => {
  table.question = asked(3, "done");
  say("done");
  expect([given, table.coach.mock.calls.length]).toEqual([["done"], 0]);
});

test("after the turn what cost most is told, until the next decision", async () => {
  say("go a1");
  await answer(judged(2));
  table.question = asked(4, "stay a1", "stay b1");
  say("stay a1");
  await answer(judged(3));
  coach.endTurn(3); // the second answer is not given yet
  expect(coach.better).toBeNull();
  coach.endTurn(4);
  expect(coach.better?.hinted.line).toBe("better 3");
  coach.endTurn(4);
  expect(coach.better?.hinted.line).toBe("better 3");
  say("stay b1");
  expect(coach.better).toBeNull();
});

test("what was taken back and decided anew is not told", async () => {
  say("go a1");
  await answer(judged(2));
  table.question = asked(4, "stay a1", "stay b1");
  say("stay a1");
  await answer(judged(3));
  table.question = asked(6, "go a1", "go b1", "go c1"); // both were taken back
  say("go c1");
  await answer(judged(0));
  coach.endTurn(7);
  expect(coach.better).toBeNull();
});

test("Escape puts away a warning or what was better", async () => {
  say("go a1");
  await answer(judged(5, true));
  expect([coach.back(), coach.warning, given]).toEqual([true, null, []]);
  expect(coach.back()).toBe(false);
});

test("what it looks at when it is sent away is given", () => {
  say("go a1");
  coach.leave();
  expect([given, table.considers]).toEqual([["go a1"], false]);
});

test("what is no longer asked is not given", async () => {
  say("go a1");
  table.question = asked(9, "stay a1", "stay b1");
  await answer(judged(5, true));
  expect([given, coach.warning, table.considers]).toEqual([[], null, false]);
});
