/** Which sentences can be asked about: those of what bots did that weigh what they do. */
import { BY_CHANCE } from "../net/levels";
import type { Player, Told } from "../net/wire";

/** Whether a player is a bot that has reasons. */
export const hasReasons = (player: Player | undefined): boolean =>
  player?.kind === "bot" && !!player.level && player.level !== BY_CHANCE;

/** Whether an event is the first of what such a bot did, in force. */
export function isExplained({ by, undone }: Told, players: readonly Player[]): boolean {
  return by !== undefined && by !== null && !undone && hasReasons(players.find(({ seat }) => seat === by));
}
