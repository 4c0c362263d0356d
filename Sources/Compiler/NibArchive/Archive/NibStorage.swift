/// The tables of an archive, nearly as they are in the file: small records, and data as ranges of the bytes.
final class NibStorage: Sendable {
    struct Object: Sendable {
        var classNumber: UInt32
        var firstValue: UInt32
        var valueCount: UInt32

        var range: Range<Int> { Int(firstValue)..<Int(firstValue) + Int(valueCount) }
    }

    struct Value: Hashable, Sendable {
        enum Kind: UInt8, Sendable {
            case integer, bool, float, double, data, null, reference
        }

        var key: UInt32
        var kind: Kind
        /// The bits of a number, the number of an object, or the start (upper half) and length (lower half) of data.
        var bits: UInt64

        var dataStart: Int { Int(bits >> 32) }
        var dataCount: Int { Int(bits & 0xFFFF_FFFF) }
    }

    let formatVersion: UInt32
    let coderVersion: UInt32
    let keys: NibNameTable
    let classes: [NibClass]
    let objects: [Object]
    let values: [Value]
    /// The bytes that contain the data of values.
    let bytes: ArraySlice<UInt8>

    init(
        formatVersion: UInt32, coderVersion: UInt32, keys: NibNameTable, classes: [NibClass], objects: [Object],
        values: [Value], bytes: ArraySlice<UInt8>
    ) {
        self.formatVersion = formatVersion
        self.coderVersion = coderVersion
        self.keys = keys
        self.classes = classes
        self.objects = objects
        self.values = values
        self.bytes = bytes
    }

    func `class`(of object: Int) -> NibClass { classes[Int(objects[object].classNumber)] }

    func data(of value: Value) -> ArraySlice<UInt8> {
        let start = bytes.startIndex + value.dataStart
        return bytes[start..<start + value.dataCount]
    }

    func value(at index: Int) -> NibValue {
        let value = values[index]
        switch value.kind {
        case .integer: return .integer(Int64(bitPattern: value.bits))
        case .bool: return .bool(value.bits != 0)
        case .float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: value.bits)))
        case .double: return .double(Double(bitPattern: value.bits))
        case .data: return .data(data(of: value))
        case .null: return .null
        case .reference: return .reference(NibObjectID(rawValue: Int(value.bits)))
        }
    }

    func isEqual(to other: NibStorage) -> Bool {
        guard formatVersion == other.formatVersion, coderVersion == other.coderVersion,
            objects.count == other.objects.count
        else { return false }
        return objects.indices.allSatisfy { index in
            let (left, right) = (objects[index], other.objects[index])
            guard left.valueCount == right.valueCount, self.class(of: index) == other.class(of: index)
            else { return false }
            return zip(left.range, right.range).allSatisfy { isEqual($0, to: other, $1) }
        }
    }

    private func isEqual(_ index: Int, to other: NibStorage, _ otherIndex: Int) -> Bool {
        let (left, right) = (values[index], other.values[otherIndex])
        guard left.kind == right.kind, keys[left.key] == other.keys[right.key] else { return false }
        return left.kind == .data ? data(of: left) == other.data(of: right) : left.bits == right.bits
    }
}
