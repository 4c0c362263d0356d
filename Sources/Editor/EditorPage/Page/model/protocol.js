// The names of messages to and from the server. `docs/editor-protocol.md` explains them; a test of the server compares
// these lists with its own, and the types of commands and requests come from them.

/** The commands with their fields; optional ones end with a question mark. */
export const COMMANDS = /** @type {const} */ ({
    "set": { "object": "text", "attribute": "text", "value": "scalar", "traits": "text?" },
    "removeAttribute": { "object": "text", "attribute": "text", "traits": "text?" },
    "setText": { "object": "text", "text": "text" },
    "setValue": { "object": "text", "key": "text", "value": "value?", "xml": "text?", "traits": "text?" },
    "setAttributedText": { "object": "text", "key": "text", "runs": "runs?" },
    "setRuntimeAttribute": { "object": "text", "number": "number?", "keyPath": "text", "type": "text", "value": "runtimeValue?" },
    "setInstalled": { "object": "text", "isInstalled": "flag?", "traits": "text?" },
    "insert": { "into": "text", "xml": "text", "before": "text?", "freshIDs": "flag?" },
    "replace": { "object": "text", "xml": "text" },
    "addObject": { "item": "text", "into": "text?", "x": "number?", "y": "number?", "before": "text?" },
    "delete": { "object": "text" },
    "duplicate": { "object": "text", "offsetX": "number?", "offsetY": "number?" },
    "paste": { "xml": "text", "into": "text?", "x": "number?", "y": "number?" },
    "move": { "object": "text", "into": "text", "before": "text?", "y": "number?" },
    "embed": { "objects": "list", "in": "text" },
    "unembed": { "object": "text" },
    "setFrame": { "object": "text", "x": "number", "y": "number", "width": "number", "height": "number" },
    "align": { "objects": "list", "to": "text", "inContainer": "flag?" },
    "distribute": { "objects": "list", "axis": "text" },
    "arrange": { "objects": "list", "to": "text" },
    "sizeToFit": { "objects": "list" },
    "updateFrames": { "objects": "list", "all": "flag?" },
    "addConstraint": { "first": "text", "firstAttribute": "text", "relation": "text?", "second": "text?", "secondAttribute": "text?", "multiplier": "text?", "constant": "number?", "priority": "number?", "identifier": "text?" },
    "pin": { "objects": "list", "top": "length?", "leading": "length?", "trailing": "length?", "bottom": "length?", "toMargins": "flag?", "width": "length?", "height": "length?", "equalWidths": "flag?", "equalHeights": "flag?", "aspectRatio": "flag?", "topTo": "text?", "leadingTo": "text?", "trailingTo": "text?", "bottomTo": "text?" },
    "addAlignment": { "objects": "list", "attribute": "text", "inContainer": "flag?", "offset": "number?" },
    "addMissingConstraints": { "objects": "list", "all": "flag?" },
    "resetConstraints": { "objects": "list", "all": "flag?" },
    "updateConstraintConstants": { "objects": "list", "all": "flag?" },
    "clearConstraints": { "objects": "list", "all": "flag?" },
    "setSegmentCount": { "object": "text", "count": "number" },
    "setRowCount": { "object": "text", "count": "number" },
    "setSectionCount": { "table": "text", "count": "number" },
    "setPrototypeCount": { "table": "text", "count": "number" },
    "setCellStyle": { "cell": "text", "style": "text" },
    "setTableContent": { "table": "text", "mode": "text" },
    "setSectionSupplement": { "collection": "text", "kind": "text", "isOn": "flag" },
    "setCollectionLayout": { "collection": "text", "kind": "text" },
    "addScene": { "controller": "text", "x": "number?", "y": "number?", "title": "text?", "customClass": "text?", "customModule": "text?", "storyboardIdentifier": "text?", "id": "text?", "isInitial": "flag?" },
    "setInitialController": { "object": "text?" },
    "tidyScenes": {},
    "upgrade": { "xcode": "text" },
    "setCanvasLocation": { "scene": "text", "x": "number", "y": "number" },
    "setSimulatedSize": { "controller": "text", "size": "text", "width": "number?", "height": "number?" },
    "addOutlet": { "from": "text", "property": "text", "to": "text", "collection": "flag?", "id": "text?" },
    "addAction": { "from": "text", "selector": "text", "to": "text", "event": "text?", "id": "text?" },
    "addSegue": { "from": "text", "to": "text", "kind": "text", "identifier": "text?", "relationship": "text?", "unwindAction": "text?", "trigger": "text?", "customClass": "text?", "customModule": "text?", "attributes": "texts?", "id": "text?" },
    "renameIdentifier": { "object": "text", "to": "text" },
    "renameObject": { "object": "text", "to": "text" }
});

