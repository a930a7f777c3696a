import { describe, expect, it } from "vitest";
import type { Said, Told } from "../../net/wire";
import { conflictIn, proposed } from "./conflict";

const told = (entry: number, key: string, params: Told["params"] = {}): Told => ({ entry, key, params });
const phrase = (entry: number, seat: number | null, key: string): Said => ({
  number: entry,
  seat,
  name: "",
  room: "table",
  text: key,
  at: 0,
  phrase: key,
  entry,
});
const BEGUN = { players: [0, 2], row: 2, action: "W2" };
const TALKS = [
  told(1, "round-begun", { seat: 0, number: 3 }),
  told(4, "decided", { seat: 2, row: 2, action: "W2" }),
  told(4, "negotiation-begun", BEGUN),
  told(5, "offer-made", { seat: 0, other_player: 2, ducats: 2 }),
  told(6, "price-asked", { seat: 2, other_player: 0, ducats: 5 }),
];

describe("a negotiation as a conversation", () => {
  it("has the proposals in the mouths of those who made them", () => {
    const conflict = conflictIn(TALKS);
    expect(conflict).toMatchObject({ row: 2, action: "W2", princes: [0, 2], outcome: null });
    expect(conflict?.lines).toEqual([
      { kind: "proposal", seat: 0, isOffer: true, ducats: 2 },
      { kind: "proposal", seat: 2, isOffer: false, ducats: 5 },
    ]);
    expect(conflict && proposed(conflict)).toBe(conflict?.lines[1]);
  });
  it("has the phrases of its princes after what they were said to, and of nobody else", () => {
    const said = [phrase(5, 2, "too-little"), phrase(5, 1, "thanks"), phrase(5, null, "thanks"), phrase(3, 0, "fair")];
    const lines = conflictIn(TALKS, said)?.lines ?? [];
    expect(lines.map((line) => (line.kind === "phrase" ? line.phrase : line.kind))).toEqual([
      "proposal",
      "too-little",
      "proposal",
    ]);
    const conflict = conflictIn(TALKS, [phrase(6, 0, "too-much")]);
    expect(conflict && proposed(conflict)).toMatchObject({ ducats: 5 });
  });
  it("forgets a phrase whose entry was taken back, and does not say one before its time", () => {
    const lines = conflictIn(TALKS.slice(0, -1), [phrase(6, 2, "too-little")])?.lines;
    expect(lines).toEqual([{ kind: "proposal", seat: 0, isOffer: true, ducats: 2 }]);
  });
  it("ends with the agreement, in the words of who agreed", () => {
    const agreed = told(7, "agreement-reached", { seat: 0, other_player: 2, ducats: 5 });
    const conflict = conflictIn([...TALKS, agreed, told(7, "action-begun", { seat: 0 })], [phrase(7, 0, "thanks")]);
    expect(conflict?.outcome).toBe(agreed);
    expect(conflict?.lines.slice(2)).toEqual([
      { kind: "agreed", seat: 0 },
      { kind: "told", told: agreed },
      { kind: "phrase", seat: 0, phrase: "thanks" },
    ]);
    expect(conflict && proposed(conflict)).toBeNull();
  });
});

describe("a duel", () => {
  const duel = [told(7, "talks-broken", { seat: 0 }), told(7, "duel-begun", BEGUN), told(8, "bid-sealed", { seat: 0 })];
  const shown = (entry: number, seat: number, ducats: number, treasures: number[] = []): Told =>
    told(entry, "bid-shown", { seat, ducats, treasures, worth: ducats + treasures.reduce((sum, one) => sum + one, 0) });

  it("goes on with the talks before it, and tells no bid that is sealed", () => {
    const lines = conflictIn([...TALKS, ...duel])?.lines ?? [];
    expect(lines.map(({ kind }) => kind)).toEqual(["proposal", "proposal", "broken"]);
  });
  it("tells the bids once they are open, a tie, and who won", () => {
    const tied = told(9, "duel-tied", { players: [0, 2], worth: 4 });
    const won = told(11, "duel-won", { seat: 2, worth: 12 });
    const log = [...TALKS, ...duel, shown(9, 0, 4), shown(9, 2, 4), tied, shown(11, 0, 3), shown(11, 2, 4, [8]), won];
    const conflict = conflictIn(log);
    expect(conflict?.outcome).toBe(won);
    expect(conflict?.lines.slice(3)).toEqual([
      { kind: "bid", seat: 0, ducats: 4, treasures: [], worth: 4 },
      { kind: "bid", seat: 2, ducats: 4, treasures: [], worth: 4 },
      { kind: "told", told: tied },
      { kind: "bid", seat: 0, ducats: 3, treasures: [], worth: 3 },
      { kind: "bid", seat: 2, ducats: 4, treasures: [8], worth: 12 },
      { kind: "told", told: won },
    ]);
  });
  it("without talks has none of an earlier conflict", () => {
    const agreed = told(7, "agreement-reached", { seat: 0, other_player: 2, ducats: 5 });
    const log = [...TALKS, agreed, told(9, "duel-begun", { players: [0, 1, 2], row: 3, action: "P" })];
    expect(conflictIn(log)).toEqual({ row: 3, action: "P", princes: [0, 1, 2], lines: [], outcome: null });
  });
});

it("a new round begins without a conflict", () => {
  expect(conflictIn([...TALKS, told(12, "round-begun", { seat: 1, number: 4 })])).toBeNull();
});
