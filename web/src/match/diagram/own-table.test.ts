import { expect, test } from "vitest";
import { EXAMPLE } from "./example.fixture";
import { seatsOf } from "./own-table";

test("one plays for whoever is to act, bots or oneself for the others", () => {
  const kinds = (company: "bots" | "alone") => seatsOf(EXAMPLE, company).map(({ kind }) => kind);
  expect(kinds("bots")).toEqual(["bot", "me", "bot"]);
  expect(kinds("alone")).toEqual(["here", "me", "here"]);
});
