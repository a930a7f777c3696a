/** Turns the figure of an example into a living diagram; until that stands, and if it cannot be fetched, the figure stays as it is. */
import { mount, unmount } from "svelte";
import ExampleDiagram from "../../games/ExampleDiagram.svelte";
import { begun } from "./begun";

/** The way to play that the page tells. */
const edition = (): string => document.querySelector<HTMLInputElement>(".search input[name=edition]")?.value ?? "";

export async function makeLiving(figure: HTMLElement): Promise<void> {
  const [game = "", name = ""] = (figure.dataset["example"] ?? "").split("/");
  await begun();
  const target = document.createElement("div");
  const go = (path: string): void => location.assign(path);
  const onrule = (rule: string): void => void (location.hash = rule);
  await new Promise<void>((resolve, reject) => {
    const onlost = (): void => {
      void unmount(diagram);
      reject(new Error(`no diagram of ${name}`));
    };
    const props = { game, name, edition: edition(), go, onrule, onready: resolve, onlost };
    const diagram = mount(ExampleDiagram, { target, props });
  });
  figure.append(target);
  figure.classList.add("living");
}
