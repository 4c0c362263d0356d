public import CoreGraphics
public import Foundation
public import UIKit

/// A path with a line and a filling.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor = UIColor.clear { didSet { changed() } }
    open var strokeColor = UIColor.white { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt { didSet { changed() } }
    open var lineJoin = CGLineJoin.miter { didSet { changed() } }
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SceneDecoder)?.report("the path of a shape isn't read here")
    }

    public convenience init(path: CGPath) { self.init(path: path, centered: false) }

    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let bounds = path.boundingBox
        var shift = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        self.path = centered ? path.copy(using: &shift) : path
    }

    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(
            path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: (0..<max(0, numPoints)).map { points[$0] })
        self.init(path: path)
    }

    private static func centered(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    open var lineLength: CGFloat { path.map { CGFloat(FlatPath($0).length) } ?? 0 }

    override var ownBounds: CGRect {
        guard let path, !path.isEmpty else { return .zero }
        return path.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }

    override func draw(in context: CGContext) {
        guard let path else { return }
        context.setBlendMode(blendMode.drawn)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setLineWidth(lineWidth)
        context.setFillColor(fillColor.cgColor)
        context.setStrokeColor(strokeColor.cgColor)
        context.addPath(path)
        context.drawPath(using: lineWidth > 0 ? .fillStroke : .fill)
    }
}
