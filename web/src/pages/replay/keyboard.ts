/**
 * What keys do in a replay: Space plays, arrows step, with Shift by turns, Home and End jump, E walks over the board, I looks up
 * the rule of what is pointed at.
 */
import { settings } from "../../lib/settings.svelte";
import { exploring } from "../../match/exploring.svelte";
import type { Replay } from "./replay.svelte";

const OWN = "input, select, textarea, dialog, [role=tablist]";

/** Does what a key says, unless what has the focus knows better what to do with it. */
export function keyed(event: KeyboardEvent, replay: Replay, lookUp: () => void): void {
  const on = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || on?.closest(OWN)) return;
  if (event.key === " " && on?.closest("button, a, summary")) return;
  const done = does(event.key, event.shiftKey, replay, lookUp);
  if (!done) return;
  event.preventDefault();
  done();
}

function does(key: string, shift: boolean, replay: Replay, lookUp: () => void): (() => void) | null {
  switch (key) {
    case " ":
      return () => (replay.playing ? replay.pause() : replay.play());
    case "ArrowRight":
      return () => (shift ? replay.stepTurn(1) : replay.step(1));
    case "ArrowLeft":
      return () => (shift ? replay.stepTurn(-1) : replay.step(-1));
    case "Home":
      return () => replay.step(-Infinity);
    case "End":
      return () => replay.step(Infinity);
    case "e":
      return settings.letters ? () => exploring.toggle() : null;
    case "i":
      return settings.letters ? lookUp : null;
    default:
      return null;
  }
}
