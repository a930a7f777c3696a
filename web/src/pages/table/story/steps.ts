/** What happened, cut into the steps that a page shows one after the other, and how long it rests at each. */
import type { EventKeys } from "../../../match/events";
import { finalMoments } from "../../../match/finale";
import { CHANCE, TABLE } from "../../../match/seat";
import type { Moment, Told, Update } from "../../../net/wire";

/** How long a step is looked at, compared with an ordinary one. */
const BRIEF = 0.5;
const ORDINARY = 1;
const LONG = 2.3;

/** One step: the table as it is then, and what has just happened. */
export interface Step {
  readonly update: Update;
  /** Who acted. */
  readonly seat: number;
  readonly events: readonly Told[];
  /** How many events of its last entry are told by then. */
  readonly told: number;
  readonly weight: number;
  /** Whose turn begins with it, ALL if a round does; null if neither. */
  readonly begins: number | null;
}

/** Instead of a seat, where all begin together. */
export const ALL = -3;

/** The step that shows the table as it is now, with what is asked. */
export const nowStep = (update: Update): Step => ({
  update,
  seat: TABLE,
  events: [],
  told: Infinity,
  weight: 0,
  begins: null,
});

/** An update as it looked on the way: nobody here is asked yet, and nothing is over. */
function before(newest: Update, { entry, view, to_act }: Pick<Update, "entry" | "view" | "to_act">): Update {
  return {
    ...newest,
    ...{ events: [], whole: false, question: null, aside: null, can_take_back: false, result: "", seed: "" },
    ...{ entry, view, to_act },
  };
}

/** The steps from the first of some moments to the newest update: an action and what chance adds to it are one. */
export function stepsOf(moments: readonly Moment[], newest: Update, keys: EventKeys): Step[] {
  const steps: Step[] = [];
  let events: Told[] = [];
  let seat = CHANCE;
  moments.forEach((moment, i) => {
    events.push(...moment.events);
    if (moment.seat !== CHANCE || seat === CHANCE) seat = moment.seat;
    if (!events.length || moments[i + 1]?.seat === CHANCE) return;
    steps.push(...withFinale(before(newest, moment), seat, events, keys));
    events = [];
    seat = CHANCE;
  });
  return [...steps, nowStep(newest)];
}

/** The steps of a single entry that an update tells of, the last one as it is now. */
export function stepsWithin(newest: Update, keys: EventKeys): Step[] {
  const seat = newest.events.map(({ params }) => params["seat"]).find((one) => typeof one === "number") ?? CHANCE;
  return [...withFinale(before(newest, newest), seat, newest.events, keys), nowStep(newest)];
}

/** One step; the end of a match is several, with the scores as they grow. */
function withFinale(update: Update, seat: number, events: readonly Told[], keys: EventKeys): Step[] {
  const { score } = update.view;
  const scores = Array.isArray(score) ? score.map(Number) : [];
  const parts = finalMoments(events, keys, scores);
  const ofLast = events.filter(({ entry }) => entry === update.entry).length;
  let left = events.length;
  return parts.map((part) => {
    left -= part.events.length;
    const view = scores.length ? { ...update.view, score: part.scores } : update.view;
    const shown = parts.length > 1 ? { ...update, view } : update;
    const told = ofLast - left;
    return { update: shown, seat, ...part, told, weight: weightOf(part.events, keys), begins: begins(part.events, keys) };
  });
}

function begins(events: readonly Told[], { turn, turnIsRound }: EventKeys): number | null {
  const begun = events.find(({ key }) => key === turn);
  return begun ? (turnIsRound ? ALL : Number(begun.params["seat"] ?? ALL)) : null;
}

function weightOf(events: readonly Told[], { turn, weighty = [], ends = [] }: EventKeys): number {
  if (events.some(({ key }) => weighty.includes(key) || ends.includes(key))) return LONG;
  return events.every(({ key }) => key === turn) ? BRIEF : ORDINARY;
}

/** Two steps of the same player as one; null if they are not to be joined. */
export function joined(one: Step, next: Step | undefined): Step | null {
  if (!next || next.seat !== one.seat || one.weight + next.weight > 2 * ORDINARY) return null;
  return { ...next, events: [...one.events, ...next.events], weight: ORDINARY, begins: one.begins ?? next.begins };
}
