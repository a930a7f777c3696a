/** Which sentences can be asked about: those of what bots did that weigh what they do. */
import type { Player, Told } from "../net/wire";

/** The level whose bots do anything that is possible, for no reason. */
const BY_CHANCE = "random";

/** Whether a player is a bot that has reasons. */
export const hasReasons = (player: Player | undefined): boolean =>
  player?.kind === "bot" && !!player.level && player.level !== BY_CHANCE;

/** Whether an event is the first of what such a bot did, in force. */
export function isExplained({ by, undone }: Told, players: readonly Player[]): boolean {
  return by !== undefined && by !== null && !undone && hasReasons(players.find(({ seat }) => seat === by));
}
