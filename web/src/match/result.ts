/** How a match ended, read from the notation. */
export interface Result {
  kind: "win" | "draw" | "abandoned";
  /** Nobody has won a draw or an abandoned match. */
  winners: number[];
}

/** The result that a text means; null while the match goes on. */
export function parseResult(text: string): Result | null {
  const [kind, ...seats] = text.split(" ");
  if (kind === "win") return { kind, winners: seats.map(Number) };
  return kind === "draw" || kind === "abandoned" ? { kind, winners: [] } : null;
}
