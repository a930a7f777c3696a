/**
 * The layers of src/, lowest first: a room may import from its own and from those before it, never from one after it.
 * The rooms of one layer do not know each other, but for what SIDEWAYS allows. `.dependency-cruiser.js` checks what modules
 * import and that there are no cycles; `eslint.config.js` checks the same line by line, types in Svelte components included.
 */
export const LAYERS = [["lib", "net", "text", "draw"], ["ui"], ["match"], ["realm"], ["games"], ["pages"], ["app"]];

/** Within the lowest layer sentences come first: settings load them, refusals are told in them. */
export const SIDEWAYS = { lib: ["text"], net: ["text"] };

/** Rooms whose folders do not import each other: a game knows no other game, a page no other page. */
export const SEPARATE = ["games", "pages"];

/** The rooms that a room may not import from. */
export function forbiddenFor(room) {
  const layer = LAYERS.findIndex((rooms) => rooms.includes(room));
  const beside = LAYERS[layer].filter((other) => other !== room && !(SIDEWAYS[room] ?? []).includes(other));
  return [...beside, ...LAYERS.slice(layer + 1).flat()];
}

export const ROOMS = LAYERS.flat();
