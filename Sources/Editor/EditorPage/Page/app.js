import { AppPane } from "./device/app-pane.js";

const address = new URL("app", location.href.replace(/^http/, "ws")).href;
const pane = new AppPane(document.body, { address, onchange: showTitle });

window.addEventListener("keydown", event => pane.handleKey(event));
// The page is an application: the browser's own handling would interfere.
window.addEventListener("wheel", event => {
    if (event.ctrlKey) event.preventDefault();
}, { passive: false });
for (const name of /** @type {const} */ (["dragover", "drop"])) window.addEventListener(name, event => event.preventDefault());

// For scripts that automate the page, and for the console.
Object.assign(window, { app: pane });
pane.open();
pane.focus();

function showTitle() {
    const { session, isRunning } = pane.app;
    document.title = session ? [session.name, isRunning ? "" : pane.toolbar.stateTitle].filter(Boolean).join(" — ") : "OpenStoryboard";
}
