/// Shows the control characters of a text that comes in pieces, so that it can't control a terminal. Tabs and line breaks stay.
package struct VisibleText {
    /// Whether sequences for colors and styles stay, which are harmless.
    private let keepsColors: Bool
    /// The beginning of a character, or a carriage return, whose next byte hasn't come yet.
    private var pending: [UInt8] = []

    package init(keepingColors keepsColors: Bool = false) { self.keepsColors = keepsColors }

    /// Returns a text that is complete, as it is shown.
    package static func shown(_ bytes: [UInt8], keepingColors keepsColors: Bool = false) -> [UInt8] {
        // Most texts have none.
        if bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return bytes }
        var text = VisibleText(keepingColors: keepsColors)
        return text.shown(bytes) + text.rest()
    }

    /// Returns what is shown of the next bytes; the beginning of a character at their end waits for the rest of it.
    package mutating func shown(_ bytes: [UInt8]) -> [UInt8] {
        var all = pending + bytes
        let count = Self.countOfPending(all)
        pending = Array(all.suffix(count))
        all.removeLast(count)
        return shown(complete: all)
    }

    /// Returns what is shown of bytes that wait for others.
    package mutating func rest() -> [UInt8] {
        defer { pending = [] }
        return shown(complete: pending)
    }

    private func shown(complete bytes: [UInt8]) -> [UInt8] {
        var text = Substring(decoding: bytes, as: UTF8.self).unicodeScalars
        var result = ""
        while let scalar = text.popFirst() {
            switch scalar {
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\r" where text.first == "\n": result.unicodeScalars.append(scalar)
            case "\r": result += "\\r"
            case "\u{1B}":
                guard keepsColors, let end = Self.endOfColor(in: text) else { fallthrough }
                result += "\u{1B}\(String(text[..<end]))"
                text = text[end...]
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return Array(result.utf8)
    }

    /// Returns the end of a sequence such as `[1;31m`, or nil if the text doesn't begin with one.
    private static func endOfColor(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index? {
        guard text.first == "[" else { return nil }
        let end = text.dropFirst().firstIndex { !("0"..."9").contains($0) && $0 != ";" }
        guard let end, text[end] == "m" else { return nil }
        return text.index(after: end)
    }

    /// Returns how many bytes at the end may belong to something longer.
    private static func countOfPending(_ bytes: [UInt8]) -> Int {
        if bytes.last == 0x0D { return 1 }
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > count ? count : 0
        }
        return 0
    }
}
