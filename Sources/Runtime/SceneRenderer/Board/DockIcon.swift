import CoreGraphics
import Foundation
import StoryboardModel
import XMLTree

/// An object of a scene in its dock.
enum DockIcon {
    case controller, firstResponder, exit, object, reference

    /// Returns the controller, then the first responder and exit, then other objects.
    static func icons(of scene: Scene) -> [DockIcon] {
        var icons: [DockIcon] = [.controller]
        if scene.firstResponder != nil { icons.append(.firstResponder) }
        if scene.exit != nil { icons.append(.exit) }
        return icons + scene.dockObjects.map { _ in .object }
    }

    private static let orange = CGColor(srgbRed: 0.96, green: 0.66, blue: 0.14, alpha: 1)
    private static let red = CGColor(srgbRed: 0.92, green: 0.42, blue: 0.22, alpha: 1)
    private static let gray = CGColor(srgbRed: 0.55, green: 0.55, blue: 0.58, alpha: 1)
    private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

    /// Draws the icon around a point, 16 points wide.
    func draw(at middle: CGPoint, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: middle.x, y: middle.y)
        context.setLineWidth(1.4)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(Self.white)
        switch self {
        case .controller, .reference: controller(context, self == .reference ? Self.gray : Self.orange)
        case .firstResponder: cube(context, Self.orange)
        case .exit: exit(context)
        case .object: cube(context, Self.gray)
        }
        context.restoreGState()
    }

    /// A screen in a circle.
    private func controller(_ context: CGContext, _ color: CGColor) {
        context.setFillColor(color)
        context.fillEllipse(in: CGRect(x: -8, y: -8, width: 16, height: 16))
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: -3.5, y: -4.5, width: 7, height: 9), cornerWidth: 1, cornerHeight: 1,
                transform: nil))
        context.strokePath()
        context.strokeLineSegments(between: [CGPoint(x: -3.5, y: -2), CGPoint(x: 3.5, y: -2)])
    }

    private func cube(_ context: CGContext, _ color: CGColor) {
        context.setFillColor(color)
        context.addLines(between: [
            CGPoint(x: 0, y: -8), CGPoint(x: 7, y: -4), CGPoint(x: 7, y: 4), CGPoint(x: 0, y: 8), CGPoint(x: -7, y: 4),
            CGPoint(x: -7, y: -4),
        ])
        context.closePath()
        context.fillPath()
        context.addLines(between: [CGPoint(x: -5.5, y: -3), CGPoint(x: 0, y: 0), CGPoint(x: 5.5, y: -3)])
        context.strokePath()
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 6)])
    }

    /// A way out of a frame.
    private func exit(_ context: CGContext) {
        context.setFillColor(Self.red)
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: -7, y: -7, width: 14, height: 14), cornerWidth: 3, cornerHeight: 3,
                transform: nil))
        context.fillPath()
        context.addLines(between: [
            CGPoint(x: 0, y: -4), CGPoint(x: -4, y: -4), CGPoint(x: -4, y: 4), CGPoint(x: 0, y: 4),
        ])
        context.strokePath()
        context.strokeLineSegments(between: [CGPoint(x: -1, y: 0), CGPoint(x: 5, y: 0)])
        context.addLines(between: [CGPoint(x: 2.5, y: -2.5), CGPoint(x: 5, y: 0), CGPoint(x: 2.5, y: 2.5)])
        context.strokePath()
    }
}
