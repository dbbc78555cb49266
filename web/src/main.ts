import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./frame/App.svelte";
import { api } from "./kernel/api";
import { keepPage } from "./kernel/newer";
import { begin } from "./kernel/settings.svelte";

await begin();
const target = document.getElementById("app")!;
// A site that was written by `ludarium pocket` says so; every other one has a server behind it.
const isPocket = document.querySelector('meta[name="ludarium-house"][content="pocket"]') !== null;
if (isPocket) (await import("./pocket/open")).open(target);
else mount(App, { target });

// What is kept for later is fetched after what is wanted now.
void api
  .games()
  .catch(() => undefined)
  .then(keepPage);
