/** What the events sound like. */
import type { EventSounds } from "../../lib/sound/sounds";

export const sounds: EventSounds = {
  "border-placed": "wood",
  "knight-placed": "step",
  "knight-deserted": "step",
  "cell-lost": "step",
  "domain-made": "chord",
  "domain-extended": "chord",
  "alliance-made": "chord",
  "monopoly-gained": "chord",
  "income-paid": "coins",
  "card-sold": "coins",
  "bonus-paid": "coins",
};
