/** Giving the focus back to where it came from, and not losing it. */
import { tick } from "svelte";

const BOARD = ".board-box";
/** What can have the focus on the board. */
export const ON_BOARD = `${BOARD} [tabindex='0']`;

/** Remembers what has the focus; what is returned gives it back, on the board to what has come in its place. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const wasOnBoard = before?.closest(BOARD) !== null && before !== null;
  return () => {
    const stays = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
    if (stays?.isConnected && stays !== document.body) stays.focus({ preventScroll: true });
    else if (wasOnBoard) document.querySelector<SVGElement>(ON_BOARD)?.focus({ preventScroll: true });
    else document.getElementById("decision")?.focus({ preventScroll: true });
  };
}

/** Called before the page changes: if what has the focus goes with the change, the focus goes to what `place` finds then. */
export function keepFocus(place: () => HTMLElement | null | undefined): void {
  const had = document.activeElement;
  void tick().then(() => {
    const isLost = had && had !== document.body && !had.isConnected && document.activeElement === document.body;
    if (isLost) place()?.focus({ preventScroll: true });
  });
}
