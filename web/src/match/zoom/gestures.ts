/**
 * Fingers, mouse, wheel and keys that look at the board from nearer or further: two fingers pinch, two quick taps look nearer
 * or at the whole, a finger or the pressed mouse moves what is near. All else goes to the board; what it had begun to see is
 * cancelled there, so that no tap comes of it.
 */
import { lessMotion } from "../../draw/motion/transitions";
import { NEAR, type Spot } from "./geometry";
import type { Zoom } from "./zoom.svelte";

/** A press is a tap if it is this short and goes no further; two are one double tap if they are this near in time and place. */
const TAP_MS = 300;
const TAP_PX = 10;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 28;
/** The click that the browser makes of what was a gesture comes within this time. */
const CLICK_MS = 400;
/** A picture that is let go while it moves glides on, slower by this share in each frame of 16 ms, until this slow. */
const FRICTION = 0.06;
const LEAST_SPEED = 0.02;
const KEY_STEP = 1.5;

interface Finger {
  readonly id: number;
  readonly from: Spot;
  readonly since: number;
  readonly target: EventTarget | null;
  at: Spot;
}

export class Gestures {
  readonly #zoom: Zoom;
  #fingers = new Map<number, Finger>();
  #mode: "none" | "pan" | "pinch" = "none";
  #apart = 1;
  #lastTap: { at: Spot; when: number } | null = null;
  #swallowsUntil = 0;
  #speed: Spot = { x: 0, y: 0 };
  #movedAt = 0;
  #frame = 0;

  constructor(zoom: Zoom) {
    this.#zoom = zoom;
  }

  /** Listens to all that happens in an element before anything in it does. */
  attach(element: HTMLElement): () => void {
    const listeners = {
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#move(event),
      pointerup: (event: PointerEvent) => this.#up(event),
      pointercancel: (event: PointerEvent) => this.#cancel(event),
      click: (event: MouseEvent) => performance.now() < this.#swallowsUntil && stop(event),
      touchmove: (event: TouchEvent) => event.touches.length > 1 && !isNearPage() && event.preventDefault(),
      wheel: (event: WheelEvent) => this.#wheel(event),
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, { capture: true, passive: false });
    return () => {
      cancelAnimationFrame(this.#frame);
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener, { capture: true });
    };
  }

