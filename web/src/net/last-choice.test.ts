import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginsAtOnce, forgetChoice, hasChoice, keepChoice, lastChoice, type MatchForm } from "./last-choice";
import type { GameOption, GameTerms } from "./wire";

function option(name: string, kind: GameOption["kind"], values: GameOption["values"], players = [2, 3, 4]): GameOption {
  return { name, kind, values, usual: values[0] ?? 6, editions: {}, allowed: [], low: 1, high: 9, players, rules: [] };
}

const terms: GameTerms = {
  id: "some-game",
  seats: [2, 3, 4],
  colours: ["red", "blue", "orange", "white"],
  colours_free: true,
  levels: ["random", "squire"],
  options: [
    option("game", "choice", ["full", "basic"]),
    option("first", "seat", ["random"]),
    option("far", "range", []),
    option("alone", "flag", [false, true], [2]),
  ],
};
const form: MatchForm = {
  game: "some-game",
  seats: [
    { kind: "me", name: "", colour: "blue" },
    { kind: "bot", level: "random", colour: "red" },
    { kind: "bot", level: "squire", colour: "white" },
  ],
  options: { game: "basic", first: 2, far: 4 },
  public: false,
  seating: "random",
  hints: true,
  practice: false,
  grace: 300,
};

const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test("what was chosen comes back, for its game alone", () => {
  keepChoice(form);
  expect(hasChoice("some-game")).toBe(true);
  expect(lastChoice(terms)).toEqual(form);
  expect(lastChoice({ ...terms, id: "other-game" })).toBeNull();
  forgetChoice("some-game");
  expect(hasChoice("some-game")).toBe(false);
});

test("what can no longer be chosen is left out", () => {
  keepChoice({ ...form, options: { game: "gone", first: 3, far: 10, alone: true, other: 1 } });
  expect(lastChoice(terms)?.options).toEqual({});
  keepChoice({ ...form, seats: form.seats.map((seat) => ({ ...seat, colour: "green", level: "gone" })) });
  expect(lastChoice(terms)?.seats).toEqual([
    { kind: "me", name: "", colour: "red" },
    { kind: "bot", level: "squire", colour: "blue" },
    { kind: "bot", level: "squire", colour: "orange" },
  ]);
});

test("seats that no longer fit are forgotten, and so is what cannot be read", () => {
  keepChoice(form);
  expect(lastChoice({ ...terms, seats: [2] })).toBeNull();
  keepChoice({ ...form, seats: form.seats.filter(({ kind }) => kind === "bot") });
  expect(lastChoice(terms)).toBeNull();
  for (const broken of ["", "{", "[]", "7", '{"seats":7}', '{"seats":[1,2]}']) {
    kept.set("choice:some-game", broken);
    expect(lastChoice(terms)).toBeNull();
  }
});

test("a browser that keeps nothing is no obstacle", () => {
  vi.stubGlobal("localStorage", undefined);
  keepChoice(form);
  forgetChoice("some-game");
  expect([hasChoice("some-game"), lastChoice(terms)]).toEqual([false, null]);
});

test("a match begins at once if nobody is waited for", () => {
  expect(beginsAtOnce(form)).toBe(true);
  expect(beginsAtOnce({ ...form, seats: [{ kind: "me" }, { kind: "link" }] })).toBe(false);
});
