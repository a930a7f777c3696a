/** What the events sound like: here borders are walls of stone. */
import type { EventSounds } from "../../lib/sound/sounds";

export const sounds: EventSounds = {
  "wall-placed": "stone",
  "knight-placed": "step",
  "knight-defected": "step",
  "cell-lost": "step",
  "region-made": "chord",
  "region-extended": "chord",
  "alliance-made": "chord",
  "ducats-received": "coins",
  "agreement-reached": "coins",
  "duel-won": "coins",
  "silver-found": "coins",
  "mountains-counted": "coins",
  "parchment-counted": "coins",
};
