/** What is open on the page of a table: sheets, tabs, the hint, what the log points at, what is unread, what is read out. */
import { untrack } from "svelte";
import type { Choice } from "../../match/choice.svelte";
import { sinceEntry } from "../../match/events";
import { placesIn } from "../../match/lines";
import type { ShownPlan } from "../../match/part";
import { RuleLookup } from "../../match/rule/lookup.svelte";
import { revealedLog } from "../../match/reveal.svelte";
import { lastReadChat, keepLastReadChat } from "../../lib/settings.svelte";
import type { Coach } from "./coach/coach.svelte";
import type { LiveTable } from "./live-table.svelte";
import { Announcer } from "./log/announcer.svelte";
import type { Hinted, Plan, Point, Reason, Told } from "../../net/wire";

export type Sheet = "menu" | "rules" | "text" | "keys" | "resign" | "settings";
/** What every game has beside the board. */
export type Side = "log" | "chat";

export class PageState {
  /** The sheet that is open. */
  sheet = $state<Sheet | null>(null);
  /** Whether the line for the notation is open. */
  typing = $state(false);
  /** The tab beside the board of a wide screen. */
  side = $state<string>("log");
  /** The tab of a narrow screen. */
  tab = $state("");
  /** The places that a sentence of the log points at. */
  pointed = $state.raw<readonly string[]>([]);
  ledger = $state.raw<{ seat: number; points: Point[] } | null>(null);
  /** Whether the result was put away. */
  looked = $state(false);
  /** What a bot advises, until something is decided. */
  hinted = $state.raw<Hinted | null>(null);
  /** The plan of a hint that the board shows. */
  plan = $state.raw<ShownPlan | null>(null);
  /** Fetches what shows hints. */
  fetchHints: () => Promise<void> = () => Promise.resolve();
  /** Fetches what draws plans. */
  fetchDrawing: () => Promise<void> = () => Promise.resolve();
  /** Whether a bot thinks about a hint. */
  thinking = $state(false);
  /** The coach, once it is switched on. */
  coach = $state.raw<Coach | null>(null);
  /** What can be done at a place and from it, for whoever asked. */
  reached = $state.raw<{ place: string; told: readonly Reason[] } | null>(null);
  /** What is looked up in the rules beside the match. */
  readonly lookup = new RuleLookup();
  /** What screen readers read out. */
  readonly aloud = new Announcer();
  /** The entry after which the log was new at the last own turn; -1 if it never was. */
  mark = $state(-1);

  readonly #table: LiveTable;
  readonly #choice: Choice;
  #heard = $state(-1);
  /** The tab that the last question needed, empty if none was asked. */
  #needed = "";

  /**
   * What happened since one acted last, once one is to act again, or what happened while nobody looked; empty if nobody else
   * did anything.
   */
  readonly since = $derived.by<readonly Told[]>(() => {
    const { seat } = this.#table;
    const { newest, toldLog, hasCaughtUp, missed } = this.#table.narrator;
    if (!newest || !hasCaughtUp) return [];
    const asked = seat !== null && newest.acted >= 0 && (newest.question || newest.result);
    if (!asked && missed === null) return [];
    return sinceEntry(revealedLog(toldLog), asked ? newest.acted : (missed ?? 0) - 1, seat);
  });
  /** The entry with which that begins. */
  readonly sinceEntry = $derived(this.since[0]?.entry ?? 0);
  /** The number of unread chat messages; ready phrases are not waited for. */
  readonly unread = $derived.by(
    () => this.#table.said.filter(({ number, phrase }) => number > this.#heard && !phrase).length,
  );
  /** The places that the board shows: those of a sentence, or else of the hint. */
  readonly places = $derived(this.pointed.length ? this.pointed : this.plan ? placesIn(this.plan.lines[0] ?? "") : []);

  constructor(table: LiveTable, choice: Choice, tab: string) {
    this.#table = table;
    this.#choice = choice;
    this.tab = tab;
    this.#heard = lastReadChat(table.match);
  }

  /** Closes everything that shows something private. */
  clear(): void {
    this.sheet = null;
    this.typing = false;
    this.closeHint();
    this.reached = null;
    this.lookup.now = null;
    this.ledger = null;
    this.aloud.forget();
    this.pointed = [];
    this.closeRefusal();
  }

  /** The tab that a question needs opens once; who then turns to another is left there while the questions go on. */
  turnTo(needed: string): void {
    if (needed && needed !== this.#needed) this.tab = needed;
    this.#needed = needed;
  }

  /** Marks all chat messages as read. */
  hear(): void {
    const last = this.#table.said.at(-1)?.number ?? -1;
    if (last <= untrack(() => this.#heard)) return;
    this.#heard = last;
    keepLastReadChat(this.#table.match, last);
  }

  async openLedger(seat: number): Promise<void> {
    const points = await this.#table.ledger(seat);
    if (points) this.ledger = { seat, points };
  }

  /** Asks a bot what it would do, and shows it. */
  async hint(): Promise<void> {
    if (this.thinking) return;
    const number = this.#table.question?.number;
    this.thinking = true;
    const [hinted] = await Promise.all([this.#table.hint(), this.fetchHints().catch(() => undefined)]);
    this.thinking = false;
    if (!hinted || number === undefined || number !== this.#table.question?.number) return;
    this.#choice.held?.drop(); // what would follow from it would lie over the hint
    this.hinted = hinted;
    this.showPlan(hinted.plans?.[0] ?? { steps: [{ line: hinted.line }] });
  }

  /** Shows a plan on the board. */
  showPlan({ steps, cells = [], missing = [] }: Pick<Plan, "steps"> & Partial<Plan>): void {
    this.plan = { lines: steps.map(({ line }) => line), cells, missing };
  }

  /** Shows on the board what would have been better, or that no more. */
  async showBetter(plan: Plan | null): Promise<void> {
    if (plan) await this.fetchDrawing().catch(() => undefined);
    if (plan) this.showPlan(plan);
    else if (!this.hinted) this.plan = null;
  }

  /** Asks what can be done at a place and from it, and shows it; false if nobody can say. */
  async askReach(place: string): Promise<boolean> {
    const told = await this.#table.reach(place);
    if (told) this.reached = { place, told };
    return told !== null;
  }

  /** Opens the log or the chat, wherever the screen has it. */
  show(side: Side): void {
    this.side = this.tab = side;
  }

  /** Whether something lies over the page that Escape puts away. */
  get isLaidOver(): boolean {
    const { refusal, narrator } = this.#table;
    const said = this.coach?.warning ?? this.coach?.better;
    const notes = refusal ?? said ?? this.reached ?? this.hinted ?? this.lookup.now;
    return Boolean(notes) || this.typing || narrator.peeked !== null;
  }

  /** Escape: puts away what came last; false if there is nothing. */
  back(): boolean {
    if (this.lookup.now) this.lookup.close();
    else if (this.#table.refusal) this.closeRefusal();
    else if (this.coach?.back()) void ((this.pointed = []), this.showBetter(null));
    else if (this.reached) this.reached = null;
    else if (this.typing) this.typing = false;
    else if (this.#table.narrator.peeked !== null) this.#table.narrator.unpeek();
    else if (this.hinted) this.closeHint();
    else return this.#choice.back();
    return true;
  }

  closeHint(): void {
    this.hinted = this.plan = null;
    this.#choice.point(null);
  }

  closeRefusal(): void {
    this.#table.refusal = null;
    this.#choice.refused = null;
  }
}
