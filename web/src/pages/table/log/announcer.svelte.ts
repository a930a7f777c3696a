/** What screen readers read out, and what was told of the others last, to be repeated. */

export class Announcer {
  /** What is read out now. */
  text = $state("");
  #last = "";

  /** Reads sentences out in one go. */
  say(...sentences: readonly string[]): void {
    const said = sentences.filter(Boolean).join(" ");
    if (!said) return;
    // What is said twice in a row is read out twice only if it is another text: the second ends with a space that is not heard.
    this.text = said === this.text ? `${said}\u00a0` : said;
  }

  /** Reads out what others did; it can be repeated. */
  tell(told: string): void {
    if (!told) return;
    this.#last = told;
    this.say(told);
  }

  /** Reads out once more what others did last; false if there is nothing. */
  repeat(): boolean {
    this.say(this.#last);
    return this.#last !== "";
  }

  forget(): void {
    this.text = this.#last = "";
  }
}
