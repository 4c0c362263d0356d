import { element, replaceChildren, symbol } from "../elements/dom.js";
import { isMenuOpen, showMenuBelow } from "../popups/menus.js";

const MENUS = ["File", "Edit", "Editor", "View"];

/**
 * @param {HTMLElement} bar
 * @param {import("../types.js").App} app
 */
export function mount(bar, app) {
    const { store, commands } = app;
    const heading = element("div.heading");
    const undo = tool(app, "edit.undo", "arrow-counterclockwise");
    const redo = tool(app, "edit.redo", "arrow-clockwise");
    const problems = element("button.tool.count", { onclick: () => commands.run("view.problems") });
    const left = tool(app, "view.outline", "layout-sidebar");
    const right = tool(app, "view.inspectors", "layout-sidebar-reverse");
    const library = tool(app, "library.show", "plus-lg", "Library");
    const run = tool(app, "run.run", "play-fill");
    const runMenu = element("button.tool.run-menu", {
        title: "What runs", "aria-label": "What runs", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => showMenuBelow([commands.item("run.app"), commands.item("run.play")], runMenu),
    }, symbol("chevron-down"));
    bar.append(
        left, menuBar(app), element("span.divider"), undo, redo, element("span.spacer"), heading, element("span.spacer"),
        element("div#people-bar", { hidden: true }), problems, element("span.divider"),
        library,
        run, runMenu, right);

    const update = () => {
        const current = store.current;
        const isSaved = !current?.state.isDirty;
        const path = current?.path ?? store.folder.replace(/^\.$/, "");
        const name = current?.name || path.split("/").pop() || "OpenStoryboard";
        replaceChildren(heading, element("div.name", name), element("div.detail", current ? [store.folder.replace(/^\.$/, ""), current.version ? "Read-Only Version" : !store.people.canChange ? "Read-Only Guest" : isSaved ? "Saved" : "Edited"].filter(Boolean).join(" — ") : ""));
        document.title = current ? `${isSaved ? "" : "• "}${name}` : "OpenStoryboard";
        for (const [button, id] of /** @type {const} */ ([[undo, "edit.undo"], [redo, "edit.redo"]])) {
            button.disabled = !commands.isEnabled(id);
            describe(app, button, id);
        }
        replaceChildren(run, symbol(commands.get("run.run")?.isChecked?.() ? "stop-fill" : "play-fill"));
        library.disabled = !commands.mayRun("library.show");
        run.disabled = !commands.isEnabled("run.run");
        runMenu.disabled = !commands.isEnabled("run.app");
        describe(app, run, "run.run");
        describe(app, left, "view.outline");
        describe(app, right, "view.inspectors");
        showCount(problems, current?.problems ?? []);
    };
    store.on(["document", "documents", "state", "problems", "connection", "playing", "people", "source"], update);
    // What Undo undoes depends on where the focus is, as in the menu.
    for (const kind of ["focusin", "focusout"]) document.addEventListener(kind, () => queueMicrotask(update));
    update();
}

/**
 * @param {HTMLElement} button
 * @param {import("../types.js").Problem[]} problems
 */
function showCount(button, problems) {
    const kinds = [["error", "x-octagon-fill"], ["warning", "exclamation-triangle-fill"], ["note", "info-circle"]];
    const counted = kinds.map(([severity, picture]) => ({ severity, picture, count: problems.filter(problem => problem.severity === severity).length }))
        .filter(({ count }) => count);
    const title = counted.map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ") || "No problems";
    // Notes are counted only where there is nothing worse.
    const shown = counted.filter(({ severity }) => severity !== "note" || counted.length === 1);
    button.title = title;
    button.setAttribute("aria-label", `Problems: ${title}`);
    replaceChildren(button, shown.length ? shown.map(({ severity, picture, count }) => element("span.count-kind", { class: severity }, symbol(picture), count)) : symbol("check-circle"));
}

/** @param {import("../types.js").App} app */
function menuBar({ commands }) {
    /** @type {HTMLButtonElement[]} */
    const buttons = MENUS.map(name => element("button.tool", { role: "menuitem", "aria-haspopup": "menu", "aria-expanded": "false" }, name));
    /** @param {number} index */
    const open = index => {
        showMenuBelow(commands.menuItems(MENUS[index]), buttons[index], { minWidth: 200, onStep: step => open((index + step + buttons.length) % buttons.length) });
    };
    buttons.forEach((button, index) => {
        // Before the click, so that the focus stays where the command applies.
        button.addEventListener("pointerdown", event => {
            event.preventDefault();
            open(index);
        });
        button.addEventListener("pointerenter", () => {
            if (isMenuOpen() && buttons.some(other => other.getAttribute("aria-expanded") === "true")) open(index);
        });
        button.addEventListener("keydown", event => {
            if (event.key === "Enter" || event.key === " " || event.key === "ArrowDown") open(index);
            else if (event.key === "ArrowRight") buttons[(index + 1) % buttons.length].focus();
            else if (event.key === "ArrowLeft") buttons[(index + buttons.length - 1) % buttons.length].focus();
            else return;
            event.preventDefault();
            event.stopPropagation();
        });
        button.tabIndex = index === 0 ? 0 : -1;
    });
    return element("div.menus", { role: "menubar", "aria-label": "Menus" }, buttons);
}

/**
 * @param {import("../types.js").App} app
 * @param {string} id
 * @param {string} picture
 * @param {string} [label]
 * @returns {HTMLButtonElement}
 */
function tool(app, id, picture, label) {
    const button = element("button.tool", {
        // The focus stays where the command applies.
        onmousedown: (/** @type {Event} */ event) => event.preventDefault(), onclick: () => app.commands.run(id),
    }, symbol(picture), label);
    describe(app, button, id);
    return button;
}

/**
 * @param {import("../types.js").App} app
 * @param {HTMLElement} button
 * @param {string} id
 */
function describe({ commands }, button, id) {
    const command = commands.get(id);
    if (!command) return;
    const title = commands.titleOf(command);
    const shortcut = commands.shortcutText(id);
    button.title = shortcut ? `${title} (${shortcut})` : title;
    button.setAttribute("aria-label", title);
}
