/// Reads property lists in the binary format.
struct BinaryPropertyList {
    static let mark = Array("bplist00".utf8)

    private let bytes: [UInt8]
    /// The offsets of the objects.
    private let offsets: [Int]
    private let referenceSize: Int
    /// The number of values that may still be created: an object may be referred to many times.
    private var budget: Int

    static func read(_ bytes: [UInt8]) throws(FormatError) -> PropertyList {
        let trailer = bytes.count - 32
        guard bytes.starts(with: mark), trailer >= 8 else { throw FormatError("the binary property list is truncated") }
        var reader = try BinaryPropertyList(bytes, trailer: trailer)
        guard let top = number(bytes, at: trailer + 16, size: 8) else { throw error }
        return try reader.value(top, depth: 0)
    }

    private init(_ bytes: [UInt8], trailer: Int) throws(FormatError) {
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(bytes, at: trailer + 8, size: 8),
            let table = Self.number(bytes, at: trailer + 24, size: 8), table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw Self.error }
        self.bytes = bytes
        offsets = (0..<count).map { Self.number(bytes, at: table + $0 * offsetSize, size: offsetSize) ?? .max }
        budget = bytes.count
    }

    private static var error: FormatError { FormatError("the binary property list is damaged") }

    // MARK: Values

    private mutating func value(_ object: Int, depth: Int) throws(FormatError) -> PropertyList {
        budget -= 1
        guard depth < PropertyList.depthLimit, budget > 0, offsets.indices.contains(object),
            offsets[object] < bytes.count
        else { throw Self.error }
        let start = offsets[object]
        let mark = bytes[start]
        switch mark >> 4 {
        case 0 where mark == 8 || mark == 9: return .bool(mark == 9)
        case 1: return .integer(try integer(at: start))
        case 2: return .number(try real(at: start))
        case 3: return .date(String(try double(at: start + 1)))
        case 4:
            let (count, place) = try content(at: start, size: 1)
            return .data(Array(bytes[place..<place + count]))
        case 5:
            let (count, place) = try content(at: start, size: 1)
            return .string(String(decoding: bytes[place..<place + count], as: UTF8.self))
        case 6: return .string(try wideString(at: start))
        case 0xA:
            var elements: [PropertyList] = []
            for object in try references(at: start, lists: 1)[0] {
                elements.append(try value(object, depth: depth + 1))
            }
            return .array(elements)
        case 0xD: return .dictionary(try members(at: start, depth: depth + 1))
        default: throw Self.error
        }
    }

    private mutating func members(at start: Int, depth: Int) throws(FormatError) -> [String: PropertyList] {
        let lists = try references(at: start, lists: 2)
        var members: [String: PropertyList] = [:]
        for (key, object) in zip(lists[0], lists[1]) {
            guard case .string(let name) = try value(key, depth: depth) else { throw Self.error }
            members[name] = try value(object, depth: depth)
        }
        return members
    }

    /// Returns the object references of an array, or of a dictionary's keys and values.
    private func references(at start: Int, lists: Int) throws(FormatError) -> [[Int]] {
        let (count, place) = try content(at: start, size: referenceSize * lists)
        return (0..<lists).map { list in
            (0..<count).map { index in
                Self.number(bytes, at: place + (list * count + index) * referenceSize, size: referenceSize) ?? -1
            }
        }
    }

    private func wideString(at start: Int) throws(FormatError) -> String {
        let (count, place) = try content(at: start, size: 2)
        let units = (0..<count).map { UInt16(bytes[place + $0 * 2]) << 8 | UInt16(bytes[place + $0 * 2 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private func integer(at start: Int) throws(FormatError) -> Int {
        let size = 1 << Int(bytes[start] & 15)
        guard size <= 8, start + 1 + size <= bytes.count else { throw Self.error }
        let bits = bytes[(start + 1)...].prefix(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(truncatingIfNeeded: bits)
    }

    private func real(at start: Int) throws(FormatError) -> Double {
        switch bytes[start] & 15 {
        case 2:
            guard start + 5 <= bytes.count else { throw Self.error }
            return Double(Float(bitPattern: bytes[(start + 1)...].prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
        case 3: return try double(at: start + 1)
        default: throw Self.error
        }
    }

    private func double(at start: Int) throws(FormatError) -> Double {
        guard start + 8 <= bytes.count else { throw Self.error }
        return Double(bitPattern: bytes[start...].prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    // MARK: Bytes

    /// Returns the number of elements in an object and their offset, after checking that all are in bounds.
    private func content(at start: Int, size: Int) throws(FormatError) -> (count: Int, place: Int) {
        var (count, place) = (Int(bytes[start] & 15), start + 1)
        if count == 15 {
            // Counts above 14 follow as an integer object.
            guard place < bytes.count, bytes[place] >> 4 == 1, bytes[place] & 15 <= 3 else { throw Self.error }
            let width = 1 << Int(bytes[place] & 15)
            guard let long = Self.number(bytes, at: place + 1, size: width) else { throw Self.error }
            (count, place) = (long, place + 1 + width)
        }
        guard place <= bytes.count, count <= (bytes.count - place) / size else { throw Self.error }
        return (count, place)
    }

    /// Returns a number, or nil if it is out of bounds or too large for an index.
    private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
