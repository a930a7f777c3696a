/** A click or Enter on the board while something is told or revealed shows the newest at once, and does nothing else. */
import { reveal } from "../../../match/reveal.svelte";
import type { LiveTable } from "../live-table.svelte";

/** Clicks so soon after one that went on belong to it: nobody has seen yet what lights. */
const REPEATED_CLICK_MS = 250;

export class GoOn {
  readonly #table: LiveTable;
  #swallows = false;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  byKey(event: KeyboardEvent): void {
    const onBoard = isOnBoard(event) || event.target === document.body;
    if ((event.key === "Enter" || event.key === " ") && onBoard && this.#goOn()) stop(event);
  }

  byPointer(event: PointerEvent): void {
    this.#swallows = isOnBoard(event) && this.#goOn();
    if (this.#swallows) stop(event);
  }

  /** The click that goes with it. */
  swallow(event: Event): void {
    if (!this.#swallows || !isOnBoard(event)) return;
    stop(event);
    if (event.type === "click") this.#swallows = false;
  }

  #goOn(): boolean {
    const { story } = this.#table.narrator;
    const isTold = story.telling || reveal.active || performance.now() - story.skippedAt < REPEATED_CLICK_MS;
    story.skip();
    reveal.hurry();
    return isTold;
  }
}

const isOnBoard = ({ target }: Event): boolean => target instanceof Element && target.closest(".board-box") !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
