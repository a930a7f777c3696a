/** Walking over every place of the board by keys, lit or not: whether someone does, and where the keys are. */

class Exploring {
  /** Whether the arrows walk over every place and not only those that can be picked. */
  on = $state(false);
  /** The place of the board that the keys were at last; null if they never were there. */
  at = $state<string | null>(null);

  toggle(): void {
    this.on = !this.on;
  }

  /** Another match is looked at. */
  reset(): void {
    this.on = false;
    this.at = null;
  }
}

/** One for the page: there is one board on it. */
export const exploring = new Exploring();
