import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./frame/App.svelte";
import { begin } from "./kernel/settings.svelte";

await begin();
mount(App, { target: document.getElementById("app")! });
