/** What takes the consent of the others, in sentences. */
import type { Speaker } from "../../../text/speaker";
import type { Offered } from "../../../net/wire";

/** What someone proposes. */
export function offerSentence(speaker: Speaker, { seat, what, about }: Offered): string {
  return speaker.event("table-offered", { seat, what, ...(what === "stand-in" ? { other_player: about } : {}) });
}

/** Who waits for a rematch; empty if nobody does. */
export function rematchSentence(speaker: Speaker, seats: readonly number[]): string {
  const players = speaker.listed(seats.map((seat) => speaker.player(seat)));
  return players && speaker.say("web-rematch-wanted", { players, count: seats.length });
}
