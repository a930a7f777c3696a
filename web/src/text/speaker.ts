/**
 * Turning keys and parameters into sentences, as Python's `Speaker` does.
 *
 * The name of a parameter says what it is, in every game: `seat`, `owner`, `other_player` are seats, `cells` and `edges` lists of
 * places, `asked` the key of a question. A game says itself what else its parameters are (`GameWords`).
 * A seat of null is the neutral colour.
 */
import type { Texts, Words } from "./texts";

export type Params = Readonly<Record<string, unknown>>;

/** What a refusal says: from a `no` or a `reasoned`. */
export interface Refusal {
  rule: string;
  reason: string;
  params: Params;
}

/** A parameter of a game in the words of a sentence. */
export type SpokenParam = (speaker: Speaker, value: unknown) => Words;

/** What a speaker has to know of a game. */
export interface GameWords {
  /** What the ids of the game's rules begin with. */
  readonly prefix: string;
  /** The parameters that only this game has, by their names. */
  readonly params: Readonly<Record<string, SpokenParam>>;
}

const NO_GAME: GameWords = { prefix: "no-game", params: {} };
const NEUTRAL = "neutral";
const SEATS: Readonly<Record<string, string>> = {
  seat: "player",
  player: "player",
  owner: "owner",
  other_player: "other_player",
};
/** The keys of events that happen at a table, in whatever game; some only the page sees. */
const AT_TABLE = /^(web-)?table-/;
/** A line, named by a cell and its east or south side. */
const EDGE = /^([a-z])([1-9]\d?)([es])$/;
const ALTERNATIVES = new Set(["allowed", "options", "games", "levels"]);

/** The prefix of the game that a rule's id begins with, empty for what is no rule of a game. */
export function gameOf(rule: string): string {
  const dash = rule.indexOf("-");
  return dash < 0 ? "" : rule.slice(0, dash).toLowerCase();
}

/** Whether a key is of an event that happened at the table and not in the game. */
export const isAtTable = (key: string): boolean => AT_TABLE.test(key);

/** Tells a match of one game in one language: the names of the seats, the words of the edition. */
export class Speaker {
  readonly texts: Texts;
  readonly edition: string;
  readonly names: readonly string[];
  readonly #game: GameWords;

  constructor(texts: Texts, game: GameWords = NO_GAME, edition = "", names: readonly string[] = []) {
    this.texts = texts;
    this.edition = edition;
    this.names = names;
    this.#game = game;
  }

  /** What the ids of the game's rules begin with. */
  get prefix(): string {
    return this.#game.prefix;
  }

  /** The sentence of a key in the words of the edition. */
  say(key: string, words: Words = {}): string {
    return this.texts.say(key, this.edition, words);
  }

  /** What happened, in the game or at the table. */
  event(key: string, params: Params): string {
    return this.#tell(isAtTable(key) ? key : `${this.prefix}-${key}`, params);
  }

  /** Why something is refused, with its rule. */
  refusal(refusal: Refusal): string {
    const reason = this.reason(refusal);
    return gameOf(refusal.rule)
      ? this.say("refusal", { rule: refusal.rule, reason })
      : this.say("refusal-plain", { reason });
  }

  /** Why something is refused: the exact reason if it can be said here, else the one that every page can say. */
  reason({ rule, reason, params }: Refusal): string {
    const game = gameOf(rule) || this.prefix;
    const reasons = typeof params["exactly"] === "string" ? [params["exactly"], reason] : [reason];
    const keys = reasons.flatMap((one) => [`${game}-refused-${one}`, `refused-${one}`]);
    return this.#tell(keys.find((key) => this.texts.has(key)) ?? `refused-${reason}`, params);
  }

  /** What a rule says, empty if it is none of a game. */
  rule(rule: string): string {
    return this.texts.has(rule) ? this.say(rule) : "";
  }

  /** What a seat is asked for. */
  question(key: string, params: Params): string {
    return this.#tell(key, params);
  }

  /** What someone said: a ready phrase in this language, or their own words. */
  said({ phrase = "", text }: { phrase?: string; text: string }): string {
    const key = `${this.prefix}-phrase-${phrase}`;
    return this.texts.has(key) ? this.say(key) : text;
  }

  /** The name of a seat. */
  player(seat: number | null): string {
    return seat === null ? NEUTRAL : (this.names[seat] ?? String(seat));
  }

  /** Words in a row: one, two and three. */
  listed(words: readonly string[], joint = "list-and"): string {
    const last = words.at(-1) ?? "";
    const head = words.slice(0, -1);
    return head.length ? this.say(joint, { head: head.join(", "), last }) : last;
  }

  /** Lines in words, by the cells that each parts: what is read aloud is never notation. */
  between(edges: readonly string[]): string {
    const named = edges.map((edge) => {
      const [, letter = "", row = "", side] = EDGE.exec(edge) ?? [];
      const other = side === "e" ? `${String.fromCharCode(letter.charCodeAt(0) + 1)}${row}` : `${letter}${Number(row) + 1}`;
      return letter ? this.say("web-between", { cell: letter + row, other }) : edge;
    });
    return this.listed(named);
  }

  /** A sentence in the browser's own words where the common ones speak of notation, which nobody types here. */
  #tell(key: string, params: Params): string {
    return this.say(this.texts.has(`web-${key}`) ? `web-${key}` : key, this.#spoken(params));
  }

  /** Parameters as the sentences need them. */
  #spoken(params: Params): Words {
    const spoken: Words = {};
    for (const [name, value] of Object.entries(params)) Object.assign(spoken, this.#spokenOne(name, value, params));
    return spoken;
  }

  #spokenOne(name: string, value: unknown, params: Params): Words {
    const own = this.#game.params[name];
    if (own && value !== null) return own(this, value);
    const seat = SEATS[name];
    if (seat !== undefined && (typeof value === "number" || value === null)) return { [seat]: this.player(value) };
    if (Array.isArray(value)) return this.#spokenList(name, value, params);
    if (typeof value === "string") return this.#spokenWord(name, value, params);
    if (typeof value === "number") return { [name]: name === "points" ? Math.abs(value) : value };
    return {};
  }

  #spokenWord(name: string, value: string, params: Params): Words {
    if (name === "edge") return { edge: value, between: this.between([value]) };
    if (name !== "asked") return { [name]: value };
    const rest = Object.fromEntries(Object.entries(params).filter(([other]) => other !== "asked"));
    return { asked: this.question(value, rest) };
  }

  #spokenList(name: string, value: readonly unknown[], params: Params): Words {
    const words = value.map(String);
    switch (name) {
      case "players":
        return { players: this.listed(value.map((seat) => this.player(Number(seat)))), count: value.length };
      case "cells":
      case "edges": {
        const spoken: Words = { [name]: this.listed(words), count: words.length };
        const one = name.slice(0, -1);
        if (words[0] !== undefined && !(one in params)) spoken[one] = words[0];
        if (name === "edges") spoken["between"] = this.between(words);
        return spoken;
      }
      default:
        return { [name]: this.listed(words, ALTERNATIVES.has(name) ? "list-or" : "list-and") };
    }
  }
}
