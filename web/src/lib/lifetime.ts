/** The lifetime of a component: whether it is still mounted when a reply comes. */
import { onDestroy } from "svelte";

/** Says, while a component lives and after, whether it still does; to be called when it begins. */
export function mountedCheck(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
