/** Places of the board in words, for those who hear it. */
import { isEdge } from "./lines";
import type { Speaker } from "./speaker";
import { NEUTRAL, type View } from "./view";

/** The kinds of land by the letter they are drawn with. */
const TERRAIN: Readonly<Record<string, string>> = {
  ".": "meadow",
  F: "forest",
  V: "village",
  R: "city",
  G: "gold",
  S: "silver",
  C: "copper",
  D: "diamond",
};

/** What a target is: its name, its land, what stands there. */
export function placeInWords(speaker: Speaker, terrain: readonly string[], view: View, target: string): string {
  const cell = isEdge(target) ? target.slice(0, -1) : target;
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  if (isEdge(target)) {
    const other = target.endsWith("e") ? `${String.fromCharCode(98 + column)}${row + 1}` : `${cell[0]}${row + 2}`;
    return speaker.say("web-edge", { edge: target, cell, other });
  }
  const land = TERRAIN[terrain[row]?.[column] ?? ""] ?? "meadow";
  const words = { cell, terrain: speaker.say(`terrain-${land}`) };
  const castle = view.castles[cell];
  const knight = view.knights[cell];
  if (castle !== undefined) return speaker.say("web-cell-castle", { ...words, owner: ownerOf(speaker, view, castle) });
  if (knight !== undefined) return speaker.say("web-cell-knight", { ...words, owner: ownerOf(speaker, view, knight) });
  return speaker.say("web-cell", words);
}

function ownerOf(speaker: Speaker, view: View, colour: string): string {
  return colour === NEUTRAL ? speaker.say("colour-neutral") : speaker.player(view.colours.indexOf(colour));
}
