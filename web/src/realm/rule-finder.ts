/** Which chapter of the rules of both Löwenherz tells of a place of the map. */
import { isEdge } from "../draw/map/geometry";
import { terrainAt, type Realm } from "./realm";

/** The chapters that tell of what lies and stands on a map; of land, by its letter, if it is not that of domains. */
export interface MapChapters {
  readonly border: string;
  readonly domain: string;
  readonly knight: string;
  readonly lands: Readonly<Record<string, string>>;
}

type Pieces = Pick<Realm, "castles" | "knights" | "terrain">;

/** The chapter of a place: of its border or its knight, else of its land. */
export function chapterAt(realm: Pieces, name: string, { border, domain, knight, lands }: MapChapters): string {
  if (isEdge(name)) return border;
  if (name in realm.castles) return domain;
  if (name in realm.knights) return knight;
  return lands[terrainAt(realm.terrain, name)] ?? domain;
}
