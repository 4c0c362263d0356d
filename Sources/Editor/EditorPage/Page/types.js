/**
 * The types of the page's messages and parts. `docs/editor-protocol.md` explains them.
 *
 * @typedef {[number, number, number, number]} Frame x, y, width, height
 * @typedef {import("./model/protocol.js").Command} Command `{set: {object, attribute, value}}`, as for `storyboard apply`.
 *
 * @typedef {object} SceneObject
 * @property {string} id
 * @property {string} element
 * @property {string} name The name: "Add".
 * @property {string} title The title of the element: "Bar Button Item".
 * @property {string} class
 * @property {string} icon
 * @property {"controller" | "view" | "cell" | "barItem" | "gestureRecognizer" | "object" | "placeholder" | "exit" | "layoutGuide" | "constraint"} kind
 * @property {boolean} [accepts] Whether it can contain views.
 * @property {boolean} [upward] Whether positions in it count from its bottom.
 * @property {SceneObject[]} children
 * @property {{first: string, firstAttribute: string, second?: string, secondAttribute?: string, relation?: string, constant?: number, multiplier?: number, priority?: number}} [constraint] The terms of a constraint.
 *
 * @typedef {{id: string, kind: string, identifier?: string, from: string, to: string, name: string}} Segue
 * @typedef {{id: string, title: string, controller?: string, identifier?: string, objects: SceneObject[], segues: Segue[]}} Scene
 *
 * @typedef {object} BoardItem
 * @property {string} scene
 * @property {Frame} frame
 * @property {{id: string, icon: string, name: string}[]} dock
 * @property {boolean} isInitial
 * @property {boolean} isReference
 * @property {string} title
 * @property {string} [storyboard] The storyboard of a reference; by default this one.
 * @property {string} [referenced] The identifier of the referenced scene; by default the initial scene.
 *
 * @typedef {{segues: string[], kind: string, points: [number, number][], icon: [number, number]}} BoardArrow
 * @typedef {{items: BoardItem[], arrows: BoardArrow[], perUnit: [number, number]}} Board
 *
 * @typedef {{object: string, kind: "misplaced" | "ambiguous" | "conflicting", frame?: Frame, message: string}} Mark
 * @typedef {[number, number, number, number]} Insets top, left, bottom, right
 * @typedef {{safeArea: Insets, margins: Insets, readable: Insets}} Guides How far from a view's edges they begin.
 * @typedef {object} Stage
 * @property {string} scene
 * @property {string} key
 * @property {[number, number]} size
 * @property {Map<string, Frame>} frames Topmost is last. Sent as `[[id, x, y, w, h]]`.
 * @property {Mark[]} marks
 * @property {[string, number, number][]} [fits] The fitting sizes of views.
 * @property {[string, number, number][]} [scrolled] The content offsets of scroll views.
 * @property {Insets} safeArea
 * @property {Map<string, Guides>} guides Of views that can contain views. Sent as `[[id, safeArea, margins, readable]]`.
 * @property {DockView[]} [dock] The views in the scene's dock, above it.
 * @property {boolean} wireframe
 *
 * A view in a dock, with the key of its image and its frame on the scene's canvas.
 * @typedef {{id: string, key: string, frame: Frame}} DockView
 *
 * @typedef {object} DocumentState
 * @property {boolean} isDirty
 * @property {{message: string, hint?: string}} [unkept] Why unsaved changes are not kept.
 * @property {string} [undo]
 * @property {string} [redo]
 * @property {number} [undoBy] The person whose step it is.
 * @property {number} [redoBy]
 * @property {string} [device]
 * @property {string} [orientation]
 * @property {string} [appearance]
 * @property {string} [initial]
 *
 * @typedef {object} Problem
 * @property {string} key
 * @property {string} severity
 * @property {string} rule
 * @property {string} message
 * @property {string} [hint]
 * @property {string} [object]
 * @property {string} [scene]
 * @property {number} line
 * @property {number} column
 * @property {string} [path]
 * @property {string} [fix]
 * @property {{file: string, line: number}} [source]
 * @property {{kind: "conflicting" | "ambiguous" | "misplaced", views: string[], constraints: {id: string, name: string}[]}} [layout] The parts of an issue of the layout.
 *
 * @typedef {object} Snapshot
 * @property {string} document
 * @property {"storyboard" | "xib" | "text"} kind
 * @property {string} platform
 * @property {number} revision
 * @property {Scene[]} scenes
 * @property {Board} board
 * @property {DocumentState} state
 * @property {Problem[]} problems
 * @property {boolean} recovered
 * @property {number} [leftOut] The number of last steps that were not recovered.
 * @property {"changed" | "deleted"} [outside]
 * @property {import("./review/conflicts.js").Merge} [merge]
 * @property {string} [text]
 *
 * @typedef {{id: string, title: string, width: number, height: number, traits?: Record<string, string>[]}} Device `traits` are its size classes, upright and turned.
 * @typedef {{name: string, title: string, options: {value: string, title: string}[]}} Trait
 * @typedef {{path: string, kind: string, isOpen: boolean, isDirty?: boolean}} DocumentEntry
 * @typedef {{id: string, title: string, detail: string, icon: string, category: string, isController: boolean, size?: [number, number]}} LibraryItem
 * @typedef {{title: string, detail?: string, isConnected: boolean, commands: Command[], isOneOfSeveral?: boolean, isAlternate?: boolean}} ConnectionItem
 * @typedef {{title: string, items: ConnectionItem[]}} ConnectionGroup
 */

