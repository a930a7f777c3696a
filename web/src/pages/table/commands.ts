/** What can be done at a table beside deciding: each command with its letter, and why it cannot be done now. */
import { rulebookPath } from "../../lib/route";
import { settings } from "../../lib/settings.svelte";
import { setSound } from "../../lib/sound/sample";
import { lastRoundBegan } from "../../match/events";
import { exploring } from "../../match/exploring.svelte";
import type { Part } from "../../match/part";
import { retell } from "../../match/retelling";
import { revealedLog } from "../../match/reveal.svelte";
import type { PageState } from "./page-state.svelte";
import type { IconName } from "../../draw/Icon.svelte";
import type { Speaker } from "../../text/speaker";
import { clock } from "../../text/timespan";
import type { LiveTable } from "./live-table.svelte";

export interface Command {
  id: string;
  icon: IconName;
  label: string;
  /** The key that does it. */
  key?: string;
  /** Why it cannot be done now; empty if it can. */
  why?: string;
  /** Whether it is switched on, for what is a switch. */
  pressed?: boolean;
  /** What it does, where its name does not say so. */
  about?: string;
  /** Whether it is at work. */
  busy?: boolean;
  /** Where it leads, for what is a link. */
  href?: string;
  run: () => void;
}

/** What helps with the move. */
export function moveCommands(table: LiveTable, page: PageState, speaker: Speaker): Command[] {
  if (table.seat === null || table.over) return [];
  return [
    undo(table, speaker),
    hint(table, page, speaker),
    ...coach(table, page, speaker),
    { id: "type", icon: "quill", label: speaker.say("web-type"), key: "/", run: () => (page.typing = true) },
  ];
}

/** Takes the last action back: at once if that is free, else with the consent of the others. */
function undo(table: LiveTable, speaker: Speaker): Command {
  const { can_take_back: free = false, acted = -1, no_undo: refused = "" } = table.update ?? {};
  const reason = acted < 0 ? "nothing-to-undo" : refused;
  return {
    id: "undo",
    icon: "back",
    label: speaker.say(free || !table.hasCompany ? "web-undo" : "web-undo-ask"),
    key: "u",
    why: reason && !free ? speaker.reason({ rule: "table", reason, params: {} }) : "",
    run: () => (free ? table.takeBack() : table.offer("undo")),
  };
}

function hint(table: LiveTable, page: PageState, speaker: Speaker): Command {
  const allowed = table.update?.hints ?? false;
  return {
    id: "hint",
    icon: "hint",
    label: speaker.say(allowed ? "web-hint" : "web-hint-ask"),
    key: "h",
    busy: page.thinking,
    why: allowed && !table.question ? speaker.say("refused-no-hint-now") : "",
    run: () => (allowed ? void page.hint() : table.offer("hints")),
  };
}

/** What the rules say of what is pointed at, or else of what is asked, where the game can say which. */
export function ruleCommands({ ruleFinder }: Pick<Part, "ruleFinder">, page: PageState, speaker: Speaker): Command[] {
  const run = (): void => page.lookup.open({ place: exploring.pointed });
  return ruleFinder ? [{ id: "rule", icon: "about", label: speaker.say("web-rule-here"), key: "i", run }] : [];
}

/** Switches the coach, where it may be asked. */
function coach(table: LiveTable, page: PageState, speaker: Speaker): Command[] {
  if (!table.update?.coach) return [];
  const on = settings.coach;
  const run = (): void => {
    settings.setCoach(!on);
    page.aloud.say(speaker.say(on ? "web-coach-off" : "web-coach-on"));
  };
  const [label, about] = [speaker.say("web-coach"), speaker.say("web-coach-text")];
  return [{ id: "coach", icon: "coach", label, about, key: "k", pressed: on, busy: on && table.considers, run }];
}

/** What there is to look at. */
export function lookCommands(table: LiveTable, page: PageState, speaker: Speaker): Command[] {
  const from = lastRoundBegan(table.narrator.toldLog, table.narrator.eventKeys, table.welcome?.players.length ?? 1);
  return [
    {
      id: "again",
      icon: "replay",
      label: speaker.say("web-story-again"),
      key: "s",
      why: from === null ? speaker.say("web-story-nothing") : "",
      run: () => from !== null && void table.narrator.tellAgain(from),
    },
    ...heardCommands(page, speaker, () => lately(table, page, from, speaker)),
    { id: "rules", icon: "rules", label: speaker.say("web-rules"), key: "r", run: () => (page.sheet = "rules") },
    ...bookCommands(table, speaker),
    { id: "text", icon: "text", label: speaker.say("web-text"), key: "t", run: () => (page.sheet = "text") },
    { id: "keys", icon: "keys", label: speaker.say("web-keys"), key: "?", run: () => (page.sheet = "keys") },
    sound(speaker),
    { id: "settings", icon: "settings", label: speaker.say("web-settings"), run: () => (page.sheet = "settings") },
    { id: "home", icon: "home", label: speaker.say("web-home"), href: "/", run: () => undefined },
  ];
}

