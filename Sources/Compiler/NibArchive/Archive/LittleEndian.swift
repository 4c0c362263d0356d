extension [UInt8] {
    mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
        for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> Number(shift)))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Reads a number at `position`, an index of the slice.
    @inline(__always)
    func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(at position: Int) -> Number {
        var number: Number = 0
        for offset in 0..<Number.bitWidth / 8 {
            number |= Number(self[position + offset]) << Number(8 * offset)
        }
        return number
    }
}
