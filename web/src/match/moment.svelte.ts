/** What is being played out before one's eyes: the death of a king, dice that still tumble. What comes after it waits. */
import type { Told } from "../net/wire";

class Moment {
  /** Whether something is being shown over the board. */
  now = $state(false);
  /** The first event whose outcome is not to be told yet, because it cannot be seen yet. */
  untold = $state.raw<Told | null>(null);
}

export const moment = new Moment();

/** The events of a log that may be told by now; the log itself if all of them may. */
export function toldBy(log: readonly Told[]): readonly Told[] {
  const first = moment.untold === null ? -1 : log.lastIndexOf(moment.untold);
  return first < 0 ? log : log.slice(0, first);
}
