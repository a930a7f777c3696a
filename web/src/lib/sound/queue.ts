/** Sounds one after the other, never two at once. */
import { mostImportant, type Sound } from "./sounds";

/** Starts a sound; resolves when it has ended. */
export type StartSound = (sound: Sound) => Promise<void>;

/** While a sound is heard only one other waits, the most important that was offered: nothing piles up. */
export class SoundQueue {
  readonly #start: StartSound;
  #isPlaying = false;
  #waiting: Sound | null = null;

  constructor(start: StartSound) {
    this.#start = start;
  }

  /** Plays a sound now, or after the one that is heard, unless a more important one waits for that. */
  offer(sound: Sound): void {
    this.#waiting = mostImportant(this.#waiting ? [this.#waiting, sound] : [sound]);
    if (!this.#isPlaying) void this.#play();
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    for (let sound = this.#take(); sound; sound = this.#take()) await this.#start(sound).catch(() => undefined);
    this.#isPlaying = false;
  }

  #take(): Sound | null {
    const sound = this.#waiting;
    this.#waiting = null;
    return sound;
  }
}
