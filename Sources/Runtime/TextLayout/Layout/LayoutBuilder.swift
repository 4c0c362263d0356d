import CoreGraphics
import Foundation

/// Creates lines from shaped paragraphs.
struct LayoutBuilder {
    let text: ShapedText
    let width: CGFloat
    let maximumLines: Int
    let height: CGFloat
    /// The parts of a line's place that a text may take.
    let fragments: TextLayout.Fragments?
    private(set) var lines: [LinePlan] = []
    private var y: CGFloat = 0
    /// The number of rows of a text that flows around something.
    private var rows = 0
    private(set) var bottom: CGFloat = 0

    init(
        _ text: ShapedText, width: CGFloat, maximumLines: Int, height: CGFloat, fragments: TextLayout.Fragments? = nil
    ) {
        self.fragments = fragments
        self.text = text
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.maximumLines = maximumLines
        self.height = height.isNaN ? .infinity : height
    }

    mutating func build() -> [TextLayout.Line] {
        guard text.length > 0 else { return [] }
        for (index, paragraph) in text.paragraphs.enumerated() {
            if index > 0 { y += max(paragraph.attributes.paragraphSpacingBefore, 0) }
            let isLast = index + 1 == text.paragraphs.count
            guard fragments == nil ? add(paragraph, isLast: isLast) : flow(paragraph, isLast: isLast) else { break }
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
        let knownEnds = staysWhole ? nil : evenEnds(paragraph) ?? endsPushedOut(breaker)
        let firstLine = lines.count
        var start = 0
        repeat {
            let (indent, room) = margins(paragraph.attributes, isFirst: start == 0)
            let end =
                staysWhole
                ? count
                : knownEnds?[lines.count - firstLine] ?? breaker.end(of: start, width: room, indent: indent)
            var plan = LinePlan(
                paragraph: paragraph, clusters: paragraph.clusters[start..<end], indent: indent, room: room,
                isWrapped: end < count)
            plan.measure(text)
            if !lines.isEmpty { y += plan.leading }
            guard lines.isEmpty || fits(plan) else { return false }
            plan.top = y
            let isOver = staysWhole && ruler(plan).width(of: plan.clusters) > room + LineBreaker.tolerance
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

    /// The ends of the lines of a paragraph that avoids words alone in its last line, or nil.
    private func endsPushedOut(_ breaker: LineBreaker) -> [Int]? {
        let paragraph = breaker.paragraph.attributes
        guard paragraph.lineBreakStrategy & ParagraphAttributes.pushOut != 0, width.isFinite else { return nil }
        let (first, other) = (margins(paragraph, isFirst: true), margins(paragraph, isFirst: false))
        let ends = breaker.endsPushedOut(rooms: (first.room, other.room), indents: (first.indent, other.indent))
        return ends.isEmpty ? nil : ends
    }

    private func ruler(_ plan: LinePlan) -> TabRuler {
        TabRuler(paragraph: plan.paragraph.attributes, indent: plan.indent)
    }

    // MARK: Around something

    /// Adds a paragraph whose lines take the parts of their places that they may. Returns false if no line may follow.
    private mutating func flow(_ paragraph: ShapedParagraph, isLast: Bool) -> Bool {
        let count = paragraph.clusters.count
        var start = 0
        repeat {
            let row = row(of: paragraph, from: start)
            guard let first = row.first, let last = row.last else { return false }
            if rows > 0 { y += first.leading }
            guard rows == 0 || fits(first) else { return false }
            rows += 1
            let end = last.clusters.endIndex
            let isLastAllowed = rows == maximumLines || !fitsAnother(after: first)
            for var plan in row {
                plan.top = y
                if plan.clusters.endIndex == end, isLastAllowed, end < count || !isLast {
                    plan.isTruncated = true
                    if paragraph.attributes.lineBreakMode.truncates { truncate(&plan, from: plan.clusters.startIndex) }
                }
                lines.append(plan)
            }
            bottom = y + (row.map(\.height).max() ?? 0)
            y = bottom + max(paragraph.attributes.lineSpacing, 0)
            if lines.last?.isTruncated == true { return false }
            start = end
        } while start < count
        return true
    }

    /// Returns what stands side by side in the next row in which something fits, and moves down to it.
    private mutating func row(of paragraph: ShapedParagraph, from start: Int) -> [LinePlan] {
        guard let fragments else { return [] }
        let step: CGFloat = 1
        // A place that is never wide enough ends the text.
        for _ in 0..<100_000 {
            guard rows == 0 || y <= height else { return [] }
            var trial = plan(paragraph, from: start, in: 0...max(width.isFinite ? width : 1e7, 1), isFirst: true)
            trial.measure(text)
            let parts = fragments(y, trial.height).filter { $0.upperBound > $0.lowerBound }
            let row = plans(paragraph, from: start, in: parts)
            if !row.isEmpty { return row }
            y += step
        }
        return []
    }

    private func plans(
        _ paragraph: ShapedParagraph, from start: Int, in parts: [ClosedRange<CGFloat>]
    ) -> [LinePlan] {
        let breaker = LineBreaker(paragraph: paragraph)
        var (row, place): ([LinePlan], Int) = ([], start)
        for part in paragraph.isRightToLeft ? parts.reversed() : parts {
            if !row.isEmpty, place >= paragraph.clusters.count { break }
            var plan = plan(paragraph, from: place, in: part, isFirst: row.isEmpty)
            let isWhole = part.upperBound - part.lowerBound >= width - LineBreaker.tolerance
            // A word that doesn't fit looks for more room.
            if !isWhole {
                let isOver = plan.room <= 0 || ruler(plan).width(of: plan.clusters.prefix(1)) > plan.room
                let splits = paragraph.attributes.lineBreakMode != .charWrapping
                if isOver || splits && breaker.splitsWord(at: plan.clusters.endIndex) { continue }
            }
            plan.measure(text)
            row.append(plan)
            place = plan.clusters.endIndex
        }
        return row
    }

    private func plan(
        _ paragraph: ShapedParagraph, from start: Int, in part: ClosedRange<CGFloat>, isFirst: Bool
    ) -> LinePlan {
        let style = paragraph.attributes
        let indent = isFirst ? max(start == 0 ? style.firstLineHeadIndent : style.headIndent, 0) : 0
        let room = max(part.upperBound - part.lowerBound - indent, 0)
        let end = LineBreaker(paragraph: paragraph).end(of: start, width: room, indent: indent)
        var plan = LinePlan(
            paragraph: paragraph, clusters: paragraph.clusters[start..<max(end, start)], indent: indent, room: room,
            isWrapped: end < paragraph.clusters.count)
        plan.fragment = part
        return plan
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
        let ruler = ruler(plan)
        var (end, x) = (plan.clusters.endIndex, ruler.width(of: plan.clusters))
        while end < clusters.count, x < plan.room {
            x += ruler.advance(of: end, in: clusters[...], at: x)
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
            Truncation(clusters: clusters, ellipsis: cluster, width: plan.room, ruler: ruler(plan), end: end)
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
