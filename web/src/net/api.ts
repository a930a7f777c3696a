/** The HTTP side of the server: coming as a guest, finding and setting up tables, looking at finished matches. */
import type { Refusal } from "../text/speaker";
import { forgetShare, keepUnused, shareIn } from "./shares";
import type {
  Explanations,
  Fork,
  Frames,
  GameTerms,
  MatchMade,
  NewGuest,
  NewMatch,
  Next,
  Nonce,
  Reason,
  Rematch,
  Retold,
  SeatTaken,
  Start,
  Summary,
  TakeSeat,
  Verdict,
  WinningChances,
} from "./wire";

/** The server refused, and said why; or it does not know what was asked for; or it could not be reached (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(status: number, refusal: Refusal | null = null) {
    super(refusal?.reason ?? `HTTP ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Signs in as a guest; a guest who is known already only gets the new name. */
export async function signInAsGuest(name: string): Promise<void> {
  const body: NewGuest = { name };
  await post("/api/guest", body);
}

// What there is

/** The games with all that can be chosen in each. */
export const fetchGames = (): Promise<GameTerms[]> => get("/api/games");

/** Tables that anyone may sit down at. */
export const fetchOpenTables = (): Promise<Summary[]> => get("/api/lobby");

/** Public matches that are being played, or were. */
export const fetchPublicMatches = (): Promise<Summary[]> => get("/api/watch");

/** One's own matches; none for someone who has never been here. */
export const fetchMine = (): Promise<Summary[]> => get("/api/mine");

/** The match that has waited longest for this guest. */
export const next = (): Promise<Next> => get("/api/next");

/** A match, whatever its state. */
export const fetchSummary = (match: string): Promise<Summary> => get(of(match));

// Tables

/** Set up a table. */
export async function makeMatch(name: string, match: Terms<NewMatch>): Promise<MatchMade> {
  await signInAsGuest(name);
  const { game, ...terms } = match;
  return shared(post(`/api/matches/${encodeURIComponent(game)}`, { ...terms, commit: true }));
}

/** What is asked for, without what this module adds of chance. */
type Terms<Form> = Omit<Form, "nonce" | "commit">;

/** A table that was just made, with this browser's share; one that does not arrive is sent again at the table. */
async function shared(made: Promise<MatchMade>): Promise<MatchMade> {
  const { id, commitment, nonce } = await made;
  if (nonce === "awaited") await addShare(id, commitment).catch(() => undefined);
  return made;
}

/** Adds this browser's share to the chance of a match that awaits it, now that its commitment is known. */
export async function addShare(match: string, commitment: string): Promise<void> {
  const { nonce } = shareIn(match, commitment);
  try {
    await post(`${of(match)}/nonce`, { nonce } satisfies Nonce);
  } catch (error) {
    if (error instanceof ApiError && error.refusal?.rule === "table") keepUnused(match);
    throw error;
  }
}

/** Take the seat that a link's token names, or without one a seat that is open to anyone; the commitment is seen first. */
export async function takeSeat(match: string, token: string, name: string): Promise<SeatTaken> {
  await signInAsGuest(name);
  const { commitment } = await fetchSummary(match);
  const { nonce } = shareIn(match, commitment);
  try {
    return await post(`${of(match)}/seat`, { token, name, nonce } satisfies TakeSeat);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetShare(match);
    throw error;
  }
}

/** Leave a table before its match begins; when its owner goes, it is cleared away. */
export async function leave(match: string): Promise<void> {
  await ask("DELETE", `${of(match)}/seat`);
  forgetShare(match);
}

/** Start with who is here: bots of this level take the seats that are free. */
export const start = (match: string, level: string): Promise<Summary> =>
  post(`${of(match)}/start`, { level } satisfies Start);

/** Sets up a rematch; the second player to ask joins the table of the first. */
export const rematch = (match: string): Promise<MatchMade> =>
  shared(post(`${of(match)}/rematch`, { commit: true } satisfies Rematch));

// Finished matches

/** Play on from the position after an entry of a finished match. */
export async function fork(name: string, match: string, from: Terms<Fork>): Promise<MatchMade> {
  await signInAsGuest(name);
  return shared(post(`${of(match)}/fork`, { ...from, commit: true } satisfies Fork));
}

/** Keep a match file from elsewhere, to be replayed here. */
export async function importMatch(name: string, file: string): Promise<MatchMade> {
  await signInAsGuest(name);
  return post("/api/import", { file });
}

/** Whether a finished match was honest. */
export const fetchVerdict = (match: string): Promise<Verdict> => get(`${of(match)}/verify`);

/** A finished match at once, all secrets open. */
export const fetchReplay = (match: string): Promise<Retold> => get(`${of(match)}/replay`);

/** Its positions in a row, from an entry on. */
export const fetchFrames = (match: string, entry: number, count: number): Promise<Frames> =>
  get(`${of(match)}/frames/${entry}?count=${count}`);

/** How likely each seat was to win it, turn by turn, and the turns that changed that most. */
export const fetchChances = (match: string): Promise<WinningChances> => get(`${of(match)}/chances`);

/** Why a bot of a finished match made an entry; none if nothing was kept of it. */
export async function fetchReasons(match: string, entry: number): Promise<Reason[]> {
  const { entries } = await get<Explanations>(`${of(match)}/reasons/${entry}?count=1`);
  return entries[0]?.entry === entry ? entries[0].reasons : [];
}

/** Where the file of a finished match lies. */
export const fileOf = (match: string): string => `${of(match)}/file`;

// Asking

/** Status codes of refusals with a reason: by the rules, or because the database is out of reach (a proxy may send the latter without one). */
const REFUSED: readonly number[] = [409, 503];

const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
/** What the server answers to a GET; an `ApiError` if it does not. */
export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
/** What it answers to a POST. */
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent }).catch(() => null);
  if (!answer) throw new ApiError(0);
  if (answer.status === 204) return null as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  const said = REFUSED.includes(answer.status) ? ((await answer.json().catch(() => null)) as Refusal | null) : null;
  throw new ApiError(answer.status, said && { rule: said.rule, reason: said.reason, params: said.params });
}
