/** Where everyone's points came from, or what everyone lost: a line for each source, a number for each seat. */
import type { Speaker } from "../../text/speaker";
import type { Course } from "../course/course";
import { byReason } from "../events";

export interface AccountLine {
  readonly id: string;
  /** What it is, in words. */
  readonly name: string;
  /** By seat. */
  readonly values: readonly number[];
}

export interface Account {
  /** Its title, and what its lines are, in words. */
  readonly title: string;
  readonly source: string;
  /** The lines that add up to the sums. */
  readonly lines: readonly AccountLine[];
  /** Lines that say the same in another way. */
  readonly more: readonly AccountLine[];
  /** Whether the numbers are gains and losses, and have a sign. */
  readonly signed: boolean;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What the lines of an account come to for each seat. */
export function sumsOf({ lines }: Account): number[] {
  return (lines[0]?.values ?? []).map((_, seat) => sumOf(lines.map(({ values }) => values[seat] ?? 0)));
}

/** The points of everyone by their source: what brought most first, what cost most last. */
export function pointsAccount({ retold }: Course, speaker: Speaker): Account {
  const sums = retold.ledgers.map((points) => new Map(byReason(points)));
  const reasons = [...new Set(sums.flatMap((one) => [...one.keys()]))];
  const lines = reasons.map((id) => ({
    id,
    name: speaker.say(`ledger-${id}`),
    values: sums.map((one) => one.get(id) ?? 0),
  }));
  lines.sort((one, other) => sumOf(other.values) - sumOf(one.values));
  return {
    title: speaker.say("web-summary-points"),
    source: speaker.say("web-ledger-why"),
    lines,
    more: [],
    signed: true,
  };
}
