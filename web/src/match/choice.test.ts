import { expect, test } from "vitest";
import { Choice, type AnswerTarget } from "./choice.svelte";

/** A table that notes what is said at it, where `knight` and `wall b2e` cannot be taken back at will. */
function tableOf(legal: string[]) {
  const acted: [string, boolean][] = [];
  const table = {
    shown: null,
    question: { number: 1, key: "", params: {}, legal, open: [], ends_undo: ["knight", "wall b2e"] },
    update: null,
    busy: false,
    asking: null as string | null,
    refusal: null,
    act: (line: string, ask: boolean) => void acted.push([line, ask]),
    actAside: () => undefined,
    sayPhrase: () => undefined,
    explain: () => Promise.resolve(),
    why: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
  } satisfies AnswerTarget;
  return { table, acted };
}

test.each([
  ["on its way", { busy: true }],
  ["asked about", { asking: "knight b2" }],
])("what is about to be done is shown while it is %s", (_, state) => {
  const choice = new Choice({ ...tableOf(["knight b2", "knight c3"]).table, ...state }, {});
  choice.pickAt("b2");
  choice.pointAt("c3");
  expect(choice.pointed).toEqual({ line: "knight b2", target: "b2" });
});

test("who has confirmed on the board is not asked again", () => {
  const { table, acted } = tableOf(["knight b2"]);
  const choice = new Choice(table, {});
  choice.pickAt("b2");
  choice.pickAt("b2", true);
  expect(acted).toEqual([
    ["knight b2", true],
    ["knight b2", false],
  ]);
});

test("what can be taken back at will is known by verb or by line", () => {
  const choice = new Choice(tableOf([]).table, {});
  expect(["knight b2", "wall b2e", "wall c3s", "done"].map((line) => choice.isFree(line))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("what is touched is said once it is confirmed, or put away", () => {
  const { table, acted } = tableOf(["attack b2 c3"]);
  const choice = new Choice(table, { asks: () => false });
  const words = { yes: "Attack", no: "Not yet" };
  choice.hold("attack b2 c3", words);
  expect([choice.pointed, choice.held?.yes, acted]).toEqual([{ line: "attack b2 c3", target: "c3" }, "Attack", []]);
  expect(choice.back()).toBe(true);
  expect([choice.pointed, choice.held]).toEqual([null, null]);
  choice.hold("attack b2 c3", words);
  choice.held?.confirm();
  expect([choice.held, acted]).toEqual([null, [["attack b2 c3", false]]]);
});
