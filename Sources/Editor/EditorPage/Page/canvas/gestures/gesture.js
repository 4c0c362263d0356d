/**
 * What the pointer does between down and up, as a machine without a page: events in, effects out.
 *
 * @typedef {import("../geometry.js").Frame} Frame
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../../types.js").Command} Command
 *
 * Where the pointer is, on the board and in the window, and which keys are held.
 * @typedef {{point: Point, screen: Point, shift: boolean, mod: boolean, alt: boolean}} Pointer
 *
 * What is drawn above the scenes while it lasts, in points of the board.
 * @typedef {object} Overlay
 * @property {Frame[]} [frames] Outlines of what is moved or resized.
 * @property {import("../snapping.js").Guide[]} [guides]
 * @property {import("../snapping.js").Distance[]} [distances]
 * @property {Frame | null} [container] What would take it in.
 * @property {string} [containerName]
 * @property {{from: Point, to: Point}} [insertion] Between which neighbours it would go.
 * @property {Frame} [marquee]
 * @property {{from: Point, to: Point, target: Frame | null, label: string}} [line]
 * @property {Map<string, Point>} [scenes] How far scenes have moved.
 * @property {{text: string, at: Point}} [label] A size or place, beside the pointer.
 * @property {Frame} [ghost] What is dragged in from outside.
 *
 * What is to be done: `preview` says what would be performed if the pointer were let go now.
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
 */
export {};
