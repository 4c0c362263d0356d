import { element, replaceChildren, symbol } from "../elements/dom.js";
import { CONTENT_SIZES } from "../model/content-sizes.js";
import { languageItems, languageTitle } from "../model/languages.js";
import { showMenu, showMenuBelow } from "../popups/menus.js";
import { SCALES } from "./viewport.js";

/**
 * The bar below the canvas with the device, appearance, text size and scale.
 * @param {HTMLElement} bar
 * @param {import("../types.js").App} app
 */
export function mountViewBar(bar, app) {
    const { store } = app;
    const canvas = /** @type {import("./canvas.js").Canvas} */ (app.canvas);
    bar.setAttribute("role", "toolbar");
    bar.setAttribute("aria-label", "View as");
    const device = menuButton("Device", () => deviceItems(app));
    const turn = element("button.tool", { onclick: () => store.setView({ orientation: isLandscape(app) ? "portrait" : "landscape" }) });
    const light = element("button.tool", { onclick: () => store.setView({ appearance: isDark(app) ? "light" : "dark" }) });
    const textSizes = () => CONTENT_SIZES.map(([id, title]) => ({
        title, isChecked: (store.current?.view.contentSize ?? "L") === id, run: () => store.setView({ contentSize: id === "L" ? undefined : id }),
    }));
    const languages = async () => languageItems(await store.attempt("languages", {}), store.current?.view.language, code => store.setView({ language: code }));
    const text = menuButton("Text size", textSizes);
    const language = menuButton("Language", languages);
    const out = element("button.tool", { title: "Zoom Out", "aria-label": "Zoom Out", onclick: () => app.commands.run("view.zoomOut") }, symbol("dash-lg"));
    const zoom = menuButton("Zoom", () => [
        ...SCALES.map(scale => ({ title: percent(scale), isChecked: Math.abs(canvas.viewport.scale - scale) < 0.001, run: () => canvas.zoom(scale) })),
        { separator: /** @type {const} */ (true) }, app.commands.item("view.fitAll"), app.commands.item("view.fitSelection"),
    ]);
    zoom.classList.add("zoom");
    const into = element("button.tool", { title: "Zoom In", "aria-label": "Zoom In", onclick: () => app.commands.run("view.zoomIn") }, symbol("plus-lg"));
    const label = element("span.label", "View as:");
    const more = element("button.tool.view-more", { title: "More", "aria-label": "More", "aria-haspopup": "menu", "aria-expanded": "false", hidden: true }, symbol("three-dots"));
    const ways = element("span.view-as", label, device, turn, light, text, language, more);
    bar.append(ways, element("span.spacer"), element("span.divider"), element("span.zooming", out, zoom, into));
    const toggleTitle = (/** @type {HTMLElement} */ button) => button.getAttribute("aria-label") ?? "";
    const fit = fitBar(bar, more, [
        { parts: [label] },
        { parts: [language], items: async () => [{ title: "Language", items: await languages() }] },
        { parts: [text], items: () => [{ title: "Text Size", items: textSizes() }] },
        { parts: [out, into], items: () => [app.commands.item("view.zoomIn"), app.commands.item("view.zoomOut")] },
        { parts: [light], items: () => [{ title: toggleTitle(light), run: () => light.click() }] },
        { parts: [turn], items: () => [{ title: toggleTitle(turn), run: () => turn.click() }] },
        { parts: [device], items: () => [{ title: "Device", items: deviceItems(app) }] },
    ]);

    const update = () => {
        const current = store.current;
        for (const control of [device, turn, light, text, language, out, zoom, into]) /** @type {HTMLButtonElement} */ (control).disabled = !current || current.kind === "text";
        // A Mac's windows have their own sizes, and watches are always dark.
        const platform = current?.platform ?? "iOS";
        for (const control of [device, turn, text]) control.hidden = platform === "macOS" || platform === "watchOS";
        light.hidden = platform === "watchOS";
        setMenuButton(device, deviceTitle(app));
        setMenuButton(text, element("span.text-size", "Aa"), current?.view.contentSize ? ` ${current.view.contentSize}` : "");
        setMenuButton(language, symbol("translate"), store.current?.view.language ? ` ${languageTitle(store.current.view.language)}` : "");
        setTool(turn, isLandscape(app) ? "phone-landscape" : "phone", isLandscape(app) ? "Rotate to Portrait" : "Rotate to Landscape");
        setTool(light, isDark(app) ? "moon" : "sun", isDark(app) ? "Light Appearance" : "Dark Appearance");
        updateZoom();
        fit();
    };
    const updateZoom = () => setMenuButton(zoom, percent(canvas.viewport.scale));
    store.on(["document", "state", "view"], update);
    canvas.moves.add(updateZoom);
    update();
}

