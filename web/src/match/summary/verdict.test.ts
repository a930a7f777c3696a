import { expect, it } from "vitest";
import { Speaker } from "../../text/speaker";
import { loadTexts } from "../../text/texts";
import type { Player, Told } from "../../net/wire";
import { endingEvent, verdictOf } from "./verdict";

const KEYS = { turn: "turn-begun", ends: ["won-by-king", "drawn"] };
const player = (seat: number, resigned = false): Player => ({
  ...{ seat, colour: "gold", name: "", kind: "person", taken: true, resigned },
});
const players = [player(0), player(1)];
const king: Told = { entry: 9, key: "won-by-king", params: { players: [0], foe: "silver" } };
const remark: Told = { entry: 9, key: "table-lapsed", params: { seat: 0 } };
const speaker = async (): Promise<Speaker> =>
  new Speaker(await loadTexts("en", ["lionheart"]), { prefix: "lh", params: {} }, "", ["Ada", "Grace"]);

it("says who has won, and by what event", async () => {
  const verdict = verdictOf({ result: "win 0", players, log: [king, remark] }, KEYS, await speaker());
  expect(verdict).toEqual({
    kind: "win",
    winners: [0],
    title: "Ada wins",
    why: "Silver’s King has fallen: Ada wins the battle.",
  });
});

it("says that a victory is shared", async () => {
  const verdict = verdictOf({ result: "win 0 1", players, log: [] }, KEYS, await speaker());
  expect(verdict.title).toBe("Ada and Grace share the victory");
});

it("says who has resigned, though an event may say otherwise", async () => {
  const gone = [player(0, true), player(1)];
  const verdict = verdictOf({ result: "win 1", players: gone, log: [king, remark] }, KEYS, await speaker());
  expect([verdict.title, verdict.why]).toEqual(["Grace wins", "Ada resigns."]);
  expect(endingEvent({ result: "win 1", players: gone, log: [king, remark] }, KEYS)).toBeNull();
});

it("tells a draw by agreement from one by the rules", async () => {
  const spoken = await speaker();
  const drawn: Told = { entry: 9, key: "drawn", params: { turns: 60 } };
  expect(verdictOf({ result: "draw", players, log: [] }, KEYS, spoken)).toMatchObject({
    kind: "draw",
    title: "A draw",
    why: "All agree on a draw.",
  });
  expect(verdictOf({ result: "draw", players, log: [drawn] }, KEYS, spoken).why).toContain("No figure has fallen");
});

it("knows a match that was given up by agreement from one that nobody wanted to go on with", async () => {
  const spoken = await speaker();
  const all = [player(0, true), player(1, true)];
  expect(verdictOf({ result: "abandoned", players, log: [king, remark] }, KEYS, spoken).why).toBe("All agree to stop here.");
  expect(verdictOf({ result: "abandoned", players: all, log: [] }, KEYS, spoken).why).toBe("Ada resigns. Grace resigns.");
});
