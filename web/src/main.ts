import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./frame/App.svelte";
import { api } from "./kernel/api";
import { keepPage } from "./kernel/newer";
import { begin } from "./kernel/settings.svelte";

await begin();
mount(App, { target: document.getElementById("app")! });

// What is kept for later is fetched after what is wanted now.
void api
  .games()
  .catch(() => undefined)
  .then(keepPage);
