/// The nesting of a Swift file. The parser takes exponential time for square brackets, and overflows the stack of its thread
/// where anything else is nested too deeply.
enum SwiftNesting {
    private static let deepestSquare = 12
    private static let deepest = 250

    /// Returns the number of bytes that can be parsed: all, or those before the nesting is too deep.
    static func parsableLength(of bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = BodyScanner(bytes: bytes)
            return parsableLength(&scanner)
        }
    }

    private static func parsableLength(_ scanner: inout BodyScanner) -> Int {
        var (squares, others, conditions) = (0, 0, 0)
        // Those that other brackets end.
        var (angles, tries) = (0, 0)
        while scanner.offset < scanner.bytes.count {
            switch scanner.peek() {
            case UInt8(ascii: "["): squares += 1
            case UInt8(ascii: "]"): squares = max(0, squares - 1)
            case UInt8(ascii: "("), UInt8(ascii: "{"): (others, angles, tries) = (others + 1, 0, 0)
            case UInt8(ascii: ")"), UInt8(ascii: "}"): (others, angles, tries) = (max(0, others - 1), 0, 0)
            // Between spaces it is an operator.
            case UInt8(ascii: "<") where scanner.offset > 0 && scanner.peek(-1) != UInt8(ascii: " "): angles += 1
            case UInt8(ascii: ">"): angles = max(0, angles - 1)
            case UInt8(ascii: "#") where scanner.isAt("#if "): conditions += 1
            case UInt8(ascii: "#") where scanner.isAt("#endif"): conditions = max(0, conditions - 1)
            case UInt8(ascii: "t") where scanner.isAt("try "): tries += 1
            case let byte where BodyScanner.isNameStart(byte): break
            default:
                let start = scanner.offset
                // A text without end is one thing, a text too deep in others another.
                if !scanner.skipOther(), scanner.offset < scanner.bytes.count { return start }
                continue
            }
            scanner.offset += 1
            guard squares <= deepestSquare, max(others, conditions, angles, tries) <= deepest else {
                return scanner.offset - 1
            }
        }
        return scanner.bytes.count
    }
}

extension BodyScanner {
    /// Returns a Boolean value that indicates whether a word is at the offset.
    fileprivate func isAt(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in word.indices.allSatisfy { peek($0) == word[$0] } }
    }
}
