import { shortSentence } from "../model/short-names.js";

/** @typedef {import("../types.js").Problem} Problem */

/** @type {Record<string, number>} */
const RANKS = { error: 0, warning: 1, note: 2 };

/**
 * Returns the problems of a severity that match a filter in their message or rule, the most severe first, then by
 * location.
 * @param {Problem[]} problems
 * @param {string} severity `error`, `warning`, `note`, or empty for all
 * @param {string} filter
 */
export function filteredProblems(problems, severity, filter) {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    return problems
        .filter(problem => severity === "" || problem.severity === severity)
        .filter(problem => words.every(word => `${problem.message} ${problem.hint ?? ""} ${problem.rule}`.toLowerCase().includes(word)))
        .map((problem, order) => ({ problem, order }))
        .sort((a, b) => (RANKS[a.problem.severity] ?? 3) - (RANKS[b.problem.severity] ?? 3) || a.problem.line - b.problem.line || a.order - b.order)
        .map(({ problem }) => problem);
}

/**
 * Returns the location of a problem for display: the scene and object, or the line; and the line of the source code.
 * @param {Problem} problem
 * @param {import("../model/document.js").OpenDocument | null} document
 */
export function placeOf(problem, document) {
    const scene = problem.scene !== undefined ? document?.scenes.get(problem.scene)?.title : undefined;
    const name = problem.object && document?.has(problem.object) ? document.nameOf(problem.object) : undefined;
    const object = name && document?.object(problem.object ?? "")?.kind === "constraint" ? shortSentence(name) : name;
    const inside = [scene, object].filter(Boolean).join(" › ") || `Line ${problem.line}`;
    return problem.source ? `${inside} — ${problem.source.file}:${problem.source.line}` : inside;
}

/**
 * Returns the most severe problem of each object, without notes.
 * @param {Problem[]} problems
 * @returns {Map<string, string>}
 */
export function worstProblems(problems) {
    const worst = new Map();
    for (const { object, severity, layout } of problems) {
        const objects = layout ? [...layout.views, ...layout.constraints.map(({ id }) => id)] : [object];
        for (const object of objects) {
            if (object && (severity === "error" || (severity === "warning" && !worst.has(object)))) worst.set(object, severity);
        }
    }
    return worst;
}
