import Foundation
import SystemStyles

extension CGRect {
    /// The rectangle with coordinates and lengths clamped to the maximum magnitude.
    var bounded: CGRect {
        func bounded(_ number: CGFloat) -> CGFloat { min(max(number, -SystemLimits.farthest), SystemLimits.farthest) }
        return CGRect(
            x: bounded(origin.x), y: bounded(origin.y), width: bounded(size.width), height: bounded(size.height))
    }
}
