// The views of a running app: which are inside of which, what is seen of them, and how they are laid apart in space.

/**
 * @typedef {import("./app-protocol.js").HierarchyView} HierarchyView
 * @typedef {[number, number, number, number]} Frame
 *
 * A row of the outline.
 * @typedef {{view: HierarchyView, depth: number, canOpen: boolean, isOpen: boolean, matches: boolean, position: number, siblings: number}} ViewRow
 */

/** The views of one moment. */
export class ViewTree {
    /** @type {Map<string, HierarchyView>} */
    #byID = new Map();
    /** @type {Map<string | undefined, HierarchyView[]>} */
    #children = new Map();

    /** @param {HierarchyView[]} views parents first */
    constructor(views) {
        this.views = views;
        for (const view of views) {
            this.#byID.set(view.id, view);
            const parent = view.parent !== undefined && this.#byID.has(view.parent) ? view.parent : undefined;
            this.#children.set(parent, [...this.#children.get(parent) ?? [], view]);
        }
    }

    /** @param {string | null | undefined} id */
    get(id) { return this.#byID.get(id ?? "") ?? null; }

    /** @param {HierarchyView} [view] Without one, the windows. */
    children(view) { return this.#children.get(view?.id) ?? []; }

    /**
     * Returns the view's superviews, the nearest first.
     * @param {HierarchyView} view
     */
    ancestors(view) {
        /** @type {HierarchyView[]} */
        const all = [];
        for (let parent = this.get(view.parent); parent; parent = this.get(parent.parent)) all.push(parent);
        return all;
    }

    /**
     * Whether the view or one of its superviews is hidden.
     * @param {HierarchyView} view
     */
    isHidden(view) { return [view, ...this.ancestors(view)].some(({ isHidden, alpha }) => isHidden || alpha <= 0); }

    /**
     * Returns how much of the view can be seen through: the product of its alpha and those around it.
     * @param {HierarchyView} view
     */
    alpha(view) { return [view, ...this.ancestors(view)].reduce((product, { alpha }) => product * alpha, 1); }

    /**
     * Returns what is left of the view's frame by those that clip it, or null if nothing is.
     * @param {HierarchyView} view
     * @returns {Frame | null}
     */
    visibleFrame(view) {
        return this.ancestors(view).filter(({ clips }) => clips)
            .reduce((/** @type {Frame | null} */ frame, { frame: around }) => frame && intersection(frame, around), view.frame);
    }

    /**
     * Returns the views in order with their levels: a view is above its superview and all that it covers; what lies side by
     * side shares a level.
     * @param {{showsHidden: boolean, isClipped: boolean}} options
     * @returns {{view: HierarchyView, frame: Frame, level: number}[]}
     */
    layers({ showsHidden, isClipped }) {
        /** @type {{view: HierarchyView, frame: Frame, level: number}[]} */
        const layers = [];
        /** @type {Map<string, number>} */
        const levels = new Map();
        for (const view of this.#inOrder()) {
            if (!showsHidden && this.isHidden(view)) continue;
            const frame = isClipped ? this.visibleFrame(view) : view.frame;
            if (!frame) continue;
            let level = (levels.get(view.parent ?? "") ?? -1) + 1;
            for (const other of layers) if (other.level >= level && intersection(other.frame, frame)) level = other.level + 1;
            levels.set(view.id, level);
            layers.push({ view, frame, level });
        }
        return layers;
    }

    /** The views as they are drawn: each before those inside it, and these before the next beside it. */
    #inOrder() {
        /** @type {HierarchyView[]} */
        const all = [];
        const visit = (/** @type {HierarchyView} */ view) => {
            all.push(view);
            this.children(view).forEach(visit);
        };
        this.children().forEach(visit);
        return all;
    }

    /**
     * Returns the rows of the outline: those of open views, or those that match a filter and what contains them.
     * @param {Set<string>} closed
     * @param {string} filter
     * @returns {ViewRow[]}
     */
    rows(closed, filter) {
        const wanted = filter.trim().toLowerCase();
        const matches = (/** @type {HierarchyView} */ view) => !!wanted && [view.class, view.title, view.controller].some(text => text?.toLowerCase().includes(wanted));
        /** @type {Set<string>} */
        const kept = new Set();
        if (wanted) for (const view of this.views) if (matches(view)) for (const each of [view, ...this.ancestors(view)]) kept.add(each.id);
        /** @type {ViewRow[]} */
        const rows = [];
        const visit = (/** @type {HierarchyView[]} */ views, /** @type {number} */ depth) => {
            const shown = wanted ? views.filter(({ id }) => kept.has(id)) : views;
            shown.forEach((view, index) => {
                const canOpen = this.children(view).some(({ id }) => !wanted || kept.has(id));
                const isOpen = canOpen && (!!wanted || !closed.has(view.id));
                rows.push({ view, depth, canOpen, isOpen, matches: matches(view), position: index + 1, siblings: shown.length });
                if (isOpen) visit(this.children(view), depth + 1);
            });
        };
        visit(this.children(), 0);
        return rows;
    }
}

/**
 * @param {Frame} a
 * @param {Frame} b
 * @returns {Frame | null}
 */
function intersection([x, y, width, height], [left, top, w, h]) {
    const [minX, minY] = [Math.max(x, left), Math.max(y, top)];
    const [maxX, maxY] = [Math.min(x + width, left + w), Math.min(y + height, top + h)];
    return maxX > minX && maxY > minY ? [minX, minY, maxX - minX, maxY - minY] : null;
}

/**
 * Returns the name of a class without its module, and that of the element for its icon: "UITableView" is "tableView".
 * @param {string} name
 */
export function elementName(name) {
    const plain = name.split(".").pop() ?? name;
    const rest = plain.replace(/^UI/, "");
    return plain === rest ? "" : rest.charAt(0).toLowerCase() + rest.slice(1);
}
