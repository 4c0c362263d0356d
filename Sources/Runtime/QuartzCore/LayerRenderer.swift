import CoreGraphics
import Foundation

/// Draws layers to a context.
struct LayerRenderer {
    let context: CGContext
    /// The number of pixels per point of the context.
    let scale: CGFloat
    /// Whether drawings are cached as images. At fractional scales their pixels wouldn't match the context's, and
    /// documents need no pixels.
    let keepsDrawings: Bool

    /// The time at which layers are drawn; nil for the model as it is.
    let time: CFTimeInterval?

    /// Returns whether a layer is left out, with all in it.
    let isLeftOut: ((CALayer) -> Bool)?

    init(_ context: CGContext, time: CFTimeInterval? = nil, leavingOut isLeftOut: ((CALayer) -> Bool)? = nil) {
        self.context = context
        self.time = time
        self.isLeftOut = isLeftOut
        scale = context.ctm.meanScale
        keepsDrawings = context.data != nil && abs(scale - scale.rounded()) < 0.001 && scale >= 1
    }

    /// Draws a layer in its own coordinates. Sublayers are those of the model, all else is that of the presentation.
    func render(_ model: CALayer) { render(model, shown(model)) }

    /// Draws what is shown of a layer.
    private func render(_ model: CALayer, _ layer: CALayer) {
        if isLeftOut?(model) == true { return }
        guard !layer.isHidden, layer.opacity > 0, layer.isInView(of: context) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let mask = layer.mask {
            guard let picture = picture(of: mask) else { return }
            context.clip(toUpright: picture.image, in: picture.rect)
        }
        if let stain = layer.stain { return render(layer, model, stainedBy: stain) }
        let throwsShadow = layer.hasShadow
        if throwsShadow, let path = layer.pathOfShadow { drawShadow(of: path, layer) }
        let shadow = throwsShadow && layer.pathOfShadow == nil
        if shadow || layer.compositingMode != .normal || (layer.opacity < 1 && !layer.isSinglePart(model)) {
            renderGroup(layer, model, withShadow: shadow)
        } else {
            context.setAlpha(CGFloat(layer.opacity))
            renderParts(layer, model)
        }
    }

