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
    "photo": ["name", "data"],
    "shake": [],
    "home": [],
    "memoryWarning": [],
    "open": ["url"],
    "picture": [],
    "hierarchy": [],
    "capture": ["isStandalone?"],
    "stop": [],
    "restart": ["language?"],
});

/** Messages to the page. */
export const EVENTS = /** @type {const} */ ([
    "session", "state", "console", "device", "keyboard", "tree", "pasteboard", "step", "picture", "hierarchy", "capture", "message",
]);

/**
 * @typedef {keyof typeof MESSAGES} Message
 * @typedef {"portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight"} Orientation
 * @typedef {{id: string, title: string, width: number, height: number, isTablet: boolean, corner: number, cutout: "none" | "notch" | "island"}} DeviceKind
 * @typedef {"building" | "failed" | "running" | "unresponsive" | "crashed" | "ended"} AppState
 * @typedef {{file: string, line?: number, column?: number, severity: string, message: string}} BuildMessage
 * @typedef {{state: AppState, messages?: BuildMessage[], text?: string, steps?: Step[], languages?: string[]}} StateEvent
 * @typedef {Record<string, any>} Step
 * @typedef {{name: string, devices: DeviceKind[], state: AppState, languages: string[], language?: string}} Session
 * @typedef {{device: string, orientation: Orientation, interface?: Orientation, appearance: "light" | "dark", contentSize: string, direction: "leftToRight" | "rightToLeft", width: number, height: number, isAway: boolean, speed?: number, isNetworkOff?: boolean}} DeviceState
 * @typedef {{isWanted: boolean, frame?: [number, number, number, number], isSecure?: boolean, isMultiline?: boolean, text?: string}} KeyboardState
 * @typedef {{id: string, role: string, label?: string, value?: string, hint?: string, identifier?: string, frame: [number, number, number, number], isEnabled: boolean, isSelected?: boolean, isFocused?: boolean, isHeading?: boolean, level?: number}} TreeElement
 * @typedef {{stream: "out" | "error" | "note", text: string}} ConsoleLine
 * @typedef {{id: string, parent?: string, class: string, title?: string, controller?: string, frame: [number, number, number, number], isHidden: boolean, alpha: number, clips?: boolean, png?: string, properties: [string, any][], constraints: string[]}} HierarchyView
 * @typedef {{id: number, phase: "began" | "moved" | "ended" | "canceled", x: number, y: number, force?: number, type?: "direct" | "pencil"}} TouchChange
 */

/**
 * Returns the error in a message that isn't one of the protocol, or null.
 * @param {string} message
 * @param {Record<string, any>} fields
 * @returns {string | null}
 */
export function faultOf(message, fields) {
    /** @type {readonly string[] | undefined} */
    const known = /** @type {Record<string, readonly string[]>} */ (MESSAGES)[message];
    if (!known) return `there is no message "${message}"`;
    const other = Object.keys(fields).find(field => !known.includes(field) && !known.includes(`${field}?`));
    if (other !== undefined) return `the message "${message}" has no field "${other}"`;
    const missing = known.find(field => !field.endsWith("?") && fields[field] === undefined);
    return missing === undefined ? null : `the message "${message}" needs the field "${missing}"`;
}
