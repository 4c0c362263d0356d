/// Points, sizes, rectangles and insets are data: a byte with the type of number, then the numbers.
extension NibValue {
    private static let doublesMark: UInt8 = 7
    private static let floatsMark: UInt8 = 6

    /// Returns the value of a point.
    public static func point(x: Double, y: Double) -> NibValue { .doubles([x, y]) }

    /// Returns the value of a size.
    public static func size(width: Double, height: Double) -> NibValue { .doubles([width, height]) }

    /// Returns the value of a rectangle.
    public static func rect(x: Double, y: Double, width: Double, height: Double) -> NibValue {
        .doubles([x, y, width, height])
    }

    /// Returns the value of insets.
    public static func insets(top: Double, left: Double, bottom: Double, right: Double) -> NibValue {
        .doubles([top, left, bottom, right])
    }

    /// A sequence of numbers, such as the six of an affine transform.
    public static func doubles(_ numbers: [Double]) -> NibValue {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 + 8 * numbers.count)
        bytes.append(doublesMark)
        for number in numbers { bytes.append(littleEndian: number.bitPattern) }
        return .data(bytes[...])
    }

    /// The value as a point, or nil if it is none.
    public var pointValue: (x: Double, y: Double)? { numbers(2).map { ($0(0), $0(1)) } }

    /// The value as a size, or nil if it is none.
    public var sizeValue: (width: Double, height: Double)? { numbers(2).map { ($0(0), $0(1)) } }

    /// The value as a rectangle, or nil if it is none.
    public var rectValue: (x: Double, y: Double, width: Double, height: Double)? {
        numbers(4).map { ($0(0), $0(1), $0(2), $0(3)) }
    }

    /// The value as insets, or nil if it is none.
    public var insetsValue: (top: Double, left: Double, bottom: Double, right: Double)? {
        numbers(4).map { ($0(0), $0(1), $0(2), $0(3)) }
    }

    /// The numbers of a sequence, or nil if the data isn't one. Other data may look like a sequence by chance.
    public var doublesValue: [Double]? { numbers(nil).map { numbers in (0..<numbers.count).map { numbers($0) } } }

    /// Random access to the numbers in data.
    private struct Numbers {
        let bytes: ArraySlice<UInt8>
        let isDouble: Bool

        var width: Int { isDouble ? 8 : 4 }
        var count: Int { (bytes.count - 1) / width }

        func callAsFunction(_ index: Int) -> Double {
            let start = bytes.startIndex + 1 + index * width
            return isDouble
                ? Double(bitPattern: bytes.littleEndian(at: start))
                : Double(Float(bitPattern: bytes.littleEndian(at: start)))
        }
    }

    private func numbers(_ count: Int?) -> Numbers? {
        guard case .data(let bytes) = self, bytes.count > 1, let mark = bytes.first,
            mark == Self.doublesMark || mark == Self.floatsMark
        else { return nil }
        let numbers = Numbers(bytes: bytes, isDouble: mark == Self.doublesMark)
        guard numbers.count * numbers.width == bytes.count - 1, count ?? numbers.count == numbers.count
        else { return nil }
        return numbers
    }
}
