/** @typedef {{title: string, css?: string, value: import("./color-value.js").Color}} RecentColor */

const KEY = "recent-colors";
/** The number of colors that are kept. */
const MOST = 12;

/** The colors that were chosen last, the newest first, of all documents. */
export class RecentColors {
    /** @param {Pick<Storage, "getItem" | "setItem"> | null} storage Null keeps nothing. */
    constructor(storage) {
        this.storage = storage;
    }

    /** @returns {RecentColor[]} */
    get all() {
        try {
            const kept = JSON.parse(this.storage?.getItem(KEY) ?? "[]");
            return Array.isArray(kept) ? kept.filter(isColor) : [];
        } catch {
            return [];
        }
    }

    /** @param {RecentColor} color */
    add(color) {
        const name = JSON.stringify(color.value);
        const others = this.all.filter(other => JSON.stringify(other.value) !== name);
        try {
            this.storage?.setItem(KEY, JSON.stringify([color, ...others].slice(0, MOST)));
        } catch {
            // A browser without storage can edit too.
        }
    }
}

/**
 * @param {any} color
 * @returns {color is RecentColor}
 */
const isColor = color => typeof color?.title === "string" && typeof color.value === "object" && color.value !== null
    && (color.css === undefined || typeof color.css === "string");

/** @returns {Storage | null} */
function lasting() {
    try {
        return localStorage;
    } catch {
        return null;
    }
}

export const recentColors = new RecentColors(typeof window === "undefined" ? null : lasting());
