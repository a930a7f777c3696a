/** A domain, and any place of the map, in words and numbers. */
import type { Speaker } from "../text/speaker";
import { beside, isEdge } from "../draw/map/geometry";
import { castleAt, frontsOf, garrison, type Front } from "./fronts";
import { NEUTRAL, terrainAt, type Lands, type Realm } from "./realm";

export interface About {
  colour: string;
  /** Whose it is. */
  title: string;
  /** Its cells, its knights, the lands in it. */
  facts: string[];
  /** Its points in words, empty for the neutral colour, which has none. */
  worth: string;
  /** How its knights stand against those of the domains beside it. */
  fronts: string[];
}

/** The owner of a colour in words. */
export function ownerOf(speaker: Speaker, realm: Realm, colour: string): string {
  return colour === NEUTRAL ? speaker.say("colour-neutral") : speaker.player(realm.colours.indexOf(colour));
}

/** The owner of a colour for a sentence that has its own words for the neutral one. */
export function ownerOrNeutral(speaker: Speaker, realm: Realm, colour: string): string {
  return colour === NEUTRAL ? NEUTRAL : ownerOf(speaker, realm, colour);
}

/** What there is to say of the domain round a castle. */
export function aboutDomain(speaker: Speaker, realm: Realm, lands: Lands, castle: string): About {
  const colour = realm.castles[castle] ?? NEUTRAL;
  const cells = realm.domain_cells[castle] ?? [];
  const letters = cells.map((cell) => terrainAt(realm.terrain, cell));
  const kinds = Object.entries(lands).filter(([letter, land]) => letter !== "." && speaker.texts.has(`web-domain-${land}`));
  const counted = kinds
    .map(([letter, land]) => ({ land, count: letters.filter((one) => one === letter).length }))
    .filter(({ count }) => count)
    .map(({ land, count }) => speaker.say(`web-domain-${land}`, { count }));
  const allies = realm.alliances.flatMap(({ castles }) =>
    castles.includes(castle) ? castles.filter((one) => one !== castle) : [],
  );
  const bound = allies.map((ally) =>
    speaker.say("web-domain-allied", {
      owner: ownerOrNeutral(speaker, realm, realm.castles[ally] ?? NEUTRAL),
      castle: ally,
    }),
  );
  return {
    colour,
    title: speaker.say("web-domain-of", { owner: ownerOf(speaker, realm, colour), castle }),
    facts: [
      speaker.say("web-domain-cells", { count: cells.length }),
      speaker.say("web-domain-knights", { count: garrison(realm, castle) }),
      ...counted,
      ...bound,
    ],
    worth: colour === NEUTRAL ? "" : speaker.say("web-domain-worth", { points: realm.domain_worth[castle] ?? 0 }),
    fronts: frontsOf(realm, castle).map((front) => frontInWords(speaker, realm, front)),
  };
}

/** How a domain stands against one beside it, as it is told of the first. */
export function frontInWords(speaker: Speaker, realm: Realm, { other, mine, theirs, enters, entered }: Front): string {
  const owner = ownerOrNeutral(speaker, realm, realm.castles[other] ?? NEUTRAL);
  const key = enters ? "web-front-enters" : entered ? "web-front-entered" : "web-front";
  return speaker.say(key, { owner, castle: other, mine, theirs });
}

/** What a kind of land brings, in the words of the game and its own numbers; empty if there is nothing to say. */
export function scoreOf(speaker: Speaker, realm: Realm, lands: Lands, cell: string): string {
  const key = `web-scores-${speaker.prefix}-${lands[terrainAt(realm.terrain, cell)] ?? ""}`;
  const numbers = Object.entries(realm.summary).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return speaker.texts.has(key) ? speaker.say(key, Object.fromEntries(numbers)) : "";
}

/** To whom a place belongs that lies in no domain, or which domains a line parts. */
export function belonging(speaker: Speaker, realm: Realm, target: string): string {
  const of = (cell: string): string => {
    const castle = castleAt(realm, cell);
    if (castle !== undefined)
      return speaker.say("web-domain-of", { owner: ownerOf(speaker, realm, realm.castles[castle] ?? NEUTRAL), castle });
    return speaker.say(realm.neutral_zones.some((zone) => zone.includes(cell)) ? "web-land-zone" : "web-land-open");
  };
  if (!isEdge(target)) return castleAt(realm, target) === undefined ? of(target) : "";
  const [one, other] = beside(target).map(of);
  return one === other
    ? speaker.say("web-line-within", { land: one ?? "" })
    : speaker.say("web-line-parts", { one: one ?? "", other: other ?? "" });
}
