import CoreGraphics
import Foundation

/// A line without a horizontal position.
struct LinePlan {
    let paragraph: ShapedParagraph
    var clusters: ArraySlice<Cluster>
    /// The indent from the leading side.
    var indent: CGFloat
    var room: CGFloat
    /// Where the line begins and ends, beside what it flows around; nil for the whole width.
    var fragment: ClosedRange<CGFloat>?
    var isWrapped: Bool
    var ellipsis: ShapedParagraph?
    var isTruncated = false
    var top: CGFloat = 0
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    private(set) var height: CGFloat = 0
    /// What its fonts keep free between it and a line above.
    private(set) var leading: CGFloat = 0

    init(
        paragraph: ShapedParagraph, clusters: ArraySlice<Cluster>, indent: CGFloat, room: CGFloat, isWrapped: Bool
    ) {
        self.paragraph = paragraph
        self.clusters = clusters
        self.indent = indent
        self.room = room
        self.isWrapped = isWrapped
    }

    /// Computes ascent, descent and height. Fallback fonts don't count: an emoji doesn't make a label taller.
    mutating func measure(_ text: ShapedText) {
        var last: Int?
        for cluster in clusters where cluster.run != last {
            last = cluster.run
            include(text.runs[cluster.run].attributes)
        }
        if last == nil { include(text.attributes(at: paragraph.range.lowerBound)) }
        let style = paragraph.attributes
        height = ascent + descent
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    }

    private mutating func include(_ attributes: TextAttributes) {
        let offset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
        ascent = max(ascent, attributes.font.ascender + offset)
        leading = max(leading, attributes.font.lineDistance - attributes.font.lineHeight)
        descent = max(descent, -attributes.font.descender - offset)
        if let attachment = attributes.attachment {
            ascent = max(ascent, attachment.size.height + attachment.baselineOffset)
            descent = max(descent, -attachment.baselineOffset)
        }
    }

    private var ruler: TabRuler { TabRuler(paragraph: paragraph.attributes, indent: indent) }

    /// The width of the line, which includes trailing white space if it fits and no line follows.
    var width: CGFloat {
        let inked = ruler.width(of: visible)
        return isWrapped ? inked : max(inked, min(ruler.width(of: clusters), room))
    }

    /// The width for measuring: as on iOS, it includes the space before the next line as far as there is room (158.33
    /// points of a text of 14 points in 160, where the words alone take 154).
    private var extent: CGFloat { max(width, min(ruler.width(of: clusters), room)) }

    /// The clusters without trailing white space.
    private var visible: ArraySlice<Cluster> {
        clusters[..<((clusters.lastIndex { !$0.isWhite }).map { $0 + 1 } ?? clusters.startIndex)]
    }

    func place(in box: CGFloat) -> TextLayout.Line {
        let isRight = paragraph.isRightToLeft
        let room = room.isFinite ? room : max(box - indent, 0)
        let edges = fragment ?? 0...max(box, 0)
        let left = isRight ? (fragment?.upperBound ?? box) - indent - room : edges.lowerBound + indent
        let gap = justification(room)
        let width = width + gap * CGFloat(visible.count(where: \.isWhite))
        let x = left + (room - width) * share
        let placed = placed(from: x, gap: gap, isRight: isRight, inked: ruler.width(of: visible))
        return TextLayout.Line(
            range: (clusters.first?.start ?? paragraph.range.lowerBound)..<(clusters.last?.end
                ?? paragraph.range.lowerBound),
            origin: CGPoint(x: x, y: top), width: width, extent: max(width, extent), height: height, ascent: ascent,
            descent: descent,
            // Line heights other than that of the font change the space above the glyphs.
            baseline: top + height - descent, isTruncated: isTruncated, clusters: placed, paragraph: paragraph,
            ellipsis: ellipsis, isWrapped: isWrapped, fragment: fragment)
    }

    /// The fraction of the free space on the left.
    private var share: CGFloat {
        switch paragraph.attributes.alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .justified: paragraph.isRightToLeft ? 1 : 0
        case .natural: paragraph.attributes.baseWritingDirection == .rightToLeft ? 1 : 0
        }
    }

    /// Returns the amount that is added to each white space of a justified line.
    private func justification(_ room: CGFloat) -> CGFloat {
        guard paragraph.attributes.alignment == .justified, isWrapped else { return 0 }
        let gaps = visible.count(where: \.isWhite)
        return gaps == 0 ? 0 : max(room - ruler.width(of: visible), 0) / CGFloat(gaps)
    }

    private func placed(from left: CGFloat, gap: CGFloat, isRight: Bool, inked: CGFloat) -> [TextLayout.PlacedCluster] {
        var placed = clusters.map { TextLayout.PlacedCluster(cluster: $0, x: 0, advance: $0.advance) }
        let visibleCount = visible.count
        for index in placed.indices {
            // Trailing white space follows the paragraph's direction.
            if index >= visibleCount { placed[index].cluster.level = isRight ? 1 : 0 }
            if index < visibleCount, placed[index].cluster.isWhite { placed[index].advance += gap }
        }
        let order = BidirectionalOrder.visual(placed.map(\.cluster.level))
        var x = left
        // In right-to-left text, trailing white space extends to the left.
        if isRight {
            let all = ruler.width(of: clusters)
            x -= max(all - max(width, inked), 0)
        }
        let start = x
        for place in placed.indices {
            let index = order?[place] ?? place
            if placed[index].cluster.isTab {
                placed[index].advance = ruler.advance(of: clusters.startIndex + index, in: clusters, at: x - start)
            }
            placed[index].x = x
            x += placed[index].advance
        }
        return placed
    }
}
