/** What a battle tells when it is over. */
import type { Reckoning } from "../../../match/summary/reckoning";
import { lossesAccount } from "./losses";
import Luck from "./Luck.svelte";

export const reckoning: Reckoning = { account: lossesAccount, Chance: Luck };
