import { beforeAll, describe, expect, test } from "vitest";
import cases from "./speaker.cases.json";
import type { Params, Speaker } from "./speaker";
import { GAMES, gameSpeaker } from "../games";
import { cardInWords } from "../games/lowenherz-2003/params";
import { LANGUAGES, loadTexts, type Language, type Texts } from "./texts";

interface Case {
  kind: string;
  game: string;
  edition: string;
  key: string;
  rule?: string;
  params: Params;
  said: Record<Language, string>;
}

/** What a page has loaded for one game, with all that can be refused there, by language and game: no sentence of another. */
const texts = new Map<string, Texts>();

beforeAll(async () => {
  for (const language of LANGUAGES)
    for (const game of GAMES)
      texts.set(`${language} ${game}`, await loadTexts(language, ["files", "learn", "coach", game, `rules/${game}`]));
});

function speaker(language: Language, game = "lowenherz-2003", edition = ""): Speaker {
  const spoken = texts.get(`${language} ${game}`);
  if (!spoken) throw new Error(`${language} ${game}`);
  return gameSpeaker(spoken, game, edition, cases.names);
}

function say(one: Case, language: Language): string {
  const teller = speaker(language, one.game, one.edition);
  if (one.kind === "event") return teller.event(one.key, one.params);
  if (one.kind === "question" || one.kind === "phrase") return teller.question(one.key, one.params);
  return teller.refusal({ rule: one.rule ?? "", reason: one.key, params: one.params });
}

/** Whether the browser has its own words for a sentence, or for the question that is part of it. */
function hasOwnWords({ kind, game, key, params }: Case, language: Language): boolean {
  const { texts: loaded, prefix } = speaker(language, game);
  const keys =
    kind === "refusal"
      ? [`${prefix}-refused-${key}`, `refused-${key}`, String(params["asked"])]
      : [kind === "event" ? `${prefix}-${key}` : key];
  return keys.some((one) => loaded.has(`web-${one}`));
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("the browser says exactly what Python says, where it has no words of its own", () => {
    const common = (cases.cases as Case[]).filter((one) => !hasOwnWords(one, language));
    expect(common.length).toBeGreaterThan(700);
    for (const one of common) expect(say(one, language), JSON.stringify(one.params)).toBe(one.said[language]);
  });

  test("what speaks of notation is said in the browser's own words, questions within refusals too", () => {
    const l97 = speaker(language, "lowenherz-1997");
    const banned = l97.reason({ rule: "L97-WALL-4", reason: "walls-banned", params: { count: 3 } });
    expect(banned).toBe(l97.say("web-l97-refused-walls-banned", { count: 3 }));
    const lionheart = speaker(language, "lionheart");
    const notNow = lionheart.reason({ rule: "turn", reason: "not-now", params: { asked: "ask-army", player: 1 } });
    expect(notNow).toContain(lionheart.say("web-ask-army"));
    for (const said of [banned, notNow]) expect(said).not.toMatch(/done|@/);
  });

  test("no event, question or refusal of a match says a line in notation", () => {
    const lined = (cases.cases as Case[]).filter(({ params }) => "edge" in params || "edges" in params);
    const played = lined.filter(({ key }) => !/no-such-edge|border-inside/.test(key)); // of what was typed or read from a file
    expect(played.length).toBeGreaterThan(10);
    for (const one of played) expect(say(one, language), JSON.stringify(one)).not.toMatch(/\b[a-z]\d{1,2}[es]\b/);
    expect(speaker(language).between(["c7e", "a1s"])).toMatch(/\bc7\b.*\bd7\b.*\ba1\b.*\ba2\b/);
  });

  test("the exact reason of a refusal is said if there is a sentence for it, else the one that every page can say", () => {
    const say = (exactly: string): string =>
      speaker(language).reason({ rule: "table", reason: "no-free-undo", params: { exactly } });
    expect(say("chance-seen")).toBe(speaker(language).say("refused-chance-seen"));
    expect(say("of-a-later-version")).toBe(speaker(language).say("refused-no-free-undo"));
  });

  test("cards are said in words", () => {
    for (const [code, words] of Object.entries(cases.cards))
      expect(cardInWords(speaker(language), code)).toBe(words[language]);
  });

  test("a rule is said by its id", () => {
    expect(speaker(language).rule("L03-BORDER-2")).not.toBe("");
    expect(speaker(language).rule("turn")).toBe("");
  });

  test("the browser has its own sentences, the same in every language", async () => {
    const own = import.meta.glob<string>("../../../src/coeurdelion/text/*/web.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const keys = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "");
    const text = (name: string): string => own[`../../../src/coeurdelion/text/${name}/web.ftl`] ?? "";
    expect(keys(text(language))).toEqual(keys(text("en")));
    expect(keys(text(language)).filter((key) => !key.startsWith("web-"))).toEqual([]);
  });
});
