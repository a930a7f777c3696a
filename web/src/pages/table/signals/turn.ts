/** When a turn of someone at this screen begins. */

/** Who of this screen is asked, and after which entry the question arose. */
export interface Asked {
  readonly seat: number;
  readonly question: number;
}

/** Follows who is asked: within a turn there are many questions, and one that is looked at again is not asked anew. */
export class TurnWatch {
  #last: Asked | null;
  #wasAsked: boolean;

  constructor(asked: Asked | null) {
    this.#last = asked;
    this.#wasAsked = asked !== null;
  }

  /** Whether a turn begins with what is asked now; `hasBegun` if the log has just said so. */
  begins(asked: Asked | null, hasBegun: boolean): boolean {
    const last = this.#last;
    const waited = !this.#wasAsked;
    this.#wasAsked = asked !== null;
    if (!asked) return false;
    this.#last = asked;
    if (last?.seat !== asked.seat) return true;
    return last.question !== asked.question && (waited || hasBegun);
  }
}
