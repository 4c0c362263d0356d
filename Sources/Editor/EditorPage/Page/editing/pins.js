/**
 * @typedef {"top" | "leading" | "trailing" | "bottom"} Side
 *
 * What of views is to be kept, as the command `pin` takes it: `true` is each view's own.
 * @typedef {{
 *   top?: number | true, leading?: number | true, trailing?: number | true, bottom?: number | true, toMargins?: boolean,
 *   width?: number | true, height?: number | true, equalWidths?: boolean, equalHeights?: boolean, aspectRatio?: boolean
 * }} Pins
 *
 * What the server tells of a view: how large it is, and what lies around it.
 * @typedef {{id: string, width: number, height: number} & Record<Side, {to: string, distance: number}>} PinnedView
 */

/**
 * How many constraints pins ask for.
 * @param {number} views
 * @param {Pins} pins
 */
export function countPins(views, pins) {
    const own = [pins.top, pins.leading, pins.trailing, pins.bottom, pins.width, pins.height].filter(value => value !== undefined).length;
    const shared = [pins.equalWidths, pins.equalHeights].filter(Boolean).length;
    return views * (own + (pins.aspectRatio ? 1 : 0)) + Math.max(0, views - 1) * shared;
}
