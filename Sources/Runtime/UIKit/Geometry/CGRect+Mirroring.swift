import CoreGraphics
import Foundation

extension CGRect {
    /// At the same distance from the other side of something.
    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
