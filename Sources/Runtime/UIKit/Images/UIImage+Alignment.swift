public import CoreGraphics

/// How images are stretched, aligned and mirrored.
extension UIImage {
    /// Returns an image of which the point after the caps is stretched. A cap of 0 leaves the whole side to be stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func ends(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 ? (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) : (0, 0)
        }
        let (across, down) = (ends(leftCapWidth, size.width), ends(topCapHeight, size.height))
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: down.0, left: across.0, bottom: down.1, right: across.1),
            resizingMode: .stretch)
    }

    public var leftCapWidth: Int { Int(clamping: capInsets.left) }
    public var topCapHeight: Int { Int(clamping: capInsets.top) }

    /// The insets of the part of the image by which image views are aligned.
    public var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentInsets = alignmentInsets }
    }

    /// The distance of the baseline from the lower edge, or nil if the image has none.
    public var baselineOffsetFromBottom: CGFloat? { content.baseline }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// Returns an image by whose baseline image views are aligned.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baseline = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { changing { $0.baseline = nil } }

    /// Returns an image that is drawn mirrored where text is read from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

    public var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
}