    /// Draws the layer as a group.
    private func renderGroup(_ layer: CALayer, _ model: CALayer, withShadow: Bool) {
        context.setAlpha(CGFloat(layer.opacity))
        context.setBlendMode(layer.compositingMode)
        if withShadow { setShadow(layer, moved: .zero) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        renderParts(layer, model)
        context.endTransparencyLayer()
    }

    func shown(_ model: CALayer) -> CALayer { time.map { model.shown(at: $0) } ?? model }

    func renderParts(_ layer: CALayer, _ model: CALayer) {
        let isVisible = context.boundingBoxOfClipPath.intersects(layer.drawingArea)
        if isVisible, let color = layer.backgroundColor, color.alpha > 0 { fill(layer, color) }
        if layer.masksToBounds {
            context.saveGState()
            clip(to: layer)
        }
        if isVisible {
            renderContents(layer)
            layer.renderKind(in: context, self)
        } else if !layer.kindBounds.isNull {
            layer.renderKind(in: context, self)
        }
        renderSublayers(of: model, layer)
        if layer.masksToBounds { context.restoreGState() }
        if isVisible, layer.borderWidth > 0, let color = layer.borderColor { drawBorder(layer, color) }
    }

    // MARK: Parts

    private func fill(_ layer: CALayer, _ color: CGColor) {
        context.setFillColor(color)
        guard layer.isRounded else { return context.fill(layer.bounds) }
        context.addPath(layer.outline)
        context.fillPath()
    }

    private func drawBorder(_ layer: CALayer, _ color: CGColor) {
        context.setFillColor(color)
        context.addPath(layer.outline)
        let inner = layer.outline(inset: layer.borderWidth)
        let isHollow = layer.borderWidth * 2 < min(layer.bounds.width, layer.bounds.height)
        if isHollow { context.addPath(inner) }
        context.fillPath(using: .evenOdd)
    }

    private func clip(to layer: CALayer) {
        guard layer.isRounded else { return context.clip(to: layer.bounds) }
        context.addPath(layer.outline)
        context.clip()
    }

    private func renderContents(_ layer: CALayer) {
        guard layer.contents != nil || layer.mayDraw else { return }
        guard (layer.modelLayer ?? layer).contentsAreFlipped() else { return renderUprightContents(layer) }
        context.saveGState()
        context.concatenate(layer.flip)
        renderUprightContents(layer)
        context.restoreGState()
    }

    private func renderUprightContents(_ layer: CALayer) {
        if let image = layer.contents { return ContentsPainter(layer: layer, image: image).paint(in: context) }
        // What is shown is drawn once, for the layer's own size, and stretched on the way there.
        let source = layer.drawsItself ? layer : layer.modelLayer ?? layer
        guard source.mayDraw, layer.bounds.width > 0, layer.bounds.height > 0 else { return }
        if let tiled = source as? CATiledLayer {
            drawTiles(of: tiled)
        } else if keepsDrawings, let drawing = source.drawing(scale: scale) {
            guard let image = drawing.image else { return }
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            let area = CGRect(origin: drawing.bounds.origin, size: size)
            context.drawUpright(image, in: source === layer ? area : layer.fit(area, of: source))
        } else {
            drawDirectly(source)
        }
    }

    /// Draws the tiles of a layer that are in view, each for itself.
    private func drawTiles(of layer: CATiledLayer) {
        for tile in layer.tiles(in: context.boundingBoxOfClipPath, scale: scale) {
            context.saveGState()
            context.clip(to: tile)
            drawDirectly(layer)
            context.restoreGState()
        }
    }

    private func drawDirectly(_ layer: CALayer) {
        context.saveGState()
        context.clip(to: layer.drawingArea)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        layer.draw(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func renderSublayers(of model: CALayer, _ layer: CALayer) {
        guard let replicator = layer as? CAReplicatorLayer else { return renderOnce(model, layer) }
        for instance in replicator.instances where instance.tint.alpha > 0 && instance.place.isDrawable {
            let renderer = LayerRenderer(context, time: time.map { $0 - instance.delay })
            context.saveGState()
            context.concatenate(instance.place)
            if instance.tint == .white {
                renderer.renderOnce(model, layer)
            } else if let picture = renderer.picture(of: layer, placedBy: .identity, { $0.renderOnce(model, layer) }),
                let image = picture.image.multiplied(by: instance.tint.copy(alpha: 1) ?? instance.tint)
            {
                context.setAlpha(instance.tint.alpha)
                context.drawUpright(image, in: picture.rect)
            }
            context.restoreGState()
        }
    }

    private func renderOnce(_ model: CALayer, _ layer: CALayer) {
        guard let sublayers = model.sublayers else { return }
        for sublayer in sublayers.inDrawingOrder {
            let shown = self.shown(sublayer)
            if shown is CATransformLayer {
                renderSpace(of: sublayer, shown, placed: shown.placement(in: layer))
                continue
            }
            renderPlane(sublayer, shown, shown.projection(in: layer), sublayer.projection(in: layer).flat)
        }
    }

    /// Draws a layer where a projection shows it. `still` is where it would be without animations.
    func renderPlane(
        _ sublayer: CALayer, _ shown: CALayer, _ projection: Projection, _ still: CGAffineTransform? = nil
    ) {
        guard shown.isDoubleSided || !projection.showsBack(of: shown.bounds) else { return }
        guard let flat = projection.flat else { return render(sublayer, seenBy: projection) }
        guard flat.isDrawable else { return }
        context.saveGState()
        context.concatenate(flat)
        if shown !== sublayer, flat != still { context.alignOriginToPixels() }
        render(sublayer, shown)
        context.restoreGState()
    }
}

extension [CALayer] {
    /// The sublayers from the back; those with the same z position in the order of the list.
    fileprivate var inDrawingOrder: [CALayer] {
        guard contains(where: { $0.zPosition != 0 }) else { return self }
        return enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }
}

extension CALayer {
    /// Returns whether the layer may be visible in the clip. If sublayers may extend beyond it, they are checked
    /// themselves.
    fileprivate func isInView(of context: CGContext) -> Bool {
        guard masksToBounds || sublayers == nil, !hasShadow, kindBounds.isNull else { return true }
        return context.boundingBoxOfClipPath.intersects(drawingArea)
    }

    /// Returns whether the layer draws a single part, so that no group is needed for its opacity.
    fileprivate func isSinglePart(_ model: CALayer) -> Bool {
        guard model.sublayers == nil, borderWidth == 0, !(self is BackdropLayer) else { return false }
        let hasBackground = (backgroundColor?.alpha ?? 0) > 0
        return [hasBackground, contents != nil || mayDraw, !kindBounds.isNull].count(where: \.self) < 2
    }

    /// Where a presentation shows a part of what its layer has drawn.
    fileprivate func fit(_ area: CGRect, of source: CALayer) -> CGRect {
        let (old, new) = (source.bounds, bounds)
        guard old.size != new.size, old.width > 0, old.height > 0 else {
            return area.offsetBy(dx: new.minX - old.minX, dy: new.minY - old.minY)
        }
        let (across, down) = (new.width / old.width, new.height / old.height)
        return CGRect(
            x: new.minX + (area.minX - old.minX) * across, y: new.minY + (area.minY - old.minY) * down,
            width: area.width * across, height: area.height * down)
    }
}
