import { afterEach, expect, test } from "vitest";
import type { Told } from "../../net/wire";
import { reveal } from "../reveal.svelte";
import { Listener } from "./listener";

const told = (entry: number, key: string): Told => ({ entry, key, params: {} });
const listener = (): Listener => new Listener({ rolled: "rattle", placed: "wood", paid: "coins", closed: "chord" }, ["won"]);

afterEach(() => (reveal.untold = null));

test("each step that is shown has one sound, that of its most important event", () => {
  const one = listener();
  const log = [told(1, "placed")];
  expect(one.hear(log)).toBe("wood");
  expect(one.hear(log)).toBe(null);
  log.push(told(2, "placed"), told(2, "closed"), told(2, "paid"));
  expect(one.hear(log)).toBe("chord");
});

test("what an entry tells later is heard later", () => {
  const one = listener();
  const log = [told(4, "placed")];
  one.hear(log);
  expect(one.hear([...log, told(4, "paid")])).toBe("coins");
  expect(one.hear([...log, told(4, "paid"), told(4, "won")])).toBe("finale");
});

test("what was there before, or has no sound, is not heard", () => {
  const one = listener();
  one.skip([told(1, "placed"), told(2, "paid")]);
  expect(one.hear([told(1, "placed"), told(2, "paid"), told(3, "thought")])).toBe(null);
});

test("whoever is told again what happened hears it again", () => {
  const one = listener();
  const log = [told(1, "placed"), told(2, "paid"), told(3, "closed")];
  one.skip(log);
  expect(one.hear(log.slice(0, 1))).toBe(null);
  expect(one.hear(log.slice(0, 2))).toBe("coins");
  expect(one.hear(log)).toBe("chord");
});

test("dice are heard while they roll, what follows from them once they lie", () => {
  const one = listener();
  const log = [told(1, "rolled"), told(1, "closed")];
  reveal.untold = log[0] ?? null;
  expect(one.hear(log)).toBe("rattle");
  expect(one.hear(log)).toBe(null);
  reveal.untold = null;
  expect(one.hear(log)).toBe("chord");
});

test("what was taken back has no sound", () => {
  expect(listener().hear([{ ...told(1, "placed"), undone: true }])).toBe(null);
});
