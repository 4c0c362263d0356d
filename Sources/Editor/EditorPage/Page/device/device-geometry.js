// The places of a device in the page: how it is turned, and how large it is shown.

/**
 * @typedef {import("./app-protocol.js").Orientation} Orientation
 * @typedef {import("./app-protocol.js").DeviceKind} DeviceKind
 * @typedef {{x: number, y: number}} Point
 *
 * The case around the screen, in points of the upright device: the widths of its edges and the radius of its corners.
 * @typedef {{side: number, top: number, bottom: number, radius: number, hasHomeButton: boolean}} Case
 */

/**
 * The orientations by quarter turns of the device to the left.
 * @type {Orientation[]}
 */
const TURNS = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];

/**
 * Returns the angle of a device in degrees, clockwise: its top is at the left after a turn to the left.
 * @param {Orientation} orientation
 */
export function angleOf(orientation) { return normalized(-90 * Math.max(0, TURNS.indexOf(orientation))); }

/** @param {number} angle @returns {number} more than -180, at most 180 */
function normalized(angle) {
    const turned = ((angle % 360) + 360) % 360;
    return turned > 180 ? turned - 360 : turned;
}

/**
 * @param {Orientation} orientation
 * @param {1 | -1} step 1 is to the left.
 */
export function turned(orientation, step) { return TURNS[(Math.max(0, TURNS.indexOf(orientation)) + step + 4) % 4]; }

/** @param {Orientation} orientation */
export const isLandscape = orientation => orientation.startsWith("landscape");

/**
 * Returns how the interface is turned on the device: as the device, unless the app doesn't follow.
 * @param {{orientation: Orientation, interface?: Orientation, width: number, height: number}} device
 * @returns {Orientation}
 */
export function interfaceOrientation({ orientation, interface: told, width, height }) {
    if (told) return told;
    if (isLandscape(orientation) === width > height) return orientation;
    return width > height ? "landscapeLeft" : "portrait";
}

/**
 * Returns the angles of the device, and of its interface to the person who looks at it, in degrees.
 * @param {Parameters<typeof interfaceOrientation>[0]} device
 */
export function anglesOf(device) {
    const angle = angleOf(device.orientation);
    return { device: angle, content: normalized(angle - angleOf(interfaceOrientation(device))) };
}

/**
 * @param {Pick<DeviceKind, "isTablet" | "corner" | "cutout">} kind
 * @returns {Case}
 */
export function caseOf({ isTablet, corner, cutout }) {
    if (corner === 0 && cutout === "none") {
        return isTablet ? { side: 30, top: 64, bottom: 64, radius: 36, hasHomeButton: true }
            : { side: 18, top: 84, bottom: 84, radius: 52, hasHomeButton: true };
    }
    const side = isTablet ? 26 : 14;
    return { side, top: side, bottom: side, radius: corner + side, hasHomeButton: false };
}

/**
 * Returns the size of a box that is turned by quarter turns.
 * @param {{width: number, height: number}} size
 * @param {number} angle
 */
export function turnedSize({ width, height }, angle) {
    return Math.abs(angle) === 90 ? { width: height, height: width } : { width, height };
}

/**
 * Returns how large the device is shown: points of the page per point of the screen.
 * @param {number | "fit"} wanted
 * @param {{width: number, height: number}} size of the device with its case, in points
 * @param {{width: number, height: number}} room in the page
 */
export function zoomFor(wanted, size, room) {
    if (wanted !== "fit") return wanted;
    return Math.max(0.1, Math.min(1, room.width / size.width, room.height / size.height));
}

/**
 * Returns the scale at which an app is asked to draw: that of the page, or more where points are a little smaller than
 * pixels, so that hairlines are seen and small texts can be read. Apps draw at whole scales.
 * @param {number} zoom
 * @param {number} ratio pixels per unit of the page
 */
export function scaleFor(zoom, ratio) {
    const scale = Math.round(zoom * ratio * 10_000) / 10_000;
    return scale >= 0.5 && scale < 1 ? 2 : scale;
}

/**
 * Returns a place of the screen in points of the interface, from its distance to the screen's middle in the page.
 * @param {Point} distance
 * @param {number} angle of the content
 * @param {number} zoom
 * @param {{width: number, height: number}} size of the interface
 * @returns {Point}
 */
export function screenPoint(distance, angle, zoom, size) {
    const radians = -angle * Math.PI / 180;
    const [sine, cosine] = [Math.round(Math.sin(radians)), Math.round(Math.cos(radians))];
    const x = (distance.x * cosine - distance.y * sine) / zoom + size.width / 2;
    const y = (distance.x * sine + distance.y * cosine) / zoom + size.height / 2;
    return { x: rounded(x), y: rounded(y) };
}

/** @param {number} value */
const rounded = value => Math.round(value * 100) / 100;
