/** A match of a list in words: who plays, whose turn it is, how it ended, what happened since. */
import { gameSpeaker } from "../../games";
import { parseResult } from "../../match/result";
import { playerNames } from "../../text/player-names";
import type { Speaker } from "../../text/speaker";
import type { Texts } from "../../text/texts";
import type { Summary } from "../../net/wire";

/** How many events are told of a match. */
const MAX_EVENTS = 3;
/** Events that only say what comes next. */
const PASSING = /-(begun|ended|asked)$/;

/** Speaks of one match. */
export function summarySpeaker(texts: Texts, match: Summary): Speaker {
  const chosen = match.options["edition"];
  const edition = typeof chosen === "string" ? chosen : "";
  const called = playerNames(texts, edition, match.players);
  const names = match.players.map(({ name, level, taken, character }, seat) => {
    const known = name || (character && texts.has(`character-${character}`));
    return !known && level && taken ? texts.say(`level-${level}`, edition) : (called[seat] ?? "");
  });
  return gameSpeaker(texts, match.game, edition, names);
}

/** The others at the table, in a row. */
export function company(speaker: Speaker, match: Summary): string {
  const others = match.players
    .filter(({ seat, taken }) => taken && !match.mine.includes(seat))
    .map(({ seat, program }) =>
      program ? speaker.say("web-named-program", { player: speaker.player(seat) }) : speaker.player(seat),
    );
  const times = (name: string): number => others.filter((other) => other === name).length;
  return speaker.listed([...new Set(others)].map((name) => (times(name) > 1 ? `${times(name)} × ${name}` : name)));
}

/** How a finished match ended, from the viewer's side. */
export function ending(speaker: Speaker, match: Summary): string {
  const { kind, winners: won } = parseResult(match.result) ?? { kind: "abandoned", winners: [] };
  if (kind !== "win") return speaker.say(kind === "draw" ? "web-result-draw" : "web-result-abandoned");
  if (won.some((seat) => match.mine.includes(seat)))
    return speaker.say(won.length > 1 ? "web-result-shared" : "web-result-won");
  return speaker.say("web-result-other", { player: speaker.listed(won.map((seat) => speaker.player(seat))) });
}

/** Whose turn it is. */
export function turn(speaker: Speaker, match: Summary): string {
  if (match.waits_for_me) return speaker.say("web-turn-yours");
  const free = match.players.filter(({ taken }) => !taken).length;
  if (match.state === "open") return speaker.say("web-turn-open", { count: free });
  if (match.state === "over") return ending(speaker, match);
  return speaker.say("web-turn-other", { player: speaker.listed(match.turn.map((seat) => speaker.player(seat))) });
}

/** What happened since the viewer acted: the last few events, oldest first. */
export function since(speaker: Speaker, match: Summary): string[] {
  const told = match.since.filter(({ key }) => !PASSING.test(key)).slice(-MAX_EVENTS);
  return told.map(({ key, params }) => speaker.event(key, params));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something changed: "3 hours ago". */
export function ago(language: string, at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, seconds]) => past >= seconds) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
