/**
 * The battle as it is animated: what the server has told, one event after another.
 *
 * Events move the pieces; when all are told, the pieces stand as the server shows them. A tap or a key shows the end at once.
 * The log waits for the dice, and so does the sheet at the end of a match.
 */
import { lessMotion } from "../../draw/motion/transitions";
import { untied } from "../../lib/untied.svelte";
import { reveal } from "../../match/reveal.svelte";
import { DURATION_MS } from "../../draw/motion/durations";
import type { Told } from "../../net/wire";
import type { Facing } from "./field/field";
import { SIDES, type Unit } from "./view";

export interface Piece extends Unit {
  readonly id: number;
  /** What has just befallen it. */
  readonly mood: "" | "hit" | "panic" | "bribed" | "strikes";
}

/** Dice that were rolled: for the first turn, or in an attack. */
export interface Roll {
  readonly told: Told;
  readonly faces: readonly string[];
  /** The places of those that hit. */
  readonly hitting: readonly number[];
  /** Where they fall. */
  readonly at: string | null;
}

/** Something that happens to the pieces, and how long it is looked at. */
interface Beat {
  readonly run: () => void;
  readonly pace: number;
}

/** More events than these are not played out one by one. */
const MAX_EVENTS = 40;
/** How long dice are shown: until the last of them lies, and what they show is read. */
const DICE_MS = 950;
/** How long the end of a battle is shown before anything covers it. */
const END_MS = 900;

export class Battle {
  pieces = $state.raw<readonly Piece[]>([]);
  /** The dice on the field. */
  roll = $state.raw<Roll | null>(null);
  /** The rolls so far, the last one first. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** Whether something is still being played out. */
  playing = $state(false);

