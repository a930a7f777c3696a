/**
 * An army as it is being built on this screen. Whether it fits the rules, the server says.
 *
 * Armies are kept in the browser as their owner sees them, so that gold and silver can set up the same one: the file from
 * the left, and whether it stands in front or behind.
 */
import { untied } from "../../../lib/untied.svelte";
import type { Refusal } from "../../../text/speaker";
import type { Shown } from "../../../match/shown";
import { viewOf, type Kind } from "../view";

export interface DraftBase {
  readonly kind: string;
  readonly figures: number;
  readonly cell: string;
}

/** Why something cannot be added: the key of a sentence ends so. */
export type Obstacle = "none-left" | "army-full" | "base-full" | "given" | "kind-first";

/** The bases of an army, the King's included (LH-ARMY-1). */
const MAX_BASES = 10;
const SAVED = "coeurdelion.armies";
const BASE = /^([a-z])(\d+)@([a-z]\d+)$/;

/** The armies kept in this browser, by name. */
export function savedArmies(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export class Draft {
  bases = $state.raw<readonly DraftBase[]>([]);
  /** The kind in hand, to be set up. */
  held = $state<string | null>(null);
  /** The square of the base in hand. */
  chosen = $state<string | null>(null);
  /** What is dragged: a kind, or the base of a square, and where the pointer is. */
  drag = $state.raw<{ kind: string; from: string | null; x: number; y: number } | null>(null);
  /** What could not be done just now, and with which kind. */
  obstacle = $state.raw<{ why: Obstacle; kind: string } | null>(null);
  /** What the server says against the army; undefined until it has answered. */
  verdict = $state.raw<Refusal | null | undefined>(undefined);
  /** The armies kept in this browser. */
  saved = $state.raw(savedArmies());

  readonly kinds: Readonly<Record<string, Kind>>;
  readonly home: readonly string[];
  /** The bases that every army has in their places. */
  readonly given: readonly DraftBase[];
  readonly #columns: number;
  readonly #rows: number;
  readonly #seat: number;

  readonly line = $derived(
    ["army", ...this.bases.map(({ kind, figures, cell }) => `${this.kinds[kind]?.letter ?? ""}${figures}@${cell}`)].join(
      " ",
    ),
  );

  constructor(shown: Shown) {
    const view = viewOf(shown);
    this.#seat = shown.seat ?? 0;
    this.#rows = view.options.rows;
    this.kinds = view.kinds;
    this.home = view.homes[this.#seat] ?? [];
    this.#columns = view.columns;
    this.given = this.#basesOf(view.given[this.#seat] ?? []);
    this.clear();
  }

  at(cell: string): DraftBase | undefined {
    return this.bases.find((base) => base.cell === cell);
  }

  /** How many figures of a kind are not in the army. */
  left(kind: string): number {
    return this.#without(kind, this.bases);
  }

  clear(): void {
    this.#set(this.given);
    this.held = null;
    this.chosen = null;
  }

  /** Whether the base on a square belongs to every army, there. */
  isGiven(cell: string): boolean {
    return this.given.some((base) => base.cell === cell);
  }

  /** Whether there are figures of a kind beside those that every army has. */
  isFree(kind: string): boolean {
    return this.#without(kind, this.given) > 0;
  }

  /** The figures on a new base of a kind: as many as what is left beside some bases allows. */
  sizeOf(kind: string, bases: readonly DraftBase[] = this.bases): number {
    const { least = 1, most = 1 } = this.kinds[kind] ?? {};
    return Math.max(least, Math.min(most, this.#without(kind, bases)));
  }

  /** Why there is no room for a new base of a kind beside some bases; null if there is. */
  against(kind: string, bases: readonly DraftBase[] = this.bases): Obstacle | null {
    if (this.#without(kind, bases) < (this.kinds[kind]?.least ?? 1)) return "none-left";
    return bases.length < MAX_BASES ? null : "army-full";
  }

  /** Takes a kind in hand, again if it is there; says why not if no base of it can be added. */
  take(kind: string): void {
    const why = this.against(kind);
    this.chosen = null;
    this.held = why === null ? kind : null;
    this.obstacle = why && { why, kind };
  }

  /** Says what cannot be done on a square. */
  hinder(why: Obstacle, kind = ""): void {
    this.obstacle = { why, kind };
  }

  #without(kind: string, bases: readonly DraftBase[]): number {
    const used = bases.filter((base) => base.kind === kind).reduce((sum, { figures }) => sum + figures, 0);
    return (this.kinds[kind]?.available ?? 0) - used;
  }

  /** Sets up a new base of a kind, as large as what is left allows; says why not if nothing is. It stays in hand while more can be added. */
  place(kind: string, cell: string): void {
    if (this.isGiven(cell)) return this.hinder("given");
    const others = this.bases.filter((base) => base.cell !== cell);
    const why = this.against(kind, others);
    if (why) return this.hinder(why, kind);
    this.#set([...others, { kind, figures: this.sizeOf(kind, others), cell }]);
    if (this.against(kind) !== null) this.held = null;
  }

  /** Moves a base; one that stands there changes places with it. */
  move(from: string, to: string): void {
    if (this.isGiven(from) || this.isGiven(to)) return this.hinder("given");
    this.#set(
      this.bases.map((base) =>
        base.cell === from ? { ...base, cell: to } : base.cell === to ? { ...base, cell: from } : base,
      ),
    );
    if (this.chosen === from) this.chosen = to;
  }

  /** More or fewer figures on a base; fewer than it needs takes it away. */
  resize(cell: string, by: number): void {
    const found = this.at(cell);
    if (!found) return;
    if (this.isGiven(cell)) return this.hinder("given");
    const { least = 1, most = 1 } = this.kinds[found.kind] ?? {};
    if (by > 0 && found.figures + by > most) this.hinder("base-full", found.kind);
    else if (by > this.left(found.kind)) this.hinder("none-left", found.kind);
    else if (found.figures + by < least) this.remove(cell);
    else this.#set(this.bases.map((base) => (base.cell === cell ? { ...base, figures: base.figures + by } : base)));
  }

  remove(cell: string): void {
    if (this.isGiven(cell)) return this.hinder("given");
    this.#set(this.bases.filter((base) => base.cell !== cell));
    if (this.chosen === cell) this.chosen = null;
  }

  /** Reads an army in notation. */
  read(line: string): void {
    const bases = this.#basesOf(line.split(" ").slice(1));
    if (bases.length) this.#set(bases);
    this.chosen = null;
  }

  /** Bases in notation. */
  #basesOf(words: readonly string[]): DraftBase[] {
    const byLetter = new Map(Object.entries(this.kinds).map(([kind, { letter }]) => [letter, kind]));
    return words.flatMap((word) => {
      const [, letter = "", figures = "1", cell = ""] = BASE.exec(word) ?? [];
      const kind = byLetter.get(letter);
      return kind ? [{ kind, figures: Number(figures), cell }] : [];
    });
  }

  /** Keeps the army under a name. */
  save(name: string): void {
    const words = this.bases.map(({ kind, figures, cell }) => `${kind} ${figures} ${this.#fromHome(cell)}`);
    this.#keep({ ...this.saved, [name]: words.join(",") });
  }

  /** Sets up an army that was kept. */
  load(name: string): void {
    const bases = (this.saved[name] ?? "").split(",").flatMap((word) => {
      const [kind = "", figures = "1", file = "0", depth = "0"] = word.split(" ");
      return kind in this.kinds ? [{ kind, figures: Number(figures), cell: this.#toHome(Number(file), Number(depth)) }] : [];
    });
    if (bases.length) this.#set(bases);
  }

  forget(name: string): void {
    const { [name]: _, ...rest } = this.saved;
    this.#keep(rest);
  }

  #keep(saved: Record<string, string>): void {
    this.saved = saved;
    try {
      localStorage.setItem(SAVED, JSON.stringify(saved));
    } catch {
      // A browser that keeps nothing keeps no armies.
    }
  }

  #set(bases: readonly DraftBase[]): void {
    this.bases = bases;
    this.verdict = undefined;
    this.obstacle = null;
  }

  /** A square as its owner sees it: the file from the left, and how many rows from the back. */
  #fromHome(cell: string): string {
    const [file, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1))];
    return this.#seat === 0 ? `${file} ${this.#rows - row}` : `${this.#columns - 1 - file} ${row - 1}`;
  }

  #toHome(file: number, depth: number): string {
    const [col, row] = this.#seat === 0 ? [file, this.#rows - depth] : [this.#columns - 1 - file, depth + 1];
    return `${String.fromCharCode(97 + col)}${row}`;
  }
}

const drafts = new Map<string, Draft>();

/** The army that a seat of a match is building. */
export function draftOf(shown: Shown): Draft {
  const key = `${shown.welcome.match} ${shown.seat}`;
  const draft = drafts.get(key) ?? untied(() => new Draft(shown));
  drafts.set(key, draft);
  return draft;
}
