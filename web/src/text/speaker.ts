/**
 * Turning keys and parameters into sentences, as Python's `Speaker` does.
 *
 * The name of a parameter says what it is, in every game: `seat`, `owner`, `other_player` are seats, `card` a card's code,
 * `cells`, `edges`, `mines` lists, `action` a row of an action card, `politics` a politics card, `asked` the key of a question.
 * A seat of null is the neutral colour.
 */
import { PREFIXES } from "../games";
import type { Texts, Words } from "./texts";

export type Params = Readonly<Record<string, unknown>>;

/** What a refusal says: from a `no` or a `reasoned`. */
export interface Refusal {
  rule: string;
  reason: string;
  params: Params;
}

const NEUTRAL = "neutral";
const SEATS: Readonly<Record<string, string>> = {
  seat: "player",
  player: "player",
  owner: "owner",
  other_player: "other_player",
};
const ALTERNATIVES = new Set(["symbols", "allowed", "options", "games", "levels"]);

/** The prefix of the game that a rule's id begins with, empty for what is no rule of a game. */
export function gameOf(rule: string): string {
  const dash = rule.indexOf("-");
  return dash < 0 ? "" : rule.slice(0, dash).toLowerCase();
}

/** Tells a match of one game in one language: the names of the seats, the words of the edition. */
export class Speaker {
  readonly texts: Texts;
  readonly edition: string;
  readonly names: readonly string[];
  /** What the ids of the game’s rules begin with. */
  readonly prefix: string;

  constructor(texts: Texts, game = "", edition = "", names: readonly string[] = []) {
    this.texts = texts;
    this.edition = edition;
    this.names = names;
    this.prefix = PREFIXES[game] ?? "no-game";
  }

  /** The sentence of a key in the words of the edition. */
  say(key: string, words: Words = {}): string {
    return this.texts.say(key, this.edition, words);
  }

  /** What happened. */
  event(key: string, params: Params): string {
    return this.say(`${this.prefix}-${key}`, this.#spoken(params));
  }

  /** Why something is refused, with its rule. */
  refusal(refusal: Refusal): string {
    const reason = this.reason(refusal);
    return gameOf(refusal.rule)
      ? this.say("refusal", { rule: refusal.rule, reason })
      : this.say("refusal-plain", { reason });
  }

  /** Why something is refused. */
  reason({ rule, reason, params }: Refusal): string {
    const own = `${gameOf(rule) || this.prefix}-refused-${reason}`;
    return this.say(this.texts.has(own) ? own : `refused-${reason}`, this.#spoken(params));
  }

  /** What a rule says, empty if it is none of a game. */
  rule(rule: string): string {
    return this.texts.has(rule) ? this.say(rule) : "";
  }

  /** What a seat is asked for. */
  question(key: string, params: Params): string {
    return this.say(key, this.#spoken(params));
  }

  /** The name of a seat. */
  player(seat: number | null): string {
    return seat === null ? NEUTRAL : (this.names[seat] ?? String(seat));
  }

  /** A card in words. */
  card(code: string): string {
    const [letter = "", symbols = ""] = code.split(".");
    if (symbols === "?") return this.say("card-back", { letter });
    const [first = "", second] = symbols.split("/").map((symbol) => this.say(`symbol-${symbol}`));
    return second === undefined ? this.say("card-one", { first }) : this.say("card-two", { first, second });
  }

  /** The action in a row of an action card. */
  action(code: string): string {
    return code.startsWith("$") ? this.say("action-ducats", { ducats: Number(code.slice(1)) }) : this.say(`action-${code}`);
  }

  /** A politics card in words. */
  politics(code: string): string {
    return this.say(code === "?" ? "politics-hidden" : `politics-${code}`);
  }

  /** Words in a row: one, two and three. */
  listed(words: readonly string[], joint = "list-and"): string {
    const last = words.at(-1) ?? "";
    const head = words.slice(0, -1);
    return head.length ? this.say(joint, { head: head.join(", "), last }) : last;
  }

  /** Parameters as the sentences need them. */
  #spoken(params: Params): Words {
    const spoken: Words = {};
    for (const [name, value] of Object.entries(params)) Object.assign(spoken, this.#spokenOne(name, value, params));
    return spoken;
  }

  #spokenOne(name: string, value: unknown, params: Params): Words {
    const seat = SEATS[name];
    if (seat !== undefined && (typeof value === "number" || value === null)) return { [seat]: this.player(value) };
    if (Array.isArray(value)) return this.#spokenList(name, value, params);
    if (typeof value === "string") return this.#spokenWord(name, value, params);
    if (typeof value === "number") return { [name]: name === "points" ? Math.abs(value) : value };
    return {};
  }

  #spokenWord(name: string, value: string, params: Params): Words {
    switch (name) {
      case "card":
        return { card: this.card(value), code: value };
      case "symbol":
        return { symbol: this.say(`symbol-${value}`) };
      case "action":
        return { action: this.action(value) };
      case "actions":
        return { actions: this.listed(value.split("/").map((code) => this.action(code))) };
      case "politics":
        return { politics: this.politics(value) };
      case "asked": {
        const { asked: _, ...rest } = params;
        return { asked: this.question(value, rest) };
      }
      default:
        return { [name]: value };
    }
  }

  #spokenList(name: string, value: readonly unknown[], params: Params): Words {
    const words = value.map(String);
    switch (name) {
      case "players":
        return { players: this.listed(value.map((seat) => this.player(Number(seat)))), count: value.length };
      case "cards":
        return { cards: this.listed(words), count: words.length };
      case "treasures":
        return { treasures: this.listed(words.map((worth) => this.politics(`treasure${worth}`))), count: words.length };
      case "mines":
        return { mines: this.listed(words.map((mine) => this.say(`mine-${mine}`))) };
      case "cells":
      case "edges": {
        const spoken: Words = { [name]: this.listed(words), count: words.length };
        const one = name.slice(0, -1);
        if (words[0] !== undefined && !(one in params)) spoken[one] = words[0];
        return spoken;
      }
      default:
        return { [name]: this.listed(words, ALTERNATIVES.has(name) ? "list-or" : "list-and") };
    }
  }
}
