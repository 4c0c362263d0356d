/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 * @returns {{canvas: import("../types.js").CanvasAPI, connectTool: import("../types.js").ConnectAPI}}
 */
export function mountCanvas(place, app) {
    return {
        canvas: { beginLibraryDrag() {}, async placeItem() {}, reveal() {}, focus() { place.focus(); } },
        connectTool: { begin() {} },
    };
}
