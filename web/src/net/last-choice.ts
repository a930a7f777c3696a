/** What was chosen last for each game, kept in this browser: who sat down, by which options and terms. */
import { usualLevel } from "./levels";
import { NEW_MATCH_DEFAULTS, type GameOption, type GameTerms, type NewMatch, type Seating } from "./wire";

/** A form that asks for a match, without what is added of chance. */
export type MatchForm = Omit<NewMatch, "nonce" | "commit">;

const KINDS: readonly string[] = ["me", "bot", "link", "open", "here"] satisfies Seating["kind"][];
const key = (game: string): string => `choice:${game}`;

/** Keeps what was chosen for a game. */
export function keepChoice(form: MatchForm): void {
  try {
    localStorage.setItem(key(form.game), JSON.stringify(form));
  } catch {
    // a browser that keeps nothing
  }
}

export function forgetChoice(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // then there is nothing to forget
  }
}

/** Whether something was chosen for a game before. */
export function hasChoice(game: string): boolean {
  return read(game) !== null;
}

/** What was chosen last for a game, as far as it can still be chosen; null if nothing was, or the seats no longer fit. */
export function lastChoice(terms: GameTerms): MatchForm | null {
  const kept = read(terms.id);
  const seats = kept && fittingSeats(kept["seats"], terms);
  if (!seats) return null;
  const options = Object.entries(isTable(kept["options"]) ? kept["options"] : {}).filter(([name, value]) => {
    const option = terms.options.find((one) => one.name === name);
    return option !== undefined && fits(option, value, seats.length);
  });
  const flag = (name: "public" | "hints" | "practice"): boolean => kept[name] === true;
  return {
    game: terms.id,
    seats,
    options: Object.fromEntries(options),
    public: flag("public"),
    seating: kept["seating"] === "random" ? "random" : "fixed",
    hints: flag("hints"),
    practice: flag("practice"),
    grace: typeof kept["grace"] === "number" ? kept["grace"] : NEW_MATCH_DEFAULTS.grace,
  };
}

/** Whether a match of this form begins at once, nobody being waited for. */
export function beginsAtOnce({ seats }: MatchForm): boolean {
  return seats.every(({ kind }) => kind !== "open" && kind !== "link");
}

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);
const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

function read(game: string): Table | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    return isTable(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The seats as they were, in colours and with bots that there are; null if so many cannot sit, or nobody does in person. */
function fittingSeats(kept: unknown, terms: GameTerms): Seating[] | null {
  if (!Array.isArray(kept) || !terms.seats.includes(kept.length)) return null;
  const seats = kept.filter(isTable).map(({ kind, name, level, colour }): Seating => {
    const known = KINDS.includes(wordOf(kind)) ? (kind as Seating["kind"]) : "bot";
    const own = { kind: known, colour: wordOf(colour) };
    if (known !== "bot") return { ...own, name: wordOf(name) };
    return { ...own, level: terms.levels.includes(wordOf(level)) ? wordOf(level) : usualLevel(terms.levels) };
  });
  if (seats.length !== kept.length || !seats.some(({ kind }) => kind === "me" || kind === "here")) return null;
  if (seats.filter(({ kind }) => kind === "me").length > 1) return null;
  const colours = seats.map(({ colour }) => colour ?? "");
  const good = new Set(colours).size === seats.length && colours.every((colour) => terms.colours.includes(colour));
  return good ? seats : seats.map((seat, i) => ({ ...seat, colour: terms.colours[i] ?? "" }));
}

/** Whether an option can be this, with so many players. */
function fits({ kind, values, low, high, players }: GameOption, value: unknown, count: number): boolean {
  if (!players.includes(count)) return false;
  if (values.some((one) => one === value)) return true;
  if (kind === "range") return typeof value === "number" && value >= (low ?? value) && value <= (high ?? value);
  if (kind === "seat") return typeof value === "number" && value >= 0 && value < count;
  return kind === "text" && typeof value === "string";
}
