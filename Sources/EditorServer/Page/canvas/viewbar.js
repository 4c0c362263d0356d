/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mountViewBar(place, app) {}
