import { element } from "../elements/dom.js";
import { caseOf } from "./device-geometry.js";

/** @typedef {import("./app-protocol.js").DeviceKind} DeviceKind */

/** The case of a device: its edges and buttons below the screen, and what is over it, as the device is held upright. */
export class DeviceCase {
    #drawn = "";

    /** @param {() => void} pressHome */
    constructor(pressHome) {
        this.pressHome = pressHome;
        /** @type {HTMLElement} */
        this.below = element("div.device-case", { "aria-hidden": "true" });
        /** @type {HTMLElement} */
        this.above = element("div.device-cutout", { "aria-hidden": "true" });
    }

    /**
     * Draws the case in points.
     * @param {DeviceKind} kind
     */
    draw(kind) {
        const key = JSON.stringify(kind);
        if (key === this.#drawn) return;
        this.#drawn = key;
        const { side, top, bottom, radius, hasHomeButton } = caseOf(kind);
        const { width, height, corner, cutout, isTablet } = kind;
        size(this.below, width + 2 * side, height + top + bottom);
        size(this.above, width, height);
        this.below.style.borderRadius = `${radius}px`;
        this.below.className = `device-case ${isTablet ? "is-tablet" : "is-phone"}${hasHomeButton ? " has-home-button" : ""}`;
        this.above.className = `device-cutout has-${cutout}`;
        this.above.style.borderRadius = `${corner}px`;
        this.above.replaceChildren(...cutout === "none" ? [] : [element("span.device-hole")]);
        if (cutout === "notch") this.above.style.setProperty("--hole", `${Math.round(width * (width < 400 && height < 830 ? 0.54 : 0.42))}px`);
        this.below.replaceChildren(...buttonsOf(isTablet, hasHomeButton));
        if (hasHomeButton) this.#addHomeButton(bottom);
    }

    /** @param {number} bottom */
    #addHomeButton(bottom) {
        const button = element("span.device-home-button", { title: "Home", onclick: () => this.pressHome() });
        button.style.bottom = `${bottom / 2 - 27}px`;
        this.below.append(button, element("span.device-speaker", { style: { top: `${bottom / 2 - 3}px` } }));
    }
}

/** @param {HTMLElement} target @param {number} width @param {number} height */
function size(target, width, height) {
    target.style.width = `${width}px`;
    target.style.height = `${height}px`;
}

/**
 * The buttons at the edges.
 * @param {boolean} isTablet
 * @param {boolean} isOld
 * @returns {HTMLElement[]}
 */
function buttonsOf(isTablet, isOld) {
    /** @type {[string, number, number][]} edge, distance from its beginning and length in points */
    const buttons = isTablet ? [["top", 80, 56], ["right", 90, 46], ["right", 146, 46]]
        : isOld ? [["left", 108, 30], ["left", 172, 52], ["left", 236, 52], ["right", 172, 60]]
            : [["left", 128, 32], ["left", 186, 60], ["left", 258, 60], ["right", 210, 96]];
    return buttons.map(([edge, start, length]) => element(`span.device-button.at-${edge}`, {
        style: edge === "top" ? { right: `${start}px`, width: `${length}px` } : { top: `${start}px`, height: `${length}px` },
    }));
}
