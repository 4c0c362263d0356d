import CoreGraphics
import Foundation
import TextLayout

/// Draws a view to the current context with its traits.
@MainActor
struct Pen {
    let context: CGContext
    let traits: UITraitCollection
    /// The number of pixels per point of the context, which may differ from the screen's.
    let scale: CGFloat

    /// Creates a pen for a view, or nil if nothing is being drawn.
    init?(_ view: UIView) {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.init(context, view.traitCollection)
    }

    /// Creates a pen for the current context and traits.
    init?() {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.init(context, .current)
    }

    init(_ context: CGContext, _ traits: UITraitCollection) {
        self.context = context
        self.traits = traits
        // In a context with less than a pixel per point, hairlines would be thick.
        scale = max(1, context.ctm.meanScale)
    }

    /// The width of a hairline in points.
    var hairline: CGFloat { 1 / scale }
    var isDark: Bool { traits.userInterfaceStyle == .dark }

    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).plainCGColor }

    /// Returns a rectangle with edges on whole pixels.
    func snapped(_ rect: CGRect) -> CGRect { rect.snapped(scale: scale) }

    func fill(_ rect: CGRect, _ color: UIColor) {
        context.setFillColor(self.color(color))
        context.fill(rect)
    }

    /// Fills a rectangle with a corner radius, reduced if necessary.
    func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        context.setFillColor(self.color(color))
        context.addPath(Self.rounded(rect, radius))
        context.fillPath()
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// Strokes the inside of a rectangle.
    func border(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        guard rect.width > 2 * width, rect.height > 2 * width else { return fill(rect, radius: radius, color) }
        context.setFillColor(self.color(color))
        context.addPath(Self.rounded(rect, radius))
        context.addPath(Self.rounded(rect.insetBy(dx: width, dy: width), radius - width))
        context.fillPath(using: .evenOdd)
    }

    func fillEllipse(_ rect: CGRect, _ color: UIColor) {
        context.setFillColor(self.color(color))
        context.fillEllipse(in: rect)
    }

    /// Strokes a line with round caps and joins.
    func stroke(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
        context.setStrokeColor(self.color(color))
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addLines(between: points)
        context.strokePath()
    }

    /// Draws a group with a shadow. `radius` is the standard deviation of the blur.
    func shadowed(offset: CGSize, radius: CGFloat, alpha: CGFloat, _ body: () -> Void) {
        context.saveGState()
        context.setShadow(offset: offset, blur: radius * 2, color: CGColor(gray: 0, alpha: alpha))
        body()
        context.restoreGState()
    }

    /// Draws a group with an alpha.
    func faded(_ alpha: CGFloat, _ body: () -> Void) {
        guard alpha < 1 else { return body() }
        context.saveGState()
        context.setAlpha(alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        body()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    func clipped(to rect: CGRect, radius: CGFloat = 0, _ body: () -> Void) {
        context.saveGState()
        context.addPath(Self.rounded(rect, radius))
        context.clip()
        body()
        context.restoreGState()
    }
}
