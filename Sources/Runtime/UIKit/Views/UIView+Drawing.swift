import CoreGraphics
package import Foundation
import QuartzCore

/// The drawing of views.
extension UIView {
    /// Whether the view may draw content. Subclasses in apps are drawn once; empty drawings aren't kept.
    static var mayDraw: Bool { self != plainClass }

    /// Whether the background of the view is light: the next opaque background.
    var isOnLightGround: Bool {
        var view: UIView? = self
        while let current = view {
            if let color = current.backgroundColor?.resolvedColor(with: traitCollection).components, color.alpha > 0.5 {
                return 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue > 0.7
            }
            view = current.superview
        }
        return traitCollection.userInterfaceStyle != .dark
    }

    func drawTree(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        layoutWholeTreeIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        ownLayer.renderWhole(in: context)
        context.restoreGState()
        return true
    }

    /// Returns the view as a PNG image with a scale, on a transparent background.
    package func pngData(scale: CGFloat) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: bounds.size), format: format)
            .image { _ in drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: true) }
            .pngData()
    }
}
