import Foundation

/// Compares texts of ASCII by their bytes, with the result that Foundation has for them.
///
/// A search in a large table calls for each row; Foundation takes up to a microsecond for two short texts.
enum PlainText {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    // MARK: Searching

    /// Returns whether a comparison holds, or nil if it takes more than bytes.
    static func holds(
        _ text: Bytes, _ part: Bytes, _ function: SQLConnection.Function, ignoresCase: Bool
    ) -> Bool? {
        guard isPlain(text), isPlain(part) else { return nil }
        func same(at start: Int) -> Bool {
            for place in part.indices {
                let (first, second) = (text[start + place], part[place])
                if first != second, !ignoresCase || lowered(first) != lowered(second) { return false }
            }
            return true
        }
        let rest = text.count - part.count
        switch function {
        case .equal: return rest == 0 && same(at: 0)
        case .begins: return rest >= 0 && same(at: 0)
        case .ends: return rest >= 0 && same(at: rest)
        // As Foundation says, no text contains the empty one.
        case .contains: return rest >= 0 && !part.isEmpty && (0...rest).contains(where: same)
        case .like, .matches: return nil
        }
    }

    /// Whether each byte is a character of its own.
    private static func isPlain(_ text: Bytes) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x0D && $0 != 0 } }

    private static func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

    // MARK: Sorting

    /// Returns -1, 0 or 1 for the order of texts of letters, digits and spaces without regard to case, or nil if it takes more.
    static func order(_ first: Bytes, _ second: Bytes, numeric: Bool) -> Int32? {
        var (left, right) = (0, 0)
        while left < first.count, right < second.count {
            if numeric, isDigit(first[left]), isDigit(second[right]) {
                let (one, other) = (number(first, &left), number(second, &right))
                guard isEnded(first, left), isEnded(second, right) else { return nil }
                if one.count != other.count { return one.count < other.count ? -1 : 1 }
                for (one, other) in zip(one, other) where one != other { return one < other ? -1 : 1 }
                continue
            }
            let (one, other) = (lowered(first[left]), lowered(second[right]))
            guard isSortable(one), isSortable(other) else { return nil }
            (left, right) = (left + 1, right + 1)
            guard one != other else { continue }
            return isEnded(first, left) && isEnded(second, right) ? (one < other ? -1 : 1) : nil
        }
        let (one, other) = (first.count - left, second.count - right)
        // Texts that differ in case and zeros only are left to Foundation.
        guard one != other, isEnded(first, left), isEnded(second, right) else { return nil }
        return one < other ? -1 : 1
    }

    /// Whether no accent follows the character before a place.
    private static func isEnded(_ text: Bytes, _ place: Int) -> Bool { place == text.count || isSortable(text[place]) }

    /// Returns the digits of a number without zeros before it.
    private static func number(_ text: Bytes, _ place: inout Int) -> Slice<Bytes> {
        while place < text.count, text[place] == 0x30 { place += 1 }
        let start = place
        while place < text.count, isDigit(text[place]) { place += 1 }
        return text[start..<place]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isSortable(_ byte: UInt8) -> Bool {
        byte == 0x20 || isDigit(byte) || 0x61...0x7A ~= lowered(byte)
    }

    /// Whether the language of the process sorts the letters of ASCII as they are: others have letters of two characters, or a place
    /// elsewhere for some.
    static let sortsLetters = ["en", "de", "fr", "it", "es", "pt", "nl"].contains(
        Locale.current.language.languageCode?.identifier ?? "en")
}
