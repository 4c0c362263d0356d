import { Differences } from "./differences.js";
import { shortHash, versionOf } from "./version-name.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Segue} Segue
 * @typedef {import("../types.js").Stage} Stage
 * @typedef {import("../types.js").Problem} Problem
 * @typedef {import("../types.js").SceneObject} SceneObject
 *
 * An object and its place.
 * @typedef {{object: SceneObject, parent: string | null, scene: string}} Place
 */

/**
 * Returns a stage from the server, with frames by id.
 * @param {any} sent
 * @returns {Stage}
 */
export function readStage(sent) {
    return {
        ...sent, frames: new Map(sent.frames.map(/** @param {any[]} entry */ ([id, ...frame]) => [id, frame])),
        guides: new Map((sent.guides ?? []).map(/** @param {any[]} entry */ ([id, safeArea, margins, readable]) => [id, { safeArea, margins, readable }])),
    };
}

/** @type {import("../types.js").Guides} */
const USUAL_GUIDES = { safeArea: [0, 0, 0, 0], margins: [8, 8, 8, 8], readable: [8, 8, 8, 8] };

/** A document as the page knows it: the server's data, and the selection. Only the store changes it. */
export class OpenDocument {
    /**
     * What differs from the last commit or, in a version, from the one before it; null until that is known.
     * @type {Differences | null}
     */
    differences = null;
    /** @type {import("./differences.js").SentDifferences | null} */
    #sentDifferences = null;
    /** @type {Map<string, Place>} */
    #places = new Map();
    /** @type {Map<string, {segue: Segue, scene: string}>} */
    #segues = new Map();
    /** @type {Map<string, Scene>} */
    scenes = new Map();
    /**
     * Returns the scroll offset of a container's content.
     * @param {string} container
     * @returns {[number, number]}
     */
    scrollOf(container) {
        const [, x, y] = this.stage(this.sceneOf(container) ?? "")?.scrolled?.find(([id]) => id === container) ?? ["", 0, 0];
        return [x, y];
    }

    /**
     * The ids of the scenes in document order.
     * @type {string[]}
     */
    order = [];
    /**
     * The layout of the watched scenes.
     * @type {Map<string, Stage>}
     */
    stages = new Map();
    /**
     * The scenes whose layout was requested.
     * @type {Set<string>}
     */
    watched = new Set();
    /** @type {string[]} */
    selection = [];
    #isEntrySelected = false;
    /**
     * The views in docks that are shown above them.
     * @type {Set<string>}
     */
    openDock = new Set();
    /**
     * What people say about it.
     * @type {import("../comments/threads.js").Thread[]}
     */
    comments = [];
    /**
     * What is wrong with the file of comments.
     * @type {string | null}
     */
    commentProblem = null;
    /** @type {import("./store.js").View} */
    view = {};
    /**
     * The external change of the file while there are unsaved changes.
     * @type {"changed" | "deleted" | null}
     */
    outside = null;

    /**
     * @param {string} path
     * @param {Snapshot} snapshot
     */
    constructor(path, snapshot) {
        this.path = path;
        /** The commit whose version this is, which can't be changed, or null. */
        this.version = versionOf(path);
        this.kind = snapshot.kind;
        this.platform = snapshot.platform;
        this.revision = snapshot.revision ?? 0;
        this.recovered = snapshot.recovered ?? false;
        this.leftOut = snapshot.leftOut ?? 0;
        this.outside = snapshot.outside ?? null;
        /** @type {import("../review/conflicts.js").Merge | null} The merge that isn't marked as resolved. */
        this.merge = snapshot.merge ?? null;
        this.text = snapshot.text;
        this.board = snapshot.board ?? { items: [], arrows: [], perUnit: [1, 1] };
        this.state = snapshot.state ?? { isDirty: false };
        /** @type {Problem[]} */
        this.problems = snapshot.problems ?? [];
        for (const scene of snapshot.scenes ?? []) this.#add(scene);
        this.order = (snapshot.scenes ?? []).map(scene => scene.id);
    }

    /** @param {import("./protocol.js").Events["changed"]} event Without an order it doesn't change. */
    change(event) {
        for (const id of event.removed ?? []) {
            this.#remove(id);
            this.stages.delete(id);
            this.watched.delete(id);
        }
        for (const scene of event.scenes ?? []) this.#remove(scene.id);
        for (const scene of event.scenes ?? []) this.#add(scene);
        this.order = event.order ?? this.order;
        this.revision = event.revision;
        this.state = event.state;
    }

