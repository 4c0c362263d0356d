import { element, replaceChildren } from "../elements/dom.js";

/**
 * Draws labeled boxes for scenes of platforms whose views aren't drawn.
 * @param {HTMLElement} body
 * @param {import("../model/document.js").OpenDocument} document
 * @param {import("../types.js").Stage} stage
 */
export function drawWireframe(body, document, stage) {
    const boxes = [...stage.frames].map(([id, [x, y, w, h]]) => {
        const object = document.object(id);
        const isLeaf = !object?.children.some(child => stage.frames.has(child.id));
        return element("div.wire", { class: isLeaf ? "leaf" : "", style: { transform: `translate(${x}px, ${y}px)`, width: `${w}px`, height: `${h}px` } },
            isLeaf || !object ? element("span", object?.name ?? id) : null);
    });
    replaceChildren(body, boxes);
}
