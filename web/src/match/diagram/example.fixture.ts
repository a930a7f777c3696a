/** A small example for tests: someone places a border, is refused another, writes what is none, and places a third. */
import type { Example } from "../../net/wire";

const told = (entry: number, edge: string) => ({ entry, key: "border-placed", params: { seat: 0, edge } });
const quiet = { by: 0, to_act: [0], events: [], refused: null, does: null };
const refused = { rule: "L03-BORDER-3", reason: "occupied", params: {} };
const does = { key: "l03-do-border", params: { cell: "a1", other: "b1" } };
const misread = { rule: "notation", reason: "no-edge", params: {} };

export const EXAMPLE: Example = {
  game: "lowenherz-2003",
  name: "border",
  rules: ["L03-BORDER-3"],
  title: "example-lowenherz-2003-border",
  edition: "kosmos",
  options: {},
  players: ["red", "blue", "white"].map((colour, seat) => ({ seat, colour, name: "", kind: "person" })),
  cards: {},
  fixed: { borders: [], supply: 100 },
  frames: [
    { ...quiet, by: -1, line: "", view: {}, to_act: [1] },
    { ...quiet, line: "border a1e", view: { borders: ["a1e"], supply: 99 }, events: [told(1, "a1e")] },
    { ...quiet, line: "border a1e", view: { borders: ["a1e"], supply: 99 }, refused, does },
    { ...quiet, line: "border z9e", view: { borders: ["a1e"], supply: 99 }, refused: misread },
    { ...quiet, line: "border a2e", view: { borders: ["a1e", "a2e"], supply: 98 }, events: [told(3, "a2e")], to_act: [] },
  ],
  own: true,
};
