import { expect, test } from "vitest";
import { moveCommands } from "./commands";
import type { LiveTable } from "./live-table.svelte";
import type { PageState } from "./page-state.svelte";
import { Speaker } from "../../text/speaker";
import { loadTexts } from "../../text/texts";

const speaker = new Speaker(await loadTexts("en", []));

/** Why nothing can be taken back at a table whose last update says this; empty if something can. */
function whyNot(update: object, hasCompany = false): string | undefined {
  const table = { seat: 0, over: false, hasCompany, update: { acted: 3, can_take_back: false, ...update } };
  return moveCommands(table as unknown as LiveTable, {} as PageState, speaker).find(({ id }) => id === "undo")?.why;
}

test("the button for undo says beforehand why the table would refuse it", () => {
  expect(whyNot({ no_undo: "chance-seen" })).toBe(speaker.say("refused-chance-seen"));
  expect(whyNot({ no_undo: "nothing-to-undo" })).toBe(speaker.say("refused-nothing-to-undo"));
  expect(whyNot({ acted: -1 })).toBe(speaker.say("refused-nothing-to-undo"));
});

test("what is free to take back, or up to the others, can be asked for", () => {
  expect(whyNot({ can_take_back: true, no_undo: "chance-seen" })).toBe("");
  expect(whyNot({ no_undo: "" }, true)).toBe("");
  expect(whyNot({})).toBe("");
});
