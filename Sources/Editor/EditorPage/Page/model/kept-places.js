/**
 * What was shown of each document and selected in it, stored with the window's session, so that it is restored when the
 * page is reloaded.
 */
export class KeptPlaces {
    /** @type {Record<string, KeptPlace> | null} */
    #places = null;

    /** @param {Pick<Storage, "getItem" | "setItem"> | null} storage Null removes it. */
    constructor(storage) {
        this.storage = storage;
    }

    /**
     * @param {string} folder
     * @param {string} path
     * @returns {KeptPlace | null}
     */
    read(folder, path) { return this.#read()[keyOf(folder, path)] ?? null; }

    /**
     * @param {string} folder
     * @param {string} path
     * @param {KeptPlace} place
     */
    write(folder, path, place) {
        const places = this.#read();
        const key = keyOf(folder, path);
        if (JSON.stringify(places[key]) === JSON.stringify(place)) return;
        // The one that was written last is the last of them.
        delete places[key];
        places[key] = place;
        for (const old of Object.keys(places).slice(0, -MOST)) delete places[old];
        try {
            this.storage?.setItem(KEY, JSON.stringify(places));
        } catch {
            // A browser without storage can edit too.
        }
    }

    #read() {
        if (this.#places) return this.#places;
        /** @type {Record<string, KeptPlace>} */
        const valid = {};
        try {
            const kept = JSON.parse(this.storage?.getItem(KEY) ?? "null");
            for (const [key, place] of Object.entries(kept ?? {})) if (isPlace(place)) valid[key] = place;
        } catch {
            // Invalid data is ignored.
        }
        this.#places = valid;
        return valid;
    }
}

/**
 * The scale and corner of what is shown, and the ids of what is selected.
 * @typedef {{scale: number, x: number, y: number, selection: string[]}} KeptPlace
 */

/**
 * @param {any} place
 * @returns {place is KeptPlace}
 */
const isPlace = place => [place?.scale, place?.x, place?.y].every(Number.isFinite) && place.scale > 0
    && Array.isArray(place.selection) && place.selection.every((/** @type {any} */ id) => typeof id === "string");

/** @param {string} folder @param {string} path */
const keyOf = (folder, path) => `${folder}\n${path}`;

/** The maximum number of documents. */
const MOST = 50;
const KEY = "places";
