/** What each side lost in a battle: figures by kind, and how they were lost. */
import type { Course } from "../../../match/course/course";
import type { Account } from "../../../match/summary/account";
import type { Told } from "../../../net/wire";
import type { Speaker } from "../../../text/speaker";
import { SIDES } from "../view";

const WAYS = ["attacks", "panic", "bribed"] as const;
type Way = (typeof WAYS)[number];

/** Figures that a side lost at once. */
interface Loss {
  readonly seat: number;
  readonly kind: string;
  readonly figures: number;
  readonly way: Way;
}

const seatOf = (side: unknown): number => SIDES.findIndex((one) => one === side);

/** What an event cost a side; null if nothing. */
function lossBy({ key, params, entry }: Told, course: Course): Loss | null {
  switch (key) {
    case "attack-rolled":
      return {
        seat: seatOf(params["foe"]),
        kind: String(params["target"]),
        figures: Number(params["losses"]),
        way: "attacks",
      };
    case "unit-lost":
      return {
        seat: seatOf(params["side"]),
        kind: String(params["kind"]),
        figures: Number(params["figures"]),
        way: "panic",
      };
    case "mercenaries-bribed": {
      const seat = seatOf(params["foe"]);
      const stop = course.stops.indexOf(entry);
      const figures = (course.series[seat]?.[stop - 1] ?? 0) - (course.series[seat]?.[stop] ?? 0);
      return { seat, kind: "mercenaries", figures, way: "bribed" };
    }
    default:
      return null;
  }
}

/** The figures that each side lost, by their kind and by how they were lost. */
export function lossesAccount(course: Course, speaker: Speaker): Account {
  const kinds = Object.keys(course.retold.fixed["kinds"] ?? {});
  const losses = course.counting.flatMap((told) => lossBy(told, course) ?? []).filter(({ figures }) => figures > 0);
  const lost = (fits: (loss: Loss) => boolean): number[] =>
    SIDES.map((_, seat) =>
      losses.filter((loss) => loss.seat === seat && fits(loss)).reduce((sum, { figures }) => sum + figures, 0),
    );
  const some = ({ values }: { values: readonly number[] }): boolean => values.some((value) => value > 0);
  const ways = WAYS.map((id) => ({ id, name: speaker.say(`web-lh-lost-${id}`), values: lost(({ way }) => way === id) }));
  const lossesBy = ways.filter(some);
  return {
    title: speaker.say("web-lh-losses"),
    source: speaker.say("web-lh-losses-kind"),
    lines: kinds
      .map((id) => ({ id, name: speaker.say(`kind-${id}`), values: lost(({ kind }) => kind === id) }))
      .filter(some),
    more: lossesBy.length > 1 ? lossesBy : [],
    signed: false,
  };
}
