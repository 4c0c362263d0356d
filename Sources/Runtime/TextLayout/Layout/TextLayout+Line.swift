import CoreGraphics
public import Foundation

extension TextLayout {
    /// A line within the layout's box.
    public struct Line: Sendable {
        /// UTF-16 units, with what an ellipsis hides, without the line end.
        public let range: Range<Int>
        /// Top left of the line's box.
        public let origin: CGPoint
        /// Without white space that hangs over.
        public let width: CGFloat
        /// From top to bottom of the box, without the space to the next line.
        public let height: CGFloat
        /// Of the tallest font, above the baseline.
        public let ascent: CGFloat
        /// Of the deepest font, positive.
        public let descent: CGFloat
        /// Where the letters stand, from the top of the layout.
        public let baseline: CGFloat
        /// Whether there is text that the line should show and does not.
        public let isTruncated: Bool

        /// In the order of the text, each with where it is.
        let clusters: [PlacedCluster]
        let paragraph: ShapedParagraph
        let ellipsis: ShapedParagraph?
        /// Whether the paragraph goes on in the next line.
        let isWrapped: Bool

        public var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
    }

    struct PlacedCluster: Sendable {
        var cluster: Cluster
        var x: CGFloat
        /// With tabs and justification.
        var advance: CGFloat

        /// Where a caret before the cluster, in the order of the text, stands.
        var leading: CGFloat { cluster.level % 2 == 0 ? x : x + advance }
        var trailing: CGFloat { cluster.level % 2 == 0 ? x + advance : x }
    }
}
