/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./gestures/gesture.js").Overlay} Overlay
 * @typedef {import("./overlay.js").OverlayPainter} OverlayPainter
 */

/**
 * Draws the overlay of a gesture.
 * @param {OverlayPainter} painter
 * @param {Overlay} overlay
 */
export function paintGesture(painter, overlay) {
    const { context, colors } = painter;
    if (overlay.container) paintContainer(painter, overlay.container, overlay.containerName ?? "", !!overlay.isPreviewed);
    for (const frame of overlay.frames ?? []) painter.outline(frame, colors.accent);
    if (overlay.ghost) {
        const [x, y, w, h] = painter.place(overlay.ghost);
        context.fillStyle = colors.soft;
        if (!overlay.isPreviewed) context.fillRect(x, y, w, h);
        painter.outline(overlay.ghost, colors.accent);
    }
    for (const guide of overlay.guides ?? []) paintGuide(painter, guide);
    for (const distance of overlay.distances ?? []) paintDistance(painter, distance);
    if (overlay.insertion) paintInsertion(painter, overlay.insertion);
    if (overlay.marquee) {
        const [x, y, w, h] = painter.place(overlay.marquee);
        context.fillStyle = colors.soft;
        context.fillRect(x, y, w, h);
        painter.outline(overlay.marquee, colors.line);
    }
    if (overlay.line) paintConnection(painter, overlay.line);
    if (overlay.label) {
        const [x, y] = painter.viewport.toScreen(overlay.label.at);
        painter.pill(overlay.label.text, x + 14, y + 22, colors.text, colors.raised);
    }
}

/**
 * Draws a dragged object where no preview shows it.
 * @param {OverlayPainter} painter
 * @param {CanvasImageSource | undefined} image
 * @param {Frame} frame
 * @param {Frame | null} seen The area in which a preview shows it.
 */
export function paintLifted(painter, image, frame, seen) {
    if (!image) return;
    const { context, viewport } = painter;
    const [x, y, w, h] = painter.place(frame);
    context.save();
    if (seen) {
        context.beginPath();
        context.rect(0, 0, viewport.width, viewport.height);
        context.rect(...painter.place(seen));
        context.clip("evenodd");
    }
    context.globalAlpha = 0.9;
    context.drawImage(image, x, y, w, h);
    context.restore();
}

/**
 * @param {OverlayPainter} painter
 * @param {Frame} frame
 * @param {string} name
 * @param {boolean} isClear Whether its content can be seen as it is.
 */
function paintContainer(painter, frame, name, isClear) {
    const [x, y, w, h] = painter.place(frame);
    painter.context.strokeStyle = painter.colors.accent;
    painter.context.lineWidth = 2;
    painter.context.fillStyle = painter.colors.soft;
    if (!isClear) painter.context.fillRect(x, y, w, h);
    painter.context.strokeRect(x + 1, y + 1, w - 2, h - 2);
    if (name) painter.pill(name, x, y - 12, painter.colors.onAccent, painter.colors.accentFill);
}

/**
 * @param {OverlayPainter} painter
 * @param {import("./snapping.js").Guide} guide
 */
function paintGuide(painter, { axis, at, from, to }) {
    const { context } = painter;
    const [x, y] = painter.viewport.toScreen(axis === "x" ? [at, from] : [from, at]);
    const length = (to - from) * painter.viewport.scale;
    context.strokeStyle = painter.colors.guide;
    context.lineWidth = 1;
    context.setLineDash([4, 3]);
    context.beginPath();
    const [left, top] = [Math.round(x) + (axis === "x" ? 0.5 : 0), Math.round(y) + (axis === "y" ? 0.5 : 0)];
    context.moveTo(left, top);
    context.lineTo(axis === "x" ? left : left + length, axis === "x" ? top + length : top);
    context.stroke();
    context.setLineDash([]);
}

/**
 * @param {OverlayPainter} painter
 * @param {import("./snapping.js").Distance} distance
 */
export function paintDistance(painter, { axis, from, to, at, length }) {
    const [a, b] = [painter.viewport.toScreen(axis === "x" ? [from, at] : [at, from]), painter.viewport.toScreen(axis === "x" ? [to, at] : [at, to])];
    painter.beam(a, b, painter.colors.guide);
    painter.pill(String(length), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - (axis === "x" ? 12 : 0), painter.colors.onAccent, painter.colors.guide, "center");
}

/**
 * @param {OverlayPainter} painter
 * @param {{from: Point, to: Point}} insertion
 */
function paintInsertion(painter, { from, to }) {
    const { context } = painter;
    context.strokeStyle = painter.colors.accent;
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(...painter.viewport.toScreen(from));
    context.lineTo(...painter.viewport.toScreen(to));
    context.stroke();
}

/**
 * @param {OverlayPainter} painter
 * @param {NonNullable<Overlay["line"]>} line
 */
function paintConnection(painter, { from, to, target, label }) {
    const { context, colors } = painter;
    if (target) {
        const [x, y, w, h] = painter.place(target);
        context.fillStyle = colors.soft;
        context.fillRect(x, y, w, h);
        context.strokeStyle = colors.accent;
        context.lineWidth = 2;
        context.strokeRect(x + 1, y + 1, w - 2, h - 2);
    }
    const [a, b] = [painter.viewport.toScreen(from), painter.viewport.toScreen(to)];
    for (const [color, width] of /** @type {[string, number][]} */ ([["rgb(255 255 255 / 80%)", 4], [colors.accent, 2]])) {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.lineCap = "round";
        context.beginPath();
        context.moveTo(...a);
        context.lineTo(...b);
        context.stroke();
    }
    context.lineCap = "butt";
    context.fillStyle = colors.accent;
    for (const [x, y] of [a, b]) {
        context.beginPath();
        context.arc(x, y, 4, 0, 2 * Math.PI);
        context.fill();
    }
    if (label) painter.pill(label, b[0] + 12, b[1] + 22, colors.onAccent, colors.accentFill);
}
