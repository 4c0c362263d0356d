import Foundation

/// Breaks a paragraph into lines.
struct LineBreaker {
    /// A tolerance for rounding, so that a word that fits exactly isn't wrapped.
    static let tolerance: CGFloat = 0.001
    let paragraph: ShapedParagraph

    /// Returns the index after the last cluster of the line that begins at `start`: as many as fit, at least one.
    /// Trailing white space doesn't count.
    func end(of start: Int, width: CGFloat, indent: CGFloat) -> Int {
        let ruler = TabRuler(paragraph: paragraph.attributes, indent: indent)
        let clusters = paragraph.clusters
        var x: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.canBreakBefore { lastBreak = index }
            let advance = ruler.advance(of: index, in: clusters[...], at: x)
            if index > start, !cluster.isWhite, x + advance > width + Self.tolerance {
                return paragraph.attributes.lineBreakMode == .charWrapping ? index : lastBreak ?? index
            }
            x += advance
        }
        return clusters.count
    }

    /// Returns whether a line that ends there ends within a word.
    func splitsWord(at end: Int) -> Bool {
        end < paragraph.clusters.count && !paragraph.clusters[end].canBreakBefore
    }

    /// Returns the ends of the lines of a paragraph whose last line isn't a single word: the word before it moves there,
    /// too. `rooms` are those of the first line, and of those below.
    func endsPushedOut(rooms: (first: CGFloat, other: CGFloat), indents: (first: CGFloat, other: CGFloat)) -> [Int] {
        var (starts, start): ([Int], Int) = ([], 0)
        while start < paragraph.clusters.count {
            starts.append(start)
            let isFirst = start == 0
            start = end(
                of: start, width: isFirst ? rooms.first : rooms.other, indent: isFirst ? indents.first : indents.other)
        }
        var ends = starts.dropFirst() + [paragraph.clusters.count]
        guard starts.count > 1, let last = starts.last, !breaks(in: last + 1..<paragraph.clusters.count),
            let moved = (starts[starts.count - 2] + 1..<last).last(where: { paragraph.clusters[$0].canBreakBefore }),
            end(of: moved, width: rooms.other, indent: indents.other) == paragraph.clusters.count
        else { return Array(ends) }
        ends[ends.endIndex - 2] = moved
        return Array(ends)
    }

    private func breaks(in range: Range<Int>) -> Bool { range.contains { paragraph.clusters[$0].canBreakBefore } }
}
