package import CoreGraphics
package import Foundation
import QuartzCore
package import UIKit

/// A scene on several devices, side by side with their names below.
@MainActor
package struct ContactSheet {
    /// A scene on a device.
    @MainActor
    package struct Item {
        let title: String
        let size: CGSize
        /// Draws the scene at the origin.
        let draw: (CGContext) -> Void

        package init(_ title: String, _ canvas: UIView) {
            self.title = title
            size = canvas.bounds.size
            draw = { context in
                (canvas as? SceneCanvas)?.recordSubject()
                canvas.layer.renderWhole(in: context)
            }
        }

        /// Creates an item of an image in which frames are outlined.
        package init(_ title: String, _ image: CGImage, size: CGSize, outlined frames: [CGRect]) {
            self.title = title
            self.size = size
            draw = { context in
                // Images are drawn with their first row at the bottom of the rectangle.
                context.saveGState()
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.draw(image, in: CGRect(origin: .zero, size: size))
                context.restoreGState()
                context.setStrokeColor(CGColor(srgbRed: 0.9, green: 0.1, blue: 0.2, alpha: 1))
                context.setLineWidth(4)
                for frame in frames { context.stroke(frame.insetBy(dx: -4, dy: -4)) }
            }
        }
    }

    private struct Place {
        var item: Item
        var frame: CGRect
    }

    private var places: [Place] = []
    private let colors: BoardColors
    private var size = CGSize(width: 0, height: 0)

    private static let gap: CGFloat = 60
    private static let captionHeight: CGFloat = 40
    /// The maximum width of a row.
    private static let rowWidth: CGFloat = 3600

    package init(_ items: [Item], appearance: UIUserInterfaceStyle) {
        colors = BoardColors(appearance)
        var (x, y, height) = (Self.gap, Self.gap, CGFloat(0))
        for item in items {
            let size = item.size
            if x > Self.gap, x + size.width > Self.rowWidth {
                (x, y, height) = (Self.gap, y + height + Self.captionHeight + Self.gap, 0)
            }
            places.append(Place(item: item, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
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
        place.item.draw(context)
        context.restoreGState()
        context.setStrokeColor(colors.edge.cgColor)
        context.setLineWidth(1)
        context.stroke(place.frame.insetBy(dx: -0.5, dy: -0.5))
        let caption = CGRect(
            x: place.frame.minX - 20, y: place.frame.maxY + 8, width: place.frame.width + 40, height: 24)
        BoardText.draw(place.item.title, in: caption, size: 15, weight: .medium, color: colors.title, in: context)
    }
}
