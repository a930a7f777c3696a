/**
 * The sentences, read and put together when the page is built (see `vite.config.ts`): `fr` for a language, `fr/GAME` for a game
 * in it.
 */
declare module "sentences:" {
  import type { FluentResource } from "@fluent/bundle";

  const FILES: Record<string, () => Promise<{ default: Record<string, FluentResource> }>>;
  export default FILES;
}

/** Those with which games are learnt: `fr/learn` and `fr/learn/GAME`. */
declare module "sentences:learn" {
  export { default } from "sentences:";
}
