/** Lines said on the board: which of the legal ones are meant, given the card held up and the treasures laid down to pay. */
import type { Choice } from "../../match/choice.svelte";
import { readLine, type Line } from "../../match/lines";
import type { Shown } from "../../match/shown";
import { kindOf, viewOf } from "./view";

const ALWAYS = new Set(["castle", "knight", "wall", "extend"]);
const TREASURE = /^t\d+$/;

/** The treasures that a line pays with, by value. */
export function paidWith(line: string): number[] {
  return readLine(line)
    .args.filter((word) => TREASURE.test(word))
    .map((word) => Number(word.slice(1)));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The politics card of one's hand that is held up. */
export function heldCard(shown: Shown, choice: Choice | null): string | undefined {
  if (!choice || choice.card === null || shown.seat === null) return undefined;
  return viewOf(shown).held[shown.seat]?.[choice.card]?.politics;
}

/** The lines to point out on the board: one for each place or row of places, paid with what lies ready if that is possible. */
export function linesOnBoard(legal: readonly string[], held: string | undefined, extra: readonly string[]): Line[] {
  const kind = held === undefined ? "" : kindOf(held);
  const chosen = new Map<string, { line: Line; paid: number[] }>();
  for (const line of legal.map(readLine)) {
    if (!ALWAYS.has(line.verb) && line.verb !== kind) continue;
    const places = line.args.filter((word) => !TREASURE.test(word));
    const paid = paidWith(line.text);
    const key = `${line.verb} ${places.join(" ")}`;
    const before = chosen.get(key);
    if (!before || isBetter(paid, before.paid, extra)) chosen.set(key, { line: { ...line, args: places }, paid });
  }
  return [...chosen.values()].map(({ line }) => line);
}

/** Whether an extension has begun and may take another cell. */
export const isExtending = (shown: Shown): boolean => (viewOf(shown).phase.cells ?? 0) > 0;

/**
 * Lines on the board once an extension has begun, where a knight can be placed instead: its castle is known, so that the
 * second cell is pointed at directly, unless a knight could go there too.
 */
export function withoutCastle(lines: readonly Line[]): Line[] {
  const knights = lines.filter(({ verb }) => verb === "knight");
  if (!knights.length) return [...lines];
  const taken = new Set(knights.map(({ args }) => args[0]));
  const others = lines.filter(({ verb }) => verb !== "knight");
  return [...knights, ...others.map((line) => (taken.has(line.args[1]) ? line : { ...line, args: line.args.slice(1) }))];
}

/** Whether a payment is rather meant than another: the one that lies ready, else the one that gives up less treasure. */
function isBetter(paid: readonly number[], other: readonly number[], extra: readonly string[]): boolean {
  const ready = (values: readonly number[]): boolean =>
    values.map((value) => `t${value}`).join(" ") === [...extra].join(" ");
  if (ready(paid) !== ready(other)) return ready(paid);
  return sum(paid) < sum(other);
}

/** The ways to end an alliance, by the treasures they take. */
export function breaks(
  legal: readonly string[],
  castles: readonly [string, string],
): { line: string; treasures: number[] }[] {
  const [one, other] = [...castles].sort();
  const start = `break ${one} ${other}`;
  return legal
    .filter((line) => line === start || line.startsWith(`${start} `))
    .map((line) => ({ line, treasures: paidWith(line) }))
    .sort((a, b) => sum(a.treasures) - sum(b.treasures));
}

/** The line that asks why a card of the hand cannot be played. */
export function playLine(shown: Shown, code: string): string {
  const view = viewOf(shown);
  const own = view.colours[shown.seat ?? -1];
  const castles = Object.keys(view.castles);
  const mine = castles.find((cell) => view.castles[cell] === own) ?? "a1";
  const other = castles.find((cell) => view.castles[cell] !== own) ?? "a1";
  if (code === "alliance") return `alliance ${mine} ${other}`;
  const knight = Object.keys(view.knights).find((cell) => view.knights[cell] === view.castles[other]) ?? other;
  return `renegade ${mine} ${other} ${knight}`;
}

type SwordsUse = "swords" | "swords-second" | "swords-knight" | "swords-extend";

/** What swords can still be used for: knights and extensions, or the second cell of one, or what is left of them. */
export function swordsUse(legal: readonly string[], extending = false): SwordsUse {
  const verbs = new Set(legal.map((line) => readLine(line).verb));
  if (!verbs.has("extend")) return "swords-knight";
  if (!verbs.has("knight")) return "swords-extend";
  return extending ? "swords-second" : "swords";
}
