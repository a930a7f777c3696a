/**
 * Legal lines and what can be pointed at to say them.
 *
 * The browser knows no rules: it matches lines. A line is a verb and its arguments; what an argument is shows in its shape.
 */

export interface Line {
  text: string;
  verb: string;
  args: string[];
}

const CELL = /^[a-z][1-9]\d?$/;
const EDGE = /^[a-z][1-9]\d?[es]$/;

export const isEdge = (word: string): boolean => EDGE.test(word);
/** Whether a word names a cell or an edge. */
export const isPlace = (word: string): boolean => CELL.test(word) || EDGE.test(word);

export function readLine(text: string): Line {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args };
}

/** The places that a line names. */
export function placesIn(line: string): string[] {
  return readLine(line).args.filter(isPlace);
}

/** The lines that are said on the board, by pointing at a cell or an edge first. */
export function boardLines(legal: readonly string[]): Line[] {
  return legal.map(readLine).filter(({ args }) => isPlace(args[0] ?? ""));
}

/** The lines that are a word alone: `draw`, `done`. */
export function bareLines(legal: readonly string[]): string[] {
  return legal.filter((line) => !line.includes(" "));
}

/** Whether an action can only be ended: no more of it is possible. */
export function isNothingLeft(legal: readonly string[]): boolean {
  return legal.length === 1 && legal[0] === "done";
}

/** How far the pointing has come: the arguments settled so far, and what can be pointed at next. */
export interface Selection {
  chosen: string[];
  targets: string[];
}

/** Where pointing stands after these picks; an argument with one value only is skipped unless it is the last. */
export function selectionAfter(lines: readonly Line[], picked: readonly string[]): Selection {
  const chosen: string[] = [];
  const left = [...picked];
  let fitting = [...lines];
  for (;;) {
    const place = chosen.length;
    const targets = [...new Set(fitting.flatMap(({ args }) => args.slice(place, place + 1)))];
    const only = targets.length === 1 && fitting.every(({ args }) => args.length > place + 1);
    const next = only ? targets[0] : left.shift();
    if (next === undefined || !targets.includes(next)) return { chosen, targets };
    chosen.push(next);
    fitting = fitting.filter(({ args }) => args[place] === next);
  }
}

/** What a pick leads to: a whole line, or one pick more; null if the target cannot be picked now. */
export type PickResult = { line: string } | { picked: string[] } | null;

export function pick(lines: readonly Line[], picked: readonly string[], target: string): PickResult {
  const now = selectionAfter(lines, picked);
  if (!now.targets.includes(target)) {
    return picked.length ? pick(lines, picked.slice(0, -1), target) : null;
  }
  const args = [...now.chosen, target];
  const whole = lines.find((line) => line.args.length === args.length && line.args.every((arg, i) => arg === args[i]));
  return whole ? { line: whole.text } : { picked: [...picked, target] };
}

/** The line most likely meant by pointing at a place that is not lit, to ask why it is refused; null if none is like it. */
export function meant(lines: readonly Line[], picked: readonly string[], target: string): string | null {
  const { chosen } = selectionAfter(lines, picked);
  const like = lines.find(
    ({ args }) => chosen.every((arg, i) => args[i] === arg) && isEdge(args[chosen.length] ?? "") === isEdge(target),
  );
  return like && like.args.length > chosen.length
    ? [like.verb, ...chosen, target, ...like.args.slice(chosen.length + 1)].join(" ")
    : null;
}

/** The legal lines that go on from what was typed, whatever its case and spacing; those that are meant exactly come first. */
export function completions(legal: readonly string[], typed: string): string[] {
  const wanted = typed.trimStart().replace(/\s+/g, " ").toLowerCase();
  const fitting = legal.filter((line) => line.toLowerCase().startsWith(wanted));
  return fitting.sort((one, other) => Number(other.length === wanted.length) - Number(one.length === wanted.length));
}

/** How far all of some lines say the same, up to the end of a word. */
export function commonStart(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  if (!rest.length) return first;
  let length = first.length;
  for (const line of rest) while (!line.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf(" ") + 1);
}
