/** The parameters that only sentences of Löwenherz (1997) have, in words. */
import type { Speaker, SpokenParam } from "../../text/speaker";

/** The action in a row of an action card: `$4` are four ducats. */
export function actionInWords(speaker: Speaker, code: string): string {
  return code.startsWith("$")
    ? speaker.say("action-ducats", { ducats: Number(code.slice(1)) })
    : speaker.say(`action-${code}`);
}

/** A politics card in words, by its code. */
export function politicsInWords(speaker: Speaker, code: string): string {
  return speaker.say(code === "?" ? "politics-hidden" : `politics-${code}`);
}

/** Treasures in a row, by what they are worth. */
export function treasuresInWords(speaker: Speaker, worths: readonly unknown[]): string {
  return speaker.listed(worths.map((worth) => politicsInWords(speaker, `treasure${String(worth)}`)));
}

export const params: Readonly<Record<string, SpokenParam>> = {
  action: (speaker, value) => ({ action: actionInWords(speaker, String(value)) }),
  actions: (speaker, value) => ({
    actions: speaker.listed(
      String(value)
        .split("/")
        .map((code) => actionInWords(speaker, code)),
    ),
  }),
  politics: (speaker, value) => ({ politics: politicsInWords(speaker, String(value)) }),
  treasures: (speaker, value) => {
    const worths: unknown[] = Array.isArray(value) ? value : [];
    return { treasures: treasuresInWords(speaker, worths), count: worths.length };
  },
};
