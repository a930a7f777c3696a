/**
 * How someone points at the map.
 *
 * Mouse: the nearest lit place follows the pointer, a click picks it. Touch: a finger that rests or moves sees the place
 * under a lens, unless the map is looked at from near. What it leaves then, and what is tapped and cannot be taken back at will, waits for a second tap or the
 * button beside it.
 */
import { aim, under, type Aim, type Lit } from "./aim";
import { CELL, type Point } from "../../draw/map/geometry";

/** A finger that rests this long, or moves this far, wants to see what is under it. */
const LONG_PRESS_MS = 180;
const DRAG_PX = 8;
/** A tap on what is not lit is explained once it cannot be the first of a double tap any more. */
const DOUBLE_TAP_MS = 320;

/** What picking a place does: only a step on the way, something that is taken back at will, or something that is not. */
export type Effect = "step" | "free" | "final";

export interface PointingHandlers {
  /** A place is pointed at, or nothing; what picking it would do at once, and whether that can be taken back at will. */
  point: (target: string | null) => Effect;
  /** A place is picked; whoever is `sure` has confirmed what cannot be taken back. */
  pick: (target: string, sure: boolean) => void;
  /** A place was clicked that is not lit. */
  try: (target: string) => void;
}

export class Pointing {
  /** What was used last: what is shown follows it. */
  hand = $state<"keys" | "mouse" | "touch">("mouse");
  /** The lit place that is pointed at. */
  pointed = $state<string | null>(null);
  /** The cell, or the edge on which something stands, that is pointed at where no lit place is. */
  over = $state<string | null>(null);
  /** Where the finger is while the lens is open. */
  lens = $state.raw<Point | null>(null);
  /** What was touched waits to be confirmed. */
  waits = $state(false);

  readonly #lit: () => Lit & { near?: boolean };
  readonly #handlers: PointingHandlers;
  #explains: ReturnType<typeof setTimeout> | undefined;
  #finger: { id: number; from: Point; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(lit: () => Lit & { near?: boolean }, handlers: PointingHandlers) {
    this.#lit = lit;
    this.#handlers = handlers;
  }

  /** Points at a lit place, or at nothing. */
  point(target: string | null): Effect {
    if (target === this.pointed && target === null) return "step";
    this.pointed = target;
    this.waits = false;
    if (target !== null) this.over = null;
    return this.#handlers.point(target);
  }

  /** Picks a place; `sure` if what waited is confirmed by it. */
  pick(target: string, sure = this.waits && target === this.pointed): void {
    this.point(null);
    this.#handlers.pick(target, sure);
  }

  clear(): void {
    this.point(null);
    this.over = null;
    this.#lift();
  }

  down(event: PointerEvent): void {
    this.hand = event.pointerType === "touch" ? "touch" : "mouse";
    if (this.hand !== "touch" || !event.isPrimary) return;
    const spot = spotOf(event);
    this.#lift();
    if (!spot) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    const open = (): void => void (this.#hasLens && this.#look(spot));
    this.#finger = { id: event.pointerId, from: [event.clientX, event.clientY], timer: setTimeout(open, LONG_PRESS_MS) };
  }

  move(event: PointerEvent): void {
    const spot = spotOf(event);
    if (!spot) return;
    if (event.pointerType !== "touch") {
      this.hand = "mouse";
      this.#aimAt(spot);
    } else if (this.#finger?.id === event.pointerId) {
      const [x, y] = this.#finger.from;
      const dragged = Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX;
      if (this.lens || (dragged && this.#hasLens)) this.#look(spot);
    }
  }

  up(event: PointerEvent): void {
    const spot = spotOf(event);
    if (this.#finger?.id !== event.pointerId || !spot) return;
    const looked = this.lens !== null;
    this.#lift();
    if (looked) this.#settle(this.pointed, true);
    else this.#tap(spot, cellSizeOf(event));
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.over = null;
    if (this.hand === "mouse") this.point(null);
  }

  /** What the finger did was something else, such as to look at the map from nearer. */
  cancel(): void {
    const looked = this.lens !== null;
    this.#lift();
    this.over = null;
    if (looked) this.point(null);
  }

  /** A click of the mouse; those of a finger are told by its lifting. */
  click(event: MouseEvent): void {
    const spot = spotOf(event);
    if (this.hand === "touch" || !spot) return;
    const { target, tried } = this.#aim(spot);
    if (target !== null) this.pick(target);
    else this.#try(tried);
  }

  get #hasLens(): boolean {
    const { targets, near } = this.#lit();
    return targets.length > 0 && !near;
  }

  #aim(spot: Point, fingerOn?: number): Aim {
    return aim(spot, fingerOn === undefined ? this.#lit() : { ...this.#lit(), fingerOn });
  }

  #aimAt(spot: Point): void {
    const { target } = this.#aim(spot);
    if (target !== this.pointed) this.point(target);
    this.over = target === null ? under(spot, this.#lit()) : null;
  }

  #look(spot: Point): void {
    this.lens = spot;
    this.#aimAt(spot);
  }

  #lift(): void {
    clearTimeout(this.#finger?.timer);
    this.#finger = null;
    clearTimeout(this.#explains);
    this.lens = null;
  }

  #tap(spot: Point, cellSize: number): void {
    const { target, tried } = this.#aim(spot, cellSize);
    const waited = this.waits;
    if (target !== null && waited && target === this.pointed) this.pick(target);
    else if (target !== null) this.#settle(target);
    else {
      const place = this.#lit().targets.length ? null : under(spot, this.#lit());
      this.point(null);
      this.over = place === this.over ? null : place;
      if (!waited) this.#explains = setTimeout(() => this.#try(tried), DOUBLE_TAP_MS);
    }
  }

  /**
   * A finger left a place: what cannot be taken back at will waits to be confirmed, all else is done. Who `looked` through
   * the lens may only have wanted to see: that waits unless it is a step on the way.
   */
  #settle(target: string | null, looked = false): void {
    if (target === null) return;
    const effect = this.point(target);
    if (effect === "final" || (looked && effect === "free")) this.waits = true;
    else this.pick(target);
  }

  #try(tried: string | null): void {
    if (tried !== null && this.#lit().targets.length) this.#handlers.try(tried);
  }
}

/** The size of a cell on the screen, in pixels. */
function cellSizeOf(event: MouseEvent): number {
  return CELL * ((event.currentTarget as SVGSVGElement).getScreenCTM()?.a ?? 1);
}

/** Where an event is on the map, in its units. */
function spotOf(event: MouseEvent): Point | null {
  const box = (event.currentTarget as SVGSVGElement).getScreenCTM();
  if (!box) return null;
  const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(box.inverse());
  return [spot.x, spot.y];
}
