/**
 * @typedef {import("../types.js").Problem} Problem
 * @typedef {{title: string, object: string, commands: import("../types.js").Command[]}} Choice A change that resolves an issue.
 * @typedef {{object: string, name: string, choices: Choice[]}} Line What can be done with one constraint or view.
 */

/** @type {Record<NonNullable<Problem["layout"]>["kind"], string>} */
const TITLES = { conflicting: "Conflicting Constraints", ambiguous: "Ambiguous Layout", misplaced: "Misplaced Views" };

/**
 * Returns the layout issues of a scene, or of all.
 * @param {Problem[]} problems
 * @param {string} [scene]
 */
export function layoutIssues(problems, scene) {
    return problems.filter(problem => problem.layout && (scene === undefined || problem.scene === scene));
}

/**
 * Returns the issues by kind, the worst first.
 * @param {Problem[]} issues
 * @returns {{title: string, issues: Problem[]}[]}
 */
export function issueGroups(issues) {
    return Object.entries(TITLES)
        .map(([kind, title]) => ({ title, issues: issues.filter(({ layout }) => layout?.kind === kind) }))
        .filter(group => group.issues.length > 0);
}

/**
 * Returns what the badge of a scene says, or null for a scene without issues.
 * @param {Problem[]} problems
 * @param {string} scene
 * @returns {{severity: "error" | "warning", text: string} | null}
 */
export function sceneBadge(problems, scene) {
    const issues = layoutIssues(problems, scene);
    if (!issues.length) return null;
    const text = issues.length === 1 ? "1 layout issue" : `${issues.length} layout issues`;
    return { severity: issues.some(({ severity }) => severity === "error") ? "error" : "warning", text };
}

/**
 * Returns the constraints, or else the views, of an issue with their choices, and other objects that choices change.
 * @param {Problem} issue
 * @param {Choice[]} choices
 * @param {(id: string) => string} nameOf
 * @returns {Line[]}
 */
export function issueLines({ layout }, choices, nameOf) {
    const all = layout?.constraints.length ? layout.constraints : layout?.views.map(id => ({ id, name: nameOf(id) })) ?? [];
    const others = choices.map(({ object }) => object).filter((id, index, ids) => ids.indexOf(id) === index && !all.some(known => known.id === id));
    return [...all, ...others.map(id => ({ id, name: nameOf(id) }))].map(({ id, name }) => ({ object: id, name, choices: choices.filter(({ object }) => object === id) }));
}

/**
 * Returns the objects that an issue is about: the constraints of a conflict, or the views.
 * @param {Problem} issue
 */
export const issueObjects = ({ layout }) => layout?.constraints.length ? layout.constraints.map(({ id }) => id) : layout?.views ?? [];

/**
 * Returns the change that updates the frames of all misplaced views at once, if there are several.
 * @param {Problem[]} issues
 * @returns {{title: string, commands: import("../types.js").Command[]} | null}
 */
export function updateOfAll(issues) {
    const views = issues.flatMap(({ layout }) => layout?.kind === "misplaced" ? layout.views : []);
    if (views.length < 2) return null;
    return { title: `Update Frames of ${views.length === 2 ? "Both" : `All ${views.length}`} Views`, commands: [{ updateFrames: { objects: views } }] };
}