  #log: readonly Told[] = [];
  #waiting: { events: readonly Told[]; units: readonly Unit[] }[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  /** The server has told this much: what is new is played out. */
  follow(units: readonly Unit[], log: readonly Told[]): void {
    const last = this.#log.at(-1);
    const known = last ? log.lastIndexOf(last) : -1;
    const fresh = log.slice(known + 1);
    const jumps = !last || !this.pieces.length || known < 0 || fresh.length > MAX_EVENTS || document.hidden || lessMotion();
    this.#log = log;
    if (jumps) {
      this.#waiting = [];
      this.skip();
      this.#settle(units);
      this.rolls = log.flatMap((told) => rollOf(told) ?? []).reverse();
      this.#lay(last?.entry ?? Infinity);
      this.#fadeRoll();
    } else {
      this.#waiting.push({ events: fresh, units });
      if (!this.playing) void this.#play();
    }
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    if (!this.playing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    this.playing = reveal.active = true;
    this.#hurry = false;
    for (let part = this.#waiting.shift(); part; part = this.#waiting.shift()) {
      for (const [i, told] of part.events.entries()) await this.#playOut(told, part.events[i + 1] ?? null);
      this.#settle(part.units);
    }
    reveal.untold = null;
    this.playing = reveal.active = false;
    this.#fadeRoll();
  }

  /** An event is told when it begins, but a roll when its dice lie; those after it wait. */
  async #playOut(told: Told, next: Told | null): Promise<void> {
    const after = next ?? this.#waiting[0]?.events[0] ?? null;
    reveal.untold = rollOf(told) ? told : after;
    for (const { run, pace } of this.#steps(told)) {
      run();
      if (!this.#hurry) await this.#wait(pace);
      reveal.untold = after;
    }
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The dice of the last roll lie there if it came after an entry, or if they lay there before. */
  #lay(entry: number): void {
    const [newest = null] = this.rolls;
    const lay = newest?.told.entry === this.roll?.told.entry;
    if (!lay) this.roll = newest && newest.told.entry > entry ? newest : null;
  }

  /** The dice lie on the field for a while. */
  #fadeRoll(): void {
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => (this.roll = null), 2200);
  }

  /** The pieces as the server shows them; each stays the same piece as far as one can tell. */
  #settle(units: readonly Unit[]): void {
    const left = [...this.pieces];
    const take = (fits: (piece: Piece) => boolean): number | undefined => {
      const found = left.findIndex(fits);
      return found < 0 ? undefined : left.splice(found, 1)[0]?.id;
    };
    const stayed = units.map((unit) => ({
      unit,
      id: take(({ cell, kind, owner }) => cell === unit.cell && kind === unit.kind && owner === unit.owner),
    }));
    this.pieces = stayed.map(({ unit, id }) => ({
      ...unit,
      id: id ?? take(({ kind, owner }) => kind === unit.kind && owner === unit.owner) ?? this.#next++,
      mood: "",
    }));
  }

  /** What an event does to the pieces, step by step, each with the time to see it, in milliseconds. */
  #steps(told: Told): readonly Beat[] {
    const params = told.params as Record<string, string> & { left: number; losses: number };
    const { cell = "", to = "", other = "" } = params;
    const change = (at: string, what: Partial<Piece>, pace: number): Beat => ({ run: () => this.#change(at, what), pace });
    switch (told.key) {
      case "first-rolled":
        return [this.#throw(told, DICE_MS)];
      case "unit-moved":
        return [change(cell, { cell: to }, DURATION_MS.slow)];
      case "unit-turned":
        return [change(cell, { facing: params["facing"] as Facing }, DURATION_MS.steady)];
      case "attack-begun":
        return [change(cell, { mood: "strikes" }, DURATION_MS.steady)];
      case "lone-hit":
        return [this.#throw(told, DICE_MS)];
      case "attack-rolled":
        return [
          this.#throw(told, DICE_MS),
          ...(params.losses ? [change(other, { figures: Math.max(1, params.left), mood: "hit" }, DURATION_MS.slow)] : []),
        ];
      case "unit-destroyed":
      case "unit-lost":
        return [{ run: () => (this.pieces = this.pieces.filter((piece) => piece.cell !== cell)), pace: DURATION_MS.slow }];
      case "unit-panicked":
      case "peasants-fled":
      case "unit-terrified":
        return [change(cell, { mood: "panic" }, DURATION_MS.slow)];
      case "unit-retreated":
      case "unit-pushed":
        return [change(cell, { cell: to, facing: params["facing"] as Facing, mood: "panic" }, DURATION_MS.slow)];
      case "mercenaries-bribed":
        return [
          change(other, { owner: SIDES.findIndex((side) => side === params["side"]), mood: "bribed" }, 2 * DURATION_MS.slow),
        ];
      case "won-by-king":
      case "won-by-army":
      case "drawn":
        return [{ run: () => undefined, pace: END_MS }];
      default:
        return [];
    }
  }

  /** Dice fall. */
  #throw(told: Told, pace: number): Beat {
    return {
      run: () => {
        const roll = rollOf(told);
        clearTimeout(this.#linger);
        this.roll = roll;
        if (roll) this.rolls = [roll, ...this.rolls];
      },
      pace,
    };
  }

  #change(cell: string, change: Partial<Piece>): void {
    this.pieces = this.pieces.map((piece) => (piece.cell === cell ? { ...piece, mood: "", ...change } : piece));
  }
}

/** The dice of an event; null if none were rolled. */
function rollOf(told: Told): Roll | null {
  const { faces, hitting, other } = told.params;
  if (!Array.isArray(faces) || !Array.isArray(hitting)) return null;
  return { told, faces: faces.map(String), hitting: hitting.map(Number), at: typeof other === "string" ? other : null };
}

/** The units as they are seen now: while something is played out, not yet as they will stand. */
export function unitsSeen(match: string, units: readonly Unit[]): readonly Unit[] {
  const { pieces } = battleOf(match);
  return pieces.length && units.length ? pieces : units;
}

const battles = new Map<string, Battle>();

/** The battle of a match: the field and the dice tray look at the same one. */
export function battleOf(match: string): Battle {
  const battle = battles.get(match) ?? untied(() => new Battle());
  battles.set(match, battle);
  return battle;
}
