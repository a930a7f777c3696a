/** What the events sound like. */
import type { EventSounds } from "../../lib/sound/sounds";

export const sounds: EventSounds = {
  "unit-moved": "step",
  "unit-turned": "step",
  "unit-retreated": "step",
  "unit-pushed": "step",
  "unit-panicked": "step",
  "peasants-fled": "step",
  "unit-destroyed": "wood",
  "unit-lost": "wood",
  "first-rolled": "rattle",
  "first-tied": "rattle",
  "attack-rolled": "rattle",
  "mercenaries-bribed": "coins",
  "army-revealed": "chord",
};
