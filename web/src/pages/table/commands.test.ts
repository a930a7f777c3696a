import { expect, test } from "vitest";
import type { Told } from "../../net/wire";
import { lookCommands, moveCommands } from "./commands";
import type { LiveTable } from "./live-table.svelte";
import { Announcer } from "./log/announcer.svelte";
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

/** What is read out at a table whose log is this to whoever asks what the others did, having heard nothing of it. */
function heardAgain(toldLog: readonly Told[], since: readonly Told[] = []): string {
  const narrator = { toldLog, eventKeys: { turn: "web-turn" } };
  const aloud = new Announcer();
  const table = { narrator, welcome: { players: [{}, {}] } } as unknown as LiveTable;
  const commands = lookCommands(table, { aloud, since } as unknown as PageState, told);
  commands.find(({ id }) => id === "hear-again")?.run();
  return aloud.text;
}
const told = {
  say: (key: string) => key,
  event: (key: string) => `${key}.`,
  texts: { language: "en" },
} as unknown as Speaker;
const log = ["web-turn", "first", "web-turn", "second", "web-turn", "third"].map((key, entry): Told => {
  return { entry, key, params: {} };
});

test("whoever has just come hears what happened since they acted, else the last round, else that nothing has happened", () => {
  expect(heardAgain(log, log.slice(5))).toBe("third.");
  expect(heardAgain(log)).toBe("second. third.");
  expect(heardAgain([])).toBe("web-story-nothing");
});
