import { mount } from "svelte";
import App from "./App.svelte";
import { setDurations } from "../draw/motion/durations";
import { fetchPage, shownRoute } from "./pages";
import { settings } from "../lib/settings.svelte";
import "./fonts.css";
import "./theme.css";

/** Retry delay: the page reloads itself after this if its sentences could not be loaded. */
const RELOAD_DELAY_MS = 3_000;

/** How long after the page stands new versions are looked for: first things first. */
const UPDATE_DELAY_MS = 6_000;

void fetchPage(shownRoute()).catch(() => null); // prefetched; App reports a failure
await settings.begin().catch(() => setTimeout(() => location.reload(), RELOAD_DELAY_MS)); // without its sentences a page can say nothing
setDurations(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(
    () => void import("./update/update").then(({ followUpdates }) => followUpdates()).catch(() => undefined),
    UPDATE_DELAY_MS,
  );
