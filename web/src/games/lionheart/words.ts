/** The field in words: squares, units, what picking something means. */
import { readLine } from "../../match/lines";
import type { Choice } from "../../match/choice.svelte";
import type { Speaker } from "../../text/speaker";
import type { Shown } from "../../match/shown";
import { FACINGS, squares, type Facing } from "./field/field";
import { SIDES, groundOf, isBuilding, unitAt, viewOf, type Unit } from "./view";

export const isFacing = (word: string): word is Facing => (FACINGS as readonly string[]).includes(word);

/** A unit: whose, what, how many, where to it faces. */
export function unitInWords(speaker: Speaker, { owner, kind, figures, facing }: Omit<Unit, "cell">): string {
  return speaker.say("web-lh-unit", { side: SIDES[owner] ?? "gold", kind, figures, facing });
}

/** A square and what stands there; of a facing, its name. */
export function placeInWords(shown: Shown, speaker: Speaker, target: string): string {
  if (isFacing(target)) return speaker.say("web-lh-turn", { facing: target });
  const unit = unitAt(viewOf(shown), target);
  return unit ? `${target}, ${unitInWords(speaker, unit)}` : speaker.say("web-lh-empty", { cell: target });
}

/** The field as a table of words, in the order of the names of its squares. */
export function rowsInWords(shown: Shown, speaker: Speaker): string[][] {
  const view = viewOf(shown);
  return squares(groundOf(shown)).map((row) =>
    row.map((cell) => (unitAt(view, cell) ? placeInWords(shown, speaker, cell) : "")),
  );
}

/** A legal line in words; in short without whom it strikes. */
export function lineInWords(shown: Shown, speaker: Speaker, line: string, short = false): string {
  const { verb, args } = readLine(line);
  const [, to = ""] = args;
  const unit = unitAt(viewOf(shown), to);
  switch (verb) {
    case "move":
      return speaker.say("web-lh-move", { to });
    case "turn":
      return speaker.say("web-lh-turn", { facing: to });
    case "attack":
      return short || !unit
        ? speaker.say("web-lh-attack-short", { to })
        : speaker.say("web-lh-attack", { to, unit: unitInWords(speaker, unit) });
    case "bribe":
      return speaker.say("web-lh-bribe", { to });
    default:
      return speaker.say("web-line-end");
  }
}

/** The next step of a decision. */
export function hintInWords(shown: Shown, choice: Choice, speaker: Speaker): string {
  if (isBuilding(viewOf(shown))) return "";
  const [chosen] = choice.selection.chosen;
  if (chosen === undefined) return speaker.say("web-lh-hint-choose");
  const kind = unitAt(viewOf(shown), chosen)?.kind ?? "infantry";
  const verbs = new Set(
    choice.legal
      .map(readLine)
      .filter(({ args }) => args[0] === chosen)
      .map(({ verb }) => verb),
  );
  const key = verbs.has("attack") ? "web-lh-hint-attack" : verbs.has("move") ? "web-lh-hint-move" : "web-lh-hint-turn";
  return speaker.say(key, { cell: chosen, kind });
}
