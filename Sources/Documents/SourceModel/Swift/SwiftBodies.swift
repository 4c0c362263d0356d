/// Blanks the bodies of functions, accessors and closures, which are most of a file: without them, parsing takes a
/// quarter of the time. All other bytes and lines stay where they are.
enum SwiftBodies {
    /// Returns the text without bodies, or nil if braces or strings aren't closed.
    static func blanked(_ bytes: [UInt8]) -> [UInt8]? {
        var bodies: [Range<Int>]?
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = BodyScanner(bytes: bytes)
            bodies = scanner.scan()
        }
        guard let bodies else { return nil }
        var result = bytes
        result.withUnsafeMutableBufferPointer { result in
            for body in bodies {
                for offset in body where result[offset] != UInt8(ascii: "\n") { result[offset] = UInt8(ascii: " ") }
            }
        }
        return result
    }
}

struct BodyScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    /// The number of texts around the offset, each within an interpolation of the next.
    private var textDepth = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The kind of block that the next opening brace begins.
    private enum Opening { case type, body }

    private static let deepestText = 100

    private static let typeWords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
    /// The keywords that begin a body; in "class func" the last word counts.
    private static let bodyWords: Set<String> = ["func", "var", "init", "deinit", "subscript"]

    mutating func scan() -> [Range<Int>]? {
        var bodies: [Range<Int>] = []
        var depth = 0
        var opening = Opening.body
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{") where opening == .type:
                depth += 1
                opening = .body
                offset += 1
            case UInt8(ascii: "{"):
                let start = offset + 1
                guard skipBraces() else { return nil }
                bodies.append(start..<offset - 1)
            case UInt8(ascii: "}"):
                depth -= 1
                opening = .body
                offset += 1
            case let byte where Self.isNameStart(byte):
                if let found = word() { opening = found }
            default:
                guard skipOther() else { return nil }
            }
        }
        return depth == 0 ? bodies : nil
    }

    private mutating func word() -> Opening? {
        let start = offset
        while offset < bytes.count, Self.isNameStart(bytes[offset]) || Self.isDigit(bytes[offset]) { offset += 1 }
        let isMember = start > 0 && (bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: "`"))
        guard !isMember, (3...9).contains(offset - start) else { return nil }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        if Self.typeWords.contains(word) { return .type }
        return Self.bodyWords.contains(word) ? .body : nil
    }

    static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    // MARK: Skipping

    func peek(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    /// Skips a comment, a string or any other byte. Returns false if a string or comment isn't closed.
    mutating func skipOther() -> Bool {
        switch (peek(), peek(1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")): return skipLine()
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): return skipComment()
        case (UInt8(ascii: "\""), _): return skipText(hashes: 0)
        case (UInt8(ascii: "#"), UInt8(ascii: "\"")), (UInt8(ascii: "#"), UInt8(ascii: "#")):
            var hashes = 0
            while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
            offset += hashes
            return peek() == UInt8(ascii: "\"") ? skipText(hashes: hashes) : true
        default:
            offset += 1
            return true
        }
    }

    private mutating func skipLine() -> Bool {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        return true
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        while offset < bytes.count {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return true }
            } else {
                offset += 1
            }
        }
        return false
    }

    /// Skips from an opening brace past the matching closing one.
    private mutating func skipBraces() -> Bool { skipNested(UInt8(ascii: "{"), UInt8(ascii: "}")) }

    private mutating func skipNested(_ open: UInt8, _ close: UInt8) -> Bool {
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == open || byte == close {
                depth += byte == open ? 1 : -1
                offset += 1
                if depth == 0 { return true }
            } else if !skipOther() {
                return false
            }
        }
        return false
    }

    /// Skips a string with its interpolations.
    private mutating func skipText(hashes: Int) -> Bool {
        let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        if !isLong, peek(1) == UInt8(ascii: "\""), hashes == 0 {
            offset += 2
            return true
        }
        let quotes = isLong ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where startsEscape(hashes):
                offset += 1 + hashes
                if peek() == UInt8(ascii: "(") {
                    guard textDepth < Self.deepestText else { return false }
                    textDepth += 1
                    defer { textDepth -= 1 }
                    guard skipNested(UInt8(ascii: "("), UInt8(ascii: ")")) else { return false }
                } else {
                    offset += 1
                }
            case UInt8(ascii: "\"") where endsText(quotes, hashes):
                offset += quotes + hashes
                return true
            // It wasn't a string but, for example, a regular expression.
            case UInt8(ascii: "\n") where !isLong: return true
            default: offset += 1
            }
        }
        return false
    }

    private func startsEscape(_ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
    }

    private func endsText(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
    }
}
