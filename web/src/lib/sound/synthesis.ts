/**
 * What each sound is made of: bodies that are struck and ring, each in a few modes, and a little noise where they touch.
 * Everything is computed; the same sound has the same samples at every time.
 */
import type { Sound } from "./sounds";

/** How a body rings: at which frequency, for how long (until 1/e of it is left), how loud. */
type Mode = readonly [hertz: number, decayS: number, level: number];

/** What is heard of the touch itself: how dull it is, how long it lasts, how loud it is. */
interface Noise {
  readonly below: number;
  readonly decayS: number;
  readonly level: number;
}

interface Strike {
  readonly atS: number;
  readonly level: number;
  readonly modes: readonly Mode[];
  readonly noise?: Noise;
  /** How long it takes to come up; what comes up at once clicks. */
  readonly riseS?: number;
}

interface Recipe {
  readonly lengthS: number;
  /** The greatest amplitude: of high or long sounds less, for they seem louder. */
  readonly peak: number;
  readonly strikes: readonly Strike[];
}

const D4 = 293.66;
const G4 = 392;
const A4 = 440;
const B4 = 493.88;
const C_SHARP_5 = 554.37;
const D5 = 587.33;
const E5 = 659.26;
const F_SHARP_5 = 739.99;
const A5 = 880;

/** A body struck several times: when, how hard, and by which factor its modes lie higher. */
function struck(
  modes: readonly Mode[],
  blows: readonly (readonly [atS: number, level: number, pitch?: number])[],
  noise?: Noise,
): Strike[] {
  return blows.map(([atS, level, pitch = 1]) => ({
    atS,
    level,
    modes: modes.map(([hertz, decayS, share]) => [hertz * pitch, decayS, share]),
    ...(noise ? { noise } : {}),
  }));
}

/** Strings of a harp plucked one after the other: the higher its partials, the sooner they are gone. */
function plucked(tones: readonly number[], atS: number, spreadS: number, decayS: number, level = 1): Strike[] {
  return tones.map((hertz, i) => ({
    atS: atS + i * spreadS,
    level,
    modes: [1, 2, 3, 4, 5].map((n): Mode => [hertz * n, decayS / n ** 0.9, 1 / n ** 1.7]),
    riseS: 0.005,
  }));
}

/** A bar of hard wood over a hollow, as of a marimba. */
const bar = (hertz: number, atS: number, level: number): Strike => ({
  atS,
  level,
  modes: [
    [hertz, 0.16, 1],
    [hertz * 2, 0.09, 0.16],
    [hertz * 3.98, 0.045, 0.2],
  ],
  riseS: 0.004,
});

const POST: readonly Mode[] = [
  [292, 0.05, 1],
  [655, 0.036, 0.62],
  [1180, 0.022, 0.34],
  [2050, 0.012, 0.16],
];
const BLOCK: readonly Mode[] = [
  [148, 0.06, 1],
  [237, 0.05, 0.7],
  [431, 0.032, 0.5],
  [905, 0.016, 0.3],
];
const COIN: readonly Mode[] = [
  [2640, 0.085, 1],
  [4010, 0.065, 0.5],
  [5790, 0.045, 0.3],
  [7480, 0.03, 0.14],
];
const PEBBLE: readonly Mode[] = [
  [690, 0.016, 1],
  [1310, 0.011, 0.6],
  [2240, 0.007, 0.3],
];
const GROUND: readonly Mode[] = [
  [152, 0.042, 1],
  [263, 0.032, 0.85],
  [478, 0.02, 0.5],
];

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  /** A boot on the grass, and the other. */
  step: {
    lengthS: 0.3,
    peak: 0.5,
    strikes: struck(
      GROUND,
      [
        [0, 1],
        [0.13, 0.7, 1.08],
      ],
      { below: 1300, decayS: 0.026, level: 0.7 },
    ),
  },
  /** A post that is knocked into the ground. */
  wood: {
    lengthS: 0.32,
    peak: 0.5,
    strikes: struck(
      POST,
      [
        [0, 1],
        [0.11, 0.6, 1.05],
      ],
      { below: 2600, decayS: 0.006, level: 0.4 },
    ),
  },
  /** A block of stone that is set on another. */
  stone: {
    lengthS: 0.34,
    peak: 0.5,
    strikes: struck(
      BLOCK,
      [
        [0, 1],
        [0.07, 0.35, 1.21],
      ],
      { below: 1500, decayS: 0.04, level: 0.55 },
    ),
  },
  /** Some coins in a hand. */
  coins: {
    lengthS: 0.5,
    peak: 0.22,
    strikes: struck(COIN, [
      [0, 0.8],
      [0.062, 1, 1.09],
      [0.145, 0.7, 0.94],
      [0.225, 0.5, 1.15],
    ]),
  },
  /** Dice that roll over a table and come to lie. */
  rattle: {
    lengthS: 0.58,
    peak: 0.42,
    strikes: struck(
      PEBBLE,
      [
        [0, 0.9],
        [0.052, 0.7, 1.18],
        [0.098, 1, 0.9],
        [0.171, 0.65, 1.26],
        [0.223, 0.75, 1.02],
        [0.305, 0.45, 1.14],
        [0.352, 0.5, 0.94],
        [0.441, 0.25, 1.2],
        [0.472, 0.18, 1.06],
      ],
      { below: 3200, decayS: 0.005, level: 0.35 },
    ),
  },
  /** Something is closed and whole: a chord, from below. */
  chord: { lengthS: 0.6, peak: 0.42, strikes: plucked([D4, A4, D5, F_SHARP_5], 0, 0.055, 0.2) },
  /** Someone is asked: two tones upwards. */
  bell: { lengthS: 0.6, peak: 0.38, strikes: [bar(D5, 0, 0.85), bar(A5, 0.13, 1)] },
  /** It is over: two steps, and home. */
  finale: {
    lengthS: 1.5,
    peak: 0.5,
    strikes: [
      ...plucked([G4, B4, D5], 0, 0.012, 0.2, 0.7),
      ...plucked([A4, C_SHARP_5, E5], 0.27, 0.012, 0.2, 0.75),
      ...plucked([D4, A4, D5, F_SHARP_5, A5], 0.54, 0.03, 0.36, 0.85),
    ],
  },
};

