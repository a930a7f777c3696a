/** An example as one steps through it: the position, then its moves one after the other, each with what came of it. */
import type { Params } from "../../text/speaker";
import { placesIn } from "../lines";
import { spectatorWelcome, type Shown } from "../shown";
import type { Example, Told, TrialFrame, Welcome } from "../../net/wire";

export class Steps implements Shown {
  readonly welcome: Welcome;
  /** Everything is open. */
  readonly seat = null;
  /** How many steps the example has; the position before them is step 0. */
  readonly last: number;

  /** The step that is shown. */
  at = $state(0);

  readonly frame = $derived.by<TrialFrame | undefined>(() => this.#frames[this.at]);
  readonly view = $derived.by<Params>(() => ({ ...this.welcome.fixed, ...this.frame?.view }));
  readonly toAct = $derived.by<readonly number[]>(() => this.frame?.to_act ?? []);
  readonly log = $derived.by<readonly Told[]>(() => this.#told.slice(0, this.at + 1).flat());
  /** The place of what this step would have done, had it not been refused. */
  readonly refusedAt = $derived.by(() => (this.frame?.refused ? (placesIn(this.frame.line).at(-1) ?? null) : null));

  /** What means nothing on this board, and could only be typed, is none of the steps. */
  readonly #frames: readonly TrialFrame[];
  /** What happened in each step: always the same events, by which boards know what is new. */
  readonly #told: readonly (readonly Told[])[];

  constructor(example: Example, id: string) {
    const { game, edition, options, cards, fixed, players, frames } = example;
    this.#frames = frames.filter(({ refused, does }) => !refused || does);
    this.last = this.#frames.length - 1;
    this.#told = this.#frames.map(({ events }) => events);
    this.welcome = spectatorWelcome({ match: id, game, edition, options, cards, fixed, players, commitment: "" });
  }

  goTo(step: number): void {
    this.at = Math.min(Math.max(0, step), this.last);
  }
}
