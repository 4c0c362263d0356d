/** The commands that change something, which guests can't run; what isn't here the server refuses. */
const CHANGES = /^(edit\.(undo|redo|cut|paste|delete|duplicate|text)|editor\.(?!layoutIssues$|openReference$)|file\.(save|saveAll|reload|new)|library\.|canvas\.move|merge\.|outline\.rename|run\.|script\.(run|record|save)|source\.rename|wall\.|find\.replace)/;

/**
 * Whether a guest may run a command.
 * @param {string} id
 */
export const isForGuests = id => !CHANGES.test(id);

/**
 * Returns the rows of an inspector as guests see them: they set nothing.
 * @param {any} inspection
 */
export function withoutChanges(inspection) {
    /** @param {any} row */
    const still = ({ set, reset, vary, options, ...row }) => ({ ...row, options: options?.map((/** @type {any} */ option) => ({ ...option, set: undefined })) });
    const tabs = Object.fromEntries(Object.entries(inspection.tabs).map(([name, sections]) => [name, name === "connections"
        ? /** @type {any[]} */ (sections).map(group => ({ ...group, items: group.items.map((/** @type {any} */ item) => ({ ...item, remove: undefined })) }))
        : /** @type {any[]} */ (sections).map(section => ({ ...section, rows: section.rows.map(still) }))]));
    return { ...inspection, tabs };
}
