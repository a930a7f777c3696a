/** A match that is looked through, in a line: which game, and how often something was taken back that was not free to be. */
import type { Speaker } from "../../text/speaker";
import type { Retold } from "../../net/wire";

export function aboutMatch(speaker: Speaker, { game, take_backs: count = 0 }: Pick<Retold, "game" | "take_backs">): string {
  const parts = [speaker.say("web-replay"), speaker.say(game)];
  return [...parts, ...(count ? [speaker.say("web-replay-take-backs", { count })] : [])].join(" · ");
}
