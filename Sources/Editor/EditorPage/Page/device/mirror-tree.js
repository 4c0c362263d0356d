// What the elements of a running app's tree are in the page: which contain others, and their attributes.

/** @typedef {import("./app-protocol.js").TreeElement} TreeElement */

/** The roles whose content assistive technology sees, so that others can be inside. */
const CONTAINERS = new Set([
    "alert", "alertdialog", "application", "article", "cell", "dialog", "feed", "figure", "form", "grid", "gridcell", "group", "list", "listbox",
    "listitem", "main", "menu", "menubar", "navigation", "radiogroup", "region", "row", "rowgroup", "search", "table", "tablist", "tabpanel", "toolbar",
    "tree", "treegrid",
]);

/** The roles whose value is whether they are on. */
const CHECKED = new Set(["switch", "checkbox", "radio", "menuitemcheckbox", "menuitemradio"]);
/** The roles whose value is a number, or words for it. */
const RANGES = new Set(["slider", "spinbutton", "progressbar", "scrollbar", "meter"]);
/** The roles with a state of selection. */
const SELECTABLE = new Set(["tab", "option", "row", "gridcell", "treeitem", "columnheader", "rowheader"]);
/** The roles of fields that take text. */
const FIELDS = new Set(["textbox", "searchbox", "combobox"]);

/** @param {TreeElement} element */
export const isField = element => FIELDS.has(element.role);

/** @param {TreeElement} element */
export const isAdjustable = element => element.role === "slider" || element.role === "spinbutton";

/**
 * Returns the element that contains each one, by its place: the last container before it that encloses it.
 * @param {TreeElement[]} elements
 * @returns {Map<string, string>} ids of elements to ids of their containers
 */
export function containersOf(elements) {
    /** @type {Map<string, string>} */
    const containers = new Map();
    /** @type {TreeElement[]} */
    let open = [];
    for (const element of elements) {
        const around = open.filter(other => encloses(other, element));
        const container = around[around.length - 1];
        if (container) containers.set(element.id, container.id);
        if (CONTAINERS.has(element.role)) open = [...open, element];
    }
    return containers;
}

/** @param {TreeElement} outer @param {TreeElement} inner */
function encloses({ frame: [x, y, width, height] }, { frame: [left, top, w, h] }) {
    return left >= x - 1 && top >= y - 1 && left + w <= x + width + 1 && top + h <= y + height + 1 && w * h < width * height;
}

/**
 * Returns the order in which elements lie upon each other, the lowest first: the larger below the smaller.
 * @param {TreeElement[]} elements
 * @returns {Map<string, number>} ids to levels
 */
export function levelsOf(elements) {
    const area = (/** @type {TreeElement} */ { frame }) => frame[2] * frame[3];
    const sorted = elements.map((element, index) => ({ element, index })).sort((a, b) => area(b.element) - area(a.element) || a.index - b.index);
    return new Map(sorted.map(({ element }, level) => [element.id, level + 1]));
}

/**
 * Returns the text that the element shows, for what looks for texts: only once if elements inside show it, too.
 * @param {TreeElement} element
 * @param {TreeElement[]} inside
 */
export function textOf(element, inside) {
    if (isField(element) || RANGES.has(element.role)) return "";
    const text = element.label ?? (CHECKED.has(element.role) ? "" : element.value ?? "");
    return inside.some(({ label }) => label && text.includes(label)) ? "" : text;
}

/**
 * Returns the attributes of an element; null removes one.
 * @param {TreeElement} element
 * @returns {Record<string, string | null>}
 */
export function attributesOf(element) {
    const { role, label, value, isSelected } = element;
    const isHeading = !!element.isHeading && ["text", "heading", ""].includes(role);
    const isText = role === "text" || role === "";
    const isRange = RANGES.has(role);
    const number = isRange && value !== undefined ? parseFloat(value) : NaN;
    return {
        "role": isHeading ? "heading" : isText ? null : role,
        "aria-level": isHeading || role === "heading" ? String(element.level ?? 2) : null,
        // A text is its own name.
        "aria-label": isText ? null : label ?? null,
        "aria-description": [element.hint, isText || isHeading || isRange || CHECKED.has(role) || isField(element) ? "" : value].filter(Boolean).join(", ") || null,
        "aria-disabled": element.isEnabled ? null : "true",
        "aria-checked": CHECKED.has(role) ? checkedState(value, isSelected) : null,
        "aria-selected": SELECTABLE.has(role) ? String(!!isSelected) : null,
        "aria-pressed": role === "button" && isSelected ? "true" : null,
        "aria-current": isSelected && !SELECTABLE.has(role) && !CHECKED.has(role) && role !== "button" ? "true" : null,
        "aria-valuetext": isRange && value !== undefined ? value : null,
        "aria-valuenow": Number.isFinite(number) ? String(number) : null,
        "data-testid": element.identifier ?? null,
    };
}

/** @param {string | undefined} value @param {boolean} [isSelected] */
function checkedState(value, isSelected) {
    if (value === undefined) return String(!!isSelected);
    return String(["1", "true", "on", "yes"].includes(value.toLowerCase()));
}
