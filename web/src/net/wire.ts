/** The messages of the WebSocket, and updates as they are used here: with everything that the wire leaves out. */
import {
  QUESTION_DEFAULTS,
  UPDATE_DEFAULTS,
  type Aside as SentAside,
  type Question as SentQuestion,
  type Update as SentUpdate,
} from "./wire.gen";

export type * from "./wire.gen";
export { NEW_MATCH_DEFAULTS, SEATING_DEFAULTS, START_DEFAULTS } from "./wire.gen";

/** A question with all its lines, whole. */
export type Question = Required<Omit<SentQuestion, "legal">> & { legal: string[] };
export type Aside = Omit<SentAside, "legal"> & { legal: string[] };
/** An update with everything in it that was left out because it is as usual. */
export type Update = Required<Omit<SentUpdate, "question" | "aside">> & { question: Question | null; aside: Aside | null };
export type { SentUpdate };

/** An update as it is used here. */
export function received({ question, aside, ...sent }: SentUpdate): Update {
  return {
    ...UPDATE_DEFAULTS,
    ...sent,
    question: question ? questionOf(question) : null,
    aside: aside ? { ...aside, legal: wholeLines(aside.legal) } : null,
  };
}

/** A question as it is used here. */
export function questionOf(sent: SentQuestion): Question {
  return { ...QUESTION_DEFAULTS, ...sent, legal: wholeLines(sent.legal) };
}

/** Lines that came grouped by their verb. */
function wholeLines(grouped: Record<string, string[]>): string[] {
  return Object.entries(grouped).flatMap(([verb, rests]) => rests.map((rest) => (rest ? `${verb} ${rest}` : verb)));
}
