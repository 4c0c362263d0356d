import { element, replaceChildren } from "../elements/dom.js";

/** @typedef {import("./app-protocol.js").HierarchyView} HierarchyView */

/** What is known of one view. */
export class ViewInspector {
    constructor() {
        /** @type {HTMLElement} */
        this.element = element("aside.view-inspector", { "aria-label": "Properties of the view", tabIndex: 0 });
        this.show(null);
    }

    /** @param {HierarchyView | null} view */
    show(view) {
        if (!view) {
            replaceChildren(this.element, element("p.view-none", "Select a view to see its properties"));
            return;
        }
        const [x, y, width, height] = view.frame.map(plain);
        replaceChildren(this.element,
            section("Object", [["Class", view.class], ["Title", view.title], ["Controller", view.controller]]),
            section("On the Screen", [["Origin", `${x}, ${y}`], ["Size", `${width} × ${height}`], ["Alpha", plain(view.alpha)], ["Hidden", view.isHidden ? "Yes" : "No"], ["Clips", view.clips === undefined ? undefined : view.clips ? "Yes" : "No"]]),
            view.properties.length ? section("Properties", view.properties.map(([name, value]) => [name, valueText(value)])) : null,
            element("section", element("h3", "Constraints"), view.constraints.length ? element("ul", view.constraints.map(text => element("li", text))) : element("p.view-none", "No constraints")));
        this.element.scrollTop = 0;
    }
}

/** @param {string} title @param {[string, string | undefined][]} rows */
function section(title, rows) {
    return element("section", element("h3", title), element("dl", rows.filter(([, value]) => value !== undefined && value !== "").flatMap(([name, value]) =>
        [element("dt", name), element("dd", swatch(value ?? ""), value)])));
}

/**
 * Returns a field in the color that a value names, if it does.
 * @param {string} value
 */
function swatch(value) {
    if (!/^(#[0-9a-f]{3,8}|rgba?\([^)]*\))$/i.test(value)) return null;
    const made = element("span.view-swatch", { "aria-hidden": "true" });
    made.style.setProperty("--color", value);
    return made;
}

/**
 * @param {any} value
 * @returns {string}
 */
function valueText(value) {
    switch (typeof value) {
        case "boolean": return value ? "Yes" : "No";
        case "number": return plain(value);
        case "string": return value;
        default: return Array.isArray(value) ? value.map(valueText).join(", ") : "None";
    }
}

/** @param {number} value */
const plain = value => String(Math.round(value * 100) / 100);
