import { expect, test } from "vitest";
import { aboutMatch } from "./about";
import { Speaker } from "../../text/speaker";
import { LANGUAGES, loadTexts } from "../../text/texts";

test.each(LANGUAGES)("in %s a match says how often something was taken back", async (language) => {
  const speaker = new Speaker(await loadTexts(language, ["replay", "lionheart"]));
  const plain = aboutMatch(speaker, { game: "lionheart" });
  expect(plain).toBe(`${speaker.say("web-replay")} · ${speaker.say("lionheart")}`);
  expect(aboutMatch(speaker, { game: "lionheart", take_backs: 0 })).toBe(plain);
  expect(aboutMatch(speaker, { game: "lionheart", take_backs: 3 })).toMatch(/ · .* · 3/);
});
