/**
 * What this browser added to the chance of each match, and the commitment that it had seen before.
 *
 * Both are kept here, so that the replay can tell if the server says otherwise afterwards.
 */

export interface Share {
  match: string;
  commitment: string;
  /** Empty if the match began without it. */
  nonce: string;
}

/** Matches of which a share is kept; the oldest are forgotten first. */
export const MAX_KEPT = 200;
const KEY = "shares";

/** A random nonce: this player's share in the chance of a match. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is kept of a match; null if it is nothing. */
export function keptShare(match: string): Share | null {
  return all().find((share) => share.match === match) ?? null;
}

/** The share in a match, a new one unless one is kept: the commitment that was seen first stays. */
export function shareIn(match: string, commitment: string): Share {
  const share = keptShare(match) ?? { match, commitment, nonce: newNonce() };
  keep(share);
  return share;
}

/** Notes that a match began without this browser's share. */
export function keepUnused(match: string): void {
  const share = keptShare(match);
  if (share) keep({ ...share, nonce: "" });
}

/** Forgets the share in a match in which no seat was taken. */
export function forgetShare(match: string): void {
  write(all().filter((share) => share.match !== match));
}

function keep(share: Share): void {
  write([...all().filter(({ match }) => match !== share.match), share].slice(-MAX_KEPT));
}

function all(): Share[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Share[]) : [];
  } catch {
    return []; // a browser that keeps nothing, or something else under this name
  }
}

function write(shares: readonly Share[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
  } catch {
    // then not
  }
}
