/** Plays sounds in this page, once a browser allows it: after the first gesture of whoever looks at it. */
import { settings } from "../settings.svelte";
import { SoundQueue } from "./queue";
import type { Sound } from "./sounds";
import { samplesOf } from "./synthesis";

/** A sound that could not begin within this time comes too late for what it belongs to. */
const LATEST_START_MS = 300;
/** After so long a silence the device is let go. */
const IDLE_TIMEOUT_MS = 5000;
const GESTURES = ["pointerdown", "keydown"] as const;

class Player {
  #context: AudioContext | null = null;
  readonly #buffers = new Map<Sound, AudioBuffer>();
  readonly #queue = new SoundQueue((sound) => this.#start(sound));
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, this.#unlock, true);
  }

  /** Plays a sound if sounds are wished and allowed; one that would come too late is left out. */
  play(sound: Sound): void {
    const isAllowed = this.#context !== null || navigator.userActivation?.hasBeenActive;
    if (settings.sound && isAllowed) this.#queue.offer(sound);
  }

  /** Some browsers allow sounds only to what was opened within a gesture. */
  readonly #unlock = (): void => {
    if (!settings.sound) return;
    for (const gesture of GESTURES) removeEventListener(gesture, this.#unlock, true);
    void this.#open().resume();
    this.#rest();
  };

  #open(): AudioContext {
    return (this.#context ??= new AudioContext());
  }

  /** Lets the device go after a while. */
  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#context?.suspend(), IDLE_TIMEOUT_MS);
  }

  async #start(sound: Sound): Promise<void> {
    const asked = performance.now();
    const context = this.#open();
    clearTimeout(this.#idle);
    if (context.state !== "running") await Promise.race([context.resume(), pause(LATEST_START_MS)]);
    const isLate = performance.now() - asked > LATEST_START_MS;
    if (settings.sound && !isLate && context.state === "running") await this.#playOut(context, sound);
    this.#rest();
  }

  #playOut(context: AudioContext, sound: Sound): Promise<void> {
    const buffer = this.#bufferOf(context, sound);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: gainOf(settings.volume) })).connect(context.destination);
    source.start();
    const ended = new Promise<void>((resolve) => (source.onended = () => resolve()));
    return Promise.race([ended, pause(buffer.duration * 1000 + LATEST_START_MS)]); // a device that goes never ends it
  }

  #bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
    const known = this.#buffers.get(sound);
    if (known) return known;
    const samples = samplesOf(sound, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(sound, buffer);
    return buffer;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The gain of a volume in percent: ears hear a square as a line. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

export const player = new Player();