  /** Keys, where the focus is on the board. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.#zoom.lookFrom(this.#zoom.level * KEY_STEP);
    else if (event.key === "-" && this.#zoom.isNear) this.#zoom.lookFrom(this.#zoom.level / KEY_STEP);
    else if (event.key === "0" && this.#zoom.isNear) this.#zoom.whole();
    else return;
    event.preventDefault();
    if (this.#zoom.isNear && event.target instanceof Element) this.#zoom.bringElement(event.target);
  }

  #down(event: PointerEvent): void {
    cancelAnimationFrame(this.#frame);
    if (!this.#fingers.size) this.#swallowsUntil = 0;
    const isTouch = event.pointerType === "touch";
    if (isNearPage() || (!isTouch && (!this.#zoom.isNear || event.button !== 0))) return;
    const at = spotOf(event);
    this.#fingers.set(event.pointerId, { id: event.pointerId, from: at, at, since: event.timeStamp, target: event.target });
    if (this.#fingers.size === 1) return;
    event.stopPropagation();
    if (this.#fingers.size === 2) this.#beginPinch();
  }

  #move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const before = finger.at;
    finger.at = spotOf(event);
    if (this.#mode === "none" && this.#zoom.isNear && far(finger.from, finger.at) > TAP_PX && !isDragged(finger))
      this.#beginPan(finger, event);
    if (this.#mode === "none") return;
    event.stopPropagation();
    if (this.#mode === "pan") this.#pan({ x: finger.at.x - before.x, y: finger.at.y - before.y });
    else this.#zoom.pinch(this.#stretch, this.#middle);
  }

  #up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    if (this.#mode === "none") this.#fingers.delete(event.pointerId);
    else {
      event.stopPropagation();
      this.#lift(finger);
    }
    if (this.#mode === "none" && event.pointerType === "touch" && this.#isDoubleTap(finger, event.timeStamp)) {
      event.stopPropagation();
      this.#release(finger);
      this.#swallowsUntil = performance.now() + CLICK_MS;
      if (this.#zoom.isNear) this.#zoom.whole();
      else this.#zoom.lookFrom(NEAR, finger.at);
    }
  }

  #cancel(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (finger && event.isTrusted) this.#lift(finger);
  }

  #beginPinch(): void {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return;
    this.#release(one);
    this.#mode = "pinch";
    this.#zoom.isHeld = true;
    this.#lastTap = null;
    this.#apart = Math.max(1, far(one.at, other.at));
    this.#zoom.beginPinch(this.#middle);
  }

  #beginPan(finger: Finger, event: PointerEvent): void {
    this.#mode = "pan";
    this.#zoom.isHeld = true;
    this.#lastTap = null;
    this.#release(finger);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  #pan(by: Spot): void {
    const now = performance.now();
    const took = Math.max(1, now - this.#movedAt);
    this.#speed = { x: by.x / took, y: by.y / took };
    this.#movedAt = now;
    this.#zoom.pan(by.x, by.y);
  }

  /** A finger leaves: of two the other goes on moving the picture; the last lets it glide. */
  #lift(finger: Finger): void {
    if (this.#mode === "pinch") this.#zoom.endPinch(this.#stretch, this.#middle);
    this.#fingers.delete(finger.id);
    if (this.#mode !== "none") this.#swallowsUntil = performance.now() + CLICK_MS;
    if (this.#fingers.size) {
      this.#mode = this.#zoom.isNear ? "pan" : this.#mode === "pinch" ? "pan" : this.#mode;
      return;
    }
    if (this.#mode === "pan" && performance.now() - this.#movedAt < 60) this.#glide();
    this.#mode = "none";
    this.#zoom.isHeld = false;
    this.#lastTap = null;
  }

  #glide(): void {
    if (lessMotion()) return;
    let before = performance.now();
    const step = (): void => {
      const now = performance.now();
      const took = now - before;
      before = now;
      const slower = (1 - FRICTION) ** (took / 16);
      this.#speed = { x: this.#speed.x * slower, y: this.#speed.y * slower };
      const moved = this.#zoom.pan(this.#speed.x * took, this.#speed.y * took);
      if (moved && Math.hypot(this.#speed.x, this.#speed.y) > LEAST_SPEED) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** By when fingers came and went, not by when a busy page heard of it. */
  #isDoubleTap({ from, at, since }: Finger, when: number): boolean {
    if (when - since > TAP_MS || far(from, at) > TAP_PX) {
      this.#lastTap = null;
      return false;
    }
    const last = this.#lastTap;
    const twice = last !== null && when - last.when < DOUBLE_TAP_MS && far(last.at, at) < DOUBLE_TAP_PX;
    this.#lastTap = twice ? null : { at, when };
    return twice;
  }

  /** What the board saw of a finger comes to nothing. */
  #release({ id, target }: Finger): void {
    target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: id, pointerType: "touch" }));
  }

  #wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.#zoom.lookFrom(this.#zoom.level * Math.exp(-event.deltaY * 0.01), spotOf(event));
    } else if (this.#zoom.isNear) {
      const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
      if (this.#zoom.pan(-x, -y)) event.preventDefault();
    }
  }

  get #stretch(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? far(one.at, other.at) / this.#apart : 1;
  }

  get #middle(): Spot {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return one?.at ?? { x: 0, y: 0 };
    return { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 };
  }
}

const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });
const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a finger is on something that it drags. */
const isDragged = ({ target }: Finger): boolean => target instanceof Element && target.closest("[data-drags]") !== null;

/** Whether the browser itself shows a part of the page only: then two fingers are for the browser. */
export const isNearPage = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1.02;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
