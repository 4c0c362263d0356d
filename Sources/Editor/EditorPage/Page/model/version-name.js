const VERSION = /^(.*\.(?:storyboard|xib))@([0-9a-f]{4,64})$/;

/**
 * Returns the document and the commit of a version's path, or null for a document's.
 * @param {string} path
 * @returns {{origin: string, hash: string} | null}
 */
export function versionOf(path) {
    const found = VERSION.exec(path);
    return found && { origin: found[1], hash: found[2] };
}

/** @param {string} path Of a document or a version. */
export const originOf = path => versionOf(path)?.origin ?? path;

/** @param {string} origin @param {string} hash */
export const versionPath = (origin, hash) => `${origin}@${hash}`;

/** @param {string} hash */
export const shortHash = hash => hash.slice(0, 8);
