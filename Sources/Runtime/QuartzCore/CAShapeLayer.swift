public import CoreGraphics
public import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path, which may extend beyond its bounds.
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { if host != nil { changed("path", from: LayerValue(oldValue)) } } }
    open var fillColor: CGColor? = .black {
        didSet { if host != nil { changed("fillColor", from: LayerValue(oldValue)) } }
    }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { host?.recordChange(of: self) } }
    open var strokeColor: CGColor? { didSet { if host != nil { changed("strokeColor", from: LayerValue(oldValue)) } } }
    /// The start of the drawn part of the path, from 0 to 1.
    open var strokeStart: CGFloat = 0 {
        didSet { if host != nil { changed("strokeStart", from: LayerValue(oldValue)) } }
    }
    open var strokeEnd: CGFloat = 1 { didSet { if host != nil { changed("strokeEnd", from: LayerValue(oldValue)) } } }
    open var lineWidth: CGFloat = 1 { didSet { if host != nil { changed("lineWidth", from: LayerValue(oldValue)) } } }
    open var miterLimit: CGFloat = 10 {
        didSet { if host != nil { changed("miterLimit", from: LayerValue(oldValue)) } }
    }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { host?.recordChange(of: self) } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { host?.recordChange(of: self) } }
    open var lineDashPhase: CGFloat = 0 {
        didSet { if host != nil { changed("lineDashPhase", from: LayerValue(oldValue)) } }
    }
    open var lineDashPattern: [NSNumber]? { didSet { host?.recordChange(of: self) } }

    override class var animatableProperties: [String: LayerProperty] { LayerProperty.ofShapes }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAShapeLayer else { return }
        path = other.path
        fillColor = other.fillColor
        fillRule = other.fillRule
        strokeColor = other.strokeColor
        strokeStart = other.strokeStart
        strokeEnd = other.strokeEnd
        lineWidth = other.lineWidth
        miterLimit = other.miterLimit
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPhase = other.lineDashPhase
        lineDashPattern = other.lineDashPattern
    }

    override var kindBounds: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let reach = strokeColor == nil ? 0 : lineWidth * (lineJoin == .miter ? max(1, miterLimit) : 1)
        return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    }

    override func renderKind(in context: CGContext, _ renderer: LayerRenderer) {
        guard let path, !path.isEmpty else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.addPath(strokeStart <= 0 && strokeEnd >= 1 ? path : path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}
