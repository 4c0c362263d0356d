import CoreGraphics
import Foundation

extension UIView {
    /// Returns a view with a picture of a part of this one.
    func pictureView(of rect: CGRect) -> UIView? {
        guard rect.width >= 1, rect.height >= 1, rect.width * rect.height < 32_000_000 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(x: -rect.minX, y: -rect.minY, width: bounds.width, height: bounds.height),
                afterScreenUpdates: false)
        }
        return environment.perform {
            let view = UIImageView(image: image)
            view.frame = CGRect(origin: .zero, size: rect.size)
            return view
        }
    }
}
