const COUNT = 8;
/** @type {{fill: string, text: string}[]} */
let colors = [];
let isListening = false;

/**
 * Returns the colors of a person on the canvas.
 * @param {number} number
 */
export function personColors(number) {
    if (!isListening) {
        isListening = true;
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { colors = []; });
    }
    if (!colors.length) {
        const style = getComputedStyle(document.documentElement);
        const text = style.getPropertyValue("--on-person").trim();
        colors = Array.from({ length: COUNT }, (_, index) => ({ fill: style.getPropertyValue(`--person-${index}`).trim(), text }));
    }
    return colors[((number % COUNT) + COUNT) % COUNT];
}

/**
 * Returns the class with a person's color.
 * @param {number} number
 */
export const personClass = number => `person-${((Math.trunc(number) % COUNT) + COUNT) % COUNT}`;
