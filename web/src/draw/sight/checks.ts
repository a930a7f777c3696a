/** Contrast that is asked for: 4.5 of text, 3 of large text and of everything one must see (WCAG 2). */
import { contrast, type Paint } from "./colour";

export const TEXT = 4.5;
export const SEEN = 3;
export type Check = readonly [what: string, ratio: number, least: number];

/** A line in one paint within a rim of another: each is seen on the other, and one of the two on the ground. */
export function rimmed(what: string, inner: Paint, rim: Paint, on: readonly (readonly [string, Paint])[]): Check[] {
  return [
    [`${what} in its rim`, contrast(inner, rim), SEEN],
    ...on.map(([name, ground]): Check => [
      `${what} on ${name}`,
      Math.max(contrast(inner, ground), contrast(rim, ground)),
      SEEN,
    ]),
  ];
}

/** What does not have the contrast that is asked for, in words. */
export function tooWeak(checks: readonly Check[]): string[] {
  return checks.filter(([, ratio, least]) => ratio < least).map(([what, ratio]) => `${what} (${ratio.toFixed(2)})`);
}
