/// Classes of bytes, as bits. A table lookup is faster than a comparison of patterns. Bytes beyond ASCII are in every
/// class.
enum ByteClass {
    /// Returns whether a byte may be part of a name.
    @inline(__always) static func isNamePart(_ byte: UInt8) -> Bool {
        contains(byte, 0x07FF_6000_0000_0000, 0x07FF_FFFE_87FF_FFFE)
    }

    /// Returns whether a byte has no special meaning in a quoted attribute value.
    @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
        contains(byte, 0xEFFF_FF3B_FFFF_D9FF, 0xFFFF_FFFF_FFFF_FFFF)
    }

    /// Tests a byte against two bit sets, for the values 0 to 63 and 64 to 127.
    @inline(__always) private static func contains(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
        if byte >= 0x80 { return true }
        return (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 != 0
    }
}
