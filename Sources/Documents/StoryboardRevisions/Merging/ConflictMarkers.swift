/// The versions in a text with the conflict markers of git or another tool.
struct ConflictMarkers {
    /// The lines of our side, of their side, and of the base if the markers show it.
    private(set) var ours: [UInt8] = []
    private(set) var theirs: [UInt8] = []
    private(set) var base: [UInt8]? = []

    private enum Part {
        case shared, ours, base, theirs
    }

    /// Creates the versions, or returns nil if the text has no markers or they are incomplete.
    init?(_ text: [UInt8]) {
        guard Self.hasMarkers(text) else { return nil }
        var part = Part.shared
        var hasBase = false
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).lazy.map({
            $0 + [UInt8(ascii: "\n")]
        }) {
            switch (Self.marker(line), part) {
            case (UInt8(ascii: "<")?, .shared):
                part = .ours
                hasBase = false
            case (UInt8(ascii: "|")?, .ours):
                part = .base
                hasBase = true
            case (UInt8(ascii: "=")?, .ours), (UInt8(ascii: "=")?, .base): part = .theirs
            case (UInt8(ascii: ">")?, .theirs):
                part = .shared
                if !hasBase { base = nil }
            case (nil, .shared):
                ours += line
                theirs += line
                base? += line
            case (nil, .ours): ours += line
            case (nil, .base): base? += line
            case (nil, .theirs): theirs += line
            default: return nil
            }
        }
        guard part == .shared else { return nil }
        // The last line has no line break that was split at.
        ours.removeLast()
        theirs.removeLast()
        base?.removeLast()
    }

    /// Returns whether a line of a text begins as a conflict does.
    static func hasMarkers(_ text: [UInt8]) -> Bool {
        var isLineStart = true
        for (offset, byte) in text.enumerated() {
            if isLineStart, byte == UInt8(ascii: "<"), marker(text[offset...]) == byte { return true }
            isLineStart = byte == UInt8(ascii: "\n")
        }
        return false
    }

    /// Returns the character of which a line begins with seven, followed by a space or the line's end.
    private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
        guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
        let rest = line.dropFirst(7)
        guard line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == first }) else { return nil }
        guard let next = rest.first else { return first }
        return [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(next) ? first : nil
    }
}
