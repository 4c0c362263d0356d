import { element } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";

/** An item of the library at the pointer, while no preview shows it: what it looks like if that is known, otherwise its icon and title. */
export class LibraryGhost {
    /** @type {import("./previewer.js").Picture | null} */
    picture = null;

    /** @param {import("../types.js").LibraryItem} item */
    constructor(item) {
        this.chip = element("div.library-chip", iconElement(item.icon), item.title);
        this.element = element("div.library-ghost", this.chip);
        document.body.append(this.element);
    }

    /**
     * Shows the item at a point of the window.
     * @param {{clientX: number, clientY: number}} point
     * @param {number | null} scale That of the canvas; null outside of it.
     */
    show({ clientX, clientY }, scale) {
        const picture = scale === null ? null : this.picture;
        const image = picture?.image ?? this.chip;
        if (this.element.firstChild !== image) this.element.replaceChildren(image);
        const [width, height] = (picture?.size ?? [0, 0]).map(length => length * (scale ?? 0));
        if (picture) Object.assign(picture.image.style, { width: `${width}px`, height: `${height}px` });
        const [x, y] = picture ? [clientX - width / 2, clientY - height / 2] : [clientX + 10, clientY + 12];
        this.element.style.transform = `translate(${x}px, ${y}px)`;
    }

    /** @param {boolean} isHidden */
    hide(isHidden) { this.element.hidden = isHidden; }

    remove() { this.element.remove(); }
}
