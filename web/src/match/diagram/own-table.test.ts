import { expect, test } from "vitest";
import { EXAMPLE } from "./example.fixture";
import { originOfExample, originOfStage, seatsOf } from "./own-table";

test("one plays for whoever is to act, bots or oneself for the others", () => {
  const kinds = (company: "bots" | "alone") => seatsOf(originOfExample(EXAMPLE), company).map(({ kind }) => kind);
  expect(kinds("bots")).toEqual(["bot", "me", "bot"]);
  expect(kinds("alone")).toEqual(["here", "me", "here"]);
});

test("in a lesson one plays for the learner, who comes first", () => {
  const stage = { ...EXAMPLE, name: "borders", tasks: 1 };
  const origin = originOfStage("a", stage);
  expect(origin.position).toBe("lesson:a/borders");
  expect(seatsOf(origin, "bots").map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
});
