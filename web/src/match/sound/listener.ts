/** Which sound goes with what a log has just told. */
import { mostImportant, type EventSounds, type Sound } from "../../lib/sound/sounds";
import type { Told } from "../../net/wire";
import { reveal, revealedLog } from "../reveal.svelte";

/** What is heard while its outcome is still being revealed: dice sound while they roll. */
const WHILE_REVEALED: Sound = "rattle";

/** Follows a log as it is shown; each event is heard once, unless one looks back at it. */
export class Listener {
  readonly #sounds: EventSounds;
  readonly #ends: readonly string[];
  /** Up to where the log was heard: the last entry, and how many of its events. */
  #entry = -1;
  #count = 0;

  constructor(sounds: EventSounds, ends: readonly string[] = []) {
    this.#sounds = sounds;
    this.#ends = ends;
  }

  /** The sound of what is new in a log: of several the most important; null if nothing is to be heard. */
  hear(log: readonly Told[]): Sound | null {
    const audible = this.#audible(log);
    const fresh = audible.filter(({ entry }) => entry >= this.#entry);
    const known = fresh.findIndex(({ entry }) => entry > this.#entry);
    const ofLast = known < 0 ? fresh.length : known;
    const told = fresh.slice(Math.min(ofLast, this.#count));
    this.#keep(audible);
    return mostImportant(told.flatMap((one) => this.#soundOf(one) ?? []));
  }

  /** Takes a log as heard. */
  skip(log: readonly Told[]): void {
    this.#keep(this.#audible(log));
  }

  #keep(log: readonly Told[]): void {
    this.#entry = log.at(-1)?.entry ?? -1;
    this.#count = log.length - 1 - log.findLastIndex(({ entry }) => entry < this.#entry);
  }

  /** What may be told by now, and what is heard while it is being revealed. */
  #audible(log: readonly Told[]): readonly Told[] {
    const told = revealedLog(log);
    const { untold } = reveal;
    return untold && log[told.length] === untold && this.#soundOf(untold) === WHILE_REVEALED ? [...told, untold] : told;
  }

  #soundOf({ key, undone }: Told): Sound | null {
    if (undone) return null;
    return this.#ends.includes(key) ? "finale" : (this.#sounds[key] ?? null);
  }
}
