import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { locale } from "./lib/locale.svelte";

const target = document.getElementById("app");
if (target) {
    await locale.follow();
    mount(App, { target });
}
