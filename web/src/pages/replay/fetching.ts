/** What a replay asks of the server. */
import { ApiError } from "../../api";
import type { Fork, Frames, MatchMade, Refusal, Retold } from "../../wire";

/** A finished match at once; null if there is none here that has ended. */
export const fetchRetold = (match: string): Promise<Retold | null> => get<Retold>(`${of(match)}/replay`);

/** Positions in a row, from an entry on. */
export async function fetchFrames(match: string, entry: number, count: number): Promise<Frames> {
  const found = await get<Frames>(`${of(match)}/frames/${entry}?count=${count}`);
  if (!found) throw new ApiError(404);
  return found;
}

const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

async function get<Answer>(path: string): Promise<Answer | null> {
  const answer = await fetch(path).catch(() => null);
  if (!answer) throw new ApiError(0);
  if (answer.status === 404 || answer.status === 409) return null;
  if (!answer.ok) throw new ApiError(answer.status);
  return (await answer.json()) as Answer;
}

/** Plays on from an entry: a new table. */
export async function forkMatch(match: string, fork: Fork): Promise<MatchMade> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${of(match)}/fork`, { method: "POST", headers, body: JSON.stringify(fork) }).catch(() => null);
  if (!answer) throw new ApiError(0);
  if (answer.ok) return (await answer.json()) as MatchMade;
  throw new ApiError(answer.status, answer.status === 409 ? ((await answer.json()) as Refusal) : null);
}