/**
 * The functions of the canvas for other parts.
 * @typedef {object} CanvasAPI
 * @property {(item: LibraryItem, event: PointerEvent) => void} beginLibraryDrag Captures the pointer and adds the item where it is released.
 * @property {(item: LibraryItem) => Promise<void>} placeItem Into the selected container, or at the center of the visible area.
 * @property {(ids?: string[]) => void} reveal Scrolls to the selection, or to these objects.
 * @property {(id: string | null) => void} highlight Highlights an object while the pointer is over a reference to it; null ends it.
 * @property {(id: string | null) => void} point Draws a constraint or view as it is while the pointer is over its name; null ends it.
 * @property {(scene: string) => import("./canvas/geometry.js").Frame | null} sceneFrame The frame of a scene in the window.
 * @property {(commands: Command[]) => void} preview Shows the scenes as they would be after commands; none ends it.
 * @property {(name: string, commands: Command[]) => Promise<void>} commit Performs commands that were previewed.
 * @property {() => void} focus
 *
 * @typedef {object} ConnectAPI
 * @property {(from: string, event: PointerEvent, trigger?: string, only?: string) => void} begin Captures the pointer and draws a line to the object where it is released; `only` is the name of the only outlet or action.
 * @property {(from: string, to: string) => Promise<void>} connect Connects objects without a pointer.
 * @property {ConnectPlace[]} places Parts of the window outside the canvas where a line may end.
 *
 * @typedef {object} ConnectPlace
 * @property {(point: {clientX: number, clientY: number}) => boolean} contains
 * @property {(from: string, point: {clientX: number, clientY: number}) => void} over Shows what releasing the pointer would do.
 * @property {() => void} leave
 * @property {(from: string, point: {clientX: number, clientY: number}) => void} drop
 *
 * The argument of every panel's `mount(element, app)`. The functions of other panels are available after all are
 * mounted.
 * @typedef {object} App
 * @property {import("./model/store.js").Store} store
 * @property {import("./commands/commands.js").Commands} commands
 * @property {CanvasAPI} canvas
 * @property {ConnectAPI} connectTool
 * @property {import("./source/source-pane.js").SourcePane} [source] The source beside the canvas.
 * @property {() => import("./device/running-app.js").RunningApp | null} [running] Returns the app that runs beside the canvas; null if none does.
 * @property {(text: string, options?: {kind?: "error" | "info", hint?: string}) => void} say Shows a message for a short time.
 * @property {(kind: string, value: string) => void} findUses Finds a value in all documents of the folder.
 */
export {};
