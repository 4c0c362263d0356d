package import CoreGraphics

/// The radii of a layer's corners, where they differ.
package struct CornerRadii: Equatable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    var longest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }
    var isSquare: Bool { longest <= 0 }

    /// Returns the radii in a size, each at most half of its sides, for an outline that is inset.
    func fitting(_ size: CGSize, inset: CGFloat) -> CornerRadii {
        func fit(_ radius: CGFloat) -> CGFloat { max(0, min(radius, size.width / 2, size.height / 2) - inset) }
        return CornerRadii(
            topLeft: fit(topLeft), topRight: fit(topRight), bottomLeft: fit(bottomLeft), bottomRight: fit(bottomRight))
    }
}
