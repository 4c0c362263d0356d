/** The minimum and maximum sizes of panels, and the directions in which they grow. */
const SPLITTERS = {
    "left-splitter": { target: "left", property: "width", least: 160, most: 480, sign: 1 },
    "right-splitter": { target: "inspectors", property: "width", least: 220, most: 480, sign: -1 },
    "problems-splitter": { target: "problems", property: "height", least: 80, most: 480, sign: -1 },
};

/**
 * Splitters that are dragged or moved with arrow keys; sizes and hidden panels are stored.
 * @param {import("../types.js").App} app
 */
export function mountSplitters(app) {
    for (const [id, splitter] of Object.entries(SPLITTERS)) mountSplitter(id, splitter);
    const shown = new Set((localStorage.getItem("hidden") ?? "problems").split(",").filter(Boolean));
    const apply = () => {
        document.body.classList.toggle("hides-left", shown.has("left"));
        document.body.classList.toggle("hides-right", shown.has("right"));
        document.getElementById("centre")?.classList.toggle("shows-problems", !shown.has("problems"));
        localStorage.setItem("hidden", [...shown].join(","));
    };
    /** @param {string} part */
    const toggle = part => {
        if (!shown.delete(part)) shown.add(part);
        apply();
    };
    apply();
    app.commands.add(
        { id: "view.outline", title: () => shown.has("left") ? "Show Outline" : "Hide Outline", menu: "View", group: "parts", shortcut: "mod+shift+0", run: () => toggle("left") },
        { id: "view.inspectors", title: () => shown.has("right") ? "Show Inspectors" : "Hide Inspectors", menu: "View", group: "parts", shortcut: "mod+alt+0", run: () => toggle("right") },
        { id: "view.problems", title: () => shown.has("problems") ? "Show Problems" : "Hide Problems", menu: "View", group: "parts", shortcut: "mod+shift+Y", run: () => toggle("problems") });
}

/**
 * @param {string} id
 * @param {{target: string, property: string, least: number, most: number, sign: number}} splitter
 */
function mountSplitter(id, { target, property, least, most, sign }) {
    const bar = /** @type {HTMLElement} */ (document.getElementById(id));
    const panel = /** @type {HTMLElement} */ (document.getElementById(target));
    const isWide = property === "width";
    const size = () => isWide ? panel.offsetWidth : panel.offsetHeight;
    /** @param {number} value */
    const set = value => {
        const kept = Math.round(Math.max(least, Math.min(most, value)));
        panel.style.setProperty(property, `${kept}px`);
        bar.setAttribute("aria-valuenow", String(kept));
        localStorage.setItem(`size.${target}`, String(kept));
    };
    bar.setAttribute("aria-valuemin", String(least));
    bar.setAttribute("aria-valuemax", String(most));
    const stored = Number(localStorage.getItem(`size.${target}`));
    if (stored) set(stored);

    bar.addEventListener("pointerdown", event => {
        const start = isWide ? event.clientX : event.clientY;
        const first = size();
        bar.setPointerCapture(event.pointerId);
        bar.classList.add("active");
        /** @param {PointerEvent} moved */
        const move = moved => set(first + sign * ((isWide ? moved.clientX : moved.clientY) - start));
        bar.addEventListener("pointermove", move);
        bar.addEventListener("lostpointercapture", () => {
            bar.removeEventListener("pointermove", move);
            bar.classList.remove("active");
        }, { once: true });
    });
    bar.addEventListener("keydown", event => {
        const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        set(size() + sign * step * (event.shiftKey ? 50 : 10));
    });
}
