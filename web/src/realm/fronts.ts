/** Domains that touch each other: who has how many knights there, and who could be extended into whom. */
import { nameOf, place } from "../draw/map/geometry";
import type { Realm } from "./realm";

/** A domain and one beside it of another colour. */
export interface Front {
  castle: string;
  other: string;
  /** Knights of each one's owner inside. */
  mine: number;
  theirs: number;
  /** Whether the first could be extended into the other now, and the other into it. */
  enters: boolean;
  entered: boolean;
}

/** The knights of its owner inside a domain. */
export function garrison({ castles, knights, domain_cells }: Realm, castle: string): number {
  return (domain_cells[castle] ?? []).filter((cell) => knights[cell] === castles[castle]).length;
}

/** The castle of the domain in which a cell lies. */
export function castleAt({ domain_cells }: Realm, cell: string): string | undefined {
  return Object.keys(domain_cells).find((castle) => domain_cells[castle]?.includes(cell));
}

/** The domains of other colours beside one, allied ones left out. */
export function frontsOf(realm: Realm, castle: string): Front[] {
  const beside = new Set(
    (realm.domain_cells[castle] ?? []).flatMap((cell) => {
      const { col, row } = place(cell);
      return [
        nameOf({ col: col + 1, row }),
        nameOf({ col: col - 1, row }),
        nameOf({ col, row: row + 1 }),
        nameOf({ col, row: row - 1 }),
      ];
    }),
  );
  const touches = (other: string): boolean => (realm.domain_cells[other] ?? []).some((cell) => beside.has(cell));
  const allied = (other: string): boolean =>
    realm.alliances.some(({ castles }) => castles.includes(castle) && castles.includes(other));
  return Object.keys(realm.domain_cells)
    .filter((other) => realm.castles[other] !== realm.castles[castle] && touches(other) && !allied(other))
    .map((other) => front(realm, castle, other));
}

/** Every two domains of which one could be extended into the other now, that one first. */
export const entries = (realm: Realm): Front[] => realm.can_enter.map(([castle, other]) => front(realm, castle, other));

function front(realm: Realm, castle: string, other: string): Front {
  const can = (from: string, to: string): boolean => realm.can_enter.some(([one, two]) => one === from && two === to);
  return {
    castle,
    other,
    mine: garrison(realm, castle),
    theirs: garrison(realm, other),
    enters: can(castle, other),
    entered: can(other, castle),
  };
}
