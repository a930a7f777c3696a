/** Whose a piece or a domain is: told by light or by shape to eyes without red, green or blue, and to those without colours. */
import { expect, test } from "vitest";
import { arms } from "../heraldry/heraldry";
import tints from "../map/Tints.svelte?raw";
import { distance, seenBy, VISIONS, type Vision } from "./colour";
import { colours, LIGHTS } from "./sheet";

const named = colours("draw/map/theme.css");
const GAMES: Readonly<Record<string, readonly string[]>> = {
  "Löwenherz 2003": ["red", "blue", "orange", "white", "neutral"],
  "Löwenherz 1997": ["rose", "gold", "purple", "grey", "neutral"],
  Lionheart: ["gold", "silver"],
};
const ALL = Object.keys(VISIONS) as Vision[];
const pairs = (colours: readonly string[]): [string, string][] =>
  colours.flatMap((one, i) => colours.slice(i + 1).map((other): [string, string] => [one, other]));

test("black, white and every hue are themselves with all cones, and greys stay greys with fewer", () => {
  const red = { rgb: [192, 57, 43] as const, alpha: 1 };
  seenBy("all", red).rgb.forEach((part, i) => expect(part).toBeCloseTo(red.rgb[i] ?? 0));
  for (const vision of ALL) {
    const grey = seenBy(vision, { rgb: [120, 120, 120], alpha: 1 });
    grey.rgb.forEach((part) => expect(part).toBeCloseTo(120, 0));
  }
});

test.each(Object.entries(GAMES))("%s: any two have another emblem or another form of shield", (_, colours) => {
  for (const [one, other] of pairs(colours)) {
    const [a, b] = [arms(one), arms(other)];
    expect([a.emblem, a.isRound], `${one} and ${other}`).not.toEqual([b.emblem, b.isRound]);
    expect(a.emblem, `${one} and ${other}`).not.toBe(b.emblem);
  }
});

/** The pattern of a colour on the land, without what is only its name. */
function pattern(colour: string): string {
  const [, turned = "", body = ""] =
    new RegExp(`<pattern\\s+id="\\{id\\}-${colour}"([^>]*)>(.*?)</pattern>`, "s").exec(tints) ?? [];
  return `${/rotate\([^)]*\)/.exec(turned)?.[0] ?? ""} ${body}`.replaceAll(/\s+/g, " ").replaceAll(/[\d.]+/g, "");
}

test.each(["Löwenherz 2003", "Löwenherz 1997"])("%s: any two domains have another kind of pattern", (game) => {
  const kinds = [...(GAMES[game] ?? []), "hatch"].map(pattern);
  expect(kinds.every((kind) => kind.length > 9)).toBe(true);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(LIGHTS)("any two colours of a game are far apart to eyes that see them, by %s", (light) => {
  for (const [game, colours] of Object.entries(GAMES)) {
    for (const [one, other] of pairs(colours)) {
      const apart = (vision: Vision): number =>
        distance(seenBy(vision, named(light, "paint", `.of-${one}`)), seenBy(vision, named(light, "paint", `.of-${other}`)));
      expect(apart("all"), `${game}: ${one} and ${other}`).toBeGreaterThan(20);
    }
  }
});
