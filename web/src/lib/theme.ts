/** The light in which pages are shown. */
import { remember, remembered } from "./remembered";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The colour of the paper in each light, for what the browser draws round the page. */
const PAPER = { light: "#f6f0e2", dark: "#211f28" };

const isTheme = (word: string): word is Theme => (THEMES as readonly string[]).includes(word);

export function rememberedTheme(): Theme {
  const theme = remembered("theme");
  return isTheme(theme) ? theme : "auto";
}

/** Shows the page in a light, and remembers it. */
export function showTheme(theme: Theme): void {
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  const colour = dark ? PAPER.dark : PAPER.light;
  document.querySelectorAll("meta[name=theme-color]").forEach((meta) => meta.setAttribute("content", colour));
  remember("theme", theme);
}

/** Calls back when the browser's own light changes. */
export function onOtherLight(changed: () => void): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
}
