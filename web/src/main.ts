import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { locale } from "./lib/locale.svelte";
import { pageOf } from "./lib/pages";
import { router } from "./lib/router.svelte";

const target = document.getElementById("app");
if (target) {
    pageOf(router.route).catch(() => null); // comes with the words, not after them
    await locale.follow();
    mount(App, { target });
}
