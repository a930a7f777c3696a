/** What this browser remembers of learning a game: how far one is, and the match at whose table it was offered. */
import { remember, remembered } from "./remembered";

/** Where the pages keep how far one has come in a game's first game. */
export const lessonKey = (game: string): string => `lesson:${game}`;
const offerKey = (game: string): string => `lesson-offer:${game}`;
const DECLINED = "declined";

/** How far one has come: not begun, on the way, or through all of it. */
export function learnt(game: string): "new" | "begun" | "done" {
  const kept = remembered(lessonKey(game));
  if (!kept) return "new";
  return kept.includes('"complete":true') ? "done" : "begun";
}

/** Offers the first game at a match, unless it was offered before or is begun: once in this browser. */
export function offerLesson(game: string, match: string): void {
  if (!remembered(offerKey(game)) && learnt(game) === "new") remember(offerKey(game), match);
}

/** Whether it is offered at a match: until it is declined, or one is through. */
export const isLessonOffered = (game: string, match: string): boolean =>
  remembered(offerKey(game)) === match && learnt(game) !== "done";

export const declineLesson = (game: string): void => remember(offerKey(game), DECLINED);

/** The match at which it was offered, which waits for the learner; empty if none was. */
export function waitingMatch(game: string): string {
  const match = remembered(offerKey(game));
  return match === DECLINED ? "" : match;
}
