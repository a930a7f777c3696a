/** What happens at a table and not in the game, and how a match ended: typed, read from the notation of the log. */
import type { Written } from "../net/wire";

/** The seat of entries that happened at the table. */
export const TABLE_SEAT = -2;

/** What an offer may propose. */
export type Proposal =
  { verb: "draw" | "abandon" | "hints" } | { verb: "undo"; first: number } | { verb: "stand-in"; seat: number };

export type TableAction =
  | { verb: "undo"; first: number }
  | { verb: "draw" | "abandon" | "hints" | "fork" | "pause" | "resume" }
  | { verb: "resign" | "timeout" | "hint"; seat: number }
  /** `bot` is its level, or its level and character; null if the seat's person plays again. */
  | { verb: "seat"; seat: number; bot: string | null }
  | { verb: "offer"; seat: number; what: Proposal }
  | { verb: "agree" | "decline"; seat: number; offer: number }
  | { verb: "clock"; seat: number; milliseconds: number };

/** The table action that a line means; null if it is none. */
export function parseTableAction(line: string): TableAction | null {
  const [verb = "", first = "", ...rest] = line.split(" ");
  switch (verb) {
    case "undo":
      return { verb, first: Number(first) };
    case "draw":
    case "abandon":
    case "hints":
    case "fork":
    case "pause":
    case "resume":
      return { verb };
    case "resign":
    case "timeout":
    case "hint":
      return { verb, seat: Number(first) };
    case "seat":
      return { verb, seat: Number(first), bot: rest[0]?.startsWith("bot:") ? rest[0].slice("bot:".length) : null };
    case "offer": {
      const what = parseProposal(rest.join(" "));
      return what && { verb, seat: Number(first), what };
    }
    case "agree":
    case "decline":
      return { verb, seat: Number(first), offer: Number(rest[0]) };
    case "clock":
      return { verb, seat: Number(first), milliseconds: Number(rest[0]) };
    default:
      return null;
  }
}

function parseProposal(text: string): Proposal | null {
  const [verb, about] = text.split(" ");
  if (verb === "stand-in") return { verb, seat: Number(about) };
  if (verb === "undo") return { verb, first: Number(about) };
  return verb === "draw" || verb === "abandon" || verb === "hints" ? { verb } : null;
}

/** What an entry says that happened at the table; null for an action of the game. */
export function tableActionOf({ seat, line }: Written): TableAction | null {
  return seat === TABLE_SEAT ? parseTableAction(line) : null;
}

/** How a match ended; nobody has won a draw or an abandoned match. */
export interface Result {
  kind: "win" | "draw" | "abandoned";
  winners: number[];
}

/** The result that a text means; null while the match goes on. */
export function parseResult(text: string): Result | null {
  const [kind, ...seats] = text.split(" ");
  if (kind === "win") return { kind, winners: seats.map(Number) };
  return kind === "draw" || kind === "abandoned" ? { kind, winners: [] } : null;
}
