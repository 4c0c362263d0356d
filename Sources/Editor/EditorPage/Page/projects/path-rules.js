/**
 * Returns what is wrong with the path of a storyboard to move scenes to, or null.
 * @param {string} text
 * @param {string} from
 */
export function refactoringProblem(text, from) {
    if (!isPath(text)) return UNNAMED;
    if (/\.xib$/.test(text.trim())) return "Scenes can only be in a storyboard";
    return withEnding(text) === from ? "The scenes are in this storyboard already" : null;
}

/**
 * @param {string} name
 * @param {string} [ending]
 */
export const withEnding = (name, ending = "storyboard") => name.trim().endsWith(`.${ending}`) ? name.trim() : `${name.trim()}.${ending}`;

/** What is wrong with a path that has an empty or hidden step. */
export const UNNAMED = "A name cannot be empty or begin with a period";

/** @param {string} text */
export const isPath = text => !text.split("/").some(step => /^\s*$|^\./.test(step));
