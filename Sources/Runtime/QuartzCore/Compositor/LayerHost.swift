package import CoreGraphics
import Foundation

/// Shows a tree of layers: it draws, frame by frame, what has changed since the last one.
///
/// Layers tell the host of every change. Nothing is drawn at that time: a frame is made when somebody asks for it, and shows
/// the tree as it is at the time of the clock. A host belongs to the main thread.
package final class LayerHost {
    package let root: CALayer
    package let clock: HostClock
    /// The number of pixels per point.
    package let scale: CGFloat
    /// Whether anything has changed, or moves, since the last frame.
    package var needsFrame = true {
        didSet { if needsFrame, !oldValue { onChange?() } }
    }
    /// Whether changes run actions; not while the first frame is still to come, as nobody has seen what was before.
    package private(set) var runsActions = false
    /// Called when a frame is needed after there was none.
    package var onChange: (() -> Void)?
    private var animated: [ObjectIdentifier: Known] = [:]
    /// Layers that are drawn as a whole or not at all, since each of their pixels depends on what is around it: shadows and
    /// blurs.
    private var wholes: [ObjectIdentifier: Known] = [:]
    /// What has gone since the last frame.
    private var uncovered: [CGRect] = []
    private var context: CGContext?

    private struct Known {
        weak var layer: CALayer?
    }

    /// One frame: the picture, and the part of it that differs from the one before.
    package struct Frame {
        /// In points, whole pixels each, without overlaps.
        package var damage: [CGRect]
        /// How many layers were looked at, for tests and benchmarks.
        package var visited = 0
    }

    /// Shows a layer and all in it.
    package init(root: CALayer, scale: CGFloat, clock: HostClock = .current) {
        self.root = root
        self.scale = scale
        self.clock = clock
        root.enter(self)
    }

    /// Shows the tree no longer.
    package func end() { root.enter(nil) }

    // MARK: Changes

    func recordChange(of layer: CALayer) {
        layer.hasChanged = true
        layer.animations?.forgetShown()
        var next: CALayer? = layer
        while let current = next, !current.containsChanges {
            current.containsChanges = true
            next = current.superlayer
        }
        needsFrame = true
    }

    func recordRemoval(of layer: CALayer) {
        if !layer.lastExtent.isNull { uncovered.append(layer.lastExtent) }
        animated[ObjectIdentifier(layer)] = nil
        wholes[ObjectIdentifier(layer)] = nil
        needsFrame = true
    }

    func animationsChanged(of layer: CALayer) {
        animated[ObjectIdentifier(layer)] = layer.isAnimated ? Known(layer: layer) : nil
        recordChange(of: layer)
    }

    /// Whether something moves by itself.
    package var isAnimating: Bool { !animated.isEmpty }

    // MARK: Frames

    /// Makes the next frame: commits what has changed, lays out, and draws the part that differs. Nil where nothing does.
    package func makeFrame() -> Frame? {
        CATransaction.flush()
        root.layoutIfNeeded()
        CATransaction.flush()
        for entry in animated.values {
            guard let layer = entry.layer else { continue }
            recordChange(of: layer)
            // What has come to rest is shown a last time.
            if !layer.isAnimated { animated[ObjectIdentifier(layer)] = nil }
        }
        guard needsFrame else { return nil }
        needsFrame = false
        runsActions = true
        // A running clock goes on while the frame is made: what is looked for where must be drawn there.
        let time = clock.now
        var survey = FrameSurvey(time: time, bounds: pixelBounds)
        survey.damage = uncovered
        uncovered = []
        survey.visit(
            root, in: nil, CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY), pixelBounds, false)
        for (layer, isWhole) in survey.wholes {
            wholes[ObjectIdentifier(layer)] = isWhole ? Known(layer: layer) : nil
        }
        survey.widen(to: wholes.values.compactMap { $0.layer?.lastExtent }.filter { !$0.isNull })
        let damage = survey.mergedDamage(scale: scale)
        guard !damage.isEmpty else { return nil }
        draw(damage, at: time)
        return Frame(damage: damage, visited: survey.visited)
    }

    private var pixelBounds: CGRect { CGRect(origin: .zero, size: root.bounds.size) }

    private func draw(_ damage: [CGRect], at time: CFTimeInterval) {
        let width = Int(clamping: (root.bounds.width * scale).rounded())
        let height = Int(clamping: (root.bounds.height * scale).rounded())
        if context == nil || context?.width != width || context?.height != height {
            context = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale)
        }
        guard let context else { return }
        for rect in damage {
            context.saveGState()
            context.clip(to: rect)
            context.clear(rect)
            context.translateBy(x: -root.bounds.minX, y: -root.bounds.minY)
            LayerRenderer(context, time: time).render(root)
            context.restoreGState()
        }
    }

    /// The pixels of the last frame, valid until the next one.
    package var pixels: (data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int)? {
        guard let context, let data = context.data else { return nil }
        return (data, context.width, context.height, context.bytesPerRow)
    }

    /// The picture of the last frame.
    package func image() -> CGImage? { context?.makeImage() }
}

/// Finds out what differs between two frames.
private struct FrameSurvey {
    let time: CFTimeInterval
    let bounds: CGRect
    var damage: [CGRect] = []
    var visited = 0
    /// The layers that were looked at, and whether each is drawn as a whole.
    var wholes: [(CALayer, Bool)] = []

