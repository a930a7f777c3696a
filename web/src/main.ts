import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./fonts.css";
import "./theme.css";

await settings.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
