/** Places of the board in words, for screen readers. */
import { beside, edgesRound, isEdge } from "../draw/map/geometry";
import type { Speaker } from "../text/speaker";
import { aboutDomain, belonging, ownerOf, ownerOrNeutral, scoreOf } from "./about";
import { terrainAt, type Lands, type Realm } from "./realm";

/** What a target is: its name, its land, what stands there. */
export function placeInWords(speaker: Speaker, realm: Realm, lands: Lands, target: string): string {
  if (isEdge(target)) {
    const [cell, other] = beside(target);
    return speaker.say(realm.borders.includes(target) ? `web-border-${speaker.prefix}` : "web-edge", { cell, other });
  }
  const cell = target;
  const land = lands[terrainAt(realm.terrain, cell)] ?? "forest";
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
  const sides = Object.entries(edgesRound(cell))
    .filter(([, edge]) => realm.borders.includes(edge))
    .map(([side]) => speaker.say(`web-side-${side}`));
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

/**
 * A place as a screen reader says it to someone who walks over the map by keys: what it is; of a cell its borders and what
 * there is to say of its domain, of a line what it parts.
 */
export function walkedInWords(speaker: Speaker, realm: Realm, lands: Lands, cell: string): string {
  if (isEdge(cell)) {
    const [name, text] = [placeInWords(speaker, realm, lands, cell), belonging(speaker, realm, cell)];
    return speaker.say("web-of", { name, text });
  }
  const castle = Object.keys(realm.domain_cells).find((name) => realm.domain_cells[name]?.includes(cell));
  const told = castle === undefined ? null : aboutDomain(speaker, realm, lands, castle);
  const domain = told ? [...told.facts, ...told.fronts, told.worth] : [];
  return [cellInWords(speaker, realm, lands, cell), scoreOf(speaker, realm, lands, cell), ...domain]
    .filter(Boolean)
    .join(", ");
}
