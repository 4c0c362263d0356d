import XMLTree

/// The characters of a text file in UTF-8 or UTF-16.
struct SourceText {
    /// An encoding with its byte order mark, if any.
    enum Encoding: Hashable {
        case utf8(mark: [UInt8])
        case utf16(isBig: Bool, mark: [UInt8])
    }

    var scalars: [Unicode.Scalar]
    let encoding: Encoding

    init(_ bytes: [UInt8]) throws(FormatError) {
        switch bytes.prefix(2) {
        case [0xFF, 0xFE]: try self.init(bytes, .utf16(isBig: false, mark: [0xFF, 0xFE]))
        case [0xFE, 0xFF]: try self.init(bytes, .utf16(isBig: true, mark: [0xFE, 0xFF]))
        // Without a byte order mark, every other byte of a mostly ASCII text is 0.
        case let start where start.count == 2 && start.last == 0 && start.first != 0:
            try self.init(bytes, .utf16(isBig: false, mark: []))
        case let start where start.count == 2 && start.first == 0 && start.last != 0:
            try self.init(bytes, .utf16(isBig: true, mark: []))
        default:
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            try self.init(bytes, .utf8(mark: bytes.starts(with: mark) ? mark : []))
        }
    }

    private init(_ bytes: [UInt8], _ encoding: Encoding) throws(FormatError) {
        self.encoding = encoding
        switch encoding {
        case .utf8(let mark):
            let text = bytes.dropFirst(mark.count)
            guard let string = String(validating: text, as: UTF8.self) else {
                throw FormatError("the text is neither UTF-8 nor UTF-16", at: Self.firstFault(text))
            }
            scalars = Array(string.unicodeScalars)
        case .utf16(let isBig, let mark):
            scalars = try Self.units(bytes.dropFirst(mark.count)) { first, second in
                isBig ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
            }
        }
    }

    /// Creates an empty text.
    init(_ encoding: Encoding) {
        scalars = []
        self.encoding = encoding
    }

    /// The text in its encoding.
    var bytes: [UInt8] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        switch encoding {
        case .utf8(let mark): return mark + Array(String(text).utf8)
        case .utf16(let isBig, let mark):
            return String(text).utf16.reduce(into: mark) { bytes, unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
                bytes += isBig ? [high, low] : [low, high]
            }
        }
    }

    private static func units(
        _ bytes: ArraySlice<UInt8>, _ join: (UInt8, UInt8) -> UInt16
    ) throws(FormatError) -> [Unicode.Scalar] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { join(bytes[$0], bytes[$0 + 1]) }
        guard bytes.count.isMultiple(of: 2), let string = String(validating: units, as: UTF16.self) else {
            throw FormatError("the text is truncated or not valid UTF-16")
        }
        return Array(string.unicodeScalars)
    }

    /// Returns the location of the first invalid UTF-8.
    private static func firstFault(_ text: ArraySlice<UInt8>) -> SourceLocation {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
        return SourceLocation(offset: offset, in: text)
    }

    /// Returns the location of a character.
    func location(of position: Int) -> SourceLocation {
        let before = scalars.prefix(position)
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return SourceLocation(line: line, column: position - start + 1)
    }
}
