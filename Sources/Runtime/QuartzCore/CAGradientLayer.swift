import CoreGraphics
public import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

/// A layer that draws a color gradient over its background, clipped to its corner radius.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`.
    open var colors: [Any]? { didSet { if host != nil { changed("colors", from: LayerValue(any: oldValue)) } } }
    open var locations: [NSNumber]? {
        didSet { if host != nil { changed("locations", from: LayerValue(any: oldValue)) } }
    }
    /// The start point in the unit coordinate space; the center of a radial gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if host != nil { changed("startPoint", from: LayerValue(oldValue)) } }
    }
    /// The end point in the unit coordinate space; the corner of the rectangle around a radial gradient.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if host != nil { changed("endPoint", from: LayerValue(oldValue)) } }
    }
    open var type = CAGradientLayerType.axial { didSet { host?.recordChange(of: self) } }

    override class var animatableProperties: [String: LayerProperty] { LayerProperty.ofGradients }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }

    override var kindBounds: CGRect { colors?.isEmpty == false ? bounds : .null }

    override func renderKind(in context: CGContext, _ renderer: LayerRenderer) {
        let locations = locations?.map { CGFloat($0.doubleValue) }
        guard let colors, let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations),
            bounds.width > 0, bounds.height > 0
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(outline)
        context.clip()
        let (start, end) = (point(startPoint), point(endPoint))
        switch type {
        case .radial: drawRadial(gradient, start, end, in: context)
        case .conic: drawConic(colors, locations, start, end, in: context)
        default:
            context.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    private func point(_ unit: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }

    private func drawRadial(_ gradient: CGGradient, _ center: CGPoint, _ end: CGPoint, in context: CGContext) {
        let (across, down) = (abs(end.x - center.x), abs(end.y - center.y))
        guard across > 0, down > 0 else { return }
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: across, y: down)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    /// Draws narrow wedges around the start point, the first toward the end point.
    private func drawConic(
        _ colors: [Any], _ locations: [CGFloat]?, _ center: CGPoint, _ end: CGPoint, in context: CGContext
    ) {
        let stops = colors.compactMap { $0 as? CGColor }.enumerated().map { index, color in
            (place: locations?[index] ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1)), color: color)
        }
        let reach = bounds.width + bounds.height + hypot(center.x - bounds.midX, center.y - bounds.midY)
        let turn = atan2(end.y - center.y, end.x - center.x)
        let steps = 360
        for step in 0..<steps {
            let angle = turn + CGFloat(step) / CGFloat(steps) * 2 * .pi
            // Wedges overlap, so that there are no gaps.
            let next = angle + 2.5 / CGFloat(steps) * 2 * .pi
            context.setFillColor(Self.color(at: (CGFloat(step) + 0.5) / CGFloat(steps), of: stops))
            context.move(to: center)
            context.addLine(to: CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach))
            context.addLine(to: CGPoint(x: center.x + cos(next) * reach, y: center.y + sin(next) * reach))
            context.closePath()
            context.fillPath()
        }
    }

    private static func color(at place: CGFloat, of stops: [(place: CGFloat, color: CGColor)]) -> CGColor {
        guard let last = stops.last(where: { $0.place <= place }) else { return stops.first?.color ?? .clear }
        guard let next = stops.first(where: { $0.place > place }) else { return last.color }
        let part = (place - last.place) / (next.place - last.place)
        let (a, b) = (last.color.drawnComponents, next.color.drawnComponents)
        func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a) + CGFloat(b - a) * part }
        return CGColor(
            srgbRed: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
            alpha: mix(a.alpha, b.alpha))
    }
}
