/**
 * Contrast where axe cannot measure it, for boards are drawings: pieces, borders, marks, letters, patterns, cards. Text has 4.5,
 * large text 3, and everything one must see 3 against what it stands on, by its own paint or by the outline round it.
 */
import { expect, test } from "vitest";
import { contrast, over, type Paint } from "./colour";
import { LIGHTS, named, type Light } from "./sheet";

const TEXT = 4.5;
const SEEN = 3;
const COLOURS = ["red", "blue", "orange", "white", "rose", "gold", "purple", "grey", "neutral"];
const LAND = ["meadow", "swathe", "forest", "earth", "stone"];
const TURF = ["turf", "turf-light", "turf-worn", "mud"];
/** How strongly a domain tints the ground, and its pattern is drawn (Domain.svelte); how strongly reach is (Reach.svelte). */
const [WASH, WEAVE, REACH] = [0.42, 0.92, 0.9];

type Check = readonly [what: string, ratio: number, least: number];

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

/** A line in one paint within a rim of another: each is seen on the other, and one of the two on the ground. */
function rimmed(what: string, inner: Paint, rim: Paint, on: readonly (readonly [string, Paint])[]): Check[] {
  return [
    [`${what} in its rim`, contrast(inner, rim), SEEN],
    ...on.map(([name, ground]): Check => [
      `${what} on ${name}`,
      Math.max(contrast(inner, ground), contrast(rim, ground)),
      SEEN,
    ]),
  ];
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

function onTheField(light: Light): Check[] {
  const of = (name: string): Paint => named(light, `lh-${name}`);
  const turf = TURF.map((name): [string, Paint] => [name, of(name)]);
  const sides = ["gold", "silver"].flatMap((side): Check[] => {
    const own = (name: string): Paint => named(light, name, `.lh-${side}`);
    return [
      [`${side}'s figures on their tray`, contrast(own("metal"), own("deck")), SEEN],
      [`${side}'s arms on the shields`, contrast(own("metal-light"), own("shield")), SEEN],
      ...rimmed(`${side}'s pennant`, own("flag"), own("flag-edge"), turf),
      ...turf.map(([name, ground]): Check => [
        `${side}'s tray on ${name}`,
        Math.max(contrast(own("metal"), ground), contrast(of("ink"), ground)),
        SEEN,
      ]),
    ];
  });
  return [
    ["letters along the field", contrast(named(light, "ink"), named(light, "sheet-deep")), TEXT],
    ["odds beside the King", contrast(named(light, "ink"), named(light, "paper")), TEXT],
    ["signs on the dice", contrast(of("burnt"), of("bone")), SEEN],
    ["panic on the dice", contrast(of("blood"), of("bone")), SEEN],
    ...sides,
    ...turf.map(([name, ground]): Check => [`reach on ${name}`, contrast(over(of("shot"), ground, REACH), ground), SEEN]),
    ...rimmed("a lit square", of("lit"), of("ink"), turf),
    ...rimmed("an enemy in reach", of("foe"), of("mark-rim"), turf),
    ...rimmed("a mark", of("mark"), of("mark-rim"), turf),
  ];
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
  const checks = [onTheMap, onShields, onTheField, onCards, onThePage].flatMap((measure) => measure(light));
  expect(checks.length).toBeGreaterThan(800);
  expect(checks.filter(([, ratio, least]) => ratio < least).map(([what, ratio]) => `${what}: ${ratio.toFixed(2)}`)).toEqual(
    [],
  );
});
