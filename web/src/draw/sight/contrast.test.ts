/**
 * Contrast where axe cannot measure it, for boards are drawings: pieces, borders, marks, letters, patterns, cards. Text has 4.5,
 * large text 3, and everything one must see 3 against what it stands on, by its own paint or by the outline round it.
 */
import { expect, test } from "vitest";
import { rimmed, SEEN, TEXT, tooWeak, type Check } from "./checks";
import { contrast, over, type Paint } from "./colour";
import { colours, LIGHTS, type Light } from "./sheet";

const named = colours("app/theme.css", "draw/map/theme.css");
const COLOURS = ["red", "blue", "orange", "white", "rose", "gold", "purple", "grey", "neutral"];
const LAND = ["meadow", "swathe", "forest", "earth", "stone"];
/** How strongly a domain tints the ground, and its pattern is drawn (Domain.svelte). */
const [WASH, WEAVE] = [0.42, 0.92];

/** The grounds of a map, bare and as each colour's domain tints them. */
function grounds(light: Light): [name: string, ground: Paint][] {
  return LAND.flatMap((land): [string, Paint][] => {
    const bare = named(light, `map-${land}`);
    const tinted = COLOURS.map((colour): [string, Paint] => [
      `${colour}'s ${land}`,
      over(named(light, "wash", `.of-${colour}`), bare, WASH),
    ]);
    return [[land, bare], ...tinted];
  });
}

function onTheMap(light: Light): Check[] {
  const of = (name: string): Paint => named(light, `map-${name}`);
  const all = grounds(light);
  const pieces = COLOURS.flatMap((colour) =>
    all.map(([name, ground]): Check => {
      const paint = named(light, "paint", `.of-${colour}`);
      return [`${colour}'s piece on ${name}`, Math.max(contrast(paint, ground), contrast(of("ink"), ground)), SEEN];
    }),
  );
  const patterns = COLOURS.flatMap((colour) =>
    LAND.map((land): Check => {
      const tinted = over(named(light, "wash", `.of-${colour}`), of(land), WASH);
      return [
        `${colour}'s pattern on ${land}`,
        contrast(over(named(light, "weave", `.of-${colour}`), tinted, WEAVE), tinted),
        SEEN,
      ];
    }),
  );
  const lines = all.flatMap(([name, ground]): Check[] => [
    [`palisade on ${name}`, Math.max(contrast(of("ink"), ground), contrast(of("wood"), ground)), SEEN],
    [`wall on ${name}`, Math.max(contrast(of("ink"), ground), contrast(of("rock"), ground)), SEEN],
  ]);
  return [
    ["letters along the map", contrast(of("line"), of("parchment")), TEXT],
    ["the scale along the map", contrast(of("scale"), of("sheet")), SEEN],
    ["nobody's hatched land", Math.min(...LAND.map((land) => contrast(over(of("hatch"), of(land)), of(land)))), SEEN],
    ...["gold", "silver", "copper", "diamond"].flatMap((ore) =>
      rimmed(ore, of(ore), of("ink"), [
        ["stone", of("stone")],
        ["a hill", of("hill")],
        ["a sheet", named(light, "sheet")],
      ]),
    ),
    ...rimmed("an alliance", of("gold"), of("ink"), [["its rim", of("mark-rim")]]),
    ...pieces,
    ...patterns,
    ...lines,
    ...rimmed("a lit place", of("light"), of("ink"), all),
    ...rimmed("a mark", of("mark"), of("mark-rim"), all),
    ...rimmed("what is refused", of("refused"), of("mark-rim"), all),
  ];
}

function onShields(light: Light): Check[] {
  const sheets = ["paper", "sheet", "sheet-deep"].map((name): [string, Paint] => [name, named(light, name)]);
  return [...COLOURS, "silver"].flatMap((colour): Check[] => {
    const of = (name: string): Paint => named(light, name, `.of-${colour}`);
    return [
      [`${colour}'s emblem`, contrast(of("charge"), of("paint")), SEEN],
      [`${colour}'s emblem in the shade`, contrast(of("charge"), of("paint-shade")), SEEN],
      ...sheets.map(([name, sheet]): Check => [
        `${colour}'s shield on ${name}`,
        Math.max(contrast(of("paint"), sheet), contrast(named(light, "map-ink"), sheet)),
        SEEN,
      ]),
      ...sheets.map(([name, sheet]): Check => [
        `${colour}'s line in a plot on ${name}`,
        Math.max(contrast(of("paint"), sheet), contrast(named(light, "ink"), sheet)),
        SEEN,
      ]),
    ];
  });
}

function onCards(light: Light): Check[] {
  const of = (name: string): Paint => named(light, name);
  return [
    ...["card-ink", "card-soft", "price", "sale"].map((name): Check => [name, contrast(of(name), of("card")), TEXT]),
    ...["a", "b", "c", "d"].map((deck): Check => [`back ${deck}`, contrast(of("on-back"), of(`back-${deck}`)), TEXT]),
    ["a card on the page", Math.max(contrast(of("card"), of("paper")), contrast(of("card-edge"), of("paper"))), SEEN],
    ["focus on a card", contrast(named(light, "focus", ".on-card"), of("card")), SEEN],
  ];
}

function onThePage(light: Light): Check[] {
  const of = (name: string): Paint => named(light, name);
  return ["paper", "sheet", "sheet-deep"].flatMap((name): Check[] => [
    [`a control's edge on ${name}`, contrast(of("line-strong"), of(name)), SEEN],
    [`focus on ${name}`, contrast(of("focus"), of(name)), SEEN],
    [`what is stressed on ${name}`, contrast(of("accent"), of(name)), TEXT],
    [`ink on ${name}`, contrast(of("ink"), of(name)), TEXT],
    [`soft ink on ${name}`, contrast(of("ink-soft"), of(name)), TEXT],
  ]);
}

test.each(LIGHTS)("everything one must see stands out, by %s", (light) => {
  const checks = [onTheMap, onShields, onCards, onThePage].flatMap((measure) => measure(light));
  expect(checks.length).toBeGreaterThan(800);
  expect(tooWeak(checks)).toEqual([]);
});
