/** What a game tells at the end of a match beside the points; its code is fetched when a match is over. */
import type { Component } from "svelte";
import type { Speaker } from "../../text/speaker";
import type { Course } from "../course/course";
import type { Account } from "./account";

export interface Reckoning {
  /** What there is to add up, where it is not points. */
  account: (course: Course, speaker: Speaker) => Account;
  /** What chance did, against what could be expected of it. */
  Chance?: Component<{ course: Course; speaker: Speaker }>;
}
