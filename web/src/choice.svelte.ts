/** The answer as far as it has come: what is pointed at, what is picked, which card is held up, what would follow. */
import { SvelteMap } from "svelte/reactivity";
import { ducatsPaid, pointsFor, signed } from "./events";
import { boardLines, ghostOf, meant, pick, step, targetAt, type GhostKind } from "./lines";
import type { Speaker } from "./speaker";
import type { Table } from "./table.svelte";
import { colourPlaced } from "./view";
import type { Told } from "./wire";

const PATIENCE = 90;

export interface Ghost {
  target: string;
  kind: GhostKind;
  colour: string;
  tag: string;
}

export class Choice {
  /** The card of the hand that is held up, by its place. */
  card = $state<number | null>(null);
  /** The place that was just refused. */
  refused = $state<string | null>(null);

  readonly #table: Table;
  #picked = $state.raw<string[]>([]);
  #pointed = $state<{ line: string; target: string | null } | null>(null);
  #foreseen = new SvelteMap<string, Told[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly legal = $derived.by(() => this.#table.question?.legal ?? []);
  readonly #lines = $derived(boardLines(this.legal));
  readonly step = $derived(step(this.#lines, this.#picked));
  readonly verb = $derived(this.#lines[0]?.verb ?? "");
  readonly isPicked = $derived(this.#picked.length > 0);
  /** What would follow from what is pointed at. */
  readonly foreseen = $derived(this.#pointed ? (this.#foreseen.get(this.#pointed.line) ?? []) : []);

  constructor(table: Table) {
    this.#table = table;
  }

  /** A new question: nothing is chosen. */
  reset(): void {
    this.card = null;
    this.refused = null;
    this.#picked = [];
    this.#foreseen.clear();
    this.point(null);
  }

  unpick(): void {
    this.#picked = this.#picked.slice(0, -1);
    this.point(null);
  }

  /** Someone clicked a place: a line is said, or a step of one, or it is explained why not. */
  pickAt(place: string): void {
    const target = targetAt(place, this.step.targets, this.#table.view?.domain_cells ?? {});
    const led = pick(this.#lines, this.#picked, target);
    this.refused = null;
    if (!led) {
      this.refused = place;
      void this.#table.explain(meant(this.#lines, this.#picked, place));
    } else if ("line" in led) {
      this.#table.act(led.line);
    } else {
      this.#picked = led.picked;
      this.#table.refusal = null;
      this.point(null);
    }
  }

  /** Someone points at a place of the board, or at nothing. */
  pointAt(place: string | null): void {
    const led = place === null ? null : pick(this.#lines, this.#picked, place);
    this.point(led && "line" in led ? led.line : null, place);
  }

  /** Someone points at what would say a line; after a moment it is asked what would follow. */
  point(line: string | null, target: string | null = null): void {
    clearTimeout(this.#timer);
    this.#pointed = line === null ? null : { line, target };
    if (line !== null && !this.#foreseen.has(line)) this.#timer = setTimeout(() => void this.#ask(line), PATIENCE);
  }

  /** What is drawn at the place pointed at. */
  ghost(speaker: Speaker): Ghost | null {
    const { view, seat } = this.#table;
    const pointed = this.#pointed;
    if (!pointed?.target || !view || seat === null) return null;
    const kind = ghostOf(pointed.line);
    return { target: pointed.target, kind, colour: colourPlaced(view, seat), tag: this.#tag(seat, speaker) };
  }

  #tag(seat: number, speaker: Speaker): string {
    const points = pointsFor(this.foreseen, seat);
    const ducats = ducatsPaid(this.foreseen, seat);
    return [points ? signed(points) : "", ducats ? speaker.say("web-tag-ducats", { ducats }) : ""].filter(Boolean).join(" · ");
  }

  async #ask(line: string): Promise<void> {
    if (this.#table.busy) return;
    const number = this.#table.question?.number;
    const events = await this.#table.preview(line);
    if (events && number === this.#table.question?.number) this.#foreseen.set(line, events);
  }
}
