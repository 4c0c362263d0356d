/// Reads a table from left to right within its bounds.
struct NibCursor {
    private let bytes: ArraySlice<UInt8>
    private let table: NibError.Table
    private let end: Int
    private var position: Int

    /// Creates a cursor. `start` and `end` are relative to the start of `bytes` and must be in bounds.
    init(_ bytes: ArraySlice<UInt8>, table: NibError.Table, from start: Int, to end: Int) {
        self.bytes = bytes
        self.table = table
        position = bytes.startIndex + start
        self.end = bytes.startIndex + end
    }

    /// The offset from the start of the archive.
    var offset: Int { position - bytes.startIndex }

    @inline(__always)
    mutating func byte() throws(NibError) -> UInt8 {
        guard position < end else { throw truncated }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads an integer of 7 bits per byte, the lowest first. The last byte has its highest bit set.
    @inline(__always)
    mutating func index() throws(NibError) -> UInt32 {
        let first = try byte()
        if first >= 0x80 { return UInt32(first & 0x7F) }
        return try longIndex(startingWith: first)
    }

    private mutating func longIndex(startingWith first: UInt8) throws(NibError) -> UInt32 {
        let start = offset - 1
        var value = UInt64(first)
        for shift: UInt64 in [7, 14, 21, 28] {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            guard byte >= 0x80 else { continue }
            guard let result = UInt32(exactly: value) else { break }
            return result
        }
        throw NibError(.oversizedNumber, at: start)
    }

    /// Reads an index that must be less than `count`.
    @inline(__always)
    mutating func index(into target: NibError.Table, count: Int) throws(NibError) -> UInt32 {
        let start = offset
        let value = try index()
        guard Int(value) < count else { throw NibError(.missing(target, index: Int(value), count: count), at: start) }
        return value
    }

    @inline(__always)
    mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type) throws(NibError) -> Number {
        let width = Number.bitWidth / 8
        guard end - position >= width else { throw truncated }
        defer { position += width }
        return bytes.littleEndian(at: position)
    }

    mutating func bytes(_ count: UInt32) throws(NibError) -> ArraySlice<UInt8> {
        guard end - position >= Int(count) else { throw truncated }
        defer { position += Int(count) }
        return bytes[position..<position + Int(count)]
    }

    /// Reads text of a length in bytes.
    mutating func name(_ count: UInt32) throws(NibError) -> String {
        let start = offset
        guard count <= NibReader.longestName else { throw NibError(.nameTooLong(Int(count)), at: start) }
        let bytes = try bytes(count)
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8.
        guard text.utf8.elementsEqual(bytes) else { throw NibError(.notUTF8, at: start) }
        return text
    }

    private var truncated: NibError { NibError(.truncated(table), at: offset) }
}
