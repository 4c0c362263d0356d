import { element, replaceChildren, symbol } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";
import { originOf } from "../model/version-name.js";
import { showMenuBelow } from "../popups/menus.js";

/** @typedef {import("../popups/menu-model.js").MenuItem} MenuItem */
/** @typedef {{title: string, icon: HTMLElement, items: () => MenuItem[], quiet?: boolean}} Step */

/**
 * The jump bar: the path of the selection from the file; each component lists its siblings.
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const bar = element("nav.jump-bar", { "aria-label": "Path of the selection", onkeydown: moveAlong });
    const history = element("button.tool.history-button", { type: "button", "aria-pressed": "false", onclick: () => app.commands.run("view.history") }, symbol("clock-history"));
    place.append(element("div.jump-line", bar, history));
    const update = () => {
        const hadFocus = bar.contains(document.activeElement);
        const steps = stepsOf(app);
        replaceChildren(bar, steps.map((step, index) => [index > 0 && symbol("chevron-right"), stepButton(step)]).flat());
        if (hadFocus) bar.querySelector("button:last-of-type")?.focus();
    };
    app.store.onCalm(["document", "documents", "scenes", "selection"], update);
    app.commands.add({
        id: "view.jumpbar", title: "Go to the Jump Bar", menu: "View", submenu: "Go To", group: "help", shortcut: "mod+alt+P", inFields: true,
        run: () => bar.querySelector("button:last-of-type")?.focus(),
    });
    const updateHistory = () => {
        const command = app.commands.get("view.history");
        const isShown = !!command?.isChecked?.();
        history.setAttribute("aria-pressed", `${isShown}`);
        history.disabled = !app.commands.isEnabled("view.history");
        const title = isShown ? "Close the History" : "Show the History";
        history.setAttribute("aria-label", title);
        history.title = `${title} (${app.commands.shortcutText("view.history")})`;
    };
    app.store.onCalm(["document", "documents", "differences"], updateHistory);
    update();
}

/** @param {KeyboardEvent} event */
function moveAlong(event) {
    const buttons = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")]);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    buttons[buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step]?.focus();
    event.preventDefault();
    event.stopPropagation();
}

/** @param {Step} step */
function stepButton(step) {
    /** @type {HTMLButtonElement} */
    const button = element("button.jump-step", {
        type: "button", class: step.quiet ? "is-quiet" : "", "aria-haspopup": "menu", "aria-expanded": "false", title: step.title,
    }, step.icon, element("span", step.title));
    const open = () => showMenuBelow(step.items(), button, { title: step.title });
    button.addEventListener("pointerdown", event => {
        if (event.button !== 0) return;
        event.preventDefault();
        open();
    });
    button.addEventListener("keydown", event => {
        if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
        event.preventDefault();
        open();
    });
    return button;
}

/** @param {import("../types.js").App} app @returns {Step[]} */
function stepsOf(app) {
    const { store } = app;
    const document = store.current;
    if (!document) return [];
    /** @type {Step[]} */
    const steps = [{ title: document.name, icon: iconElement("storyboard"), items: () => documentItems(app) }];
    const id = document.selection[0];
    const scene = document.scenes.get(id ? document.sceneOf(id) ?? "" : "");
    if (!id || !scene) {
        if (document.isEntrySelected) return [...steps, { title: "Storyboard Entry Point", icon: symbol("arrow-right", "gray"), items: () => sceneItems(app, null) }];
        const title = document.kind === "text" ? "Text" : "No Selection";
        return [...steps, { title, icon: symbol("cursor"), items: () => sceneItems(app, null), quiet: true }];
    }
    if (scene.id !== "") steps.push({ title: `${scene.title} Scene`, icon: iconElement("scene"), items: () => sceneItems(app, scene.id) });
    for (const object of document.pathTo(id)) {
        steps.push({ title: object.name, icon: iconElement(object.icon, object.kind), items: () => siblingItems(app, object.id) });
    }
    const segue = document.segue(id);
    if (segue) steps.push({ title: segue.name, icon: iconElement(segue.kind, "segue"), items: () => segueItems(app, scene, id) });
    const others = document.selection.length - 1;
    if (others > 0) steps.push({ title: `and ${others} more`, icon: symbol("plus"), items: () => selectedItems(app), quiet: true });
    return steps;
}

/** @param {import("../types.js").App} app @returns {MenuItem[]} */
const documentItems = ({ store }) => store.openDocuments.map(({ path }) => ({
    title: path, icon: iconElement("storyboard"), isChecked: path === originOf(store.current?.path ?? ""), run: () => { store.open(path); },
}));

/** @param {import("../types.js").App} app @param {string | null} current @returns {MenuItem[]} */
const sceneItems = (app, current) => app.store.current?.order.flatMap(id => {
    const scene = app.store.current?.scenes.get(id);
    const target = scene?.controller ?? scene?.objects[0]?.id;
    return scene && target ? [{ title: scene.title || "Scene", icon: iconElement("scene"), isChecked: id === current, run: () => go(app, target) }] : [];
}) ?? [];

/** @param {import("../types.js").App} app @param {string} id @returns {MenuItem[]} */
function siblingItems(app, id) {
    const document = app.store.current;
    const parent = document?.parentOf(id);
    const siblings = parent ? document?.object(parent)?.children : document?.scenes.get(document.sceneOf(id) ?? "")?.objects;
    return (siblings ?? []).filter(object => object.kind !== "constraint" || object.id === id).map(object => ({
        title: object.name, icon: iconElement(object.icon, object.kind), isChecked: object.id === id, run: () => go(app, object.id),
    }));
}

/** @param {import("../types.js").App} app @param {import("../types.js").Scene} scene @param {string} id @returns {MenuItem[]} */
const segueItems = (app, scene, id) => scene.segues.map(segue => ({
    title: segue.name, icon: iconElement(segue.kind, "segue"), isChecked: segue.id === id, run: () => go(app, segue.id),
}));

/** @param {import("../types.js").App} app @returns {MenuItem[]} */
const selectedItems = app => app.store.selection.map(id => ({ title: app.store.current?.nameOf(id) ?? id, run: () => go(app, id) }));

/** @param {import("../types.js").App} app @param {string} id */
function go({ store, canvas }, id) {
    store.select([id]);
    canvas.reveal([id]);
}
