/** Places of the board in words, for screen readers. */
import { isEdge } from "../match/lines";
import type { Speaker } from "../text/speaker";
import { aboutDomain, ownerOf, ownerOrNeutral, scoreOf } from "./about";
import type { Lands, Realm } from "./realm";

/** What a target is: its name, its land, what stands there. */
export function placeInWords(speaker: Speaker, realm: Realm, lands: Lands, target: string): string {
  const cell = isEdge(target) ? target.slice(0, -1) : target;
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  if (isEdge(target)) {
    const other = target.endsWith("e") ? `${String.fromCharCode(98 + column)}${row + 1}` : `${cell[0]}${row + 2}`;
    const stands = realm.borders.includes(target);
    return speaker.say(stands ? `web-border-${speaker.prefix}` : "web-edge", { edge: target, cell, other });
  }
  const land = lands[realm.terrain[row]?.[column] ?? ""] ?? "forest";
  const words = { cell, terrain: speaker.say(`terrain-${land}`) };
  const castle = realm.castles[cell];
  const knight = realm.knights[cell];
  if (castle !== undefined) return speaker.say("web-cell-castle", { ...words, owner: ownerOf(speaker, realm, castle) });
  if (knight !== undefined) return speaker.say("web-cell-knight", { ...words, owner: ownerOf(speaker, realm, knight) });
  return speaker.say("web-cell", words);
}

/** The map as a table of words, a row for each row. */
export function rowsInWords(speaker: Speaker, realm: Realm, lands: Lands): string[][] {
  return realm.terrain.map((letters, row) =>
    [...letters].map((_, column) => cellInWords(speaker, realm, lands, `${String.fromCharCode(97 + column)}${row + 1}`)),
  );
}

/** What a cell is, which borders it has, whose domain it lies in. */
function cellInWords(speaker: Speaker, realm: Realm, lands: Lands, cell: string): string {
  const castle = Object.keys(realm.domain_cells).find((name) => realm.domain_cells[name]?.includes(cell));
  const owner = castle === undefined ? undefined : realm.castles[castle];
  const sides = ["e", "s"]
    .filter((side) => realm.borders.includes(cell + side))
    .map((side) => speaker.say(`web-side-${side}`));
  return [
    placeInWords(speaker, realm, lands, cell),
    owner === undefined
      ? ""
      : speaker.say(`web-cell-domain-${speaker.prefix}`, {
          owner: ownerOrNeutral(speaker, realm, owner),
        }),
    sides.length ? speaker.say(`web-cell-borders-${speaker.prefix}`, { sides: speaker.listed(sides) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** A cell as a screen reader says it to someone who walks over the map by keys: what it is, its borders, and what there is to say of its domain. */
export function walkedInWords(speaker: Speaker, realm: Realm, lands: Lands, cell: string): string {
  const castle = Object.keys(realm.domain_cells).find((name) => realm.domain_cells[name]?.includes(cell));
  const told = castle === undefined ? null : aboutDomain(speaker, realm, lands, castle);
  const domain = told ? [...told.facts, ...told.fronts, told.worth] : [];
  return [cellInWords(speaker, realm, lands, cell), scoreOf(speaker, realm, lands, cell), ...domain]
    .filter(Boolean)
    .join(", ");
}
