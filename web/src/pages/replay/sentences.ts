/** The sentences of an entry: its events, or what was done at the table. */
import type { Replay } from "./replay.svelte";
import type { Speaker } from "../../text/speaker";
import type { Retold, Told } from "../../net/wire";

const TABLE = -2;
const AT_TABLE: Readonly<Record<string, string>> = {
  undo: "web-replay-undo",
  resign: "web-replay-resign",
  timeout: "web-replay-timeout",
  draw: "web-replay-draw",
  abandon: "web-replay-abandon",
  fork: "web-replay-fork",
};

/** Whether an entry takes others back; it does not count, but it happened. */
export const isUndo = ({ seat, line }: Retold["entries"][number]): boolean => seat === TABLE && line.startsWith("undo ");

/** The sentences of an entry; none for one that says nothing to anyone. */
export function sentencesOf(replay: Replay, speaker: Speaker, entry: number): string[] {
  const written = replay.retold.entries[entry];
  if (written?.seat !== TABLE) return (replay.told.get(entry) ?? []).map(({ key, params }) => speaker.event(key, params));
  const [word = "", about = ""] = written.line.split(" ");
  const key = AT_TABLE[word];
  return key ? [speaker.say(key, { player: speaker.player(Number(about)) })] : [];
}

/** What a turn is called, in the game's own words if it has some; the set-up if none has begun. */
export function turnNamed(speaker: Speaker, begun: Told | undefined, number: number): string {
  if (!begun) return speaker.say("web-log-setup");
  const own = `web-log-${begun.key}`;
  return speaker.texts.has(own) ? speaker.question(own, begun.params) : speaker.say("web-log-turn", { number });
}

/** Who won, and how the match ended in words. */
export function resultOf(replay: Replay, speaker: Speaker): { winners: number[]; told: string } {
  const [result = "", ...seats] = replay.retold.result.split(" ");
  const winners = seats.map(Number);
  const players = speaker.listed(winners.map((seat) => speaker.player(seat)));
  return { winners, told: speaker.say("play-over", { result, players, count: winners.length }) };
}

/** What the turn of a stop is called, `begins` being the event that a turn begins with. */
export function turnAt(replay: Replay, speaker: Speaker, begins: string, stop: number): string {
  const number = replay.turns.filter((begun) => begun < stop).length;
  const entry = replay.stops[replay.turns[number - 1] ?? -1];
  const begun = entry === undefined ? undefined : replay.told.get(entry)?.find(({ key }) => key === begins);
  return turnNamed(speaker, begun, number);
}

/** The sentences of a stop. */
export function saidAt(replay: Replay, speaker: Speaker, stop: number): string {
  return sentencesOf(replay, speaker, replay.stops[stop] ?? -1).join(" ");
}
