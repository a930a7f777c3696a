/** Durations of animations, in milliseconds; styles have the same as `--swift`, `--steady` and `--slow`. */
export const DURATION_MS = {
  /** What answers a touch. */
  swift: 160,
  /** A piece arrives, or goes. */
  steady: 250,
  /** Something travels: a base that marches, points on their way to the track. */
  slow: 350,
} as const;

/** Sets the durations as variables of a page's styles. */
export function setDurations(root: HTMLElement): void {
  for (const [name, milliseconds] of Object.entries(DURATION_MS)) root.style.setProperty(`--${name}`, `${milliseconds}ms`);
}
