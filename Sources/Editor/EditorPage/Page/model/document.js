/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Segue} Segue
 * @typedef {import("../types.js").Stage} Stage
 * @typedef {import("../types.js").Problem} Problem
 * @typedef {import("../types.js").SceneObject} SceneObject
 *
 * An object and where it is.
 * @typedef {{object: SceneObject, parent: string | null, scene: string}} Place
 */

/**
 * A stage as the server sends it, with its frames by their ids.
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

/** A document as the page knows it: what the server told, and what is selected in it. Only the store changes it. */
export class OpenDocument {
    /** @type {Map<string, Place>} */
    #places = new Map();
    /** @type {Map<string, {segue: Segue, scene: string}>} */
    #segues = new Map();
    /** @type {Map<string, Scene>} */
    scenes = new Map();
    /**
     * How far the content of a container has been scrolled.
     * @param {string} container
     * @returns {[number, number]}
     */
    scrollOf(container) {
        const [, x, y] = this.stage(this.sceneOf(container) ?? "")?.scrolled?.find(([id]) => id === container) ?? ["", 0, 0];
        return [x, y];
    }

    /**
     * The ids of the scenes, in the document's order.
     * @type {string[]}
     */
    order = [];
    /**
     * How scenes look, of those that were asked for.
     * @type {Map<string, Stage>}
     */
    stages = new Map();
    /**
     * The scenes whose looks were asked for.
     * @type {Set<string>}
     */
    watched = new Set();
    /** @type {string[]} */
    selection = [];
    /** @type {import("./store.js").View} */
    view = {};
    /**
     * What happened to the file while there is unsaved work.
     * @type {"changed" | "deleted" | null}
     */
    outside = null;

    /**
     * @param {string} path
     * @param {Snapshot} snapshot
     */
    constructor(path, snapshot) {
        this.path = path;
        this.kind = snapshot.kind;
        this.platform = snapshot.platform;
        this.revision = snapshot.revision ?? 0;
        this.recovered = snapshot.recovered ?? false;
        this.text = snapshot.text;
        this.board = snapshot.board ?? { items: [], arrows: [], perUnit: [1, 1] };
        this.state = snapshot.state ?? { isDirty: false };
        /** @type {Problem[]} */
        this.problems = snapshot.problems ?? [];
        for (const scene of snapshot.scenes ?? []) this.#add(scene);
        this.order = (snapshot.scenes ?? []).map(scene => scene.id);
    }

    /** @param {{revision: number, scenes?: Scene[], removed?: string[], order?: string[], state: any}} event Without an order it is the same as before. */
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
     * Where ids are there twice, the other one stays.
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

    // MARK: Looking up

    /** @param {string} id An object's or a segue's. */
    has(id) { return this.#places.has(id) || this.#segues.has(id); }

    /** @param {string} id */
    object(id) { return this.#places.get(id)?.object ?? null; }

    /** @param {string} id */
    segue(id) { return this.#segues.get(id)?.segue ?? null; }

    /** Every segue of the document. */
    get segues() { return [...this.#segues.values()].map(({ segue }) => segue); }

    /** Every object of the document, with its place. */
    get places() { return this.#places.values(); }

    /**
     * The id of the object around it, or null.
     * @param {string} id
     */
    parentOf(id) { return this.#places.get(id)?.parent ?? null; }

    /**
     * The id of its scene, of objects and segues, or null.
     * @param {string} id
     */
    sceneOf(id) { return this.#places.get(id)?.scene ?? this.#segues.get(id)?.scene ?? null; }

    /**
     * From the outermost object of its scene to the object itself.
     * @param {string} id
     * @returns {SceneObject[]}
     */
    pathTo(id) {
        const path = [];
        for (let place = this.#places.get(id); place; place = place.parent === null ? undefined : this.#places.get(place.parent)) path.unshift(place.object);
        return path;
    }

    /**
     * Whether `id` is `ancestor` or somewhere inside it.
     * @param {string} id
     * @param {string} ancestor
     */
    isInside(id, ancestor) { return this.pathTo(id).some(object => object.id === ancestor); }

    /**
     * Whether an object belongs to its scene as it is: it cannot be deleted, copied or renamed.
     * @param {string} id
     */
    isFixture(id) { return ["exit", "placeholder"].includes(this.object(id)?.kind ?? ""); }

    /**
     * What people call it.
     * @param {string} id
     */
    nameOf(id) { return this.object(id)?.name ?? this.segue(id)?.name ?? id; }

    /**
     * How the scene looks, if the server told.
     * @param {string} scene
     */
    stage(scene) { return this.stages.get(scene) ?? null; }

    /**
     * Where an object is in its scene's canvas, or null.
     * @param {string} id
     */
    frameOf(id) {
        const scene = this.sceneOf(id);
        return scene === null ? null : this.stages.get(scene)?.frames.get(id) ?? null;
    }

    /**
     * Where a view's safe area, margins and column to read begin; what is usual where the server did not tell.
     * @param {string} id
     */
    guidesOf(id) { return this.stages.get(this.sceneOf(id) ?? "")?.guides.get(id) ?? USUAL_GUIDES; }

    /** @param {string} scene */
    boardItem(scene) { return this.board.items.find(item => item.scene === scene) ?? null; }
}
