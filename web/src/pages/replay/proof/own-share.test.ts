import { expect, test } from "vitest";
import { compareShare } from "./own-share";

const told = { commitment: "c0", nonces: ["ada", "grace"] };
const kept = { match: "m", commitment: "c0", nonce: "grace" };

test("what this browser kept is compared with what is told", () => {
  expect(compareShare(kept, told)).toBe("kept");
  expect(compareShare(null, told)).toBeNull();
  expect(compareShare({ ...kept, nonce: "" }, told)).toBe("unused");
  expect(compareShare({ ...kept, nonce: "eve" }, told)).toBe("differs");
  expect(compareShare({ ...kept, commitment: "c1" }, told)).toBe("differs");
  expect(compareShare({ ...kept, nonce: "", commitment: "c1" }, told)).toBe("differs");
});
