/** How far someone has come in a game's first game, kept in this browser. */
import { lessonKey } from "../../lib/learning";

export interface Progress {
  /** The stages that were played to their end. */
  readonly done: readonly string[];
  /** The stage that was left, and the lines that led to where. */
  readonly stage: string;
  readonly lines: readonly string[];
  /** Whether all stages were played once. */
  readonly complete: boolean;
}

const NOTHING: Progress = { done: [], stage: "", lines: [], complete: false };
const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** What is kept of a game; nothing if that cannot be read. */
export function progressOf(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lessonKey(game)) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { done, stage, lines, complete } = kept as Record<string, unknown>;
    return {
      done: areWords(done) ? done : [],
      stage: typeof stage === "string" ? stage : "",
      lines: areWords(lines) ? lines : [],
      complete: complete === true,
    };
  } catch {
    return NOTHING;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(lessonKey(game), JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing
  }
}

/** The stage to go on with: the one that was left, else the first that is not done, else the first. */
export function stageToGoOn(stages: readonly string[], { done, stage }: Progress): string {
  if (stages.includes(stage)) return stage;
  return stages.find((one) => !done.includes(one)) ?? stages[0] ?? "";
}
