import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import App from "./app/App.svelte";
import { api } from "./kernel/api";
import { keepPage } from "./kernel/newer";
import { begin } from "./kernel/settings.svelte";

await begin();
const target = document.getElementById("app")!;
// A site that was written by `ludarium pocket` says so; every other one has a server behind it.
const isPocket = document.querySelector('meta[name="ludarium-house"][content="pocket"]') !== null;
// Nothing waits for the import here: what it brings needs this module to be done.
const opened = isPocket
  ? import("./pocket/open").then(({ open }) => open(target))
  : Promise.resolve(mount(App, { target }));
void opened.then(() => target.querySelector(".unopened")?.remove());

// What is kept for later is fetched after what is wanted now.
void opened
  .then(() => api.games())
  .catch(() => undefined)
  .then(keepPage);
