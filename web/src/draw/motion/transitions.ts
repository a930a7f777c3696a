/** Transitions of what appears and goes. None of them moves where reduced motion is asked for. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { DURATION_MS } from "./durations";

/** Whether less motion is asked for, by the system or by the settings. */
export const lessMotion = (): boolean => prefersReducedMotion.current || document.documentElement.hasAttribute("data-calm");

const still = (milliseconds: number) => (lessMotion() ? 0 : milliseconds);

/** A piece or a border drops onto the map. */
export function drop(_node: Element, { from = 18 } = {}): TransitionConfig {
  return {
    duration: still(DURATION_MS.steady),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-u * from}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A knight marches in, from where its castle is. */
export function march(_node: Element, { by = [0, 0] as readonly [number, number] } = {}): TransitionConfig {
  return {
    duration: still(DURATION_MS.slow),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${(u * by[0]).toFixed(1)}px, ${(u * by[1] - 4 * Math.abs(Math.sin(t * 9))).toFixed(1)}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Something goes. */
export function fade(_node: Element, { duration = DURATION_MS.swift }: { duration?: number } = {}): TransitionConfig {
  return { duration: still(duration), css: (t) => `opacity: ${t}` };
}

/** A circle grows to its size: colour floods a cell, the nearer to its castle the sooner; waiting and growing finish as one. */
export function flood(node: SVGCircleElement, { far = 0, still: none = false } = {}): TransitionConfig {
  const size = node.r.baseVal.value;
  if (none || lessMotion()) return { duration: 0 };
  const wait = Math.min(150, far * 28);
  const duration = wait + DURATION_MS.steady;
  const grown = (t: number): number => cubicOut(Math.max(0, t * duration - wait) / DURATION_MS.steady);
  return { duration, css: (t) => `r: ${(size * grown(t)).toFixed(2)}px` };
}

/** Ends all animations inside a drawing at once, for someone who taps or types. */
export function finish(drawing: Element): void {
  for (const motion of drawing.getAnimations({ subtree: true })) motion.finish();
}
