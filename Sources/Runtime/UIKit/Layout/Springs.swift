import Foundation

/// The behavior of an autoresizing mask on an axis.
struct Springs {
    var originFactor: CGFloat = 0
    var originConstant: CGFloat
    var lengthFactor: CGFloat = 0
    var lengthConstant: CGFloat

    /// Creates springs. `from` and `length` are the position in a superview of length `outer`. Flexible parts share a
    /// change in proportion to their lengths, or equally if they have none.
    init(low: Bool, size: Bool, high: Bool, from: CGFloat, length: CGFloat, in outer: CGFloat) {
        let parts = [low ? from : 0, size ? length : 0, high ? outer - from - length : 0].map { max(0, $0) }
        let total = parts.reduce(0, +)
        let count = [low, size, high].filter(\.self).count
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? part / total : 1 / CGFloat(count)
        }
        originFactor = share(parts[0], low)
        lengthFactor = share(parts[1], size)
        originConstant = from - originFactor * outer
        lengthConstant = length - lengthFactor * outer
    }

    func origin(in outer: CGFloat) -> CGFloat { originFactor * outer + originConstant }
    func length(in outer: CGFloat) -> CGFloat { max(0, lengthFactor * outer + lengthConstant) }
}

extension UIView.AutoresizingMask {
    /// Returns the springs of a frame in a superview's size, horizontally and vertically.
    func springs(of frame: CGRect, in outer: CGSize) -> (across: Springs, down: Springs) {
        (
            Springs(
                low: contains(.flexibleLeftMargin), size: contains(.flexibleWidth),
                high: contains(.flexibleRightMargin), from: frame.minX, length: frame.width, in: outer.width),
            Springs(
                low: contains(.flexibleTopMargin), size: contains(.flexibleHeight),
                high: contains(.flexibleBottomMargin), from: frame.minY, length: frame.height, in: outer.height)
        )
    }
}
