/// What bytes are to the parser, as bits: one look is quicker than the comparisons of a pattern. Bytes beyond ASCII are in every
/// class.
enum ByteClass {
    /// Whether a byte may stand in a name.
    @inline(__always) static func isNamePart(_ byte: UInt8) -> Bool {
        contains(byte, 0x07FF_6000_0000_0000, 0x07FF_FFFE_87FF_FFFE)
    }

    /// Whether a byte means nothing special in the value of an attribute, whatever quotes it stands in.
    @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
        contains(byte, 0xEFFF_FF3B_FFFF_D9FF, 0xFFFF_FFFF_FFFF_FFFF)
    }

    /// The bits of the bytes up to 63 and up to 127.
    @inline(__always) private static func contains(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
        if byte >= 0x80 { return true }
        return (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 != 0
    }
}
