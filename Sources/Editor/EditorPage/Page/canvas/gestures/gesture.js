/**
 * The state machine of a pointer gesture, independent of the page: events in, effects out.
 *
 * @typedef {import("../geometry.js").Frame} Frame
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../../types.js").Command} Command
 *
 * The position of the pointer on the board and in the window, and the modifier keys.
 * @typedef {{point: Point, screen: Point, shift: boolean, mod: boolean, alt: boolean}} Pointer
 *
 * The overlay above the scenes during a gesture, in points of the board.
 * @typedef {object} Overlay
 * @property {Frame[]} [frames] Outlines of the moved or resized objects.
 * @property {{id: string, frame: Frame, seen: Frame | null}[]} [lifted] Where dragged objects are, and the areas in which a preview shows them.
 * @property {import("../snapping.js").Guide[]} [guides]
 * @property {import("../snapping.js").Distance[]} [distances]
 * @property {Frame | null} [container] The target container.
 * @property {string} [containerName]
 * @property {{from: Point, to: Point}} [insertion] The place among siblings.
 * @property {Frame} [marquee]
 * @property {{from: Point, to: Point, target: Frame | null, label: string}} [line]
 * @property {Map<string, Point>} [scenes] The offset of scenes.
 * @property {{text: string, at: Point}} [label] A size or position, beside the pointer.
 * @property {Frame} [ghost] The object that is dragged in from outside.
 * @property {Point} [arriving] The offset of new scenes in the preview.
 * @property {boolean} [isPreviewed] Whether a preview shows the object itself.
 *
 * The effects to apply: `preview` is what would be performed if the pointer were released now.
 * @typedef {object} Effects
 * @property {Overlay | null} [overlay]
 * @property {Command[]} [preview]
 * @property {{name: string, commands: Command[]}} [perform]
 * @property {string[]} [select]
 * @property {{from: string, to: string, trigger?: string, line: {from: Point, to: Point}}} [connect]
 *
 * @typedef {object} Gesture
 * @property {(pointer: Pointer) => Effects} move
 * @property {(pointer: Pointer) => Effects} up
 * @property {() => Effects} [cancel]
 * @property {string} [cursor]
 * @property {string[]} [lifts] The objects that are seen as they were at the beginning where no preview shows them.
 */
export {};
