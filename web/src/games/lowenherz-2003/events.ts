/** What the pages have to know of the events. */
import type { EventKeys } from "../../match/events";

export const EVENTS: EventKeys = {
  turn: "turn-begun",
  changesCells: ["domain-extended"],
  places: ["castle", "other"],
  finale: ["bonus-paid"],
  ends: ["game-won-king", "game-won-cards"],
};