/** The whole rulebook, beside the match. */
function bookCommands({ welcome }: LiveTable, speaker: Speaker): Command[] {
  if (!welcome) return [];
  const href = rulebookPath(welcome.game, speaker.texts.language, welcome.edition);
  return [{ id: "book", icon: "rules", label: speaker.say("web-rulebook"), href, run: () => undefined }];
}

/** What happened since one acted, else in the last round: what whoever has just come has not heard. */
function lately({ narrator }: LiveTable, page: PageState, from: number | null, speaker: Speaker): string {
  const round = from === null ? [] : revealedLog(narrator.toldLog).filter(({ entry }) => entry >= from);
  return retell(page.since.length ? page.since : round, narrator.eventKeys, speaker);
}

/** What there is to hear: every place of the board, what can be done there, what the others did. */
function heardCommands(page: PageState, speaker: Speaker, before: () => string): Command[] {
  return [
    { id: "explore", icon: "explore", label: speaker.say("web-explore"), key: "e", run: () => exploring.toggle() },
    {
      id: "reach",
      icon: "reach",
      label: speaker.say("web-reach"),
      key: "w",
      why: exploring.at === null ? speaker.say("web-reach-where") : "",
      run: () => exploring.at !== null && void page.askReach(exploring.at),
    },
    {
      id: "hear-again",
      icon: "hear",
      label: speaker.say("web-hear-again"),
      key: "n",
      run: () => page.aloud.repeat() || page.aloud.say(before() || speaker.say("web-story-nothing")),
    },
  ];
}

/** Switches sounds; small screens have no header to do it in. */
function sound(speaker: Speaker): Command {
  const { sound: on } = settings;
  return {
    id: "sound",
    icon: "sound",
    label: speaker.say(on ? "web-sound-off" : "web-sound-on"),
    run: () => setSound(!on),
  };
}

/** When a bot may stand in for someone who is away; empty if now. */
function standInWait(table: LiveTable, seat: number, speaker: Speaker): string {
  const left = table.graceLeft.get(seat) ?? 0;
  return left ? speaker.say("web-stand-in-wait", { time: clock(left) }) : "";
}

/** What ends the match or takes the others to agree; once it is over, what remains of it. */
export function tableCommands(table: LiveTable, page: PageState, speaker: Speaker): Command[] {
  const match = table.match;
  if (table.over)
    return [
      { id: "result", icon: "result", label: speaker.say("web-result"), run: () => (page.looked = false) },
      { id: "replay", icon: "replay", label: speaker.say("web-replay"), href: `/replay/${match}`, run: () => undefined },
      { id: "file", icon: "file", label: speaker.say("web-file"), href: `/api/matches/${match}/file`, run: () => undefined },
    ];
  if (table.seat === null) return [];
  const players = table.welcome?.players ?? [];
  const gone = players.filter(
    ({ seat, kind, here, resigned }) => kind !== "bot" && !here && !resigned && !table.mine.includes(seat),
  );
  const bots = players.some(({ kind, resigned }) => kind === "bot" && !resigned);
  return [
    ...gone.map(({ seat }): Command => ({
      id: `stand-in-${seat}`,
      icon: "bot",
      label: speaker.say("web-stand-in", { player: speaker.player(seat) }),
      why: standInWait(table, seat, speaker),
      run: () => table.offer("stand-in", seat),
    })),
    {
      id: "draw",
      icon: "draw",
      label: speaker.say("web-draw"),
      why: bots ? speaker.say("refused-bots-play-on") : "",
      run: () => table.offer("draw"),
    },
    { id: "abandon", icon: "abandon", label: speaker.say("web-abandon"), run: () => table.offer("abandon") },
    { id: "resign", icon: "resign", label: speaker.say("web-resign"), run: () => (page.sheet = "resign") },
  ];
}
