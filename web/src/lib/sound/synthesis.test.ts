import { expect, test } from "vitest";
import type { Sound } from "./sounds";
import { samplesOf } from "./synthesis";

const RATE = 44_100;
const SHORT: readonly Sound[] = ["step", "wood", "stone", "coins", "rattle", "chord", "bell"];
const ALL: readonly Sound[] = [...SHORT, "finale"];

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

test.each(ALL)("%s is neither too loud nor lost", (sound) => {
  const samples = samplesOf(sound, RATE);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(peak).toBeLessThanOrEqual(0.5);
  expect(loudness(samples)).toBeGreaterThan(0.015);
  expect(loudness(samples)).toBeLessThan(0.16);
});

test.each(ALL)("%s begins and ends with silence, without a click", (sound) => {
  const samples = samplesOf(sound, RATE);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-6);
  const ending = samples.slice(-RATE / 200);
  expect(ending.every((one) => Math.abs(one) < 0.01)).toBe(true);
});

test("all are short", () => {
  for (const sound of SHORT) expect(samplesOf(sound, RATE).length).toBeLessThanOrEqual(0.6 * RATE);
  expect(samplesOf("finale", RATE).length).toBeLessThanOrEqual(1.5 * RATE);
});

test("a sound is the same each time and lasts as long on every device", () => {
  expect(samplesOf("stone", RATE)).toEqual(samplesOf("stone", RATE));
  expect(samplesOf("wood", 48_000).length / 48_000).toBeCloseTo(samplesOf("wood", RATE).length / RATE);
});
