/** Lines about cards: which there are, and the ways to use one. */
import type { Choice } from "../../../match/choice.svelte";
import { readLine, type Line } from "../../../match/lines";
import type { Shown } from "../../../match/shown";
import { viewOf } from "../view";

const CARD = /^[A-Z]\.[A-Z0-9/]+$/;

/** The lines about one card, by their verb. */
export function cardLines(legal: readonly string[], code: string): Line[] {
  return legal.map(readLine).filter(({ args }) => args[0] === code && CARD.test(code));
}

/** The ways to use a card of one's hand, as lines: to sell it, to play it for each of its symbols. */
export function usesOf(code: string): { line: string; symbol: string; sells: boolean }[] {
  const symbols = code.slice(code.indexOf(".") + 1).split("/");
  const plays = symbols.map((symbol) => ({
    line: symbols.length > 1 ? `play ${code} ${symbol}` : `play ${code}`,
    symbol,
    sells: false,
  }));
  return [...plays, { line: `sell ${code}`, symbol: "", sells: true }];
}

/** The card of one's hand that is held up. */
export function heldCard(shown: Shown, choice: Choice | null): string | undefined {
  if (!choice || choice.card === null || shown.seat === null) return undefined;
  return viewOf(shown).hand[shown.seat]?.[choice.card];
}
