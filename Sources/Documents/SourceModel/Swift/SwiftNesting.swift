/// The nesting of a Swift file. The parser takes exponential time for square brackets, and overflows the stack of its thread
/// where anything else is nested too deeply.
enum SwiftNesting {
    private static let deepestSquare = 12
    private static let deepest = 250

    /// For longer operators, the compiler searches similar ones in quadratic time: 0.5 s for 4000 characters, minutes for 100,000.
    private static let longestOperator = 2000

    /// Returns the number of bytes that can be parsed: all, or those before the nesting is too deep.
    static func parsableLength(of bytes: [UInt8]) -> Int { limit(of: bytes)?.offset ?? bytes.count }

    /// Returns where the parsing of a text must end before the text does.
    static func limit(of bytes: [UInt8]) -> SwiftParsingLimit? {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = BodyScanner(bytes: bytes)
            return limit(&scanner)
        }
    }

    private static func limit(_ scanner: inout BodyScanner) -> SwiftParsingLimit? {
        var operatorLength = 0
        var (squares, others, conditions) = (0, 0, 0)
        // Those that other brackets end.
        var (angles, tries) = (0, 0)
        while scanner.offset < scanner.bytes.count {
            operatorLength = operators.contains(scanner.peek()) ? operatorLength + 1 : 0
            if operatorLength > longestOperator {
                return SwiftParsingLimit(offset: scanner.offset + 1 - operatorLength, kind: .operator)
            }
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
                if !scanner.skipOther(), scanner.offset < scanner.bytes.count {
                    return SwiftParsingLimit(offset: start, kind: .nesting)
                }
                continue
            }
            scanner.offset += 1
            guard squares <= deepestSquare, max(others, conditions, angles, tries) <= deepest else {
                return SwiftParsingLimit(offset: scanner.offset - 1, kind: .nesting)
            }
        }
        return nil
    }

    private static let operators = Set("/=-+!*%<>&|^~?".utf8)
}

/// Where the parsing of a text ends before the text does, and why.
package struct SwiftParsingLimit: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Brackets, conditions or `try` in each other.
        case nesting
        /// An operator of thousands of characters, with which the compiler doesn't end.
        case `operator`
    }

    package var offset: Int
    package var kind: Kind
}

extension BodyScanner {
    /// Returns a Boolean value that indicates whether a word is at the offset.
    fileprivate func isAt(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in word.indices.allSatisfy { peek($0) == word[$0] } }
    }
}
