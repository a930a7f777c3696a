/** What a player can be led to on the field: units, squares to go to or to attack, ways to turn, bribes; each with its line. */
import type { Point } from "../../../draw/map/geometry";
import type { Choice } from "../../../match/choice.svelte";
import type { Shown } from "../../../match/shown";
import type { Speaker } from "../../../text/speaker";
import { groundOf, unitAt, viewOf } from "../view";
import { isFacing, lineInWords, placeInWords } from "../words";
import { DEEP, STEP, WIDE, centre, inOrder, seen } from "./field";

interface Table {
  readonly shown: Shown;
  readonly choice: Choice | null;
  readonly speaker: Speaker;
  /** Whether something else comes first: what happened is still played, or armies are built. */
  readonly waits: boolean;
}

/** What begins the target of a bribe, which has a sign of its own beside the attack on the same square. */
const BRIBE = "bribe ";

export class OnOffer {
  readonly #table: () => Table;
  /** The unit that is given an order. */
  readonly chosen = $derived.by(() => this.#table().choice?.selection.chosen[0] ?? null);
  readonly targets = $derived.by(() => (this.#table().waits ? [] : (this.#table().choice?.selection.targets ?? [])));
  readonly cells = $derived.by(() =>
    inOrder(
      this.targets.filter((target) => !isFacing(target)),
      this.#ground,
    ),
  );
  readonly ways = $derived.by(() => this.targets.filter(isFacing));
  readonly bribes = $derived.by(() =>
    this.#legal
      .filter((line) => !this.#table().waits && line.startsWith(`bribe ${this.chosen} `))
      .map((line) => ({ line, to: line.split(" ")[2] ?? "" })),
  );
  readonly all = $derived.by(() => [...this.cells, ...this.ways, ...this.bribes.map(({ to }) => BRIBE + to)]);

  constructor(table: () => Table) {
    this.#table = table;
  }

  get #legal(): readonly string[] {
    return this.#table().choice?.legal ?? [];
  }

  get #ground() {
    return groundOf(this.#table().shown);
  }

  get #view() {
    return viewOf(this.#table().shown);
  }

  /** The order that picking a target gives the chosen unit; empty if there is none. */
  lineOf(target: string): string {
    const lines = ["attack", "move", "turn"].map((verb) => `${verb} ${this.chosen} ${target}`);
    return lines.find((line) => this.#legal.includes(line)) ?? "";
  }

  /** The bribe that a target stands for; null if it is none. */
  bribeAt(target: string): string | null {
    return this.bribes.find(({ to }) => target === BRIBE + to)?.line ?? null;
  }

  /** Whether the order can be taken back at will. */
  isFree(target: string): boolean {
    const line = this.lineOf(target);
    return line !== "" && (this.#table().choice?.isFree(line) ?? false);
  }

  senseOf(target: string): "own" | "attack" | "move" {
    return this.chosen === null ? "own" : unitAt(this.#view, target) ? "attack" : "move";
  }

  markOf(cell: string): "foe" | "lit" | "keen" | "ready" {
    if (this.chosen !== null) return this.senseOf(cell) === "attack" ? "foe" : "lit";
    return this.#legal.some((line) => line.startsWith(`attack ${cell} `)) ? "keen" : "ready";
  }

  labelOf(target: string): string {
    const { shown, speaker } = this.#table();
    return this.chosen === null ? placeInWords(shown, speaker, target) : lineInWords(shown, speaker, this.lineOf(target));
  }

  /** Where a target lies on the drawing: a way to turn lies beside the chosen base. */
  spotOf(target: string): Point {
    if (!isFacing(target)) return centre(target, this.#ground);
    const [x, y] = centre(this.chosen ?? "a1", this.#ground);
    const [dx, dy] = STEP[seen(target, this.#ground)];
    return [x + dx * WIDE * 0.66, y + dy * DEEP * 0.62];
  }

  /** Where the sign of a target is. */
  signAt(target: string): Point {
    const [x, y] = this.spotOf(target.replace(BRIBE, ""));
    return target.startsWith(BRIBE) ? [x + 24, y - 24] : [x, y];
  }
}
