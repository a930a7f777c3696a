/** Whether things should stand still: less motion is asked for, by the system or in the settings. */
import { prefersReducedMotion } from "svelte/motion";

export const isStill = (): boolean => prefersReducedMotion.current || "calm" in document.documentElement.dataset;
