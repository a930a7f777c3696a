/** What players have in Löwenherz (2003), and the cards that can be read, in tables of words. */
import type { WordTable, WordTables } from "../../match/part";
import type { Shown } from "../../match/shown";
import type { Speaker } from "../../text/speaker";
import { cardInWords } from "./params";
import { minesOf, toKing } from "./standing";
import { heaps, viewOf } from "./view";

/** Cards, each with what it does, its price, what it brings, and how many there are. */
function cardTable(shown: Shown, speaker: Speaker, title: string, codes: readonly string[]): WordTable {
  const { cards } = shown.welcome;
  return {
    title,
    heads: ["web-table-card", "web-table-price", "web-table-sale", "web-table-count"].map((key) => speaker.say(key)),
    rows: heaps(codes).map(([code, count]) => [
      cardInWords(speaker, code),
      String(cards[code]?.price ?? ""),
      String(cards[code]?.sale ?? ""),
      String(count),
    ]),
  };
}

export const tables: WordTables = {
  belongings: (shown, speaker) => {
    const view = viewOf(shown);
    const heads = ["ducats", "income", "knights", "mines", "to-king", "cards"];
    return {
      heads: heads.map((name) => speaker.say(`web-table-${name}`)),
      of: (seat) => [
        String(view.ducats[seat] ?? 0),
        String(view.income[seat] ?? 0),
        String(view.reserve[seat] ?? 0),
        speaker.listed(minesOf(view, seat).map(({ ore, count }) => speaker.say(`web-domain-${ore}`, { count }))),
        String(toKing(view, seat)),
        speaker.listed((view.hand[seat] ?? []).map((code) => cardInWords(speaker, code))),
      ],
    };
  },
  others: (shown, speaker) => [
    cardTable(shown, speaker, "web-hand", shown.seat === null ? [] : (viewOf(shown).hand[shown.seat] ?? [])),
    cardTable(shown, speaker, "L03-MARKET", viewOf(shown).market),
  ],
};
