/** What scripts of the rulebook that draw something stand on: settings, and sentences in the language of the page. */
import { setDurations } from "../../draw/motion/durations";
import { settings } from "../../lib/settings.svelte";
import { LANGUAGES } from "../../text/texts";

let begins: Promise<void> | null = null;

/** Waits until all is here; what could not be fetched is fetched again the next time. */
export function begun(): Promise<void> {
  setDurations(document.documentElement);
  begins ??= settings.begin(LANGUAGES.find((one) => one === document.documentElement.lang));
  begins.catch(() => (begins = null));
  return begins;
}
