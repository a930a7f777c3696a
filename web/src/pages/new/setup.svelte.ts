/** A match as it is being set up: who sits where, what is chosen, and the form that asks for it. */
import { NEW_MATCH_DEFAULTS, type GameOption, type GameTerms, type NewMatch, type Seating } from "../../net/wire";
import type { MatchForm } from "../../net/last-choice";
import { forPeople, offered, usualLevel } from "../../net/levels";
import { editionOf, usualValue, type OptionValue } from "../../net/terms";

export type Kind = Seating["kind"];

export const KINDS: readonly Kind[] = ["me", "bot", "link", "open", "here"];
/** The times to come back that are offered, in seconds; the second is the usual one. */
export const GRACES_S = [60, NEW_MATCH_DEFAULTS.grace, 300, 3600, 86_400] as const;
/** The option with a place among the terms of the table. */
const WHO_BEGINS = "first";

export interface Chair {
  /** What stays when chairs come and go. */
  id: number;
  kind: Kind;
  name: string;
  level: string;
  colour: string;
}

export class Setup {
  readonly terms: GameTerms;
  chairs = $state<Chair[]>([]);
  /** What was chosen otherwise than usual. */
  chosen = $state<Record<string, OptionValue>>({});
  open = $state(false);
  drawn = $state(false);
  hints = $state(false);
  /** Whether all may be taken back, where nobody but bots plays along. */
  practice = $state(false);
  /** Seconds that someone may be away before a bot can stand in. */
  grace = $state<number>(GRACES_S[1]);
  #ids = 0;
  /** Options with a place of their own on the page. */
  readonly #apart: readonly string[];

  /** `own`: the options that the game asks for itself. */
  constructor(terms: GameTerms, own: readonly string[] = []) {
    this.terms = terms;
    this.#apart = [WHO_BEGINS, ...own];
    this.#sit("me");
    while (this.chairs.length < (terms.seats[0] ?? 2)) this.#sit("bot");
  }

  /** Chooses everything as a form has it. */
  restore(form: MatchForm): void {
    this.chairs = [];
    for (const { kind, name = "", level, colour } of form.seats) {
      this.#sit(kind);
      const chair = this.chairs.at(-1);
      if (chair) Object.assign(chair, { name, level: level ?? chair.level, colour: colour ?? chair.colour });
    }
    this.chosen = { ...(form.options as Record<string, OptionValue>) };
    this.open = form.public ?? false;
    this.drawn = form.seating === "random";
    this.hints = form.hints ?? false;
    this.practice = form.practice ?? false;
    this.grace = GRACES_S.find((grace) => grace === form.grace) ?? GRACES_S[1];
  }

  #sit(kind: Kind): void {
    const taken = this.chairs.map(({ colour }) => colour);
    const colour = this.terms.colours.find((one) => !taken.includes(one)) ?? "";
    const level = usualLevel(this.terms.levels);
    this.chairs.push({ id: this.#ids++, kind, name: "", level, colour });
  }

  // Chairs

  readonly canAdd = $derived.by(() => this.terms.seats.includes(this.chairs.length + 1));
  readonly canDrop = $derived.by(() => this.terms.seats.includes(this.chairs.length - 1));
  /** The levels that a bot can have, as they are offered. */
  get levels(): string[] {
    return offered(this.terms.levels);
  }

  /** What is explained: the levels that are meant for people, and any other that was chosen; none without a bot. */
  readonly explained = $derived.by(() => {
    const chosen = this.chairs.filter(({ kind }) => kind === "bot").map(({ level }) => level);
    const told = new Set(chosen.length ? [...forPeople(this.terms.levels), ...chosen] : []);
    return this.levels.filter((level) => told.has(level)).map((level) => ({ level, chosen: chosen.includes(level) }));
  });

  /** Whether someone sits down at once, as a match needs. */
  readonly isAttended = $derived(this.chairs.some(({ kind }) => kind === "me" || kind === "here"));
  /** Whether the match begins at once, nobody being waited for. */
  readonly isFull = $derived(this.chairs.every(({ kind }) => kind !== "open" && kind !== "link"));

  /** Whether all others are bots, or at this screen: then the table can be for practice. */
  readonly canPractise = $derived(this.isFull && this.chairs.some(({ kind }) => kind === "bot"));

  add(): void {
    if (this.canAdd) this.#sit(this.chairs.at(-1)?.kind === "me" ? "bot" : (this.chairs.at(-1)?.kind ?? "bot"));
  }

  drop(chair: Chair): void {
    if (!this.canDrop) return;
    this.chairs = this.chairs.filter(({ id }) => id !== chair.id);
    delete this.chosen["first"]; // it named a seat
  }

  /** Seats are drawn, or not; where they are, nobody can be named to begin. */
  draw(drawn: boolean): void {
    this.drawn = drawn;
    if (drawn) delete this.chosen["first"];
  }

  /** Only one chair is mine; who had it before is someone at this screen. */
  seat(chair: Chair, kind: Kind): void {
    if (kind === "me") for (const other of this.chairs) if (other.kind === "me") other.kind = "here";
    chair.kind = kind;
    if (kind === "open") this.open = true;
  }

  /** Gives a chair a colour; the chair that had it gets this one's. */
  paint(chair: Chair, colour: string): void {
    const other = this.chairs.find((one) => one.colour === colour);
    if (other) other.colour = chair.colour;
    chair.colour = colour;
  }

  // Options

  /** The option chosen first, by cards that explain themselves: the one that the game names first; null if there is none. */
  get first(): GameOption | null {
    return this.terms.options[0] ?? null;
  }

  /** The house rules. */
  get rules(): GameOption[] {
    return this.terms.options.filter(({ name }) => !this.#apart.includes(name) && name !== this.first?.name);
  }

  /** The edition chosen; empty if the game has none. */
  get edition(): string {
    return editionOf(this.terms.options, this.chosen);
  }

  /** The option of a name; null if there is none. */
  option(name: string): GameOption | null {
    return this.terms.options.find((option) => option.name === name) ?? null;
  }

  /** What an option is unless it is chosen, in the edition chosen. */
  usual(name: string): OptionValue {
    return usualValue(this.terms.options, name, this.edition);
  }

  value(name: string): OptionValue {
    return this.chosen[name] ?? this.usual(name);
  }

  isChanged(name: string): boolean {
    return this.value(name) !== this.usual(name);
  }

  choose(name: string, value: OptionValue): void {
    if (value === this.usual(name)) delete this.chosen[name];
    else this.chosen[name] = value;
  }

  /** The form that asks for this match; where colours belong to seats, everyone sits by colour. */
  form(): Omit<NewMatch, "nonce" | "commit"> {
    const order = this.terms.colours;
    const chairs = this.terms.colours_free
      ? this.chairs
      : [...this.chairs].sort((one, other) => order.indexOf(one.colour) - order.indexOf(other.colour));
    const seats = chairs.map(({ kind, name, level, colour }): Seating =>
      kind === "bot" ? { kind, level, colour } : { kind, name, colour },
    );
    const options = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => this.isChanged(name)));
    return {
      game: this.terms.id,
      seats,
      options,
      public: this.open,
      seating: this.drawn ? "random" : "fixed",
      hints: this.hints,
      grace: this.grace,
      practice: this.canPractise && this.practice,
    };
  }
}

/** The words and numbers that an option can be, for one that is no flag. */
export function wordsOf({ values }: GameOption): (string | number)[] {
  return values.filter((value) => typeof value !== "boolean");
}
