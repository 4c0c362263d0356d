import CoreGraphics
import Foundation

/// Breaks a justified paragraph so that the spaces of all its lines together are stretched least, as iOS does since it
/// breaks such paragraphs as a whole: it moves a word that would fit to the next line where that evens out the spaces.
struct EvenBreaks {
    let paragraph: ShapedParagraph
    /// The room of the first line, and of those below.
    let rooms: (first: CGFloat, other: CGFloat)

    /// Returns the ends of the lines, or nil for a text that can't be broken so: an empty one, one with tabs, or with a
    /// word that is wider than a line.
    func ends() -> [Int]? {
        let clusters = paragraph.clusters
        guard rooms.first.isFinite, rooms.other.isFinite, !clusters.isEmpty, !clusters.contains(where: \.isTab) else {
            return nil
        }
        let words = words()
        var best = [(cost: CGFloat, from: Int)](repeating: (.infinity, 0), count: words.count + 1)
        best[0].cost = 0
        for start in words.indices where best[start].cost.isFinite {
            let room = start == 0 ? rooms.first : rooms.other
            for end in start..<words.count {
                let width = words[end].right - words[start].left
                if width > room + LineBreaker.tolerance { break }
                let isLast = end + 1 == words.count
                let cost = best[start].cost + (isLast ? 0 : stretch(room - width, words[start...end]))
                if cost < best[end + 1].cost { best[end + 1] = (cost, start) }
            }
        }
        guard best[words.count].cost.isFinite else { return nil }
        var (ends, place): ([Int], Int) = ([], words.count)
        while place > 0 {
            ends.append(words[place - 1].end)
            place = best[place].from
        }
        return ends.reversed()
    }

    /// What stays together in a line.
    private struct Word {
        var left: CGFloat
        /// The right edge without the white space behind it.
        var right: CGFloat
        var spaces: Int
        /// The index after its last cluster.
        var end: Int
    }

    private func words() -> [Word] {
        var words: [Word] = []
        var x: CGFloat = 0
        for (index, cluster) in paragraph.clusters.enumerated() {
            if index == 0 || cluster.canBreakBefore { words.append(Word(left: x, right: x, spaces: 0, end: index)) }
            x += cluster.advance
            words[words.count - 1].end = index + 1
            if cluster.isWhite { words[words.count - 1].spaces += 1 } else { words[words.count - 1].right = x }
        }
        return words
    }

    /// How bad it is to give room to the spaces of a line: the sum of the squares of what each gets.
    private func stretch(_ room: CGFloat, _ words: ArraySlice<Word>) -> CGFloat {
        room * room / max(1, words.dropLast().reduce(0) { $0 + CGFloat($1.spaces) })
    }
}
