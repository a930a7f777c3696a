/** What an entry says: its events in sentences, or what was done at the table. */
import type { Replay } from "../../replay.svelte";
import type { Speaker } from "../../speaker";

const TABLE = -2;
const AT_TABLE: Readonly<Record<string, string>> = {
  undo: "web-replay-undo",
  resign: "web-replay-resign",
  timeout: "web-replay-timeout",
  draw: "web-replay-draw",
  abandon: "web-replay-abandon",
  fork: "web-replay-fork",
};

/** The sentences of an entry; none for one that says nothing to anyone. */
export function sentencesOf(replay: Replay, speaker: Speaker, entry: number): string[] {
  const written = replay.retold.entries[entry];
  if (written?.seat !== TABLE) return (replay.told.get(entry) ?? []).map(({ key, params }) => speaker.event(key, params));
  const [word = "", about = ""] = written.line.split(" ");
  const key = AT_TABLE[word];
  return key ? [speaker.say(key, { player: speaker.player(Number(about)) })] : [];
}
