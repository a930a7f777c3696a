/** What is looked up in the rules beside a match, and where the focus was before. */
import { tick } from "svelte";
import { rememberFocus } from "../focus";

/** A rule or a chapter by its id; or what tells of a place, or else of what is asked. */
export type Lookup = { readonly rule: string } | { readonly place: string | null };

export class RuleLookup {
  /** What is looked up now. */
  now = $state.raw<Lookup | null>(null);
  #back: (() => void) | null = null;

  open(lookup: Lookup): void {
    this.#back ??= rememberFocus();
    this.now = lookup;
  }

  /** Puts it away; the focus goes back to where it was. */
  close(): void {
    const back = this.#back;
    this.now = this.#back = null;
    if (back) void tick().then(back);
  }
}
