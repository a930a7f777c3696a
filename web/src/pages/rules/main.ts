/**
 * The rulebook page works without this script; with it the page keeps the reader's light, language and place, searches as one
 * types, and its figures are living diagrams.
 */
import { remember, remembered } from "../../lib/remembered";
import { onOtherLight, rememberedTheme, showTheme } from "../../lib/theme";

/** Shows the light that was chosen, here or at a table. */
function keepLight(): void {
  showTheme(rememberedTheme());
  onOtherLight(() => showTheme(rememberedTheme()));
}

/** Goes to the language that was chosen, unless the address names one. */
function keepLanguage(): void {
  const address = new URL(location.href);
  const wanted = remembered("language");
  const known = document.querySelector(`.languages a[hreflang="${CSS.escape(wanted)}"]`);
  if (!known || address.searchParams.has("lang") || wanted === document.documentElement.lang) return;
  address.searchParams.set("lang", wanted);
  location.replace(address);
}

/** Links to the same book lead to the same place in it; a language that is chosen here is chosen everywhere. */
function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".languages a, .ways a"))
    link.addEventListener("click", () => {
      link.hash = location.hash;
      if (link.hreflang) remember("language", link.hreflang);
    });
}

/** Unfolds what the address leads to; ids are plain letters, so that nothing in it needs to be decoded. */
function unfold(): void {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const folded = target?.closest("details:not([open])");
  if (!folded) return;
  folded.setAttribute("open", "");
  target?.scrollIntoView();
}

/** Figures become living diagrams when one comes near, or at a click if that failed; unfolding them brings one near, too. */
function liveFigures(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          void makeLiving(target as HTMLElement);
        }
    },
    { rootMargin: "40% 0px 120%" },
  );
  for (const figure of document.querySelectorAll("figure[data-example]")) near.observe(figure);
}

async function makeLiving(figure: HTMLElement): Promise<void> {
  try {
    await (await import("./living")).makeLiving(figure);
  } catch {
    figure.addEventListener("click", () => void makeLiving(figure), { once: true });
  }
}

/** The field searches as one types, once it is used; on a page that has only what the server found, the server goes on. */
function searchAsOneTypes(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  const field = form?.querySelector<HTMLInputElement>("input[type=search]");
  if (!form || !field || document.querySelector(".found")) return;
  const begin = async (): Promise<void> => {
    const { Search } = await import("./search");
    await new Search(form, field).look();
  };
  field.addEventListener("focus", () => void begin().catch(() => undefined), { once: true });
  addEventListener("keydown", (event) => {
    const on = event.target instanceof Element ? event.target : null;
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || on?.closest("input, textarea, select"))
      return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

/** The switch for the light comes when the page stands; its place is kept. */
function addLight(): void {
  const place = document.createElement("div");
  place.className = "light";
  document.querySelector(".top")?.append(place);
  setTimeout(() => void import("./light").then(({ addLight }) => addLight(place)).catch(() => undefined));
}

keepLight();
keepLanguage();
keepPlace();
unfold();
addEventListener("hashchange", unfold);
addLight();
liveFigures();
searchAsOneTypes();
