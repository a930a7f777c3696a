/** The HTTP side of the server: coming as a guest, setting up a table, taking an open seat. */
import type { Refusal } from "./speaker";
import type { MatchMade, NewGuest, NewMatch, No, SeatTaken, TakeSeat } from "./wire";

/** The server refused, and said why; or it could not be reached, and said nothing. */
export class ApiError extends Error {
  readonly refusal: Refusal | null;

  constructor(status: number, refusal: Refusal | null = null) {
    super(refusal?.reason ?? `HTTP ${status}`);
    this.refusal = refusal;
  }
}

/** A short share of this player's in the chance of a match. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Come as a guest; whoever is one already only changes names. */
export async function come(name: string): Promise<void> {
  const body: NewGuest = { name };
  await post("/api/guest", body);
}

/** Set up a table. */
export async function makeMatch(name: string, match: Omit<NewMatch, "nonce">): Promise<MatchMade> {
  await come(name);
  const body: NewMatch = { ...match, nonce: newNonce() };
  return (await post("/api/matches", body)) as MatchMade;
}

/** Take the open seat that a link's token names. */
export async function takeSeat(match: string, token: string, name: string): Promise<SeatTaken> {
  await come(name);
  const body: TakeSeat = { token, name, nonce: newNonce() };
  return (await post(`/api/matches/${encodeURIComponent(match)}/seat`, body)) as SeatTaken;
}

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!answer) throw new ApiError(0);
  if (answer.ok) return answer.json();
  throw new ApiError(answer.status, answer.status === 409 ? refusalOf((await answer.json()) as No) : null);
}

function refusalOf({ rule, reason, params }: No): Refusal {
  return { rule, reason, params };
}
