import { describe, expect, test } from "vitest";
import { arms, paint } from "./heraldry";

describe("arms", () => {
  test("colours differ by emblem; what has no arms is stone", () => {
    const colours = ["red", "blue", "orange", "white", "neutral"];
    expect(new Set(colours.map((colour) => arms(colour).emblem)).size).toBe(5);
    expect(arms("mauve").emblem).toBeNull();
    expect(paint("mauve")).toBe("of-neutral");
  });
});
