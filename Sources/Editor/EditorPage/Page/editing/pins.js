/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {"top" | "leading" | "trailing" | "bottom"} Side */

/**
 * What lies on a side of a view: a neighbour by its id, or the surroundings by their name, and how far away it is.
 * @typedef {{second: string, distance: number}} Neighbour
 * @typedef {{id: string, frame: Frame, sides: Record<Side, Neighbour>}} PinnedView
 *
 * Where a view lies. `container` is the frame of the view around it or of its safe area, `margins` how far inside it the margins are.
 * @typedef {{
 *   frame: Frame, siblings: {id: string, frame: Frame}[], container: Frame, containerName: "superview" | "safeArea",
 *   margins?: [number, number, number, number]
 * }} Surroundings
 */

/** @type {Side[]} */
export const SIDES = ["top", "leading", "trailing", "bottom"];

/** @param {Frame} frame */
const edges = ([x, y, width, height]) => ({ top: y, leading: x, bottom: y + height, trailing: x + width });

/**
 * What is next to a view on its four sides: the nearest sibling that lies beside it, otherwise what is around it.
 * @param {Surroundings} where
 * @returns {Record<Side, Neighbour>}
 */
export function neighbours({ frame, siblings, container, containerName, margins }) {
    const own = edges(frame);
    const outer = edges(container);
    const [top, left, bottom, right] = margins ?? [0, 0, 0, 0];
    const name = margins ? "superviewMargins" : containerName;
    /** @type {Record<Side, number>} */
    const gaps = {
        top: own.top - outer.top - top, leading: own.leading - outer.leading - left,
        bottom: outer.bottom - bottom - own.bottom, trailing: outer.trailing - right - own.trailing,
    };
    /** @param {Side} side @returns {Neighbour} */
    const nearest = side => rounded(found(side));
    /** @param {Side} side @returns {Neighbour} */
    const found = side => siblings.map(({ id, frame: other }) => ({ second: id, distance: gapTo(side, own, edges(other)) }))
        .filter(each => !Number.isNaN(each.distance)).sort((a, b) => a.distance - b.distance)[0] ?? { second: name, distance: gaps[side] };
    return { top: nearest("top"), leading: nearest("leading"), trailing: nearest("trailing"), bottom: nearest("bottom") };
}

/**
 * As exactly as fields show it.
 * @param {number} value
 */
export const toHundredths = value => Math.round(value * 100) / 100;

/** @param {Neighbour} neighbour */
const rounded = ({ second, distance }) => ({ second, distance: toHundredths(distance) });

/**
 * How far another view is on a side; not a number when it lies elsewhere.
 * @param {Side} side
 * @param {Record<Side, number>} own
 * @param {Record<Side, number>} other
 */
function gapTo(side, own, other) {
    const isBeside = side === "top" || side === "bottom"
        ? own.leading < other.trailing && other.leading < own.trailing
        : own.top < other.bottom && other.top < own.bottom;
    const gap = { top: own.top - other.bottom, leading: own.leading - other.trailing, bottom: other.top - own.bottom, trailing: other.leading - own.trailing }[side];
    return isBeside && gap >= 0 ? gap : NaN;
}

/** @type {Record<Side, Side>} */
const OPPOSITE = { top: "bottom", bottom: "top", leading: "trailing", trailing: "leading" };

/**
 * The command that keeps a distance on a side of a view.
 * @param {string} view
 * @param {Side} side
 * @param {string} second
 * @param {number} distance
 * @returns {Command}
 */
export function spacingCommand(view, side, second, distance) {
    const isAfter = side === "bottom" || side === "trailing";
    if (["superview", "superviewMargins", "safeArea"].includes(second)) {
        return { addConstraint: { first: view, firstAttribute: side, second, constant: isAfter ? 0 - distance : distance } };
    }
    const [first, other] = isAfter ? [second, view] : [view, second];
    const attribute = isAfter ? OPPOSITE[side] : side;
    return { addConstraint: { first, firstAttribute: attribute, second: other, secondAttribute: OPPOSITE[attribute], constant: distance } };
}

/**
 * What is to be tied: a value that is null means each view's own.
 * @typedef {{
 *   sides: Partial<Record<Side, number | null>>, width?: number | null, height?: number | null,
 *   equalWidths?: boolean, equalHeights?: boolean, aspect?: boolean
 * }} PinChoices
 */

/**
 * The commands of the choices for all views.
 * @param {PinnedView[]} views
 * @param {PinChoices} choices
 * @returns {Command[]}
 */
