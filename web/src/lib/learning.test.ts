import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { declineLesson, isLessonOffered, learnt, lessonKey, offerLesson, waitingMatch } from "./learning";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the first match of a game offers its lesson, the next ones do not", () => {
  offerLesson("chess", "m1");
  offerLesson("chess", "m2");
  offerLesson("checkers", "m3");
  expect(["m1", "m2"].map((match) => isLessonOffered("chess", match))).toEqual([true, false]);
  expect([waitingMatch("chess"), waitingMatch("checkers")]).toEqual(["m1", "m3"]);
});

test("it is not offered again once it was declined, and no match waits", () => {
  offerLesson("chess", "m1");
  declineLesson("chess");
  offerLesson("chess", "m2");
  expect([isLessonOffered("chess", "m1"), isLessonOffered("chess", "m2"), waitingMatch("chess")]).toEqual([
    false,
    false,
    "",
  ]);
});

test("it stays on offer while one is on the way, until one is through", () => {
  offerLesson("chess", "m1");
  localStorage.setItem(lessonKey("chess"), JSON.stringify({ complete: false }));
  expect([learnt("chess"), isLessonOffered("chess", "m1")]).toEqual(["begun", true]);
  localStorage.setItem(lessonKey("chess"), JSON.stringify({ complete: true }));
  expect([learnt("chess"), isLessonOffered("chess", "m1"), waitingMatch("chess")]).toEqual(["done", false, "m1"]);
});

test("who has begun the first game is not offered it at a match", () => {
  localStorage.setItem(lessonKey("chess"), "{}");
  offerLesson("chess", "m1");
  expect(isLessonOffered("chess", "m1")).toBe(false);
});
