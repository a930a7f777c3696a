/** A square of the field in words for whoever points at it: what stands there, whose, what it can do, what threatens it. */
import type { Shown } from "../../match/shown";
import type { Speaker } from "../../text/speaker";
import { attackersInWords, dangerInWords, endangered } from "./danger";
import { SIDES, unitAt, viewOf } from "./view";
import { placeInWords } from "./words";

export interface About {
  /** Whose it is; null of an empty square. */
  side: string | null;
  title: string;
  lines: string[];
}

/** What there is to say of a square. */
export function aboutSquare(shown: Shown, speaker: Speaker, cell: string): About {
  const view = viewOf(shown);
  const unit = unitAt(view, cell);
  const title = placeInWords(shown, speaker, cell);
  if (!unit) return { side: null, title, lines: homeOf(view.homes, speaker, cell) };
  const kings = endangered(view);
  const own = kings.filter(({ king }) => king.cell === cell);
  const threatens = kings.flatMap(({ attackers }) => attackers.filter((one) => one.cell === cell));
  return {
    side: SIDES[unit.owner] ?? null,
    title,
    lines: [
      speaker.say(`web-lh-card-${unit.kind}`),
      ...(view.attacked.includes(cell) ? [speaker.say("web-lh-has-attacked")] : []),
      ...own.flatMap((king) => [dangerInWords(speaker, king), ...attackersInWords(shown, speaker, king)]),
      ...threatens.map(({ actions, percent }) => speaker.say("web-lh-threatens", { actions, percent })),
    ],
  };
}

function homeOf(homes: readonly (readonly string[])[], speaker: Speaker, cell: string): string[] {
  const seat = homes.findIndex((home) => home.includes(cell));
  return seat < 0 ? [] : [speaker.say("web-lh-home", { side: SIDES[seat] ?? "gold" })];
}
