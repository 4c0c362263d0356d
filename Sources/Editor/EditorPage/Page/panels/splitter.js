/**
 * Lets a splitter change the size of a panel, by dragging and with arrow keys; the size is stored.
 * @param {string} id
 * @param {{target: string, property: "width" | "height", least: number, most: number, sign: number}} splitter
 */
export function mountSplitter(id, { target, property, least, most, sign }) {
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
    else bar.setAttribute("aria-valuenow", String(Math.round(parseFloat(getComputedStyle(panel)[property]) || least)));

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
