// The symbol and tone of each element; symbols are in `symbols/NAME.svg`.
import { symbol } from "./dom.js";

/** @typedef {{symbol: string, tone: string}} Icon */

/** @type {Record<string, Record<string, string>>} family: {element: symbol} */
const families = {
    controller: {
        scene: "window", viewController: "window", tableViewController: "table", collectionViewController: "grid-3x3-gap",
        navigationController: "chevron-left", tabBarController: "segmented-nav", splitViewController: "layout-split",
        pageViewController: "book-half", hostingController: "code-square", glkViewController: "badge-3d",
        avPlayerViewController: "play-circle", viewControllerPlaceholder: "box-arrow-up-right", controller: "window",
        windowController: "window-desktop", pagecontroller: "book-half", tabViewController: "segmented-nav",
        storyboard: "collection",
    },
    view: {
        view: "square", customView: "square", containerView: "bounding-box-circles", scrollView: "arrows-move",
        stackView: "view-stacked", stackViewHorizontal: "layout-three-columns", tableView: "table",
        tableViewCell: "distribute-vertical", tableViewCellContentView: "square", tableViewSection: "view-list",
        collectionView: "grid-3x3-gap", collectionViewCell: "app", collectionViewCellContentView: "square",
        collectionReusableView: "card-heading", collectionViewFlowLayout: "grid-1x2", imageView: "image", label: "type",
        textView: "textarea-t", webView: "globe", wkWebView: "compass", mapView: "map", pickerView: "list-columns-reverse",
        datePicker: "calendar3", visualEffectView: "droplet-half", activityIndicatorView: "brightness-high",
        progressView: "hr", sceneKitView: "box", sceneView: "box", skView: "joystick", mtkView: "badge-3d",
        glkView: "badge-3d", arskView: "badge-ar", arscnView: "badge-ar", box: "border-outer", clipView: "crop",
        splitView: "layout-split", tabView: "segmented-nav", tableColumn: "layout-three-columns", window: "window",
        tableCellView: "distribute-vertical", group: "collection", table: "table", tableRow: "distribute-vertical",
    },
    control: {
        button: "app-indicator", segmentedControl: "segmented-nav", textField: "input-cursor-text", slider: "sliders",
        switch: "toggle-on", pageControl: "three-dots", stepper: "plus-slash-minus", searchBar: "search", colorWell: "palette",
        refreshControl: "arrow-clockwise", popUpButton: "menu-button", searchField: "search", comboBox: "menu-down",
        secureTextField: "input-cursor-text", progressIndicator: "hr", levelIndicator: "reception-3", picker: "list-columns",
    },
    bar: {
        navigationBar: "window-dash", navigationItem: "card-heading", barButtonItem: "app", tabBar: "segmented-nav",
        tabBarItem: "star", toolbar: "window-dock", toolbarItem: "app", toolbarItems: "window-dock", menu: "menu-app",
        menuItem: "list", barButtonItemFlexibleSpace: "arrow-left-right", barButtonItemFixedSpace: "distribute-horizontal", barButtonItemAdd: "plus-lg",
        barButtonItemDone: "check-lg", barButtonItemCancel: "x-lg", barButtonItemClose: "x-circle", barButtonItemEdit: "pencil", barButtonItemSave: "save",
        barButtonItemUndo: "arrow-counterclockwise", barButtonItemRedo: "arrow-clockwise", barButtonItemCompose: "pencil-square", barButtonItemReply: "reply",
        barButtonItemAction: "box-arrow-up", barButtonItemOrganize: "folder", barButtonItemBookmarks: "book", barButtonItemSearch: "search",
        barButtonItemRefresh: "arrow-repeat", barButtonItemStop: "x-circle", barButtonItemCamera: "camera", barButtonItemTrash: "trash",
        barButtonItemPlay: "play", barButtonItemPause: "pause", barButtonItemRewind: "rewind", barButtonItemFastForward: "fast-forward",
    },
    gesture: {
        gestureRecognizer: "hand-index", tapGestureRecognizer: "hand-index", pinchGestureRecognizer: "arrows-angle-contract",
        rotationGestureRecognizer: "arrow-clockwise", swipeGestureRecognizer: "arrow-right", panGestureRecognizer: "arrows-move",
        screenEdgePanGestureRecognizer: "arrow-bar-right", pongPressGestureRecognizer: "hand-index-thumb",
    },
    object: {
        placeholder: "box", firstResponder: "1-square", exit: "box-arrow-right", customObject: "box", filesOwner: "box",
        application: "app", userDefaultsController: "gear", arrayController: "collection", object: "box", timer: "clock",
    },
    layout: {
        constraints: "arrows-move", constraint: "arrow-left-right", verticalConstraint: "arrow-down-up", viewLayoutGuide: "bounding-box", keyboardLayoutGuide: "keyboard", viewControllerLayoutGuide: "bounding-box",
        layoutGuide: "bounding-box", width: "arrow-left-right", height: "arrow-down-up", alignment: "align-center",
    },
    segue: {
        segue: "arrow-right-circle", show: "arrow-right-square", push: "arrow-right-square", showDetail: "layout-sidebar-inset",
        presentation: "front", modal: "front", popoverPresentation: "chat-square", popover: "chat-square", embed: "bounding-box-circles",
        relationship: "link-45deg", unwind: "box-arrow-in-left", custom: "braces",
    },
};

/** @type {Record<string, string>} one tone a family */
const tones = {
    controller: "yellow", view: "blue", control: "blue", bar: "blue", gesture: "purple", object: "orange", layout: "gray", segue: "gray",
};

/** @type {Map<string, Icon>} */
const icons = new Map(Object.entries(families).flatMap(([family, symbols]) =>
    Object.entries(symbols).map(([name, symbol]) => /** @type {[string, Icon]} */ ([name, { symbol, tone: tones[family] }]))));

icons.set("firstResponder", { symbol: "1-square", tone: "red" });
icons.set("exit", { symbol: "box-arrow-right", tone: "green" });

/** @type {Record<string, string>} what a kind looks like when its element is none that the table has */
const kinds = {
    controller: "viewController", view: "view", cell: "tableViewCell", barItem: "barButtonItem", gestureRecognizer: "gestureRecognizer",
    placeholder: "placeholder", exit: "exit", layoutGuide: "layoutGuide", constraint: "constraint", scene: "scene",
};

/**
 * @param {string} name an element's name, or the `icon` of an object
 * @param {string} [kind] the object's kind, for elements without an icon
 * @returns {Icon}
 */
export function iconOf(name, kind) {
    return icons.get(name) ?? icons.get(kinds[kind ?? ""] ?? "") ?? { symbol: "box", tone: "orange" };
}

/**
 * Returns the icon of an element, which is hidden from screen readers.
 * @param {string} name
 * @param {string} [kind]
 * @returns {HTMLElement}
 */
export function iconElement(name, kind) {
    const icon = iconOf(name, kind);
    return symbol(icon.symbol, icon.tone);
}

/** All symbols of the table, for tests. */
export const allSymbols = [...icons.values()].map(icon => icon.symbol);