/** @param {number} scale */
const percent = scale => `${Math.round(scale * 100)} %`;

/** @param {import("../types.js").App} app */
const isLandscape = ({ store }) => (store.current?.view.orientation ?? store.current?.state.orientation) === "landscape";

/** @param {import("../types.js").App} app */
export const isDark = ({ store }) => (store.current?.view.appearance ?? store.current?.state.appearance) === "dark";

/** @param {import("../types.js").App} app */
function deviceTitle({ store }) {
    const id = store.current?.view.device ?? store.current?.state.device;
    return store.devices.find(device => device.id === id)?.title ?? id ?? "Device";
}

/** @param {import("../types.js").App} app */
function deviceItems({ store }) {
    const current = store.current?.view.device;
    const own = store.devices.find(device => device.id === store.current?.state.device);
    return [
        { title: `The Document's Own${own ? ` (${own.title})` : ""}`, isChecked: !current, run: () => store.setView({ device: undefined }) },
        { separator: /** @type {const} */ (true) },
        ...store.devices.map(device => ({ title: device.title, detail: `${device.width} × ${device.height}`, isChecked: current === device.id, run: () => store.setView({ device: device.id }) })),
    ];
}

/**
 * @param {string} label
 * @param {() => any[] | Promise<any[]>} items
 * @returns {HTMLButtonElement}
 */
function menuButton(label, items) {
    const button = element("button.tool", { title: label, "aria-haspopup": "menu", "aria-expanded": "false", "data-label": label });
    button.addEventListener("click", async () => {
        const shown = await items();
        const box = button.getBoundingClientRect();
        button.setAttribute("aria-expanded", "true");
        showMenu(shown, { x: box.left, y: box.top - 4, minWidth: box.width }).finally(() => button.setAttribute("aria-expanded", "false"));
    });
    return button;
}

/**
 * @param {HTMLElement} button
 * @param {...any} content
 */
function setMenuButton(button, ...content) {
    const chevron = symbol("chevron-down");
    chevron.classList.add("chevron");
    replaceChildren(button, ...content, chevron);
    const value = (button.textContent ?? "").trim();
    button.setAttribute("aria-label", value ? `${button.dataset.label}: ${value}` : button.dataset.label ?? "");
}

/**
 * @param {HTMLElement} button
 * @param {string} picture
 * @param {string} title
 */
function setTool(button, picture, title) {
    replaceChildren(button, symbol(picture));
    button.title = title;
    button.setAttribute("aria-label", title);
}

/**
 * Keeps a bar in one row: what doesn't fit, the first parts first, is behind a button.
 * @param {HTMLElement} bar
 * @param {HTMLButtonElement} more
 * @param {{parts: HTMLElement[], items?: () => any[] | Promise<any[]>}[]} groups
 * @returns {() => void} Fits the bar after its parts have changed.
 */
function fitBar(bar, more, groups) {
    /** @type {typeof groups} */
    let left = [];
    const isTight = () => bar.scrollWidth > bar.clientWidth;
    /** @param {(typeof groups)[0]} group @param {boolean} isLeft */
    const leave = (group, isLeft) => {
        for (const part of group.parts) part.classList.toggle("is-left-out", isLeft);
        left = isLeft ? [...left, group] : left.filter(other => other !== group);
        // What isn't for this platform isn't behind the button, either.
        more.hidden = !left.some(({ items, parts }) => items && parts.some(part => !part.hidden));
    };
    const fit = () => {
        for (const group of groups) leave(group, false);
        for (const group of groups) if (isTight()) leave(group, true);
        // A large one may have left room for smaller ones.
        for (const group of [...left].reverse()) {
            leave(group, false);
            if (isTight()) leave(group, true);
        }
    };
    more.addEventListener("click", async () => {
        const behind = groups.filter(group => left.includes(group) && group.parts.some(part => !part.hidden)).reverse();
        const items = (await Promise.all(behind.map(group => group.items?.() ?? []))).flat();
        showMenuBelow(items, more);
    });
    new ResizeObserver(fit).observe(bar);
    return fit;
}
