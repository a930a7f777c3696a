/** Sounds on or off, and a sound that lets one hear how loud they are. */
import { settings } from "../settings.svelte";

/** Switches sounds on or off; that they are on is heard. */
export function setSound(on: boolean): void {
  settings.setSound(on);
  playSample();
}

/** Plays a sound, fetched when it is first wanted; without a connection, or where none are wished, there is none. */
export function playSample(): void {
  if (!settings.sound) return;
  import("./player").then(
    ({ player }) => player.play("bell"),
    () => undefined,
  );
}
