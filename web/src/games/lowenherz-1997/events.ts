/** What the pages have to know of the events. */
import type { EventKeys } from "../../match/events";

export const EVENTS: EventKeys = {
  turn: "round-begun",
  turnIsRound: true,
  weighty: [
    ...["region-made", "region-extended", "agreement-reached", "duel-won", "duel-tied", "duel-undecided"],
    ...["silver-found", "king-died", "mountains-counted", "parchment-counted"],
  ],
  changesCells: ["region-extended"],
  places: ["castle", "other"],
  finale: ["king-died", "mountains-counted", "parchment-counted"],
  ends: ["game-won", "game-won-ducats"],
};
