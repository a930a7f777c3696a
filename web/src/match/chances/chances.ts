/** The chances to win over a match, as the page tells them. */
import type { TurningPoint, WinningChances } from "../../net/wire";
import type { Speaker } from "../../text/speaker";
import type { Course } from "../course/course";
import { sentencesOf, turnAt } from "../course/sentences";
import { stopAt } from "../course/timeline";
import type { EventKeys } from "../events";

/** A seat whose chance changed by fewer percent is not told of, unless it changed most. */
const MIN_TOLD_PERCENT = 5;
/** The most sentences that tell what happened. */
const MAX_SENTENCES = 4;

export const percentOf = (chance: number): number => Math.round(100 * chance);

/** The chance of each seat at each stop, in percent: that after the last turn that is told of. */
export function chanceSeries({ stops }: Pick<Course, "stops">, { points }: WinningChances): number[][] {
  const found: number[][] = (points[0]?.chances ?? []).map(() => []);
  let next = 0;
  for (const stop of stops) {
    while ((points[next + 1]?.entry ?? Infinity) <= stop) next += 1;
    points[next]?.chances.forEach((chance, seat) => found[seat]?.push(percentOf(chance)));
  }
  return found;
}

/** A turn that turned the match, in words: when, how the chances changed, what happened, and whose doing that was. */
export interface Turned {
  readonly entry: number;
  readonly stop: number;
  readonly seat: number;
  readonly when: string;
  readonly change: string;
  readonly said: string;
  readonly cause: string;
}

/** The turns that turned a match, in words. */
export function turnedIn(course: Course, { turning }: WinningChances, keys: EventKeys, speaker: Speaker): Turned[] {
  return turning.map((turned) => {
    const stop = stopAt(course.stops, turned.entry);
    return {
      ...{ entry: turned.entry, stop, seat: turned.seat },
      when: turnAt(course, speaker, keys.turn, stop),
      change: changeSaid(turned, speaker),
      said: happened(course, turned, keys, speaker),
      cause: speaker.say(`web-chances-${turned.cause}`),
    };
  });
}

/** How the chances changed: of whom they changed most, then of the others for whom it was much. */
function changeSaid({ before, after, seat }: TurningPoint, speaker: Speaker): string {
  const changes = before.map((chance, of) => ({ of, before: percentOf(chance), after: percentOf(after[of] ?? 0) }));
  const others = changes.filter((one) => one.of !== seat && Math.abs(one.after - one.before) >= MIN_TOLD_PERCENT);
  return [...changes.filter(({ of }) => of === seat), ...others]
    .map((one) =>
      speaker.say("web-chances-change", { player: speaker.player(one.of), before: one.before, after: one.after }),
    )
    .join(", ");
}

/** The sentences of what counted most, from the decision that led to it on. */
function happened(course: Course, { begun, entry }: TurningPoint, keys: EventKeys, speaker: Speaker): string {
  const told = course.counting.filter((one) => one.entry >= begun && one.entry <= entry && one.key !== keys.turn);
  const sentences = told.length
    ? told.map(({ key, params }) => speaker.event(key, params))
    : sentencesOf(course, speaker, entry);
  return sentences.slice(0, MAX_SENTENCES).join(" ");
}
