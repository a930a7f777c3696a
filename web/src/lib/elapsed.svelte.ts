/** Whole seconds that have gone by, counted by the clock and not by ticks, which a browser delays in a page out of sight. */
const TICK_MS = 1000;

export class Elapsed {
  seconds = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Counts from 0 on, until so many seconds have gone by. */
  restart(until: number): void {
    this.stop();
    this.seconds = 0;
    if (until <= 0) return;
    const began = performance.now();
    this.#timer = setInterval(() => {
      this.seconds = Math.floor((performance.now() - began) / 1000);
      if (this.seconds >= until) this.stop();
    }, TICK_MS);
  }

  /** Counts no further. */
  stop(): void {
    clearInterval(this.#timer);
  }
}
