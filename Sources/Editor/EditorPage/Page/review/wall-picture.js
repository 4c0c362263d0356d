import { element, replaceChildren } from "../elements/dom.js";

/**
 * Shows a picture in a stage as soon as it can be drawn, with what lies on it; until then the one before, or a spinner.
 * @param {HTMLElement} stage
 * @param {string | undefined} key of the picture
 * @param {HTMLElement[]} [marks]
 */
export function showWallPicture(stage, key, marks = []) {
    const old = stage.querySelector("img");
    const address = key && `pictures/${key}@1`;
    const image = old && old.getAttribute("src") === address ? old : address ? element("img", { src: address, alt: "", draggable: false }) : element("div.spinner");
    // The old picture stays until the new one can be shown.
    if (old && image !== old && image instanceof HTMLImageElement) image.decode().catch(() => {}).then(() => replaceChildren(stage, image, marks));
    else replaceChildren(stage, image, marks);
}

/**
 * Returns the size of a picture that hasn't been drawn.
 * @param {import("../model/store.js").Store} store
 * @param {{device?: string, orientation?: string}} variant
 * @returns {[number, number]}
 */
export function expectedSize(store, { device, orientation }) {
    const known = store.devices.find(({ id }) => id === device);
    const [width, height] = known ? [known.width, known.height] : [393, 852];
    return orientation === "landscape" ? [height, width] : [width, height];
}
