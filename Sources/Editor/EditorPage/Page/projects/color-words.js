/**
 * Returns a color as searches spell it: its name, or `#RRGGBB` with the opacity at the end if it isn't opaque.
 * @param {{system?: string, name?: string, red?: number, green?: number, blue?: number, white?: number, alpha?: number}} color
 */
export function shownColor({ system, name, red = 0, green = 0, blue = 0, white, alpha = 1 }) {
    if (system ?? name) return `${system ?? name}`;
    const parts = white === undefined ? [red, green, blue] : [white, white, white];
    return `#${[...parts, ...(alpha < 1 ? [alpha] : [])].map(hex).join("")}`;
}

/** @param {number} component */
const hex = component => Math.round(255 * Math.min(1, Math.max(0, component))).toString(16).toUpperCase().padStart(2, "0");
