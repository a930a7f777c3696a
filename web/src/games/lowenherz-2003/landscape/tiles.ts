/** Tiles in their places, as they are written: `4/1` is tile 4 after one quarter turn. */

/** Two tiles change places. */
export function swapped(tiles: readonly string[], one: number, other: number): string[] {
  return tiles.map((tile, place) => tiles[place === one ? other : place === other ? one : place] ?? tile);
}

/** A tile is turned by a quarter. */
export function turned(tiles: readonly string[], which: number): string[] {
  return tiles.map((tile, place) => {
    const [name = "", turns = "0"] = tile.split("/");
    return place === which ? `${name}/${(Number(turns) + 1) % 4}` : tile;
  });
}
