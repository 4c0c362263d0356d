// What the server knows of commands, requests and events. `make tables` writes this file.

/** The commands with their fields; optional ones end with a question mark. */
export const COMMANDS = /** @type {const} */ ({
    set: { object: "address", attribute: "text", value: "scalar", traits: "text?" },
    removeAttribute: { object: "address", attribute: "text", traits: "text?" },
    setText: { object: "address", text: "text" },
    setValue: { object: "address", key: "text", value: "value?", xml: "text?", traits: "text?" },
    setAttributedText: { object: "address", key: "text", runs: "runs?" },
    setRuntimeAttribute: { object: "address", number: "count?", keyPath: "text", type: "text", value: "runtimeValue?" },
    setInstalled: { object: "address", isInstalled: "flag?", traits: "text?" },
    insert: { into: "address", xml: "text", before: "address?", freshIDs: "flag?" },
    replace: { object: "address", xml: "text" },
    addObject: { item: "text", into: "address?", x: "number?", y: "number?", before: "address?" },
    delete: { object: "address" },
    duplicate: { object: "address", offsetX: "number?", offsetY: "number?" },
    paste: { xml: "text", into: "address?", x: "number?", y: "number?" },
    move: { object: "address", into: "address", before: "address?", y: "number?" },
    embed: { objects: "addresses", in: "text" },
    unembed: { object: "address" },
    setFrame: { object: "address", x: "number", y: "number", width: "number", height: "number" },
    align: { objects: "addresses", to: "text", inContainer: "flag?" },
    distribute: { objects: "addresses", axis: "text" },
    arrange: { objects: "addresses", to: "text" },
    sizeToFit: { objects: "addresses" },
    updateFrames: { objects: "addresses", all: "flag?" },
    addConstraint: {
        first: "address", firstAttribute: "text", relation: "text?", second: "address?", secondAttribute: "text?",
        multiplier: "text?", constant: "number?", priority: "number?", identifier: "text?",
    },
    pin: {
        objects: "addresses", top: "length?", leading: "length?", trailing: "length?", bottom: "length?",
        toMargins: "flag?", width: "length?", height: "length?", equalWidths: "flag?", equalHeights: "flag?",
        aspectRatio: "flag?", topTo: "address?", leadingTo: "address?", trailingTo: "address?",
        bottomTo: "address?",
    },
    addAlignment: { objects: "addresses", attribute: "text", inContainer: "flag?", offset: "number?" },
    addMissingConstraints: { objects: "addresses", all: "flag?" },
    resetConstraints: { objects: "addresses", all: "flag?" },
    updateConstraintConstants: { objects: "addresses", all: "flag?" },
    clearConstraints: { objects: "addresses", all: "flag?" },
    setSegmentCount: { object: "address", count: "count" },
    setRowCount: { object: "address", count: "count" },
    setSectionCount: { table: "address", count: "count" },
    setPrototypeCount: { table: "address", count: "count" },
    setCellStyle: { cell: "address", style: "text" },
    setTableContent: { table: "address", mode: "text" },
    setSectionSupplement: { collection: "address", kind: "text", isOn: "flag" },
    setCollectionLayout: { collection: "address", kind: "text" },
    addScene: {
        controller: "text", x: "number?", y: "number?", title: "text?", customClass: "text?", customModule: "text?",
        storyboardIdentifier: "text?", id: "text?", isInitial: "flag?",
    },
    setInitialController: { object: "address?" },
    tidyScenes: {},
    upgrade: { xcode: "text" },
    setCanvasLocation: { scene: "address", x: "number", y: "number" },
    setSimulatedSize: { controller: "address", size: "text", width: "number?", height: "number?" },
    addOutlet: { from: "address", property: "text", to: "address", collection: "flag?", id: "text?" },
    addAction: { from: "address", selector: "text", to: "address", event: "text?", id: "text?" },
    addSegue: {
        from: "address", to: "address", kind: "text", identifier: "text?", relationship: "text?",
        unwindAction: "text?", trigger: "text?", customClass: "text?", customModule: "text?", attributes: "texts?",
        id: "text?",
    },
    renameIdentifier: { object: "address", to: "text" },
    renameObject: { object: "address", to: "text" },
});

