/** What a game gives the pages that all games share: its folder's `index.ts` exports a `part`. */
import type { Component, Snippet } from "svelte";
import type { Speaker } from "../text/speaker";
import type { AnswerRules, Choice } from "./choice.svelte";
import type { EventKeys } from "./events";
import type { Shown } from "./shown";
import type { Reckoning } from "./summary/reckoning";

/** A plan as a board shows it: its lines, the land that it aims at, the edges round it that still miss a border at the end. */
export interface ShownPlan {
  readonly lines: readonly string[];
  readonly cells: readonly string[];
  readonly missing: readonly string[];
}

/** What draws a plan over the picture of a board, in its units. */
export type PlanDrawing = Component<{ shown: Shown; plan: ShownPlan }>;

/** What every drawing of a game is given; nobody chooses anything where there is no `choice`. */
export interface PartProps {
  shown: Shown;
  choice: Choice | null;
  speaker: Speaker;
  /** The places that a sentence points at, and other words of lines: cards, piles. */
  pointed?: readonly string[];
  /** The place of what was refused, where nobody chooses. */
  refused?: string | null;
  /** What is drawn over the picture of a board, in its units. */
  overlay?: Snippet | undefined;
}

/** Something that lies beside the board: left or right of the decision, or under the players; on a phone, a tab. */
export interface Panel {
  id: string;
  /** The key of its title. */
  title: string;
  /** The key of a shorter title, for its tab. */
  tab?: string;
  at: "hand" | "stock" | "side";
  Panel: Component<PartProps>;
  /** Whether its tab opens by itself when this can be answered. */
  opens?: (legal: readonly string[]) => boolean;
  /** Whether something lies there that an example may be about; what belongs to a hand always does. */
  lies?: (shown: Shown) => boolean;
}

/** The panels of a game that lie at one place. */
export const panelsAt = (part: Part, at: Panel["at"]): Panel[] => part.panels.filter((panel) => panel.at === at);

/** The options of a match that is being set up. */
export interface Choosing {
  value: (option: string) => string | number | boolean;
  choose: (option: string, value: string | number | boolean) => void;
}

/** What a game asks itself when a table of it is set up. */
export interface OwnSetup {
  /** The key of its title. */
  title: string;
  /** The options that are chosen by it. */
  options: readonly string[];
  Asked: Component<{ setup: Choosing; speaker: Speaker }>;
}

/** The id of the rule or the chapter that tells of a place that is pointed at; of what is held up or asked, if none is. */
export type RuleFinder = (shown: Shown, choice: Choice | null, place: string | null) => string;

/** Cells of words under headings; the first of each row is its heading. */
export interface WordTable {
  /** The key of its title. */
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a game has beside the board, in tables of words. */
export interface WordTables {
  /** What players have: headings, and for a seat what stands under them. */
  belongings: (shown: Shown, speaker: Speaker) => { heads: readonly string[]; of: (seat: number) => readonly string[] };
  /** What else can be read: one's hand, what lies open; those without rows are left out. */
  others: (shown: Shown, speaker: Speaker) => readonly WordTable[];
}

export interface Part extends AnswerRules {
  /** The picture in the middle; it fills its box and keeps its own proportions. */
  Board: Component<PartProps>;
  /** The width of the board for its height. */
  aspect: (shown: Shown) => number;
  /** How many cells or squares the board is wide. */
  columns: (shown: Shown) => number;
  /** What a player has, under the name. */
  Goods: Component<PartProps & { player: number; small: boolean }>;
  /** The buttons of this game's decisions. */
  Decision: Component<PartProps>;
  /** A strip above the board. */
  Track?: Component<PartProps>;
  panels: readonly Panel[];
  /** The large number in a player's card. */
  score: (shown: Shown, seat: number) => number | null;
  /** Whether the scores can be opened. */
  hasLedger: boolean;
  /** What a seat has beside its score at the end, in words. */
  rest?: (shown: Shown, seat: number, speaker: Speaker) => string;
  /** What comes after the sentence of the decision: the next step of it. */
  hint?: (shown: Shown, choice: Choice, speaker: Speaker) => string;
  /** A place of the board in words. */
  place: (shown: Shown, speaker: Speaker, target: string) => string;
  /** The board as a table of words, a row for each row. */
  rows: (shown: Shown, speaker: Speaker) => string[][];
  /** What everyone has, and what lies open, as tables of words; fetched when they are read. */
  tables: () => Promise<WordTables>;
  /** Which rule tells of what; fetched when one is looked for. */
  ruleFinder?: () => Promise<RuleFinder>;
  /** What draws the plans of hints; fetched with the first one. */
  planDrawing?: () => Promise<PlanDrawing>;
  /** Keys on the board that this game has, or means otherwise, each with the key of a sentence. */
  keys?: (shown: Shown) => Readonly<Record<string, string>>;
  /** Whether a screen that several share must be covered before another of them sees this; always, if it is not said. */
  sealed?: (shown: Shown) => boolean;
  /** What the pages have to know of the game's events. */
  events: EventKeys;
  /** What the game tells when a match is over, beside points; fetched then. */
  reckoning?: () => Promise<Reckoning>;
  /** What the plot of a match shows. */
  course: { title: string };
}
