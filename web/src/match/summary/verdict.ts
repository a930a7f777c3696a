/** How a match ended, in words: who has won, and by what. */
import type { Speaker } from "../../text/speaker";
import type { Player, Told } from "../../net/wire";
import type { EventKeys } from "../events";
import { parseResult, type Result } from "../result";

/** What one has to know of a match that is over. */
export interface Ended {
  /** As the server writes it. */
  readonly result: string;
  readonly players: readonly Player[];
  /** All that was told of it. */
  readonly log: readonly Told[];
}

export interface Verdict {
  readonly kind: Result["kind"];
  readonly winners: readonly number[];
  readonly title: string;
  /** What ended it; empty if nobody can say. */
  readonly why: string;
}

const sameSeats = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));

/** The event that ended a match, unless something at the table did; those who have resigned win nothing that an event says. */
export function endingEvent({ result, log }: Ended, { ends = [] }: EventKeys): Told | null {
  const { kind, winners } = parseResult(result) ?? { kind: "abandoned", winners: [] };
  const last = log.findLast(({ key, undone }) => !undone && ends.includes(key));
  if (!last || kind === "abandoned") return null;
  const won = Array.isArray(last.params["players"]) ? last.params["players"].map(Number) : [];
  return sameSeats(won, winners) ? last : null;
}

/** Who has won a match that is over, and why. */
export function verdictOf(ended: Ended, keys: EventKeys, speaker: Speaker): Verdict {
  const { kind, winners } = parseResult(ended.result) ?? { kind: "abandoned" as const, winners: [] };
  const players = speaker.listed(winners.map((seat) => speaker.player(seat)));
  const title = speaker.say(`web-summary-${kind}`, { players, count: winners.length });
  const event = endingEvent(ended, keys);
  return { kind, winners, title, why: event ? speaker.event(event.key, event.params) : atTable(ended, kind, speaker) };
}

/** What ended a match at the table. */
function atTable({ players }: Ended, kind: Result["kind"], speaker: Speaker): string {
  const resigned = players.filter((player) => player.resigned);
  if (kind === "draw") return speaker.event("table-draw", {});
  if (kind === "abandoned" && resigned.length < players.length) return speaker.event("table-abandoned", {});
  return resigned.map(({ seat }) => speaker.event("table-resigned", { seat })).join(" ");
}
