import CoreGraphics
package import Foundation
import QuartzCore
package import UIKit

/// A scene on several devices, side by side with their names below.
@MainActor
package struct ContactSheet {
    private struct Place {
        var title: String
        var canvas: UIView
        var frame: CGRect
    }

    private var places: [Place] = []
    private let colors: BoardColors
    private var size = CGSize(width: 0, height: 0)

    private static let gap: CGFloat = 60
    private static let captionHeight: CGFloat = 40
    /// The maximum width of a row.
    private static let rowWidth: CGFloat = 3600

    package init(_ canvases: [(title: String, canvas: UIView)], appearance: UIUserInterfaceStyle) {
        colors = BoardColors(appearance)
        var (x, y, height) = (Self.gap, Self.gap, CGFloat(0))
        for (title, canvas) in canvases {
            let size = canvas.bounds.size
            if x > Self.gap, x + size.width > Self.rowWidth {
                (x, y, height) = (Self.gap, y + height + Self.captionHeight + Self.gap, 0)
            }
            places.append(Place(title: title, canvas: canvas, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
            x += size.width + Self.gap
            height = max(height, size.height)
            self.size.width = max(self.size.width, x)
        }
        size.height = y + height + Self.captionHeight + Self.gap
    }

    /// Returns `wished`, or the largest scale at which the image doesn't exceed the maximum size.
    package func scale(_ wished: CGFloat) -> CGFloat { PictureSize(of: size, scale: wished).scale }

    package func png(scale: CGFloat) -> [UInt8]? {
        guard let context = PictureSize(of: size, scale: scale).context else { return nil }
        context.setFillColor(colors.background.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        for place in places { draw(place, in: context) }
        return context.finishImage()?.pngData().map { Array($0) }
    }

    private func draw(_ place: Place, in context: CGContext) {
        context.saveGState()
        context.clip(to: place.frame)
        context.translateBy(x: place.frame.minX, y: place.frame.minY)
        place.canvas.layer.render(in: context)
        context.restoreGState()
        context.setStrokeColor(colors.edge.cgColor)
        context.setLineWidth(1)
        context.stroke(place.frame.insetBy(dx: -0.5, dy: -0.5))
        let caption = CGRect(
            x: place.frame.minX - 20, y: place.frame.maxY + 8, width: place.frame.width + 40, height: 24)
        BoardText.draw(place.title, in: caption, size: 15, weight: .medium, color: colors.title, in: context)
    }
}
