import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./pages/settings.svelte";
import { learn } from "./words/index.svelte";
import "./style/base.css";

const target = document.getElementById("app");
void learn(settings.lang).then(() => target && mount(App, { target }));
