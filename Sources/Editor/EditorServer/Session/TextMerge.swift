/// Merges two later versions of a text, line by line.
struct TextMerge {
    private(set) var text: [UInt8] = []
    /// Descriptions of the conflicts.
    private(set) var conflicts: [String] = []

    private typealias Line = ArraySlice<UInt8>

    init(base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
        let (base, mine, theirs) = (Self.lines(base), Self.lines(mine), Self.lines(theirs))
        let toMine = LineMatches(base, mine).pairs
        let toTheirs = LineMatches(base, theirs).pairs
        var (inBase, inMine, inTheirs) = (0, 0, 0)
        while inBase < base.count || inMine < mine.count || inTheirs < theirs.count {
            // The next line that all three share ends the difference.
            var anchor = inBase
            while anchor < base.count, toMine[anchor] == nil || toTheirs[anchor] == nil { anchor += 1 }
            let mineEnd = anchor < base.count ? toMine[anchor] ?? mine.count : mine.count
            let theirsEnd = anchor < base.count ? toTheirs[anchor] ?? theirs.count : theirs.count
            take(base[inBase..<anchor], mine[inMine..<mineEnd], theirs[inTheirs..<theirsEnd], at: inMine)
            if anchor < base.count { text += base[anchor] }
            (inBase, inMine, inTheirs) = (anchor + 1, mineEnd + 1, theirsEnd + 1)
            if anchor == base.count { break }
        }
    }

    private mutating func take(
        _ base: ArraySlice<Line>, _ mine: ArraySlice<Line>, _ theirs: ArraySlice<Line>, at line: Int
    ) {
        if Array(mine) == Array(theirs) || Array(theirs) == Array(base) {
            text += mine.joined()
        } else if Array(mine) == Array(base) {
            text += theirs.joined()
        } else {
            conflicts.append("line \(line + 1): here \(Self.words(mine)), in the file \(Self.words(theirs))")
        }
    }

    /// Returns the shortened text of lines.
    private static func words(_ lines: ArraySlice<Line>) -> String {
        guard let first = lines.first else { return "nothing" }
        let text = String(decoding: first, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "'\(text.prefix(200))\(text.count > 200 ? "…" : "")'" + (lines.count > 1 ? " and more" : "")
    }

    /// Returns the lines with their line breaks.
    private static func lines(_ text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(text[start...index])
            start = index + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }
}

/// The matching lines of two texts, found by the shortest edit script.
struct LineMatches {
    /// For each line of the first text its index in the second, or nil if it was removed.
    private(set) var pairs: [Int?]

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        pairs = Array(repeating: nil, count: old.count)
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.place))
        let inserted = Set(difference.insertions.map(\.place))
        var place = 0
        for line in old.indices where !removed.contains(line) {
            while inserted.contains(place) { place += 1 }
            pairs[line] = place
            place += 1
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
