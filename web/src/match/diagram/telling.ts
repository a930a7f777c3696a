/** What is told of a position: what has just happened in it, and who is asked for what. */
import type { Told } from "../../net/wire";
import type { Speaker } from "../../text/speaker";
import { askedIn, type Shown } from "../shown";

/** What happened, in sentences. */
export const happened = (events: readonly Told[], speaker: Speaker): string =>
  events.map(({ key, params }) => speaker.event(key, params)).join(" ");

/** Who is to act, and what is asked of them. */
export function toActInWords(shown: Shown, speaker: Speaker): string {
  const { key, params } = askedIn(shown);
  const players = shown.toAct.filter((seat) => seat >= 0).map((seat) => speaker.player(seat));
  if (!players.length) return speaker.say(shown.view["over"] ? "web-over" : "web-diagram-nobody");
  return speaker.say("web-diagram-to-act", { player: speaker.listed(players), asked: speaker.question(key, params) });
}
