/** The distance from which a press is a drag. */
const SLACK = 4;

/**
 * Returns the index of a tab that is dragged by a distance: it passes a neighbor when it covers more than half of it.
 * @param {number[]} widths Of all, in the order before the drag.
 * @param {number} from
 * @param {number} by
 */
export function indexAfter(widths, from, by) {
    /** @param {number} index */
    const start = index => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const [left, right] = [start(from) + by, start(from) + widths[from] + by];
    let index = from;
    while (index + 1 < widths.length && by > 0 && right > start(index + 1) + widths[index + 1] / 2) index += 1;
    while (index > 0 && by < 0 && left < start(index - 1) + widths[index - 1] / 2) index -= 1;
    return index;
}

/**
 * Handles a press on a tab: a drag moves it among the others, which make room at once.
 * @param {HTMLElement} list Of the tabs, each with its document's path.
 * @param {import("../model/store.js").Store} store
 * @param {string} path
 * @param {PointerEvent} press
 */
export function beginTabDrag(list, store, path, press) {
    const ended = new AbortController();
    const { signal } = ended;
    const tabs = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-path]")]);
    const dragged = () => tabs().find(tab => tab.dataset.path === path);
    /** @type {{from: number, left: number, widths: number[]} | null} */
    let begun = null;
    const begin = () => {
        const from = tabs().findIndex(tab => tab.dataset.path === path);
        return from < 0 ? null : { from, left: tabs()[from].offsetLeft, widths: tabs().map(tab => tab.offsetWidth) };
    };
    const end = () => {
        ended.abort();
        const tab = dragged();
        tab?.classList.remove("is-dragged");
        tab?.style.removeProperty("transform");
    };
    addEventListener("pointermove", event => {
        const by = event.clientX - press.clientX;
        if (!begun && Math.abs(by) < SLACK) return;
        begun ??= begin();
        if (!begun) return end();
        store.arrange(path, indexAfter(begun.widths, begun.from, by));
        const tab = dragged();
        if (!tab) return end();
        tab.classList.add("is-dragged");
        const most = list.offsetLeft + list.scrollWidth - tab.offsetWidth;
        tab.style.transform = `translateX(${Math.max(list.offsetLeft, Math.min(most, begun.left + by)) - tab.offsetLeft}px)`;
    }, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", event => {
        if (event.key !== "Escape" || !begun) return;
        event.preventDefault();
        event.stopPropagation();
        store.arrange(path, begun.from);
        end();
    }, { signal, capture: true });
}
