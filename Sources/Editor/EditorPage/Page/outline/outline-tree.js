/** @typedef {import("../types.js").SceneObject} SceneObject */
/** @typedef {import("../types.js").Scene} Scene */

/**
 * A row of the outline. `id` is what it selects; a scene's is its controller, and the group of constraints has none.
 * @typedef {{
 *   key: string, id: string | null, type: "scene" | "object" | "constraints" | "segue" | "entry", depth: number, parent: string | null,
 *   name: string, icon: string, kind: string, detail: string, canOpen: boolean, isOpen: boolean, object?: SceneObject, scene: string,
 *   matches: boolean, position: number, siblings: number, from?: string
 * }} Row
 */

/**
 * The view of the outline. `open` returns whether the children of a key are shown; `filter` keeps matching rows and
 * their ancestors.
 * @typedef {{isOpen: (key: string, type: Row["type"]) => boolean, filter?: string, initial?: string | null}} View
 */

/**
 * @typedef {{
 *   key: string, id: string | null, type: Row["type"], name: string, icon: string, kind: string, detail: string, object?: SceneObject,
 *   from?: string, to?: string | null, children: Node[]
 * }} Node
 */

/** The attributes of constraints that are about the vertical axis. */
const VERTICAL = /^(top|bottom|height|centerY|firstBaseline|baseline)/;

/** @param {SceneObject} object */
const iconFor = object => object.kind === "constraint" && VERTICAL.test(object.constraint?.firstAttribute ?? "") ? "verticalConstraint" : object.icon;

/** @param {SceneObject} object @returns {Node} */
function objectNode(object) {
    const children = object.children ?? [];
    const constraints = children.filter(child => child.kind === "constraint");
    const nodes = children.filter(child => child.kind !== "constraint").map(objectNode);
    if (constraints.length) {
        nodes.push({
            key: `constraints:${object.id}`, id: null, type: "constraints", name: "Constraints", icon: "constraints", kind: "constraints",
            detail: "", children: constraints.map(objectNode),
        });
    }
    return {
        key: object.id, id: object.id, type: "object", name: object.name, icon: iconFor(object), kind: object.kind,
        detail: object.class ?? "", object, children: nodes,
    };
}

/**
 * The nodes by object. A changed scene is another object, so most nodes can be reused.
 * @type {WeakMap<Scene, {isInitial: boolean, node: Node}>}
 */
const known = new WeakMap();

/** @param {Scene} scene @param {string | null} initial @returns {Node} */
function sceneNode(scene, initial) {
    const isInitial = !!initial && initial === scene.controller;
    const old = known.get(scene);
    if (old?.isInitial === isInitial) return old.node;
    const node = makeSceneNode(scene, isInitial);
    known.set(scene, { isInitial, node });
    return node;
}

/** @param {Scene} scene @param {boolean} isInitial @returns {Node} */
function makeSceneNode(scene, isInitial) {
    const objects = scene.objects.map(objectNode);
    if (isInitial) {
        objects.push({
            key: `entry:${scene.id}`, id: null, type: "entry", name: "Storyboard Entry Point", icon: "entry", kind: "entry", detail: "",
            children: [],
        });
    }
    const segues = scene.segues.map(segue => /** @type {Node} */ ({
        key: segue.id, id: segue.id, type: "segue", name: segue.name, icon: segue.kind, kind: "segue", detail: segue.identifier ?? "",
        from: segue.from, to: segue.kind === "unwind" ? null : segue.to, children: [],
    }));
    const name = scene.id === "" ? "Objects" : `${scene.title} Scene`;
    return {
        key: sceneKey(scene.id), id: scene.controller ?? null, type: "scene", name, icon: "scene", kind: "scene", detail: "",
        children: [...objects, ...segues],
    };
}

/** @param {string} scene */
export const sceneKey = scene => `scene:${scene}`;

/** @param {Node} node @param {string} filter */
const matches = (node, filter) => node.type !== "scene" && node.type !== "constraints"
    && [node.name, node.detail, node.object?.title, node.id].some(text => text?.toLowerCase().includes(filter));

/**
 * Returns the visible rows from top to bottom. The objects of a xib have no scene.
 * @param {Scene[]} scenes
 * @param {View} view
 * @returns {Row[]}
 */
export function outlineRows(scenes, view) {
    const filter = (view.filter ?? "").trim().toLowerCase();
    /** @type {Row[]} */
    const rows = [];
    const titles = new Map(scenes.map(scene => [scene.controller, scene.title]));
    // A node is kept while its scene is unchanged, and the title of another may have changed.
    /** @param {Node} node */
    const named = node => {
        const title = node.to && titles.get(node.to);
        if (!title) return node;
        // Of relationships, where they lead says more than what they are.
        return node.icon === "relationship" ? { ...node, name: `Relationship to “${title}”`, detail: node.name } : { ...node, name: `${node.name} to “${title}”` };
    };

    /** @param {Node[]} nodes @param {number} depth @param {string | null} parent @param {string} scene */
    function add(nodes, depth, parent, scene) {
        let found = false;
        nodes.forEach((given, position) => {
            const node = given.to ? named(given) : given;
            const at = rows.length;
            const isMatch = filter !== "" && matches(node, filter);
            const isOpen = filter !== "" || view.isOpen(node.key, node.type);
            rows.push({
                key: node.key, id: node.id, type: node.type, depth, parent, name: node.name, icon: node.icon, kind: node.kind,
                detail: node.detail, object: node.object, from: node.from, scene, canOpen: node.children.length > 0, isOpen, matches: isMatch,
                position: position + 1, siblings: nodes.length,
            });
            const foundBelow = isOpen && add(node.children, depth + 1, node.key, scene);
            if (filter !== "" && !isMatch && !foundBelow) rows.length = at;
            else found = true;
        });
        return found;
    }

    for (const scene of scenes) {
        const node = sceneNode(scene, view.initial ?? null);
        if (scene.id === "") add(node.children, 0, null, scene.id);
        else add([node], 0, null, scene.id);
    }
    return rows;
}

