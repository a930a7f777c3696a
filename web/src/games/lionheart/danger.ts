/** Kings in danger, as the server tells it: where they stand, who can attack them, and that in words. */
import type { Shown } from "../../match/shown";
import type { Speaker } from "../../text/speaker";
import { SIDES, unitAt, viewOf, type Danger, type Unit, type View } from "./view";

/** A King who can be attacked. */
export interface Endangered extends Danger {
  readonly king: Unit;
}

/** The Kings that can be attacked. */
export function endangered(view: View): Endangered[] {
  return view.danger.flatMap((danger, seat) => {
    const king = view.units.find(({ kind, owner }) => kind === "king" && owner === seat);
    return danger && king ? [{ ...danger, king }] : [];
  });
}

/** The danger of a King in one sentence. */
export function dangerInWords(speaker: Speaker, { king, percent, attackers }: Endangered): string {
  return speaker.say("web-lh-danger", { side: SIDES[king.owner] ?? "gold", kind: "king", percent, count: attackers.length });
}

/** Who can attack a King, each in a sentence, the most dangerous first. */
export function attackersInWords(shown: Shown, speaker: Speaker, { attackers }: Danger): string[] {
  return attackers.flatMap(({ cell, actions, percent }) => {
    const unit = unitAt(viewOf(shown), cell);
    if (!unit) return [];
    return [speaker.say("web-lh-attacker", { side: SIDES[unit.owner] ?? "gold", kind: unit.kind, cell, actions, percent })];
  });
}