const SHORTEST_RISE_S = 0.0015;
/** So much of its end a sound takes to be gone. */
const FADE_S = 0.04;
/** What is left of a mode that can no longer be heard, as its decay time's multiple. */
const INAUDIBLE_AFTER = 8;

/** The samples of a sound. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { lengthS, peak, strikes } = RECIPES[sound];
  const samples = new Float32Array(Math.round(lengthS * rate));
  for (const strike of strikes) addStrike(samples, rate, strike);
  fade(samples, rate);
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return samples.map((one) => (one / loudest) * peak);
}

function addStrike(samples: Float32Array, rate: number, strike: Strike): void {
  const { atS, level, modes, noise, riseS = SHORTEST_RISE_S } = strike;
  const first = Math.round(atS * rate);
  for (const mode of modes) addMode(samples, rate, first, level, mode, riseS);
  if (noise) addNoise(samples, rate, first, level, noise);
}

/** A sine that dies away, each sample computed from the two before it. */
function addMode(samples: Float32Array, rate: number, first: number, level: number, mode: Mode, riseS: number): void {
  const [hertz, decayS, share] = mode;
  const last = Math.min(samples.length, first + Math.round(INAUDIBLE_AFTER * decayS * rate));
  const angle = (2 * Math.PI * hertz) / rate;
  const left = Math.exp(-1 / (decayS * rate));
  const turn = 2 * left * Math.cos(angle);
  let before = 0;
  let now = level * share * left * Math.sin(angle);
  for (let i = first + 1; i < last; i++) {
    add(samples, i, now * Math.min(1, (i - first) / (riseS * rate)));
    [before, now] = [now, turn * now - left * left * before];
  }
}

/** Noise through a low-pass filter; always the same noise. */
function addNoise(samples: Float32Array, rate: number, first: number, level: number, noise: Noise): void {
  const { below, decayS, level: share } = noise;
  const pass = 1 - Math.exp((-2 * Math.PI * below) / rate);
  const last = Math.min(samples.length, first + Math.round(INAUDIBLE_AFTER * decayS * rate));
  let seed = 1 + first;
  let low = 0;
  for (let i = first; i < last; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    low += pass * (seed / 2 ** 31 - 1 - low);
    const t = (i - first) / rate;
    add(samples, i, level * share * low * Math.exp(-t / decayS) * Math.min(1, t / SHORTEST_RISE_S));
  }
}

function add(samples: Float32Array, i: number, amplitude: number): void {
  samples[i] = (samples[i] ?? 0) + amplitude;
}

/** Begins and ends with silence. */
function fade(samples: Float32Array, rate: number): void {
  const count = Math.round(FADE_S * rate);
  for (let i = 0; i < count; i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / count));
  }
}
