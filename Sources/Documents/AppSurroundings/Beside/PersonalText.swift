/// Texts that a person writes and others read, without what would disturb or deceive these.
package enum PersonalText {
    /// Returns a text on one line, such as a name, or nil if nothing is left of it or it is longer than `most` characters.
    package static func line(_ text: String, most: Int) -> String? {
        let words = visible(text).split { $0.isWhitespace || $0.isNewline }
        return fitting(words.joined(separator: " "), most)
    }

    /// Returns a text with its lines, or nil if nothing is left of it or it is longer than `most` characters.
    package static func lines(_ text: String, most: Int) -> String? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            trimmed(visible(String($0)))
        }
        let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.isEmpty } ?? first
        return first == lines.endIndex ? nil : fitting(lines[first...last].joined(separator: "\n"), most)
    }

    private static func fitting(_ text: String, _ most: Int) -> String? {
        text.isEmpty || text.count > most || text.utf8.count > most * 8 ? nil : text
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
    }

    /// Returns a text without control characters, and without those that change the direction of what follows.
    private static func visible(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028...0x2029: scalars.append(" ")
            case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
                0xFFF9...0xFFFB, 0xE0000...0xE007F:
                continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
