/** The HTTP side of the server: coming as a guest, finding and setting up tables, looking at finished matches. */
import type { Refusal } from "../text/speaker";
import type {
  Fork,
  Frames,
  GameTerms,
  MatchMade,
  NewGuest,
  NewMatch,
  Next,
  Rematch,
  Retold,
  SeatTaken,
  Start,
  Summary,
  TakeSeat,
  Verdict,
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

/** A random nonce: this player's share in the chance of a match. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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
export async function makeMatch(name: string, match: Omit<NewMatch, "nonce">): Promise<MatchMade> {
  await signInAsGuest(name);
  const { game, ...terms } = match;
  return post(`/api/matches/${encodeURIComponent(game)}`, { ...terms, nonce: newNonce() });
}

/** Take the seat that a link's token names, or without one a seat that is open to anyone. */
export async function takeSeat(match: string, token: string, name: string): Promise<SeatTaken> {
  await signInAsGuest(name);
  const body: TakeSeat = { token, name, nonce: newNonce() };
  return post(`${of(match)}/seat`, body);
}

/** Leave a table before its match begins; when its owner goes, it is cleared away. */
export const leave = (match: string): Promise<null> => ask("DELETE", `${of(match)}/seat`);

/** Start with who is here: bots of this level take the seats that are free. */
export const start = (match: string, level: string): Promise<Summary> =>
  post(`${of(match)}/start`, { level } satisfies Start);

/** Sets up a rematch; the second player to ask joins the table of the first. */
export const rematch = (match: string): Promise<MatchMade> =>
  post(`${of(match)}/rematch`, { nonce: newNonce() } satisfies Rematch);

// Finished matches

/** Play on from the position after an entry of a finished match. */
export async function fork(name: string, match: string, from: Omit<Fork, "nonce">): Promise<MatchMade> {
  await signInAsGuest(name);
  return post(`${of(match)}/fork`, { ...from, nonce: newNonce() } satisfies Fork);
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

/** Where the file of a finished match lies. */
export const fileOf = (match: string): string => `${of(match)}/file`;

// Asking

/** Status codes of refusals with a reason: by the rules, or because the database is out of reach (a proxy may send the latter without one). */
const REFUSED: readonly number[] = [409, 503];

const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
/** What the server answers to a GET; an `ApiError` if it does not. */
export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent }).catch(() => null);
  if (!answer) throw new ApiError(0);
  if (answer.status === 204) return null as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  const said = REFUSED.includes(answer.status) ? ((await answer.json().catch(() => null)) as Refusal | null) : null;
  throw new ApiError(answer.status, said && { rule: said.rule, reason: said.reason, params: said.params });
}
