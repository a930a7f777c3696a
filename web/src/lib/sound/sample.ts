/** A sound that lets one hear how loud sounds are. */

/** Plays it, fetched when it is first wanted; without a connection there is none. */
export function playSample(): void {
  import("./player").then(
    ({ player }) => player.play("bell"),
    () => undefined,
  );
}
