/// Writes values in DER.
enum DER {
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octetString: UInt8 = 0x04
    static let objectIdentifier: UInt8 = 0x06
    static let sequence: UInt8 = 0x30

    /// The tag of a constructed field with a number.
    static func field(_ number: UInt8) -> UInt8 {
        0xA0 | number
    }

    static func value(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
        let content = Array(content.joined())
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        let length = withUnsafeBytes(of: content.count.bigEndian) { Array($0.drop { $0 == 0 }) }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }

    /// An integer that is not negative, of its big-endian bytes.
    static func integer(_ magnitude: some Collection<UInt8>) -> [UInt8] {
        let digits = Array(magnitude.drop { $0 == 0 })
        guard let first = digits.first else { return value(integer, [0]) }
        return value(integer, first < 0x80 ? digits : [0] + digits)
    }
}

/// Reads values in DER, one after another.
struct DERReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) {
        rest = ArraySlice(Array(bytes))
    }

    /// Reads a value with a tag, and returns its content.
    mutating func content(_ tag: UInt8) throws(CryptoKitASN1Error) -> ArraySlice<UInt8> {
        guard let found = rest.first else { throw .truncatedASN1Field }
        guard found == tag else { throw .unexpectedFieldType }
        rest.removeFirst()
        let length = try readLength()
        guard length <= rest.count else { throw .truncatedASN1Field }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    /// Reads a value with a tag if it is next.
    mutating func contentIfPresent(_ tag: UInt8) throws(CryptoKitASN1Error) -> ArraySlice<UInt8>? {
        rest.first == tag ? try content(tag) : nil
    }

    /// Reads a value with a tag that contains others.
    mutating func reader(_ tag: UInt8) throws(CryptoKitASN1Error) -> DERReader {
        DERReader(try content(tag))
    }

    /// Reads an integer that is not negative, and returns its big-endian bytes without zeros before them.
    mutating func integer() throws(CryptoKitASN1Error) -> ArraySlice<UInt8> {
        let content = try content(DER.integer)
        guard let first = content.first, first < 0x80 else { throw .invalidASN1IntegerEncoding }
        let isPadded = first == 0 && content.count > 1
        guard !isPadded || content[content.startIndex + 1] >= 0x80 else { throw .invalidASN1IntegerEncoding }
        return content.drop { $0 == 0 }
    }

    /// Reads a string of whole bytes.
    mutating func bitString() throws(CryptoKitASN1Error) -> ArraySlice<UInt8> {
        let content = try content(DER.bitString)
        guard content.first == 0 else { throw .invalidASN1Object }
        return content.dropFirst()
    }

    /// Checks that nothing follows.
    func finish() throws(CryptoKitASN1Error) {
        guard rest.isEmpty else { throw .invalidASN1Object }
    }

    private mutating func readLength() throws(CryptoKitASN1Error) -> Int {
        guard let first = rest.popFirst() else { throw .truncatedASN1Field }
        guard first >= 0x80 else { return Int(first) }
        let count = Int(first & 0x7F)
        guard (1...4).contains(count) else { throw .unsupportedFieldLength }
        guard rest.count >= count else { throw .truncatedASN1Field }
        let length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
        let isShortest = length >= 0x80 && rest.first != 0
        guard isShortest else { throw .unsupportedFieldLength }
        rest = rest.dropFirst(count)
        return length
    }
}
