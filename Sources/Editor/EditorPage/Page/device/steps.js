/**
 * Returns steps as a file for `--steps`: a list with one step a line.
 * @param {import("./app-protocol.js").Step[]} steps
 */
export function stepFile(steps) {
    return steps.length ? `[\n${steps.map(step => `  ${JSON.stringify(step)}`).join(",\n")}\n]\n` : "[]\n";
}
