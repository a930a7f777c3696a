/** Where the cards of a game are, as far as a seat may know. */
import { heaps, type View } from "../view";

/** One kind of card: how many there are, and where. */
export interface Tally {
  code: string;
  total: number;
  played: number;
  market: number;
  /** In the own hand, and in those of others as far as all saw it. */
  mine: number;
  known: number;
  /** In the deck, or drawn unseen by someone else. */
  unseen: number;
}

/** Every kind of card of a letter. */
export interface Letter {
  letter: string;
  cards: Tally[];
  /** How many of them are left in the deck. */
  deck: number;
}

/** All cards of the game by their letter, as the one who looks can count them. */
export function tally(view: View, seat: number | null): Letter[] {
  const counted = (codes: readonly string[]): Map<string, number> => new Map(heaps(codes));
  const played = counted(view.played);
  const market = counted(view.market);
  const seen = view.hand.map((codes) => counted(codes.filter((code) => !code.endsWith("?"))));
  const cards = heaps(view.pool).map(([code, total]): Tally => {
    const here = { played: played.get(code) ?? 0, market: market.get(code) ?? 0, mine: 0, known: 0 };
    seen.forEach((hand, player) => (here[player === seat ? "mine" : "known"] += hand.get(code) ?? 0));
    return { code, total, ...here, unseen: total - here.played - here.market - here.mine - here.known };
  });
  const letters = [...new Set(cards.map(({ code }) => code[0] ?? ""))].sort();
  return letters.map((letter) => ({
    letter,
    cards: cards.filter(({ code }) => code.startsWith(letter)),
    deck: view.deck[letter] ?? 0,
  }));
}
