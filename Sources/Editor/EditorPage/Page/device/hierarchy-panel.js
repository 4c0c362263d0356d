import { element } from "../elements/dom.js";

/** The views of a running app in space. */
export class HierarchyPanel {
    isShown = false;
    onchange = () => {};

    /**
     * @param {HTMLElement} place
     * @param {import("./running-app.js").RunningApp} app
     */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.element = element("div");
    }

    toggle() {}
}