export function pinCommands(views, choices) {
    /** @type {Command[]} */
    const commands = [];
    for (const { id, frame, sides } of views) {
        for (const side of SIDES) {
            const value = choices.sides[side];
            if (value !== undefined) commands.push(spacingCommand(id, side, sides[side].second, value ?? sides[side].distance));
        }
        if (choices.width !== undefined) commands.push({ addConstraint: { first: id, firstAttribute: "width", constant: choices.width ?? toHundredths(frame[2]) } });
        if (choices.height !== undefined) commands.push({ addConstraint: { first: id, firstAttribute: "height", constant: choices.height ?? toHundredths(frame[3]) } });
        if (choices.aspect) commands.push({ addConstraint: { first: id, firstAttribute: "width", second: id, secondAttribute: "height", multiplier: ratio(frame) } });
    }
    for (const { id } of views.slice(1)) {
        if (choices.equalWidths) commands.push({ addConstraint: { first: id, firstAttribute: "width", second: views[0].id, secondAttribute: "width" } });
        if (choices.equalHeights) commands.push({ addConstraint: { first: id, firstAttribute: "height", second: views[0].id, secondAttribute: "height" } });
    }
    return commands;
}

/**
 * A frame's width to its height, in whole numbers where they are.
 * @param {Frame} frame
 */
function ratio([, , width, height]) {
    const [a, b] = [toHundredths(width), toHundredths(height)];
    /** @param {number} x @param {number} y @returns {number} */
    const divisor = (x, y) => y === 0 ? x : divisor(y, x % y);
    const common = Number.isInteger(a) && Number.isInteger(b) && b > 0 ? divisor(a, b) : 1;
    return `${a / common}:${b / common}`;
}

/**
 * Alignments between views, and with what is around them: for these the value is an offset.
 * @typedef {{attribute: string, isToContainer: boolean, offset: number}} Alignment
 */

/**
 * @param {string[]} views
 * @param {Alignment[]} alignments
 * @returns {Command[]}
 */
export function alignmentCommands(views, alignments) {
    return alignments.flatMap(({ attribute, isToContainer, offset }) => {
        const constant = offset ? { constant: offset } : {};
        return isToContainer
            ? views.map(first => ({ addConstraint: { first, firstAttribute: attribute, second: "superview", ...constant } }))
            : views.slice(1).map(first => ({ addConstraint: { first, firstAttribute: attribute, second: views[0], secondAttribute: attribute, ...constant } }));
    });
}

/**
 * What a view lacks to have a place and a size, by what is known of it: its nearest edges, and a size where it has none by itself.
 * @param {PinnedView} view
 * @param {{firstAttribute: string, first: string, second?: string, secondAttribute?: string}[]} constraints all that speak of it
 * @param {{hasOwnWidth: boolean, hasOwnHeight: boolean}} size
 * @returns {Command[]}
 */
export function missingCommands({ id, frame, sides }, constraints, { hasOwnWidth, hasOwnHeight }) {
    const told = new Set(constraints.flatMap(each => [each.first === id && each.firstAttribute, each.second === id && each.secondAttribute])
        .filter(Boolean).map(attribute => String(attribute).replace(/(Margin|WithinMargins)$/, "")));
    /** @param {Side} before @param {Side} after @param {"width" | "height"} extent @param {string} center @param {boolean} hasOwn @returns {Command[]} */
    const axis = (before, after, extent, center, hasOwn) => {
        const others = extent === "height" ? ["firstBaseline", "lastBaseline", "baseline"] : ["left", "right"];
        const places = [before, after, center, ...others].filter(name => told.has(name)).length;
        const length = toHundredths(extent === "width" ? frame[2] : frame[3]);
        // What nearly fills the room beside it is to keep doing so.
        const spans = sides[after].distance >= 0 && sides[after].distance <= 20 && length > 120;
        const needs = [];
        if (places === 0) needs.push(spacingCommand(id, before, sides[before].second, sides[before].distance));
        if (!hasOwn && !told.has(extent) && places < 2) {
            needs.push(spans && !told.has(after) ? spacingCommand(id, after, sides[after].second, sides[after].distance)
                : { addConstraint: { first: id, firstAttribute: extent, constant: length } });
        }
        return needs;
    };
    return [...axis("leading", "trailing", "width", "centerX", hasOwnWidth), ...axis("top", "bottom", "height", "centerY", hasOwnHeight)];
}
