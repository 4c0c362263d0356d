import Foundation

/// A paragraph in UTF-8, with a mapping to UTF-16.
struct ParagraphText {
    /// The bytes followed by a zero, which isn't counted.
    private(set) var bytes: [UInt8] = []
    /// The values, first bytes and first units of all scalars and of the end.
    private(set) var scalars: [Unicode.Scalar] = []
    private var firstBytes: [Int32] = []
    private var firstUnits: [Int32] = []
    let unitCount: Int

    init(_ units: [UInt16]) {
        unitCount = units.count
        var decoder = UTF16()
        var iterator = units.makeIterator()
        var unit: Int32 = 0
        bytes.reserveCapacity(units.count + 1)
        while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&iterator) {
            case .scalarValue(let value): scalar = value
            case .error: scalar = "\u{FFFD}"
            case .emptyInput:
                firstBytes.append(Int32(bytes.count))
                firstUnits.append(unit)
                bytes.append(0)
                return
            }
            firstBytes.append(Int32(bytes.count))
            firstUnits.append(unit)
            // A zero would end the text in C.
            let shown = scalar.value == 0 ? " " : scalar
            scalars.append(shown)
            bytes += UTF8.encode(shown).map(Array.init) ?? []
            unit += scalar.value > 0xFFFF ? 2 : 1
        }
    }

    /// The number of bytes without the zero at the end.
    var count: Int { bytes.count - 1 }

    func byte(ofUnit unit: Int) -> Int { Int(firstBytes[index(of: Int32(unit), in: firstUnits)]) }
    func unit(ofScalar scalar: Int) -> Int { Int(firstUnits[scalar]) }
    func scalar(ofByte byte: Int) -> Int { index(of: Int32(byte), in: firstBytes) }

    /// Returns the last index whose value isn't greater.
    private func index(of value: Int32, in list: [Int32]) -> Int {
        var (low, high) = (0, list.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if list[middle] <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
