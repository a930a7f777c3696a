/** The colours that style sheets name, in both lights. */
import { readFileSync } from "node:fs";
import { parse, type Paint } from "./colour";

export const LIGHTS = ["day", "dusk"] as const;
export type Light = (typeof LIGHTS)[number];

const COLOUR = "(#[\\da-f]{6}|rgb\\([^)]*\\))";
const NAMED = new RegExp(`--([\\w-]+): (?:light-dark\\(${COLOUR}, ${COLOUR}\\)|${COLOUR});`, "gi");

/** A colour of the whole page, or of what has a class: `named("day", "paint", ".of-red")`. */
export type Named = (light: Light, name: string, selector?: string) => Paint;

/** The colours of style sheets, given by their paths in `src`. */
export function colours(...paths: string[]): Named {
  const source = paths.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf-8")).join("\n");
  const found: Record<Light, Map<string, Paint>> = { day: new Map(), dusk: new Map() };
  for (const [, selector = "", body = ""] of source.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    for (const [, name = "", day = "", dusk = "", both] of body.matchAll(NAMED)) {
      found.day.set(`${selector.trim()} ${name}`, parse(both ?? day));
      found.dusk.set(`${selector.trim()} ${name}`, parse(both ?? dusk));
    }
  }
  return (light, name, selector = ":root") => {
    const paint = found[light].get(`${selector} ${name}`);
    if (!paint) throw new Error(`no colour ${selector} --${name}`);
    return paint;
  };
}