/** The requests with their fields. */
export const REQUESTS = /** @type {const} */ ({
    open: { document: "text" },
    close: { document: "text", file: "text?" },
    perform: { document: "text", name: "text?", commands: "commands" },
    undo: { document: "text", file: "text?", alone: "flag?", others: "flag?" },
    redo: { document: "text", file: "text?", alone: "flag?", others: "flag?" },
    save: { document: "text", file: "text?", overwrite: "flag?" },
    reload: { document: "text", file: "text?" },
    recover: { document: "text" },
    merge: { document: "text", file: "text?" },
    decide: { document: "text", conflict: "number", choice: "text" },
    compare: { document: "text", conflict: "number" },
    resolve: { document: "text" },
    wall: {
        document: "text", scenes: "addresses?", name: "text?", scale: "number?", device: "text?",
        orientation: "text?", appearance: "text?", contentSize: "text?", language: "text?", states: "texts?",
    },
    stage: { document: "text", scenes: "addresses" },
    preview: { document: "text", commands: "commands" },
    view: {
        document: "text", device: "text?", orientation: "text?", appearance: "text?", contentSize: "text?",
        language: "text?", states: "texts?",
    },
    inspect: { document: "text", objects: "addresses" },
    connections: { document: "text", from: "text", to: "text", trigger: "text?", only: "text?" },
    neighbors: { document: "text", objects: "addresses", toMargins: "flag?" },
    library: { document: "text" },
    problems: { document: "text" },
    fix: { document: "text", problem: "text" },
    choices: { document: "text", problem: "text" },
    copy: { document: "text", objects: "addresses" },
    text: { document: "text" },
    create: { document: "text", kind: "text?" },
    refactor: { document: "text", scenes: "addresses", to: "text" },
    inline: { document: "text", reference: "text" },
    find: { of: "text", value: "text", whole: "flag?" },
    replace: { of: "text", value: "text", whole: "flag?", to: "text", skipped: "addresses?" },
    script: { path: "text" },
    saveScript: { path: "text", commands: "commands", overwrite: "flag?" },
    documents: {},
    languages: { document: "text" },
    classes: { document: "text" },
    runnable: { document: "text" },
    history: { document: "text", count: "count?" },
    differences: { document: "text", from: "text?" },
    revert: { document: "text", changes: "addresses" },
    restore: { document: "text", commit: "text" },
    source: { document: "text", file: "text?", object: "text?", member: "text?" },
    sources: { document: "text" },
    newClass: { document: "text", object: "text?" },
    createClass: { document: "text", object: "text?", name: "text", superclass: "text", file: "text" },
    editSource: { document: "text", file: "text", revision: "number", at: "number", remove: "number", insert: "text" },
    members: { document: "text", file: "text" },
    types: { document: "text" },
    placement: { document: "text", file: "text", from: "text", line: "number", isNew: "flag?" },
    insertMember: {
        document: "text", file: "text", from: "text", line: "number", kind: "text", name: "text", type: "text",
        strong: "flag?", arguments: "text?", event: "text?",
    },
    rename: { document: "text", file: "text", line: "number", to: "text", isTrial: "flag?" },
    texts: { document: "text" },
    translate: { document: "text", key: "text", language: "text", text: "text?" },
    addLanguage: { document: "text", language: "text" },
    removeStaleTexts: { document: "text", language: "text" },
    localize: { document: "text" },
    samples: { document: "text" },
    setSamples: { document: "text", scene: "text", states: "text", name: "text?" },
    presence: {
        name: "text?", person: "text?", document: "text?", pointer: "numbers?", view: "numbers?",
        selection: "addresses?", frames: "numbers?", field: "texts?",
    },
    comment: { document: "text", text: "text", object: "text?", thread: "text?" },
    resolveComments: { document: "text", thread: "text", isResolved: "flag" },
    deleteComment: { document: "text", thread: "text", comment: "count?" },
    undoComment: { document: "text" },
    exportCode: { document: "text", scenes: "addresses?", segues: "text?" },
    saveCode: { document: "text", scenes: "addresses?", segues: "text?", folder: "text", overwrite: "flag?" },
    codePictures: { document: "text", scenes: "addresses?", segues: "text?" },
    showCapture: { document: "text", capture: "text", withContainers: "flag?" },
    insertCapture: { document: "text", capture: "text", withContainers: "flag?" },
});

/** The names of events. */
export const EVENTS = /** @type {const} */ ([
    "hello", "documents", "snapshot", "changed", "board", "stage", "problems", "state", "outside", "conflicts",
    "wall", "wallPicture", "wallFindings", "differences", "source", "people", "presence", "comments", "moved",
    "malformed",
]);

/** @typedef {import("../comments/threads.js").Thread} Thread */
/** @typedef {import("../review/conflicts.js").Merge} Merge */
/** @typedef {import("../review/wall-variants.js").Variant} Variant */
/** @typedef {import("../source/source-file.js").SourceState} SourceState */
/** @typedef {import("../source/source-text.js").TextPatch} TextPatch */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Device} Device */
/** @typedef {import("../types.js").DocumentEntry} DocumentEntry */
/** @typedef {import("../types.js").DocumentState} DocumentState */
/** @typedef {import("../types.js").Problem} Problem */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Trait} Trait */
/** @typedef {import("./differences.js").SentDifferences} SentDifferences */
/** @typedef {import("./people.js").Person} Person */

/**
 * What events say.
 * @typedef {{
 *   hello: {
 *       protocol: number, folder: string, documents: DocumentEntry[], open?: string, devices: Device[],
 *       traits: Trait[], symbols: { value: string, icon: string }[], role: "owner" | "editor" | "guest",
 *       shared?: { editors: string[], guests: string[] }, name?: string,
 *   },
 *   documents: { documents: DocumentEntry[] },
 *   snapshot: { snapshot: Snapshot },
 *   changed: {
 *       document: string, from: number, revision: number, scenes: Scene[], removed: string[], order?: string[],
 *       state: DocumentState, selection?: string[],
 *   },
 *   board: { document: string, board: Board },
 *   stage: { document: string, stage: any },
 *   problems: { document: string, problems: Problem[] },
 *   state: { document: string, state: DocumentState },
 *   outside: { document: string, kind: "changed" | "deleted" },
 *   conflicts: { document: string, merge?: Merge },
 *   wall: { document: string, name: string, variants: Variant[], scenes: any[] },
 *   wallPicture: { document: string, name: string, picture: any },
 *   wallFindings: { document: string, name: string, findings: any },
 *   differences: { document: string, differences: SentDifferences },
 *   source: {
 *       file: string, from?: number, revision: number, patch?: TextPatch, selects?: boolean, state: SourceState,
 *   },
 *   people: { you: Person, people: Person[] },
 *   presence: {
 *       person: number, document: string, pointer?: Person["pointer"], selection?: string[], view?: Person["view"],
 *       frames?: number[], field?: Person["field"],
 *   },
 *   comments: { document: string, threads: Thread[], problem?: string },
 *   moved: { document: string, to: string },
 *   malformed: { message: string },
 * }} Events
 */