/** The requests with their fields. */
export const REQUESTS = /** @type {const} */ ({
    "open": { "document": "text" },
    "close": { "document": "text", "file": "text?" },
    "perform": { "document": "text", "name": "text?", "commands": "commands" },
    "undo": { "document": "text", "file": "text?", "alone": "flag?", "others": "flag?" },
    "redo": { "document": "text", "file": "text?", "alone": "flag?", "others": "flag?" },
    "save": { "document": "text", "file": "text?", "overwrite": "flag?" },
    "reload": { "document": "text", "file": "text?" },
    "recover": { "document": "text" },
    "merge": { "document": "text", "file": "text?" },
    "decide": { "document": "text", "conflict": "number", "choice": "text" },
    "compare": { "document": "text", "conflict": "number" },
    "resolve": { "document": "text" },
    "wall": { "document": "text", "scenes": "list?", "name": "text?", "scale": "number?", "device": "text?", "orientation": "text?", "appearance": "text?", "contentSize": "text?", "language": "text?", "states": "texts?" },
    "stage": { "document": "text", "scenes": "list" },
    "preview": { "document": "text", "commands": "commands" },
    "view": { "document": "text", "device": "text?", "orientation": "text?", "appearance": "text?", "contentSize": "text?", "language": "text?", "states": "texts?" },
    "inspect": { "document": "text", "objects": "list" },
    "connections": { "document": "text", "from": "text", "to": "text", "trigger": "text?", "only": "text?" },
    "neighbors": { "document": "text", "objects": "list", "toMargins": "flag?" },
    "library": { "document": "text" },
    "problems": { "document": "text" },
    "fix": { "document": "text", "problem": "text" },
    "choices": { "document": "text", "problem": "text" },
    "copy": { "document": "text", "objects": "list" },
    "text": { "document": "text" },
    "create": { "document": "text", "kind": "text?" },
    "refactor": { "document": "text", "scenes": "list", "to": "text" },
    "inline": { "document": "text", "reference": "text" },
    "find": { "of": "text", "value": "text", "whole": "flag?" },
    "replace": { "of": "text", "value": "text", "whole": "flag?", "to": "text", "skipped": "list?" },
    "script": { "path": "text" },
    "saveScript": { "path": "text", "commands": "commands", "overwrite": "flag?" },
    "documents": {},
    "languages": { "document": "text" },
    "classes": { "document": "text" },
    "runnable": { "document": "text" },
    "history": { "document": "text", "count": "number?" },
    "differences": { "document": "text", "from": "text?" },
    "revert": { "document": "text", "changes": "list" },
    "restore": { "document": "text", "commit": "text" },
    "source": { "document": "text", "file": "text?", "object": "text?", "member": "text?" },
    "sources": { "document": "text" },
    "newClass": { "document": "text", "object": "text?" },
    "createClass": { "document": "text", "object": "text?", "name": "text", "superclass": "text", "file": "text" },
    "editSource": { "document": "text", "file": "text", "revision": "number", "at": "number", "remove": "number", "insert": "text" },
    "members": { "document": "text", "file": "text" },
    "types": { "document": "text" },
    "placement": { "document": "text", "file": "text", "from": "text", "line": "number", "isNew": "flag?" },
    "insertMember": { "document": "text", "file": "text", "from": "text", "line": "number", "kind": "text", "name": "text", "type": "text", "strong": "flag?", "arguments": "text?", "event": "text?" },
    "rename": { "document": "text", "file": "text", "line": "number", "to": "text", "isTrial": "flag?" },
    "texts": { "document": "text" },
    "translate": { "document": "text", "key": "text", "language": "text", "text": "text?" },
    "addLanguage": { "document": "text", "language": "text" },
    "removeStaleTexts": { "document": "text", "language": "text" },
    "localize": { "document": "text" },
    "samples": { "document": "text" },
    "setSamples": { "document": "text", "scene": "text", "states": "text", "name": "text?" },
    "presence": { "name": "text?", "person": "text?", "document": "text?", "pointer": "numbers?", "view": "numbers?", "selection": "list?", "frames": "numbers?", "field": "texts?" },
    "comment": { "document": "text", "text": "text", "object": "text?", "thread": "text?" },
    "resolveComments": { "document": "text", "thread": "text", "isResolved": "flag" },
    "deleteComment": { "document": "text", "thread": "text", "comment": "number?" },
    "undoComment": { "document": "text" },
    "exportCode": { "document": "text", "scenes": "list?", "segues": "text?" },
    "saveCode": { "document": "text", "scenes": "list?", "segues": "text?", "folder": "text", "overwrite": "flag?" },
    "codePictures": { "document": "text", "scenes": "list?", "segues": "text?" },
    "showCapture": { "document": "text", "capture": "text", "withContainers": "flag?" },
    "insertCapture": { "document": "text", "capture": "text", "withContainers": "flag?" }
});

