/** The coach at one's table: it looks at each answer before it is given, warns of grave ones, and says afterwards what was better. */
import type { AnswerGuard, LiveTable } from "../live-table.svelte";
import type { Coached, Hinted, Question, Reason } from "../../../net/wire";

/** How long an answer waits for the coach; then it is given. */
export const PATIENCE_MS = 1500;

/** What was better than a line: what a bot would have done, and what the line has lost. */
export interface Better {
  readonly loss: number;
  readonly hinted: Hinted;
  readonly lost: readonly Reason[];
}

/** A line that would throw much away, until one thinks again or does it all the same. */
export interface Warning {
  readonly line: string;
  readonly lost: readonly Reason[];
  readonly give: (sure: boolean) => void;
}

/** What was decided in this turn, and what was better. */
interface Decided {
  readonly decision: string;
  /** The number of the question that it answered. */
  readonly question: number;
  readonly better: Better | null;
}

export class Coach implements AnswerGuard {
  /** What it warns of now. */
  warning = $state.raw<Warning | null>(null);
  /** What would have been better in the turn that is over. */
  better = $state.raw<Better | null>(null);

  readonly #table: LiveTable;
  /** What was decided in this turn, in order. */
  #decided: Decided[] = [];
  /** The decisions of this turn of which it has warned: once is enough. */
  #warned = new Set<string>();
  /** The answer that was looked at last, and the number of its question. */
  #looked = { line: "", question: -1 };
  /** Gives the answer that is looked at now: who says another one meanwhile means that one. */
  #waiting: (() => void) | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Looks at an answer before it is given: at once if there is nothing to choose, or it was looked at already. */
  look(line: string, give: (sure: boolean) => void): void {
    const { question, considers } = this.#table;
    if (!question) return;
    const isSame = this.#looked.line === line && this.#looked.question === question.number;
    if (isSame && considers) return;
    this.better = this.warning = null;
    if (isSame || hasNoChoice(question)) give(false);
    else void this.#consider(line, question, give);
  }

  async #consider(line: string, question: Question, give: (sure: boolean) => void): Promise<void> {
    const giveNow = (): void => void (this.#isAsked(question) && give(false));
    this.#looked = { line, question: question.number };
    this.#waiting = giveNow;
    this.#table.considers = true;
    const coached = await within(this.#table.coach(line), PATIENCE_MS);
    if (this.#waiting !== giveNow) return;
    this.#stopWaiting();
    if (this.#isAsked(question)) this.#note(question, coached);
    if (this.#isAsked(question) && coached?.grave && this.#warnsOf(question))
      this.warning = { line, lost: coached.reasons, give };
    else giveNow();
  }

  #stopWaiting(): void {
    this.#waiting = null;
    this.#table.considers = false;
  }

  #isAsked({ number }: Question): boolean {
    return this.#table.question?.number === number;
  }

  /** Remembers what was better than an answer; who has taken something back decides anew from there on. */
  #note(question: Question, coached: Coached | null): void {
    const decision = nameOf(question);
    const again = this.#decided.findIndex((one) => one.decision === decision);
    const better = coached?.better ? { loss: coached.loss, hinted: coached.better, lost: coached.reasons } : null;
    this.#decided = [
      ...this.#decided.slice(0, again < 0 ? undefined : again),
      { decision, question: question.number, better },
    ];
  }

  /** Whether a decision was not warned of yet; from now on it was. */
  #warnsOf(question: Question): boolean {
    const decision = nameOf(question);
    const isFirst = !this.#warned.has(decision);
    this.#warned.add(decision);
    return isFirst;
  }

  /** Thinks again about what it warned of. */
  rethink(): void {
    this.warning = null;
  }

  /** Does what it warned of all the same. */
  insist(): void {
    const { warning } = this;
    this.warning = null;
    warning?.give(true);
  }

  /** The question has gone to others, and the seat acted last by the entry `acted`: what cost most in the turn is told. */
  endTurn(acted: number): void {
    const last = this.#decided.at(-1);
    if (!last || acted < last.question) return; // the last answer is not given yet
    const told = this.#decided.flatMap(({ better }) => better ?? []).sort((one, other) => other.loss - one.loss);
    this.better = told[0] ?? null;
    this.#forget();
  }

  #forget(): void {
    this.#decided = [];
    this.#warned.clear();
    this.warning = null;
  }

  /** Puts away what lies over the page; false if nothing does. */
  back(): boolean {
    const lies = this.warning ?? this.better;
    this.warning = this.better = null;
    return lies !== null;
  }

  /** It is sent away: what it looks at is given, and it remembers nothing. */
  leave(): void {
    const give = this.#waiting;
    this.#stopWaiting();
    this.#forget();
    this.better = null;
    give?.();
  }
}

const hasNoChoice = ({ legal, open }: Question): boolean => legal.length < 2 && !open.length;

/** A decision by what can be answered: the same again after something was taken back. */
const nameOf = ({ key, legal }: Question): string => [key, ...legal].join("\n");

/** What comes within a time; null if it does not. */
function within<Found>(found: Promise<Found | null>, ms: number): Promise<Found | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
