/** The colours that style sheets name, in both lights. */
import { readFileSync } from "node:fs";
import { parse, type Paint } from "./colour";

export const LIGHTS = ["day", "dusk"] as const;
export type Light = (typeof LIGHTS)[number];

const SOURCES = ["../theme.css", "../../draw/map/theme.css", "../../games/lionheart/field/theme.css"].map((path) =>
  readFileSync(new URL(path, import.meta.url), "utf-8").replaceAll(/\/\*.*?\*\//gs, ""),
);
const COLOUR = "(#[\\da-f]{6}|rgb\\([^)]*\\))";
const NAMED = new RegExp(`--([\\w-]+): (?:light-dark\\(${COLOUR}, ${COLOUR}\\)|${COLOUR});`, "gi");

/** The colours by selector and name, for example `:root ink`. */
function read(light: Light): ReadonlyMap<string, Paint> {
  const found = new Map<string, Paint>();
  for (const [, selector = "", body = ""] of SOURCES.join("\n").matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    for (const [, name = "", day, dusk, both] of body.matchAll(NAMED)) {
      found.set(`${selector.trim()} ${name}`, parse(both ?? (light === "day" ? day : dusk) ?? ""));
    }
  }
  return found;
}
const SHEETS = { day: read("day"), dusk: read("dusk") };

/** A colour of the whole page, or of what has a class: `named("day", "paint", ".of-red")`. */
export function named(light: Light, name: string, selector = ":root"): Paint {
  const paint = SHEETS[light].get(`${selector} ${name}`);
  if (!paint) throw new Error(`no colour ${selector} --${name}`);
  return paint;
}
