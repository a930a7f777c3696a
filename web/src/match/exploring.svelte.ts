/** Walking over every place of the board by keys, lit or not: whether someone does, and where the keys are. */
import { getContext, setContext } from "svelte";

export class Exploring {
  /** Whether the arrows walk over every place and not only those that can be picked. */
  on = $state(false);
  /** The place of the board that the keys were at last; null if they never were there. */
  at = $state<string | null>(null);
  /** The place that is pointed at now, by whatever; a finger points at what it touched last. */
  pointed = $state<string | null>(null);

  toggle(): void {
    this.on = !this.on;
  }

  /** Another match is looked at. */
  reset(): void {
    this.on = false;
    this.at = this.pointed = null;
  }
}

/** That of the board that the page is about. */
export const exploring = new Exploring();

const KEY = "exploring";

/** Gives the boards that are drawn from here on an exploring of their own: they are not the one that the page is about. */
export const provideExploring = (): Exploring => setContext(KEY, new Exploring());

/** The exploring of the board that is drawn here. */
export const exploringOf = (): Exploring => getContext<Exploring | undefined>(KEY) ?? exploring;
