/** What happened, told in few sentences to whoever listens. */
import type { Told } from "../net/wire";
import type { Speaker } from "../text/speaker";
import { turns, type EventKeys } from "./events";

/** How many sentences are told of one turn. */
const MAX_SENTENCES = 5;

/** How much an event matters: the end of a match most, then points and what is looked at for longer. */
function weightOf({ key, params }: Told, { ends = [], finale = [], weighty = [] }: EventKeys): number {
  if (ends.includes(key)) return 3;
  if (finale.includes(key) || Number(params["points"] ?? 0) !== 0 || weighty.includes(key)) return 2;
  return 1;
}

/** The events of a turn that are told, in order: those that matter most, the last of those that matter alike. */
function told(events: readonly Told[], keys: EventKeys): readonly Told[] {
  if (events.length <= MAX_SENTENCES) return events;
  const ranked = events.map((event, i) => ({ event, i, weight: weightOf(event, keys) }));
  const chosen = ranked.sort((one, other) => other.weight - one.weight || other.i - one.i).slice(0, MAX_SENTENCES - 1);
  return chosen.sort((one, other) => one.i - other.i).map(({ event }) => event);
}

/** Events in few sentences for each turn, and how many more things the log has; the beginning of a turn tells itself. */
export function retell(events: readonly Told[], keys: EventKeys, speaker: Speaker): string {
  const said = turns(events, keys.turn).flatMap(({ begun, events: all }) => {
    if (!all.length) return begun ? [speaker.event(begun.key, begun.params)] : [];
    const few = told(all, keys);
    const more = all.length - few.length;
    return [
      ...few.map(({ key, params }) => speaker.event(key, params)),
      ...(more ? [speaker.say("web-heard-more", { count: more })] : []),
    ];
  });
  return said.join(" ");
}
