// What the elements of a running app's tree are in the page: which contain others, and their attributes.

/** @typedef {import("./app-protocol.js").TreeElement} TreeElement */

/** The roles whose content assistive technology sees, so that others can be inside. */
const CONTAINERS = new Set([
    "alert", "alertdialog", "application", "article", "cell", "dialog", "feed", "figure", "form", "grid", "gridcell", "group", "list", "listbox",
    "listitem", "main", "menu", "menubar", "navigation", "radiogroup", "region", "row", "rowgroup", "search", "table", "tablist", "tabpanel", "toolbar",
    "tree", "treegrid",
]);

/** The roles that texts and images inside belong to, which assistive technology doesn't see apart. */
const NAMED = new Set(["button", "link", "tab", "option", "menuitem", "treeitem"]);

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
 * Whether assistive technology may do something with the element.
 * @param {TreeElement} element
 */
export const isInteractive = element => element.isEnabled && !["", "text", "heading", "img", "image", "progressbar"].includes(element.role);

/**
 * Returns the element that contains each one, by its place: the smallest that encloses it and may contain it.
 * @param {TreeElement[]} elements
 * @returns {Map<string, string>} ids of elements to ids of their containers
 */
export function containersOf(elements) {
    const containers = elements.filter(({ role }) => CONTAINERS.has(role) || NAMED.has(role)).sort((a, b) => area(a) - area(b));
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const element of elements) {
        const container = containers.find(other => encloses(other, element) && (CONTAINERS.has(other.role) || !isInteractive(element)));
        if (container) found.set(element.id, container.id);
    }
    return found;
}

/** @param {TreeElement} element */
const area = ({ frame }) => frame[2] * frame[3];

/**
 * @param {TreeElement} outer
 * @param {TreeElement} inner
 */
function encloses(outer, inner) {
    const [x, y, width, height] = outer.frame;
    const [left, top, w, h] = inner.frame;
    return left >= x - 1 && top >= y - 1 && left + w <= x + width + 1 && top + h <= y + height + 1 && area(inner) < area(outer);
}

/**
 * Returns the order in which elements lie upon each other, the lowest first: the larger below the smaller.
 * @param {TreeElement[]} elements
 * @returns {Map<string, number>} ids to levels
 */
export function levelsOf(elements) {
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
