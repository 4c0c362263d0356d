/**
 * An object that uses a member of a class, or is of the class.
 * @typedef {{document: string, object: string, owner: string, title: string, event?: string}} Use
 * @typedef {{line: number, kind: string, name: string, class: string, uses: Use[]}} Member
 */

/** @type {Record<string, string>} */
const TITLES = { class: "Class", outlet: "Outlet", outletCollection: "Outlet Collection", action: "Action", unwindAction: "Unwind Action", segueAction: "Segue Action" };

/**
 * Returns the circles beside the lines of members; several on a line share one.
 * @param {Member[]} members
 * @returns {import("./code-editor.js").LineMark[]}
 */
export function marksOf(members) {
    /** @type {Map<number, import("./code-editor.js").LineMark>} */
    const marks = new Map();
    for (const { line, kind, name, uses } of members) {
        if (marks.get(line)?.isFilled) continue;
        const what = `${TITLES[kind] ?? "Member"} ${name}`;
        const label = kind === "class" ? `${what}: ${uses.length === 1 ? uses[0].title : `${uses.length} objects`}`
            : uses.length === 0 ? `${what}: not connected; drag to an object`
                : uses.length === 1 ? `${what}: connected to ${uses[0].title}` : `${what}: ${uses.length} connections`;
        marks.set(line, { line, kind, label, isFilled: uses.length > 0 });
    }
    return [...marks.values()];
}

/**
 * Returns the words for an object in the list of a member's connections.
 * @param {Use} use
 * @param {string | undefined} current The path of the current document.
 */
export function titleOf({ title, event, document }, current) {
    const where = document === current ? "" : ` — ${document.split("/").pop()}`;
    return `${title}${event ? ` · ${event}` : ""}${where}`;
}

/**
 * Returns the fields of a connection's drag from a circle, or null for a member that can't be connected by dragging.
 * @param {Member} member
 * @param {string | null} owner An object of the class in the document.
 * @returns {{from: string, trigger?: string, only?: string} | null}
 */
export function dragOf({ kind, name }, owner) {
    if (!owner) return null;
    if (kind === "outlet" || kind === "outletCollection") return { from: owner, only: name };
    return kind === "action" ? { from: owner, trigger: "received", only: name } : null;
}
