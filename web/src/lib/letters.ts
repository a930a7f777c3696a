/** Letters as commands. */
import { settings } from "./settings.svelte";

const WRITES = "input:not([type=checkbox], [type=radio]), textarea, select";

/** The letter or sign that someone presses as a command; null if they write, or wish for no such commands. */
export function letterOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const writes = target instanceof HTMLElement && target.matches(WRITES);
  return writes || !settings.letters || ctrlKey || metaKey || altKey ? null : key.toLowerCase();
}
