import { mount } from "svelte";
import App from "./App.svelte";
import { fetchPage } from "./pages";
import { routeOf } from "./route";
import { settings } from "./settings.svelte";
import "./fonts.css";
import "./theme.css";

void fetchPage(routeOf(location.pathname)).catch(() => null); // meanwhile; App says so if it fails
await settings.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
