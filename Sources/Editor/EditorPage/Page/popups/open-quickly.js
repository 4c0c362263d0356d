import { fuzzySearch } from "./fuzzy.js";
import { iconElement } from "../elements/icons.js";
import { SearchPanel } from "./search-panel.js";
import { nameOf } from "../documents/folders.js";

/** The maximum number of listed documents. */
const MOST = 100;

/**
 * Shows Open Quickly, which finds a document of the folder by its name.
 * @param {import("../types.js").App} app
 * @returns {() => void} opens the panel
 */
export function openQuickly({ store }) {
    const panel = new SearchPanel({
        label: "Open Quickly", placeholder: "Open a storyboard or xib", look: "palette documents",
        find: typed => fuzzySearch(store.documents, typed, document => [nameOf(document.path), document.path]).slice(0, MOST).map(({ item, at }) => ({
            title: nameOf(item.path), at, detail: item.path.split("/").slice(0, -1).join("/"), icon: iconElement("storyboard"),
            tail: item.isOpen ? "open" : "", value: item.path,
        })),
        empty: typed => typed ? `No document is named “${typed}”` : "There is no storyboard or xib in this folder",
        onchoose: row => { store.open(row.value); },
    });
    return () => panel.isOpen ? panel.close() : panel.open();
}