/** The events with their members. */
export const EVENTS = /** @type {const} */ ({
    "hello": ["protocol", "folder", "documents", "open", "devices", "traits", "symbols", "role", "shared", "name"],
    "documents": ["documents"],
    "snapshot": ["snapshot"],
    "changed": ["document", "from", "revision", "scenes", "removed", "order", "state", "selection"],
    "board": ["document", "board"],
    "stage": ["document", "stage"],
    "problems": ["document", "problems"],
    "state": ["document", "state"],
    "outside": ["document", "kind"],
    "conflicts": ["document", "merge"],
    "wall": ["document", "name", "variants", "scenes"],
    "wallPicture": ["document", "name", "picture"],
    "wallFindings": ["document", "name", "findings"],
    "differences": ["document", "differences"],
    "source": ["file", "from", "revision", "patch", "selects", "state"],
    "people": ["you", "people"],
    "presence": ["person", "document", "pointer", "selection", "view", "frames", "field"],
    "comments": ["document", "threads", "problem"],
    "moved": ["document", "to"],
    "malformed": ["message"]
});

/**
 * The types of fields.
 * @typedef {{
 *   text: string, number: number, flag: boolean, list: string[], numbers: number[], texts: Record<string, string>, commands: Command[],
 *   length: number | true, scalar: string | number | boolean, value: any, runtimeValue: any, runs: any[]
 * }} Kinds
 */

/**
 * @template {Record<string, string>} F
 * @typedef {{ [K in keyof F as F[K] extends `${string}?` ? never : K]: F[K] extends keyof Kinds ? Kinds[F[K]] : never }
 *   & { [K in keyof F as F[K] extends `${string}?` ? K : never]?: F[K] extends `${infer T}?` ? T extends keyof Kinds ? Kinds[T] : never : never }} Fields
 */

/** @typedef {{ [N in keyof typeof COMMANDS]: { [K in N]: Fields<typeof COMMANDS[N]> } }[keyof typeof COMMANDS]} Command */
/** @typedef {keyof typeof REQUESTS} Verb */

/**
 * Returns the error in a request that the server would reject, or null.
 * @param {string} verb
 * @param {Record<string, any>} fields
 * @returns {string | null}
 */
export function faultOf(verb, fields) {
    /** @type {Record<string, Record<string, string>>} */
    const requests = REQUESTS;
    /** @type {Record<string, Record<string, string>>} */
    const commands = COMMANDS;
    return faultIn("request", requests, verb, fields)
        ?? (fields.commands ?? []).map((/** @type {Record<string, any>} */ command) => {
            const [name] = Object.keys(command);
            return faultIn("command", commands, name, command[name]);
        }).find(Boolean) ?? null;
}

/**
 * @param {string} what
 * @param {Record<string, Record<string, string>>} known
 * @param {string} name
 * @param {Record<string, any>} fields
 */
function faultIn(what, known, name, fields) {
    if (!(name in known)) return `there is no ${what} "${name}"`;
    const other = Object.keys(fields).find(field => !(field in known[name]));
    if (other !== undefined) return `the ${what} "${name}" has no field "${other}"`;
    const missing = Object.keys(known[name]).find(field => !known[name][field].endsWith("?") && fields[field] === undefined);
    return missing === undefined ? null : `the ${what} "${name}" needs the field "${missing}"`;
}
