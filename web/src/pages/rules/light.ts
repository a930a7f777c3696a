/** The switch for the light in the head of the rulebook, as on the other pages. */
import { mount } from "svelte";
import { begun } from "./begun";
import Light from "./Light.svelte";

export async function addLight(target: HTMLElement): Promise<void> {
  await begun();
  mount(Light, { target });
}
