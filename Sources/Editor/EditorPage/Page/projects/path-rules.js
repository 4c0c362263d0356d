/**
 * Returns what is wrong with the path of a storyboard to move scenes to, or null.
 * @param {string} text
 * @param {string} from
 */
export function refactoringProblem(text, from) {
    if (/^\s*$/.test(text) || text.split("/").some(step => /^\s*$|^\./.test(step))) return "A name cannot be empty or begin with a period";
    if (/\.xib$/.test(text.trim())) return "Scenes can only be in a storyboard";
    return withEnding(text) === from ? "The scenes are in this storyboard already" : null;
}

/** @param {string} name */
export const withEnding = name => name.trim().endsWith(".storyboard") ? name.trim() : `${name.trim()}.storyboard`;
