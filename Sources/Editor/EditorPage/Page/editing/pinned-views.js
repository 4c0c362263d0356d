import { inset } from "../canvas/geometry.js";
import { neighbours } from "./pins.js";

/** @typedef {import("./pins.js").PinnedView} PinnedView */
/** @typedef {import("../model/document.js").OpenDocument} OpenDocument */

/** Elements that know their own width and height, or the latter only. */
const SIZED = new Set([
    "label", "button", "switch", "segmentedControl", "stepper", "pageControl", "activityIndicatorView", "datePicker", "pickerView", "stackView",
    "textField", "colorWell",
]);
const HIGH = new Set(["slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar"]);

/**
 * Those of the objects that are views inside other views, which is what constraints can be put on.
 * @param {OpenDocument | null} document
 * @param {string[]} ids
 */
export function viewsInside(document, ids) {
    return ids.filter(id => {
        const parent = document?.parentOf(id);
        return document?.object(id)?.kind === "view" && parent && ["view", "cell"].includes(document.object(parent)?.kind ?? "") && document.frameOf(id);
    });
}

/** Views that place what is in them themselves. */
const ARRANGING = new Set(["stackView", "tableView", "collectionView", "navigationBar", "toolbar", "tabBar"]);

/**
 * Those that no constraint can place, because what is around them does.
 * @param {OpenDocument} document
 * @param {string} id
 */
export const isArranged = (document, id) => ARRANGING.has(document.object(document.parentOf(id) ?? "")?.element ?? "");

/**
 * What is next to each view.
 * @param {OpenDocument} document
 * @param {string[]} ids
 * @param {boolean} toMargins
 * @returns {PinnedView[]}
 */
export function pinnedViews(document, ids, toMargins) {
    return viewsInside(document, ids).flatMap(id => {
        const frame = document.frameOf(id);
        const parent = document.parentOf(id);
        const outer = parent ? document.frameOf(parent) : null;
        if (!frame || !parent || !outer) return [];
        const siblings = (document.object(parent)?.children ?? []).filter(child => child.id !== id && child.kind === "view")
            .flatMap(child => { const other = document.frameOf(child.id); return other ? [{ id: child.id, frame: other }] : []; });
        const isRoot = isRootView(document, parent);
        const usesSafeArea = isRoot && document.object(parent)?.children.some(child => child.kind === "layoutGuide");
        return [{ id, frame, sides: neighbours({
            frame, siblings, container: usesSafeArea && !toMargins ? inset(outer, document.guidesOf(parent).safeArea) : outer,
            containerName: usesSafeArea ? "safeArea" : "superview", margins: toMargins ? document.guidesOf(parent).margins : undefined,
        }) }];
    });
}

/**
 * What constraints say that speak of a view.
 * @param {OpenDocument} document
 * @param {string} id
 */
export const constraintsOf = (document, id) => [...document.places].flatMap(({ object }) =>
    object.constraint && (object.constraint.first === id || object.constraint.second === id) ? [object.constraint] : []);

/**
 * Whether no constraint speaks of a view. Where the server did not tell what constraints say, none can be known to be free.
 * @param {OpenDocument} document
 * @param {string} id
 */
export const isUntied = (document, id) => [...document.places].every(({ object }) => object.kind !== "constraint"
    || (object.constraint && object.constraint.first !== id && object.constraint.second !== id));

/** @param {string} element */
export const ownSize = element => ({ hasOwnWidth: SIZED.has(element), hasOwnHeight: SIZED.has(element) || HIGH.has(element) });

/**
 * @param {OpenDocument} document
 * @param {string} id
 */
function isRootView(document, id) {
    const parent = document.parentOf(id);
    return !parent || document.object(parent)?.kind === "controller";
}
