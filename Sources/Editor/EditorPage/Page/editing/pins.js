/**
 * @typedef {"top" | "leading" | "trailing" | "bottom"} Side
 *
 * The pins of views as in the command `pin`: `true` is the current value of each view.
 * @typedef {{
 *   top?: number | true, leading?: number | true, trailing?: number | true, bottom?: number | true, toMargins?: boolean,
 *   width?: number | true, height?: number | true, equalWidths?: boolean, equalHeights?: boolean, aspectRatio?: boolean,
 *   topTo?: string, leadingTo?: string, trailingTo?: string, bottomTo?: string
 * }} Pins
 *
 * The neighbors and size of a view, as the server sends them.
 * @typedef {{id: string, width: number, height: number} & Record<Side, {to: string, distance: number, choices?: {item: string, to: string, distance: number}[]}>} PinnedView
 */

/**
 * Returns the number of constraints for pins.
 * @param {number} views
 * @param {Pins} pins
 */
export function countPins(views, pins) {
    const own = [pins.top, pins.leading, pins.trailing, pins.bottom, pins.width, pins.height].filter(value => value !== undefined).length;
    const shared = [pins.equalWidths, pins.equalHeights].filter(Boolean).length;
    return views * (own + (pins.aspectRatio ? 1 : 0)) + Math.max(0, views - 1) * shared;
}
