import { expect, test } from "vitest";
import { ApiError } from "../../net/api";
import type { Tried, Try } from "../../net/wire";
import { EXAMPLE } from "./example.fixture";
import { Steps } from "./steps.svelte";
import { TrialTable } from "./trial-table.svelte";

const REFUSED = { rule: "L03-BORDER-3", reason: "occupied", params: {} };

/** A server that takes every line but those that say `never`, and remembers what it was asked. */
function server() {
  const asked: Try[] = [];
  const answer = (trial: Try): Tried => {
    const { lines = [] } = trial;
    const refused = lines.at(-1)?.includes("never") ? REFUSED : null;
    const taken = lines.filter((line) => !line.includes("never"));
    return {
      taken: taken.length,
      view: { taken },
      seat: taken.length % 2,
      to_act: [taken.length % 2],
      question: {
        number: taken.length,
        key: "ask-border",
        params: {},
        legal: { border: [`a${taken.length + 1}e`], done: [""] },
        open: [],
      },
      events: refused ? [] : lines.slice(-1).map((line) => ({ entry: lines.length, key: line, params: {} })),
      refused,
      over: false,
      ...(trial.preview ? { previewed: [{ entry: 0, key: "would", params: {} }] } : {}),
      ...(trial.why ? { reasons: trial.why.includes("a9e") ? REFUSED : { rule: "", reason: "", params: {} } } : {}),
    };
  };
  return { asked, ask: (trial: Try) => (asked.push(trial), Promise.resolve(answer(trial))) };
}

const welcome = new Steps(EXAMPLE, "one").welcome;
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function begun(ask: (trial: Try) => Promise<Tried>): Promise<TrialTable> {
  const table = new TrialTable("example:lowenherz-2003/border", welcome, ask);
  await table.begin();
  return table;
}

async function act(table: TrialTable, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    table.act(line);
    await settled();
  }
}

test("each line is tried after those before it, by whoever is to act", async () => {
  const { asked, ask } = server();
  const table = await begun(ask);
  expect([table.shown?.seat, table.question?.legal]).toEqual([0, ["border a1e", "done"]]);
  await act(table, "border a1e", "border a2e");
  expect(asked.map(({ lines }) => lines)).toEqual([[], ["border a1e"], ["border a1e", "border a2e"]]);
  expect(asked[0]?.of).toBe("example:lowenherz-2003/border");
  expect([table.lines.length, table.shown?.seat, table.shown?.log.map(({ key }) => key)]).toEqual([
    2,
    0,
    ["border a1e", "border a2e"],
  ]);
});

test("what is refused is told and changes nothing", async () => {
  const { ask } = server();
  const table = await begun(ask);
  await act(table, "border a1e");
  const { shown, question } = table;
  await act(table, "never");
  expect(table.refusal).toEqual(REFUSED);
  expect([table.shown, table.question, table.lines]).toEqual([shown, question, ["border a1e"]]);
  await act(table, "border a2e");
  expect([table.refusal, table.lines.length]).toEqual([null, 2]);
});

test("steps are taken back one by one or all at once, without asking again; another way leads on from there", async () => {
  const { asked, ask } = server();
  const table = await begun(ask);
  await act(table, "border a1e", "border a2e");
  const count = asked.length;
  table.undo();
  expect([table.lines, table.shown?.log.length]).toEqual([["border a1e"], 1]);
  table.undo();
  table.undo();
  expect([table.lines, table.shown?.seat, asked.length]).toEqual([[], 0, count]);
  await act(table, "done");
  expect(table.lines).toEqual(["done"]);
  await act(table, "border a2e");
  table.restart();
  expect(table.lines).toEqual([]);
});

test("each question has a number of its own, also after something was taken back", async () => {
  const { ask } = server();
  const table = await begun(ask);
  const numbers = [table.question?.number];
  await act(table, "border a1e");
  numbers.push(table.question?.number);
  table.undo();
  await act(table, "done");
  numbers.push(table.question?.number);
  expect(new Set(numbers).size).toBe(3);
});

test("an answer that comes after something was taken back is not taken in", async () => {
  const { ask } = server();
  const table = await begun(ask);
  await act(table, "border a1e");
  table.act("border a2e");
  table.undo();
  await settled();
  expect([table.lines, table.busy]).toEqual([[], false]);
});

test("what would follow and why not is asked of the position that is shown", async () => {
  const { asked, ask } = server();
  const table = await begun(ask);
  await act(table, "border a1e");
  expect((await table.preview("border a2e"))?.events.map(({ key }) => key)).toEqual(["would"]);
  await table.explain("border a9e");
  expect([asked.at(-1), table.refusal]).toEqual([
    { of: "example:lowenherz-2003/border", lines: ["border a1e"], why: "border a9e" },
    REFUSED,
  ]);
  await table.explain("border a2e");
  expect(table.refusal).toBe(null);
});

test("without an answer everything stays as it was, and one can try again", async () => {
  const { ask } = server();
  let reachable = true;
  const table = await begun((trial) => (reachable ? ask(trial) : Promise.reject(new ApiError(0))));
  reachable = false;
  await act(table, "border a1e");
  expect([table.failed, table.busy, table.lines]).toEqual([true, false, []]);
  reachable = true;
  await act(table, "border a1e");
  expect([table.failed, table.lines]).toEqual([false, ["border a1e"]]);
});

test("a server that has no room says so", async () => {
  const busy = { rule: "server", reason: "busy", params: {} };
  const table = await begun(() => Promise.reject(new ApiError(503, busy)));
  expect([table.refusal, table.failed, table.shown]).toEqual([busy, false, null]);
});