/**
 * Returns the keys above an object, outermost first, that must be open to show its row; null if it isn't in a scene.
 * @param {Scene[]} scenes
 * @param {string} id
 * @returns {string[] | null}
 */
export function keysAbove(scenes, id) {
    /** @param {SceneObject[]} objects @returns {string[] | null} */
    function path(objects) {
        for (const object of objects) {
            if (object.id === id) return object.kind === "constraint" ? [""] : [];
            const below = path(object.children ?? []);
            if (below) return [object.id, ...(below[0] === "" ? [`constraints:${object.id}`] : below)];
        }
        return null;
    }
    for (const scene of scenes) {
        const found = scene.segues.some(segue => segue.id === id) ? [] : path(scene.objects);
        if (found) return scene.id === "" ? found : [sceneKey(scene.id), ...found];
    }
    return null;
}

/**
 * The target of dragged objects: the container, the next sibling, and the position of the line that shows it.
 * @typedef {{into: string, before?: string, line: {index: number, depth: number} | null, onto: number | null}} Drop
 */

/**
 * @param {Row[]} rows
 * @param {number} index the row under the pointer
 * @param {number} fraction the position in it, 0 to 1
 * @param {string[]} dragged
 * @returns {Drop | null} null if they can't be moved there
 */
export function dropAt(rows, index, fraction, dragged) {
    const row = rows[index];
    if (!row || isInside(rows, row, dragged)) return null;
    const tab = dragged.length === 1 ? rows.find(other => other.id === dragged[0] && isTab(other, rows)) : undefined;
    if (tab) return tabDropAt(rows, index, fraction, tab);
    const moved = rows.filter(other => other.type === "object" && other.id !== null && dragged.includes(other.id));
    // A scene takes views in its dock.
    if (row.type === "scene") return moved.every(other => other.kind === "view") ? { into: `${row.key.slice(sceneKey("").length)}/objects`, line: null, onto: index } : null;
    const areViews = moved.every(other => other.kind === "view" || other.kind === "gestureRecognizer");
    const parents = new Set(moved.map(other => other.parent));
    const homes = new Set(rows.filter(other => parents.has(other.key)).map(other => other.object?.element));
    // Views go into views; other objects go into containers like their own: a cell into another section, an item into
    // another bar.
    /** @param {Row | undefined} into */
    const accepts = into => !!into && into.type === "object"
        && ((areViews && !!into.object?.accepts) || (homes.size === 1 && homes.has(into.object?.element) && into.kind !== "controller"));

    const holds = accepts(row);
    if (holds && (fraction > 0.3 && fraction < 0.7 || (fraction >= 0.7 && row.isOpen && row.canOpen))) {
        const first = fraction >= 0.7 ? row.object?.children?.find(child => isPlaceable(child, dragged)) : undefined;
        return first ? { into: row.key, before: first.id, line: { index: index + 1, depth: row.depth + 1 }, onto: null }
            : { into: row.key, line: null, onto: index };
    }
    const parent = rows.find(other => other.key === row.parent);
    if (!parent || row.type !== "object" || row.kind === "constraint" || !accepts(parent)) return holds ? { into: row.key, line: null, onto: index } : null;
    const isBefore = fraction < 0.5;
    const siblings = (parent.object?.children ?? []).filter(child => isPlaceable(child, dragged) || child.id === row.id);
    const next = isBefore ? row.id : siblings[siblings.findIndex(child => child.id === row.id) + 1]?.id;
    const line = { index: isBefore ? index : endOf(rows, index), depth: row.depth };
    return next ? { into: parent.key, before: next, line, onto: null } : { into: parent.key, line, onto: null };
}

/**
 * Returns whether a row is a relationship with a tab of a tab bar controller.
 * @param {Row} row @param {Row[]} rows
 */
export const isTab = (row, rows) => row.type === "segue" && row.icon === "relationship" && rows.some(other => other.id === row.from && other.object?.element === "tabBarController");

/**
 * Returns the place of a tab among the others of its controller.
 * @param {Row[]} rows @param {number} index @param {number} fraction @param {Row} tab
 * @returns {Drop | null}
 */
function tabDropAt(rows, index, fraction, tab) {
    const tabs = rows.filter(other => other.type === "segue" && other.icon === tab.icon && other.from === tab.from);
    const at = tabs.indexOf(rows[index]);
    if (at < 0 || !tab.from) return null;
    const isBefore = fraction < 0.5;
    const next = (isBefore ? tabs[at] : tabs[at + 1])?.id;
    const line = { index: isBefore ? index : index + 1, depth: tab.depth };
    return next ? { into: tab.from, before: next, line, onto: null } : { into: tab.from, line, onto: null };
}

/** @param {SceneObject} child @param {string[]} dragged */
const isPlaceable = (child, dragged) => child.kind !== "constraint" && child.kind !== "layoutGuide" && !dragged.includes(child.id);

/** @param {Row[]} rows @param {Row} row @param {string[]} dragged */
function isInside(rows, row, dragged) {
    /** @type {Row | undefined} */
    let at = row;
    while (at && !(at.type === "object" && dragged.includes(at.key))) at = rows.find(other => other.key === at?.parent);
    return at !== undefined;
}

/**
 * Returns the index after a row and its descendants.
 * @param {Row[]} rows
 * @param {number} index
 */
function endOf(rows, index) {
    let end = index + 1;
    while (end < rows.length && rows[end].depth > rows[index].depth) end++;
    return end;
}
