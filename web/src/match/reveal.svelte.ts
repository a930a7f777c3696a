/** Outcomes that an animation is still revealing, such as dice that tumble: what depends on them is not told before it ends. */
import type { Told } from "../net/wire";

class Reveal {
  /** Whether something is being shown over the board. */
  active = $state(false);
  /** The first event whose outcome is not told yet, because its animation still runs. */
  untold = $state.raw<Told | null>(null);

  readonly #ends = new Set<() => void>();

  /** Calls this when someone does not want to wait for an animation; returns how to stop that. */
  onHurry(end: () => void): () => void {
    this.#ends.add(end);
    return () => void this.#ends.delete(end);
  }

  /** Shows at once what animations are still revealing. */
  hurry(): void {
    for (const end of this.#ends) end();
  }
}

export const reveal = new Reveal();

/** The events of a log that may be told by now; the log itself if all of them may. */
export function revealedLog(log: readonly Told[]): readonly Told[] {
  const first = reveal.untold === null ? -1 : log.lastIndexOf(reveal.untold);
  return first < 0 ? log : log.slice(0, first);
}
