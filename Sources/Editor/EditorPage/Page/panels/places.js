/**
 * Returns the document that a file is, of those in the opened folder: the one whose path is the longest end of the file's.
 * @param {string} file
 * @param {string[]} documents
 */
export function documentAt(file, documents) {
    return documents.filter(path => file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`))
        .sort((a, b) => b.length - a.length)[0] ?? null;
}