    /** @param {Scene} scene */
    #add(scene) {
        this.scenes.set(scene.id, scene);
        for (const object of scene.objects) this.#index(object, null, scene.id);
        for (const segue of scene.segues) this.#segues.set(segue.id, { segue, scene: scene.id });
    }

    /**
     * @param {SceneObject} object
     * @param {string | null} parent
     * @param {string} scene
     */
    #index(object, parent, scene) {
        this.#places.set(object.id, { object, parent, scene });
        for (const child of object.children) this.#index(child, object.id, scene);
    }

    /**
     * If ids are duplicates, the other object stays.
     * @param {SceneObject} object
     * @param {string} scene
     */
    #forget(object, scene) {
        if (this.#places.get(object.id)?.scene === scene) this.#places.delete(object.id);
        for (const child of object.children) this.#forget(child, scene);
    }

    /** @param {string} id */
    #remove(id) {
        const scene = this.scenes.get(id);
        if (!scene) return;
        this.scenes.delete(id);
        for (const object of scene.objects) this.#forget(object, id);
        for (const segue of scene.segues) if (this.#segues.get(segue.id)?.scene === id) this.#segues.delete(segue.id);
    }

    // MARK: Differences

    /** @param {import("./differences.js").SentDifferences | null} sent Null takes those of before for the objects of now. */
    compare(sent = null) {
        this.#sentDifferences = sent ?? this.#sentDifferences;
        this.differences = this.#sentDifferences && new Differences(this.#sentDifferences, this);
    }

    /** @param {OpenDocument} other An earlier state of the document. */
    keepDifferences(other) {
        this.#sentDifferences = other.#sentDifferences;
        this.compare();
    }

    /** The name of the file, with the commit of a version. */
    get name() {
        const name = (this.version?.origin ?? this.path).split("/").pop() ?? this.path;
        return this.version ? `${name} (${shortHash(this.version.hash)})` : name;
    }

    /** Whether the arrow at the initial scene is selected, which is no object. */
    get isEntrySelected() { return this.#isEntrySelected && !!this.state.initial; }

    set isEntrySelected(isSelected) { this.#isEntrySelected = isSelected; }

    // MARK: Lookup

    /** @param {string} id Of an object or segue. */
    has(id) { return this.#places.has(id) || this.#segues.has(id); }

    /** @param {string} id */
    object(id) { return this.#places.get(id)?.object ?? null; }

    /** @param {string} id */
    segue(id) { return this.#segues.get(id)?.segue ?? null; }

    /** All segues of the document. */
    get segues() { return [...this.#segues.values()].map(({ segue }) => segue); }

    /** All objects of the document, with their places. */
    get places() { return this.#places.values(); }

    /**
     * Returns the id of the enclosing object, or null.
     * @param {string} id
     */
    parentOf(id) { return this.#places.get(id)?.parent ?? null; }

    /**
     * Returns the id of an object's or segue's scene, or null.
     * @param {string} id
     */
    sceneOf(id) { return this.#places.get(id)?.scene ?? this.#segues.get(id)?.scene ?? null; }

    /**
     * Returns the path from the outermost object of its scene to the object.
     * @param {string} id
     * @returns {SceneObject[]}
     */
    pathTo(id) {
        const path = [];
        for (let place = this.#places.get(id); place; place = place.parent === null ? undefined : this.#places.get(place.parent)) path.unshift(place.object);
        return path;
    }

    /**
     * Returns whether `id` is `ancestor` or a descendant of it.
     * @param {string} id
     * @param {string} ancestor
     */
    isInside(id, ancestor) { return this.pathTo(id).some(object => object.id === ancestor); }

    /**
     * Returns whether an object can't be deleted, copied or renamed, because its scene needs it.
     * @param {string} id
     */
    isFixture(id) { return ["exit", "placeholder"].includes(this.object(id)?.kind ?? ""); }

    /**
     * Returns the name of an object.
     * @param {string} id
     */
    nameOf(id) { return this.object(id)?.name ?? this.segue(id)?.name ?? id; }

    /**
     * Returns the layout of a scene, or null if it isn't known.
     * @param {string} scene
     */
    stage(scene) { return this.stages.get(scene) ?? null; }

    /**
     * Returns the frame of an object in its scene's canvas, or null.
     * @param {string} id
     */
    frameOf(id) {
        const scene = this.sceneOf(id);
        return scene === null ? null : this.stages.get(scene)?.frames.get(id) ?? null;
    }

    // MARK: Docks

    /**
     * Returns the view in a dock that an object is or is inside of.
     * @param {string} id
     */
    dockViewOf(id) {
        const [root] = this.pathTo(id);
        return root?.kind === "view" && this.boardItem(this.sceneOf(id) ?? "")?.dock.some(icon => icon.id === root.id) ? root.id : null;
    }

    /**
     * Shows the view in a dock that something is selected in. It stays until something in another scene is selected.
     * @returns {string[]} The scenes whose docks show other views than before.
     */
    followDock() {
        const scenes = new Set(this.selection.map(id => this.sceneOf(id)));
        /** @type {Set<string>} */
        const changed = new Set();
        for (const id of this.openDock) {
            const scene = this.sceneOf(id);
            if (scene !== null && (!scenes.size || scenes.has(scene))) continue;
            this.openDock.delete(id);
            if (scene !== null) changed.add(scene);
        }
        for (const id of this.selection) {
            const root = this.dockViewOf(id);
            if (root === null || this.openDock.has(root)) continue;
            this.openDock.add(root);
            changed.add(/** @type {string} */ (this.sceneOf(root)));
        }
        return [...changed];
    }

    /**
     * Returns the insets of a view's safe area, margins and readable content guide, or defaults.
     * @param {string} id
     */
    guidesOf(id) { return this.stages.get(this.sceneOf(id) ?? "")?.guides.get(id) ?? USUAL_GUIDES; }

    /** @param {string} scene */
    boardItem(scene) { return this.board.items.find(item => item.scene === scene) ?? null; }
}
