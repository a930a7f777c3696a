/** What Löwenherz (2003) asks before a match: the map, laid from its tiles. */
import type { OwnSetup } from "../../match/part";
import Landscape from "./landscape/Landscape.svelte";

export const setup: OwnSetup = { title: "web-map", options: ["arrangement"], Asked: Landscape };
