/** Which of the things that happen at a table are brought to someone's notice. */
import type { Told } from "../../net/wire";

/** What whoever did it knows already. */
const BY_SEAT: ReadonlySet<string> = new Set([
  "table-agreed",
  "table-declined",
  "table-withdrawn",
  "table-took-back",
  "table-resigned",
  "table-person-plays",
  "table-returned",
  "web-table-away",
  "web-table-back",
]);
/** What concerns everyone. Offers are not among them: they stand on the page until they are answered. */
const TO_ALL: ReadonlySet<string> = new Set([
  "table-lapsed",
  "table-taken-back",
  "table-timeout",
  "table-draw",
  "table-abandoned",
  "table-bot-plays",
  "table-hints",
  "web-table-rematch",
]);

/** Whether an event is brought to the notice of whoever plays these seats, or of a spectator. */
export function isNoticed({ key, params, undone }: Told, mine: readonly number[]): boolean {
  if (undone) return false;
  return TO_ALL.has(key) || (BY_SEAT.has(key) && !mine.includes(Number(params["seat"])));
}
