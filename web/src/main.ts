import { mount } from "svelte";
import App from "./App.svelte";
import { locale } from "./lib/locale.svelte";

const target = document.getElementById("app");
if (target) void locale.follow().then(() => mount(App, { target }));
