/** Both armies on the field: seen by everyone, and told apart by eyes without red, green, blue or any colour. */
import { expect, test } from "vitest";
import { rimmed, SEEN, TEXT, tooWeak, type Check } from "../../../draw/sight/checks";
import { contrast, over, seenBy, VISIONS, type Paint, type Vision } from "../../../draw/sight/colour";
import { colours, LIGHTS, type Light } from "../../../draw/sight/sheet";

const named = colours("app/theme.css", "draw/map/theme.css", "games/lionheart/field/theme.css");
const TURF = ["turf", "turf-light", "turf-worn", "mud"];
/** How strongly the edge of reach is drawn (Reach.svelte). */
const REACH = 0.9;

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

test.each(LIGHTS)("everything one must see on the field stands out, by %s", (light) => {
  expect(tooWeak(onTheField(light))).toEqual([]);
});

test.each(LIGHTS)("both armies differ in light as much as large writing from its ground, by %s", (light) => {
  for (const vision of Object.keys(VISIONS) as Vision[]) {
    const metal = (side: string): Paint => seenBy(vision, named(light, "metal", `.lh-${side}`));
    expect(contrast(metal("gold"), metal("silver")), vision).toBeGreaterThan(3);
  }
});
