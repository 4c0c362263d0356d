// The messages between a page and a running app; `docs/app-protocol.md` explains them, and a test compares both.

/** What the page sends, with its fields; optional ones end with a question mark. */
export const MESSAGES = /** @type {const} */ ({
    "hello": ["scale"],
    "shown": ["frame"],
    "touches": ["touches"],
    "hover": ["x?", "y?"],
    "wheel": ["x", "y", "dx", "dy"],
    "key": ["phase", "code", "key", "modifiers"],
    "text": ["text"],
    "mark": ["text"],
    "deleteBackward": [],
    "paste": ["text"],
    "activate": ["element"],
    "adjust": ["element", "isUp"],
    "focus": ["element"],
    "replace": ["element", "text"],
    "device": ["device?", "orientation?", "appearance?", "contentSize?", "direction?"],
    "speed": ["value"],
    "network": ["isOff"],
    "shake": [],
    "home": [],
    "memoryWarning": [],
    "open": ["url"],
    "picture": [],
    "hierarchy": [],
    "stop": [],
    "restart": ["language?"],
});

/** What the page is told. */
export const EVENTS = /** @type {const} */ ([
    "session", "state", "console", "device", "keyboard", "tree", "pasteboard", "step", "picture", "hierarchy", "message",
]);

/** The sizes of text, from the smallest, and what they are called. */
export const CONTENT_SIZES = /** @type {const} */ ([
    ["XS", "Extra Small"], ["S", "Small"], ["M", "Medium"], ["L", "Large (Default)"], ["XL", "Extra Large"], ["XXL", "Extra Extra Large"],
    ["XXXL", "Extra Extra Extra Large"], ["AX1", "Accessibility 1"], ["AX2", "Accessibility 2"], ["AX3", "Accessibility 3"],
    ["AX4", "Accessibility 4"], ["AX5", "Accessibility 5"],
]);

/**
 * @typedef {keyof typeof MESSAGES} Message
 * @typedef {"portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight"} Orientation
 * @typedef {{id: string, title: string, width: number, height: number, isTablet: boolean, corner: number, cutout: "none" | "notch" | "island"}} DeviceKind
 * @typedef {"building" | "failed" | "running" | "unresponsive" | "crashed" | "ended"} AppState
 * @typedef {{file: string, line?: number, column?: number, severity: string, message: string}} BuildMessage
 * @typedef {{state: AppState, messages?: BuildMessage[], text?: string, steps?: Step[]}} StateEvent
 * @typedef {Record<string, any>} Step
 * @typedef {{name: string, devices: DeviceKind[], state: AppState, languages: string[], language?: string}} Session
 * @typedef {{device: string, orientation: Orientation, interface?: Orientation, appearance: "light" | "dark", contentSize: string, direction: "leftToRight" | "rightToLeft", width: number, height: number, isAway: boolean, speed?: number, isNetworkOff?: boolean}} DeviceState
 * @typedef {{isWanted: boolean, frame?: [number, number, number, number], isSecure?: boolean, isMultiline?: boolean, text?: string}} KeyboardState
 * @typedef {{id: string, role: string, label?: string, value?: string, hint?: string, identifier?: string, frame: [number, number, number, number], isEnabled: boolean, isSelected?: boolean, isFocused?: boolean, isHeading?: boolean, level?: number}} TreeElement
 * @typedef {{stream: "out" | "error" | "note", text: string}} ConsoleLine
 * @typedef {{id: string, parent?: string, class: string, title?: string, controller?: string, frame: [number, number, number, number], isHidden: boolean, alpha: number, clips?: boolean, png?: string, properties: [string, any][], constraints: string[]}} HierarchyView
 * @typedef {{id: number, phase: "began" | "moved" | "ended" | "cancelled", x: number, y: number, force?: number, type?: "direct" | "pencil"}} TouchChange
 */
