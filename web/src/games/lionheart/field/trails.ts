/** What the last turn left on the field: ways gone, blows struck. */
import type { Told } from "../../../net/wire";

export interface Action {
  readonly from: string;
  readonly to: string;
  readonly kind: "way" | "flight" | "blow" | "stand";
}

const KINDS: Readonly<Record<string, Action["kind"]>> = {
  "unit-moved": "way",
  "unit-retreated": "flight",
  "unit-pushed": "flight",
  "attack-begun": "blow",
  "unit-turned": "stand",
  "mercenaries-bribed": "blow",
};

/** The actions of the turn that goes on, or of the one before if nothing has been done in it. */
export function lastActions(log: readonly Told[]): Action[] {
  const found: Action[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { key, params } = log[i] ?? { key: "", params: {} };
    if (key === "turn-begun" && found.length) break;
    const kind = KINDS[key];
    const { cell, to, other } = params as Record<string, string | undefined>;
    if (kind && cell) found.push({ from: cell, to: to ?? other ?? cell, kind });
  }
  return found.reverse();
}