    init(time: CFTimeInterval, bounds: CGRect) {
        self.time = time
        self.bounds = bounds
    }

    /// Brings the extents of a layer and of all in it up to date. `superlayer` is what is shown of
    /// the one around it; `hasMoved` is true where something around it has changed its place or its looks.
    mutating func visit(
        _ model: CALayer, in superlayer: CALayer?, _ outer: CGAffineTransform, _ clip: CGRect, _ hasMoved: Bool
    ) {
        guard hasMoved || model.containsChanges else { return }
        visited += 1
        let layer = model.shown(at: time)
        let old = model.lastExtent
        let changes = hasMoved || model.hasChanged
        (model.hasChanged, model.containsChanges) = (false, false)
        guard !layer.isHidden, layer.opacity > 0 else {
            model.lastExtent = .null
            model.forgetSublayers()
            if !old.isNull { damage.append(old) }
            return
        }
        let local = layer.projection(in: superlayer)
        // What stands in perspective is not followed: the root of it covers whatever it may cover.
        guard let flat = model.superlayer == nil ? .identity : local.flat,
            layer.isDoubleSided || !local.showsBack(of: layer.bounds)
        else {
            model.lastExtent = clip
            model.forgetSublayers()
            damage.append(clip)
            if !old.isNull { damage.append(old) }
            return
        }
        let place = flat.concatenating(outer)
        var own = layer.visualBounds.applying(place)
        if let mask = layer.mask { own = own.union(mask.frame.applying(place)) }
        own = model.coversAnything ? clip : own.intersection(clip)
        let inner = layer.masksToBounds ? clip.intersection(layer.bounds.applying(place)) : clip
        var extent = own
        for sublayer in model.sublayers ?? [] {
            visit(sublayer, in: layer, place, inner, changes)
            if !sublayer.lastExtent.isNull { extent = extent.union(sublayer.lastExtent) }
        }
        if layer.hasShadow { extent = extent.union(layer.shadowExtent(of: extent, place)) }
        model.lastExtent = extent.isEmpty ? .null : extent
        wholes.append((model, model is BackdropLayer || layer.hasShadow && layer.pathOfShadow == nil))
        // What is drawn as a whole looks different as a whole.
        guard
            changes || model.coversAnything || layer.hasShadow || layer.mask != nil || layer.compositingMode != .normal
        else { return }
        if !old.isNull { damage.append(old) }
        if !extent.isEmpty { damage.append(extent) }
    }

    /// Takes in what is drawn as a whole, where a part of it is damaged.
    mutating func widen(to extents: [CGRect]) {
        var open = extents
        while let index = open.firstIndex(where: { extent in
            damage.contains { $0.intersects(extent) && !$0.contains(extent) }
        }) {
            damage.append(open.remove(at: index))
        }
    }

    /// The damage in whole pixels, as few rectangles that don't overlap.
    func mergedDamage(scale: CGFloat) -> [CGRect] {
        var merged: [CGRect] = []
        for rect in damage {
            let visible = rect.intersection(bounds)
            guard !visible.isNull, !visible.isEmpty else { continue }
            var new = CGRect(
                x: (visible.minX * scale + 0.001).rounded(.down) / scale,
                y: (visible.minY * scale + 0.001).rounded(.down) / scale,
                width: 0, height: 0)
            new.size.width = (visible.maxX * scale - 0.001).rounded(.up) / scale - new.minX
            new.size.height = (visible.maxY * scale - 0.001).rounded(.up) / scale - new.minY
            new = new.intersection(bounds)
            // Rectangles that touch become one.
            while let index = merged.firstIndex(where: { $0.intersects(new) }) {
                new = new.union(merged.remove(at: index))
            }
            merged.append(new)
            // Where much has changed here and there, all between is drawn.
            if merged.count > 32 { merged = [merged.reduce(CGRect.null) { $0.union($1) }] }
        }
        return merged.count > 8 ? [merged.reduce(CGRect.null) { $0.union($1) }] : merged
    }
}

extension CALayer {
    /// What the layer draws by itself, in its own coordinates.
    fileprivate var visualBounds: CGRect {
        var area = mayDraw ? drawingArea : bounds
        let kind = kindBounds
        if !kind.isNull { area = area.union(kind) }
        return area
    }

    fileprivate func shadowExtent(of extent: CGRect, _ place: CGAffineTransform) -> CGRect {
        let caster = shadowPath.map { $0.boundingBoxOfPath.applying(place) } ?? extent
        let reach = shadowRadius * 3 * max(abs(place.a) + abs(place.c), abs(place.b) + abs(place.d))
        return caster.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -reach, dy: -reach)
    }

    /// Notes that nothing is shown of the layers in this one, or nothing that is followed.
    fileprivate func forgetSublayers() {
        for layer in sublayers ?? [] where layer.containsChanges || !layer.lastExtent.isNull {
            (layer.hasChanged, layer.containsChanges, layer.lastExtent) = (false, false, .null)
            layer.forgetSublayers()
        }
    }
}

extension CALayer {
    /// Whether something of the tree that the layer is in has changed since the last frame, or moves.
    package var needsFrame: Bool { host.map { $0.needsFrame || $0.isAnimating } ?? false }
}
