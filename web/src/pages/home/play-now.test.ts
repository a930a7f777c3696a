import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, fetchGames, fetchMine } from "../../net/api";
import { hasChoice, keepChoice, type MatchForm } from "../../net/last-choice";
import type { GameTerms, Summary } from "../../net/wire";
import { playNow } from "./play-now";

vi.mock("../../net/api", async (original) => ({ ...(await original<object>()), fetchGames: vi.fn(), fetchMine: vi.fn() }));

const game = "lowenherz-1997";
const terms: GameTerms = {
  id: game,
  seats: [2, 3, 4],
  colours: ["red", "blue", "orange", "white"],
  colours_free: true,
  levels: ["random", "page", "squire"],
  options: [],
};
const two: MatchForm = { game, seats: [{ kind: "me" }, { kind: "bot" }], options: {} };
const made: MatchForm[] = [];
const make = (form: MatchForm): Promise<string> => {
  made.push(form);
  return Promise.resolve("table");
};

const kept = new Map<string, string>();
beforeEach(() => {
  vi.mocked(fetchGames).mockResolvedValue([terms]);
  vi.mocked(fetchMine).mockResolvedValue([]);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
  made.length = 0;
});

test("a newcomer plays the basic game of 1997 with three bots, and the others as printed", async () => {
  await playNow(game, make);
  await playNow("lionheart", make);
  expect(made.map(({ seats, options }) => [seats.map(({ kind }) => kind), options])).toEqual([
    [["me", "bot", "bot", "bot"], { game: "basic" }],
    [["me", "bot"], {}],
  ]);
});

test("the first match of a game is against pages, where there are any; after that the server chooses", async () => {
  await playNow(game, make);
  await playNow("lionheart", make);
  vi.mocked(fetchMine).mockResolvedValue([{ game } as Summary]);
  await playNow(game, make);
  expect(made.map(({ seats }) => seats[1]?.level)).toEqual(["page", undefined, undefined]);
});

test("whoever set up a match before plays it as it was", async () => {
  keepChoice(two);
  await playNow(game, make);
  expect(made[0]?.seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
});

test("where others would have to come, bots sit down", async () => {
  keepChoice({ ...two, seats: [{ kind: "me" }, { kind: "link" }] });
  await playNow(game, make);
  expect(made[0]?.seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
});

test("a choice that is refused is forgotten; one that is not to blame is kept", async () => {
  const refused = new ApiError(409, { rule: "options", reason: "bad-value", params: {} });
  keepChoice(two);
  await expect(playNow(game, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(hasChoice(game)).toBe(true);
  expect(await playNow(game, (form) => (form.seats.length === 2 ? Promise.reject(refused) : make(form)))).toBe("table");
  expect([hasChoice(game), made.length]).toEqual([false, 1]);
});
