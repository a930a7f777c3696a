/** What can be done at a table beside deciding: each deed with its letter, and why it cannot be done now. */
import type { Desk } from "./desk.svelte";
import type { IconName } from "../../draw/Icon.svelte";
import type { Speaker } from "../../text/speaker";
import type { Table } from "./table.svelte";

export interface Deed {
  id: string;
  icon: IconName;
  label: string;
  /** The key that does it. */
  key?: string;
  /** Why it cannot be done now; empty if it can. */
  why?: string;
  /** Where it leads, for what is a link. */
  href?: string;
  run: () => void;
}

/** What helps with the move. */
export function moveDeeds(table: Table, desk: Desk, speaker: Speaker): Deed[] {
  if (table.seat === null || table.over) return [];
  return [
    undo(table, speaker),
    hint(table, desk, speaker),
    { id: "type", icon: "quill", label: speaker.say("web-type"), key: "/", run: () => (desk.typing = true) },
  ];
}

/** Whether other people would have to agree. */
function hasCompany(table: Table): boolean {
  return (table.welcome?.players ?? []).some(
    ({ kind, seat, resigned }) => kind !== "bot" && !resigned && !table.mine.includes(seat),
  );
}

/** Takes the last action back: at once if that is free, else with the consent of the others. */
function undo(table: Table, speaker: Speaker): Deed {
  const { can_take_back: free = false, acted = -1 } = table.update ?? {};
  return {
    id: "undo",
    icon: "back",
    label: speaker.say(free || !hasCompany(table) ? "web-undo" : "web-undo-ask"),
    key: "u",
    why: acted < 0 ? speaker.say("refused-nothing-to-undo") : "",
    run: () => (free ? table.takeBack() : table.offer("undo")),
  };
}

function hint(table: Table, desk: Desk, speaker: Speaker): Deed {
  const allowed = table.update?.hints ?? false;
  return {
    id: "hint",
    icon: "hint",
    label: speaker.say(allowed ? "web-hint" : "web-hint-ask"),
    key: "h",
    why: allowed && !table.question ? speaker.say("refused-no-hint-now") : "",
    run: () => (allowed ? void desk.hint() : table.offer("hints")),
  };
}

/** What there is to look at. */
export function lookDeeds(desk: Desk, speaker: Speaker): Deed[] {
  return [
    { id: "rules", icon: "rules", label: speaker.say("web-rules"), key: "r", run: () => (desk.sheet = "rules") },
    { id: "text", icon: "text", label: speaker.say("web-text"), key: "t", run: () => (desk.sheet = "text") },
    { id: "keys", icon: "keys", label: speaker.say("web-keys"), key: "?", run: () => (desk.sheet = "keys") },
    { id: "settings", icon: "settings", label: speaker.say("web-settings"), run: () => (desk.sheet = "settings") },
  ];
}

/** What ends the match or takes the others to agree; once it is over, what remains of it. */
export function tableDeeds(table: Table, desk: Desk, speaker: Speaker): Deed[] {
  const match = table.match;
  if (table.over)
    return [
      { id: "result", icon: "result", label: speaker.say("web-result"), run: () => (desk.looked = false) },
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
    ...gone.map(({ seat }): Deed => ({
      id: `stand-in-${seat}`,
      icon: "bot",
      label: speaker.say("web-stand-in", { player: speaker.player(seat) }),
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
    { id: "resign", icon: "resign", label: speaker.say("web-resign"), run: () => (desk.sheet = "resign") },
  ];
}
