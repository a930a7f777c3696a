/** What princes have in Löwenherz (1997), and the cards that can be read, in tables of words. */
import type { WordTables } from "../../match/part";
import { actionInWords, politicsInWords } from "./params";
import { alliancesOf, choosers, kindOf, rowsOf, viewOf } from "./view";

export const tables: WordTables = {
  belongings: (shown, speaker) => {
    const view = viewOf(shown);
    const heads = ["ducats", "knights", "alliances", "cards"];
    return {
      heads: heads.map((name) => speaker.say(`web-table-${name}`)),
      of: (seat) => [
        String(view.ducats[seat] ?? "?"),
        String(view.reserve[seat] ?? 0),
        String(alliancesOf(view, seat).length),
        speaker.listed((view.held[seat] ?? []).map(({ politics }) => politicsInWords(speaker, politics))),
      ],
    };
  },
  others: (shown, speaker) => {
    const view = viewOf(shown);
    const held = shown.seat === null ? [] : (view.held[shown.seat] ?? []);
    return [
      {
        title: "web-l97-tab-hand",
        heads: [speaker.say("web-table-card"), speaker.say("web-table-use")],
        rows: held.map(({ politics }) => [
          politicsInWords(speaker, politics),
          speaker.say(`web-l97-about-${kindOf(politics)}`),
        ]),
      },
      {
        title: "web-l97-action-card",
        heads: [speaker.say("web-table-action"), speaker.say("web-table-chosen-by")],
        rows: rowsOf(view)
          .filter(({ action }) => action)
          .map(({ row, action }) => [
            actionInWords(speaker, action),
            speaker.listed(choosers(view, row).map((seat) => speaker.player(seat))),
          ]),
      },
    ];
  },
};
