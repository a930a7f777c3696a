import { expect, test } from "vitest";
import type { Told } from "../net/wire";
import type { Params, Speaker } from "../text/speaker";
import type { EventKeys } from "./events";
import { retell } from "./retelling";

const KEYS: EventKeys = { turn: "turn", weighty: ["rolled"], ends: ["won"] };
const speaker = {
  event: (key: string) => `${key}.`,
  say: (key: string, { count }: Params) => `${key} ${String(count)}.`,
} as unknown as Speaker;
const told = (key: string, params: Params = {}): Told => ({ entry: 1, key, params });

test("a short turn is told whole, in one go, without saying that it begins", () => {
  expect(retell([told("turn"), told("border"), told("knight")], KEYS, speaker)).toBe("border. knight.");
});

test("of a long turn what matters most is told, in order, and how much more there is", () => {
  const placed = Array.from({ length: 8 }, (_, i) => told(`border${i}`));
  const turn = [told("turn"), told("rolled"), ...placed, told("gain", { points: 3 }), told("last"), told("won")];
  expect(retell(turn, KEYS, speaker)).toBe("rolled. gain. last. won. web-heard-more 8.");
});

test("every turn is told in a few sentences of its own", () => {
  const turns = [told("turn"), told("one"), told("turn"), told("two"), told("turn")];
  expect(retell(turns, KEYS, speaker)).toBe("one. two. turn.");
});
