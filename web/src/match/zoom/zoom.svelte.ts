/** How near the board is looked at. Boards say what happens on them, so that it comes into sight. */
import { flushSync, getContext, setContext } from "svelte";
import { lessMotion } from "../../draw/motion/transitions";
import {
  around,
  bringing,
  inSight,
  joined,
  levelled,
  nearestTo,
  WHOLE,
  within,
  type Box,
  type Size,
  type Spot,
} from "./geometry";

export class Zoom {
  /** How much larger than whole the board is. */
  level = $state(WHOLE);
  readonly isNear = $derived(this.level > WHOLE);
  /** Whether fingers are at it. */
  isHeld = false;

  #window: HTMLElement | null = null;
  #pinch: { level: number; lies: Spot; held: Spot } | null = null;

  /** The element through which the picture is seen; its first child is the picture. */
  attach(window: HTMLElement): () => void {
    this.#window = window;
    return () => (this.#window = null);
  }

  get #lies(): Spot {
    return { x: this.#window?.scrollLeft ?? 0, y: this.#window?.scrollTop ?? 0 };
  }

  get #size(): Size {
    return { width: this.#window?.clientWidth ?? 0, height: this.#window?.clientHeight ?? 0 };
  }

  /** A spot of the screen, from the corner of the window. */
  #here({ x, y }: Spot): Spot {
    const box = this.#window?.getBoundingClientRect();
    return { x: x - (box?.x ?? 0), y: y - (box?.y ?? 0) };
  }

  whole(): void {
    this.#show(WHOLE, { x: 0, y: 0 });
  }

  /** Looks from nearer or further; a spot of the screen stays where it is, else the middle. */
  lookFrom(level: number, at?: Spot): void {
    const held = at ? this.#here(at) : { x: this.#size.width / 2, y: this.#size.height / 2 };
    const to = levelled(level);
    this.#show(to, around(this.#lies, this.level, to, held));
  }

  /** Moves the picture under the window; whether it moved. */
  pan(right: number, down: number): boolean {
    const before = this.#lies;
    const { x, y } = this.#bounded({ x: before.x - right, y: before.y - down });
    this.#window?.scrollTo({ left: x, top: y, behavior: "instant" });
    return x !== before.x || y !== before.y;
  }

  /** Two fingers take hold of the picture, between them this spot of the screen. */
  beginPinch(at: Spot): void {
    this.#pinch = { level: this.level, lies: this.#lies, held: this.#here(at) };
  }

  /** Until they let go the picture is only stretched, which is quicker than to draw it anew. */
  pinch(by: number, at: Spot): void {
    const picture = this.#window?.firstElementChild as HTMLElement | null;
    if (!this.#pinch || !picture) return;
    const { level, lies } = this.#pinch;
    const { to, seen } = this.#pinched(by, at);
    picture.style.transformOrigin = "0 0";
    picture.style.transform = `translate(${lies.x - seen.x}px, ${lies.y - seen.y}px) scale(${to / level})`;
  }

  endPinch(by: number, at: Spot): void {
    const picture = this.#window?.firstElementChild as HTMLElement | null;
    if (!this.#pinch || !picture) return;
    const { to, seen } = this.#pinched(by, at);
    this.#pinch = null;
    picture.style.transform = "";
    this.#show(to, seen);
  }

  #pinched(by: number, at: Spot): { to: number; seen: Spot } {
    const { level, lies, held } = this.#pinch!;
    const to = levelled(level * by);
    return { to, seen: within(around(lies, level, to, held, this.#here(at)), this.#size, to) };
  }

  /** Brings what happens into sight; boxes in hundredths of the picture. If they do not fit, the last of them. */
  bring(boxes: readonly Box[]): void {
    const all = joined(boxes);
    const last = boxes.at(-1);
    if (!this.isNear || this.isHeld || !all || !last) return;
    const [whole, end] = [this.#inPixels(all), this.#inPixels(last)];
    const fits = whole.width <= this.#size.width && whole.height <= this.#size.height;
    this.#glide(bringing(this.#lies, this.#size, fits ? whole : end));
  }

  /** Brings one of some places into sight, unless one of them is. */
  bringOne(boxes: readonly Box[]): void {
    if (!this.isNear || this.isHeld) return;
    const inPixels = boxes.map((box) => this.#inPixels(box));
    if (inPixels.some((box) => inSight(this.#lies, this.#size, box))) return;
    const next = nearestTo(this.#lies, this.#size, inPixels);
    if (next) this.#glide(bringing(this.#lies, this.#size, next));
  }

  /** Brings an element of the picture into sight. */
  bringElement(element: Element): void {
    if (!this.isNear || this.isHeld) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const here = this.#here({ x, y });
    const lies = this.#lies;
    this.#glide(bringing(lies, this.#size, { x: here.x + lies.x, y: here.y + lies.y, width, height }));
  }

  #inPixels({ x, y, width, height }: Box): Box {
    const [right, down] = [(this.#size.width * this.level) / 100, (this.#size.height * this.level) / 100];
    return { x: x * right, y: y * down, width: width * right, height: height * down };
  }

  #bounded(spot: Spot, level = this.level): Spot {
    return within(spot, this.#size, level);
  }

  #glide(spot: Spot): void {
    const { x, y } = this.#bounded(spot);
    this.#window?.scrollTo({ left: x, top: y, behavior: lessMotion() ? "instant" : "smooth" });
  }

  #show(level: number, lies: Spot): void {
    const { x, y } = this.#bounded(lies, level);
    flushSync(() => (this.level = level));
    this.#window?.scrollTo({ left: x, top: y, behavior: "instant" });
  }
}

const KEY = "zoom";

/** Makes how near the board is looked at known to all that is drawn on it. */
export const provideZoom = (): Zoom => setContext(KEY, new Zoom());

/** How near the board is looked at; undefined where it is always shown whole. */
export const zoomOf = (): Zoom | undefined => getContext<Zoom | undefined>(KEY);
