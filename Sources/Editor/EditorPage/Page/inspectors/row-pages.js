/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/**
 * Returns the rows of a section with those of one page only, behind a choice of the page.
 * @param {InspectorRow[]} rows
 * @param {(title: string) => string | undefined} chosen Returns the chosen page of a title; the first one without it.
 * @returns {InspectorRow[]}
 */
export function withPages(rows, chosen) {
    /** @type {Map<string, string[]>} */
    const pages = new Map();
    /** @type {Map<string, string>} */
    const names = new Map();
    for (const { page } of rows) {
        if (!page) continue;
        names.set(`${page.title}\n${page.option}`, page.name ?? page.option);
        const known = pages.get(page.title);
        if (!known) pages.set(page.title, [page.option]);
        else if (!known.includes(page.option)) known.push(page.option);
    }
    /** @param {string} title */
    const shown = title => {
        const known = pages.get(title) ?? [];
        const wanted = chosen(title);
        return wanted !== undefined && known.includes(wanted) ? wanted : known[0];
    };
    /** @type {Set<string>} */
    const begun = new Set();
    return rows.flatMap(row => {
        const { page } = row;
        if (!page) return [row];
        const own = page.option === shown(page.title) ? [row] : [];
        if (begun.has(page.title)) return own;
        begun.add(page.title);
        /** @param {string} option */
        const isUsed = option => rows.some(other => other.page?.title === page.title && other.page.option === option && !other.isDefault);
        /** @param {string} option */
        const nameOf = option => names.get(`${page.title}\n${option}`) ?? option;
        // What has a name of its own is an object, which has values anyway.
        const options = (pages.get(page.title) ?? []).map(option => ({ value: option, title: nameOf(option) === option && isUsed(option) ? `${option} •` : nameOf(option) }));
        return [{ title: page.title, control: "page", value: shown(page.title), options, set: [] }, ...own];
    });
}
