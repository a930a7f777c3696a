/** What the pages have to know of the events. */
import type { EventKeys } from "../../match/events";

export const EVENTS: EventKeys = {
  turn: "turn-begun",
  weighty: [
    "domain-made",
    "domain-extended",
    "monopoly-gained",
    "monopoly-lost",
    "alliance-made",
    "knight-deserted",
    "bonus-paid",
  ],
  changesCells: ["domain-extended"],
  places: ["castle", "other"],
  finale: ["bonus-paid"],
  ends: ["game-won-king", "game-won-cards"],
};
