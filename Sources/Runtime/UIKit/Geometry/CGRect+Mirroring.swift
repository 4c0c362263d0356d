import CoreGraphics
import Foundation

extension CGRect {
    /// Returns the rectangle mirrored horizontally in bounds.
    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
