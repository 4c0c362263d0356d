import CoreGraphics
import Foundation

/// Creates lines from shaped paragraphs.
struct LayoutBuilder {
    let text: ShapedText
    let width: CGFloat
    let maximumLines: Int
    let height: CGFloat
    private(set) var lines: [LinePlan] = []
    private var y: CGFloat = 0
    private(set) var bottom: CGFloat = 0

    init(_ text: ShapedText, width: CGFloat, maximumLines: Int, height: CGFloat) {
        self.text = text
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.maximumLines = maximumLines
        self.height = height.isNaN ? .infinity : height
    }

    mutating func build() -> [TextLayout.Line] {
        guard text.length > 0 else { return [] }
        for (index, paragraph) in text.paragraphs.enumerated() {
            if index > 0 { y += max(paragraph.attributes.paragraphSpacingBefore, 0) }
            guard add(paragraph, isLast: index + 1 == text.paragraphs.count) else { break }
            y += max(paragraph.attributes.paragraphSpacing, 0)
        }
        let widest = lines.map { $0.indent + $0.width }.max() ?? 0
        return lines.map { $0.place(in: width.isFinite ? width : widest) }
    }

    /// Adds a paragraph. Returns false if no line may follow.
    private mutating func add(_ paragraph: ShapedParagraph, isLast: Bool) -> Bool {
        let breaker = LineBreaker(paragraph: paragraph)
        let count = paragraph.clusters.count
        let mode = paragraph.attributes.lineBreakMode
        let staysWhole = maximumLines == 1 && (mode.truncates || mode == .clipping)
        let evenEnds = staysWhole ? nil : evenEnds(paragraph)
        let firstLine = lines.count
        var start = 0
        repeat {
            let (indent, room) = margins(paragraph.attributes, isFirst: start == 0)
            let end = staysWhole ? count : evenEnds?[lines.count - firstLine] ?? breaker.end(of: start, width: room)
            var plan = LinePlan(
                paragraph: paragraph, clusters: paragraph.clusters[start..<end], indent: indent, room: room,
                isWrapped: end < count)
            plan.measure(text)
            if !lines.isEmpty { y += plan.leading }
            guard lines.isEmpty || fits(plan) else { return false }
            plan.top = y
            let isOver = LineBreaker.width(of: plan.clusters) > room + LineBreaker.tolerance && staysWhole
            let isLastAllowed = lines.count + 1 == maximumLines || !fitsAnother(after: plan)
            let hasMore = end < count || !isLast
            if isOver || (isLastAllowed && hasMore) {
                plan.isTruncated = true
                if mode.truncates { truncate(&plan, from: start) }
                if mode == .clipping { runOn(&plan, from: start) }
            }
            lines.append(plan)
            bottom = y + plan.height
            y = bottom + max(paragraph.attributes.lineSpacing, 0)
            if plan.isTruncated { return false }
            start = end
        } while start < count
        return true
    }

    /// The ends of the lines of a justified paragraph, or nil where lines take what fits.
    private func evenEnds(_ paragraph: ShapedParagraph) -> [Int]? {
        guard paragraph.attributes.alignment == .justified, paragraph.attributes.lineBreakMode != .charWrapping else {
            return nil
        }
        let rooms = [true, false].map { margins(paragraph.attributes, isFirst: $0).room }
        return EvenBreaks(paragraph: paragraph, rooms: (rooms[0], rooms[1])).ends()
    }

    private func fits(_ plan: LinePlan) -> Bool { y + plan.height <= height + LineBreaker.tolerance }

    /// Returns whether another line like this one fits below it.
    private func fitsAnother(after plan: LinePlan) -> Bool {
        let next = y + plan.height + max(plan.paragraph.attributes.lineSpacing, 0) + plan.leading
        return next + plan.height <= height + LineBreaker.tolerance
    }

    /// Lets the last line of clipped text run on to the edge: iOS shows the letters that fit in part, too.
    private func runOn(_ plan: inout LinePlan, from start: Int) {
        let clusters = plan.paragraph.clusters
        var (end, x) = (plan.clusters.endIndex, LineBreaker.width(of: plan.clusters))
        while end < clusters.count, x < plan.room {
            x += LineBreaker.advance(of: clusters[end], at: x)
            end += 1
        }
        plan.clusters = clusters[start..<end]
        plan.isWrapped = false
    }

    private func truncate(_ plan: inout LinePlan, from start: Int) {
        let clusters = plan.paragraph.clusters[start...]
        let style = plan.clusters.last ?? clusters.last
        let run = style?.run ?? 0
        let ellipsis = EllipsisCache.shared.ellipsis(like: text.runs[run].attributes)
        guard var cluster = ellipsis.clusters.first else { return }
        cluster.run = run
        cluster.level = plan.paragraph.isRightToLeft ? 1 : 0
        let end = plan.paragraph.range.upperBound
        plan.ellipsis = ellipsis
        plan.clusters = ArraySlice(
            Truncation(clusters: clusters, ellipsis: cluster, width: plan.room, end: end)
                .apply(plan.paragraph.attributes.lineBreakMode))
        plan.isWrapped = false
    }

    /// Returns the indent of a line and the width that is left for its text.
    private func margins(_ paragraph: ParagraphAttributes, isFirst: Bool) -> (indent: CGFloat, room: CGFloat) {
        let indent = max(isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent, 0)
        let tail = paragraph.tailIndent
        let edge = tail > 0 ? min(tail, width) : width + tail
        return (indent, max(edge - indent, 0))
    }
}
