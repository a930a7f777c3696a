/** What is left of both armies of Lionheart, in tables of words. */
import type { WordTables } from "../../match/part";
import { endangered } from "./danger";
import { isBuilding, viewOf } from "./view";

export const tables: WordTables = {
  belongings: (shown, speaker) => {
    const view = viewOf(shown);
    const kinds = Object.keys(view.kinds);
    const kings = isBuilding(view) ? [] : endangered(view);
    return {
      heads: [
        speaker.say("web-table-bases"),
        ...kinds.map((kind) => speaker.say(`kind-${kind}`)),
        speaker.say("web-table-danger"),
      ],
      of: (seat) => {
        const own = view.units.filter(({ owner }) => owner === seat);
        const figures = (kind: string): number =>
          own.reduce((sum, unit) => sum + (unit.kind === kind ? unit.figures : 0), 0);
        const danger = kings.find(({ king }) => king.owner === seat);
        return [
          String(own.length),
          ...kinds.map((kind) => String(figures(kind))),
          danger ? speaker.say("web-lh-danger-brief", { percent: danger.percent }) : speaker.say("web-no"),
        ];
      },
    };
  },
  others: () => [],
};
