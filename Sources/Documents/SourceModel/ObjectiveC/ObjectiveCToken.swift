/// A name or a character of an Objective-C file, with its line.
struct ObjectiveCToken {
    var text: String
    var line: Int

    var isName: Bool { text.utf8.first.map { $0 == UInt8(ascii: "_") || $0.isLetter } ?? false }
}

extension ObjectiveCToken {
    /// Returns the tokens of a file. Comments, strings and preprocessor lines are omitted.
    static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ObjectiveCScanner(bytes: bytes)
            return scanner.scan()
        }
    }
}

private struct ObjectiveCScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var line = 1
    private var isAtLineStart = true

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func scan() -> [ObjectiveCToken] {
        var tokens: [ObjectiveCToken] = []
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
            case UInt8(ascii: "#") where isAtLineStart: skipDirective()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(until: byte)
            case _ where byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_"): tokens.append(name())
            default:
                tokens.append(ObjectiveCToken(text: String(decoding: [byte], as: UTF8.self), line: line))
                advance()
            }
        }
        return tokens
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            isAtLineStart = true
        } else if byte > UInt8(ascii: " ") {
            isAtLineStart = false
        }
    }

    private mutating func skipLine() {
        while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
    }

    /// Skips a preprocessor directive, which a backslash continues on the next line.
    private mutating func skipDirective() {
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            let continues = byte == UInt8(ascii: "\\")
            advance()
            if continues, peek() != nil { advance() }
        }
    }

    private mutating func skipComment() {
        advance()
        advance()
        while let byte = peek() {
            advance()
            if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") { return advance() }
        }
    }

    private mutating func skipText(until quote: UInt8) {
        advance()
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            advance()
            if byte == quote { return }
            if byte == UInt8(ascii: "\\"), peek() != nil { advance() }
        }
    }

    private mutating func name() -> ObjectiveCToken {
        let start = offset
        while let byte = peek(), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") { advance() }
        return ObjectiveCToken(text: String(decoding: bytes[start..<offset], as: UTF8.self), line: line)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self >= 0x80 }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
