/** A domain in words and numbers. */
import type { Speaker } from "../text/speaker";
import { place } from "../draw/map/geometry";
import { NEUTRAL, type Lands, type Realm } from "./realm";

export interface About {
  colour: string;
  /** Whose it is. */
  title: string;
  /** Its cells, its knights, the lands in it. */
  facts: string[];
  /** Its points in words, empty for the neutral colour, which has none. */
  worth: string;
}

/** The owner of a colour in words. */
export function ownerOf(speaker: Speaker, realm: Realm, colour: string): string {
  return colour === NEUTRAL ? speaker.say("colour-neutral") : speaker.player(realm.colours.indexOf(colour));
}

/** What there is to say of the domain round a castle. */
export function aboutDomain(speaker: Speaker, realm: Realm, lands: Lands, castle: string): About {
  const colour = realm.castles[castle] ?? NEUTRAL;
  const cells = realm.domain_cells[castle] ?? [];
  const letters = cells.map((cell) => {
    const { col, row } = place(cell);
    return realm.terrain[row]?.[col] ?? "";
  });
  const kinds = Object.entries(lands).filter(([letter, land]) => letter !== "." && speaker.texts.has(`web-domain-${land}`));
  const knights = cells.filter((cell) => realm.knights[cell] === colour).length;
  const counted = kinds
    .map(([letter, land]) => ({ land, count: letters.filter((one) => one === letter).length }))
    .filter(({ count }) => count)
    .map(({ land, count }) => speaker.say(`web-domain-${land}`, { count }));
  const allies = realm.alliances.flatMap(({ castles }) =>
    castles.includes(castle) ? castles.filter((one) => one !== castle) : [],
  );
  const bound = allies.map((ally) =>
    speaker.say("web-domain-allied", { owner: ownerOf(speaker, realm, realm.castles[ally] ?? NEUTRAL), castle: ally }),
  );
  return {
    colour,
    title: speaker.say("web-domain-of", { owner: ownerOf(speaker, realm, colour), castle }),
    facts: [
      speaker.say("web-domain-cells", { count: cells.length }),
      speaker.say("web-domain-knights", { count: knights }),
      ...counted,
      ...bound,
    ],
    worth: colour === NEUTRAL ? "" : speaker.say("web-domain-worth", { points: realm.domain_worth[castle] ?? 0 }),
  };
}
