import { element } from "../elements/dom.js";
import { attachCard } from "./change-card.js";
import { shownDifferences } from "./marks.js";

/**
 * Marks a row of the inspectors whose value differs from that of the last commit, or removes the mark.
 * @param {import("../types.js").App} app
 * @param {HTMLElement} line
 * @param {import("../model/differences.js").Change[] | undefined} changes
 */
export function markRow(app, line, changes) {
    const shown = shownDifferences(app) ? changes ?? [] : [];
    const last = line.lastElementChild;
    if (last?.classList.contains("row-change")) last.remove();
    line.classList.toggle("is-changed", shown.length > 0);
    if (!shown.length) return;
    const mark = element("span.row-change", { role: "img", "aria-label": shown.map(({ sentence }) => sentence).join("; ") });
    const [{ object = null, scene = "" }] = shown;
    attachCard(app, mark, () => ({ changes: shown, object, scene }));
    line.append(mark);
}
