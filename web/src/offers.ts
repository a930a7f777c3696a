/** What takes the consent of the others, in sentences. */
import type { Speaker } from "./speaker";
import type { Offered } from "./wire";

/** What someone proposes. */
export function offerSentence(speaker: Speaker, { seat, what, about }: Offered): string {
  const other = what === "stand-in" ? speaker.player(about) : "";
  return speaker.say(`web-offer-${what}`, { player: speaker.player(seat), other });
}
