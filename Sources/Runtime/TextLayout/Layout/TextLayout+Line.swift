import CoreGraphics
public import Foundation

extension TextLayout {
    /// A line in the layout's box.
    public struct Line: Sendable {
        /// The range in UTF-16 units, including text replaced by an ellipsis, without the line end.
        public let range: Range<Int>
        /// The top left of the line's box.
        public let origin: CGPoint
        /// The width without trailing white space.
        public let width: CGFloat
        /// The width that the text takes for measuring, with white space before the next line.
        let extent: CGFloat
        /// The height of the box, without the spacing to the next line.
        public let height: CGFloat
        /// The ascent of the tallest font above the baseline.
        public let ascent: CGFloat
        /// The descent of the deepest font, positive.
        public let descent: CGFloat
        /// The distance of the baseline from the top of the layout.
        public let baseline: CGFloat
        /// Whether text of the line isn't shown.
        public let isTruncated: Bool

        /// The clusters in logical order, with their positions.
        let clusters: [PlacedCluster]
        let paragraph: ShapedParagraph
        let ellipsis: ShapedParagraph?
        /// Whether the paragraph continues in the next line.
        let isWrapped: Bool
        /// Where a line begins and ends that flows around something, or nil.
        public let fragment: ClosedRange<CGFloat>?

        /// What an ellipsis stands for, or nil.
        public var hiddenRange: Range<Int>? {
            clusters.first { $0.cluster.isEllipsis }.map { $0.cluster.start..<$0.cluster.end }
        }

        public var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
    }

    struct PlacedCluster: Sendable {
        var cluster: Cluster
        var x: CGFloat
        /// The advance, with tabs and justification.
        var advance: CGFloat

        /// The position of a caret before the cluster in logical order.
        var leading: CGFloat { cluster.level % 2 == 0 ? x : x + advance }
        var trailing: CGFloat { cluster.level % 2 == 0 ? x + advance : x }
    }
}
