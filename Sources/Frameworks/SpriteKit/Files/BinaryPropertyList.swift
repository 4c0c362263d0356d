import Foundation

/// A property list in Apple's binary format. Foundation for Linux reads it as well, and hides the numbers of objects in
/// it.
struct BinaryPropertyList {
    private struct Damage: Error {}

    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 0
    private var known: [Int: ArchivedValue] = [:]
    /// How many more bytes and elements there can be: each is in one object, unless a file lies about its lengths.
    private var rest: Int

    /// Lists are in lists only so far.
    private static let mostLevels = 40

    /// Returns the value of a list, or nil if it is damaged.
    static func value(of data: Data) -> ArchivedValue? {
        var list = BinaryPropertyList(bytes: Array(data))
        return try? list.top()
    }

    private init(bytes: [UInt8]) { (self.bytes, rest) = (bytes, bytes.count * 2) }

    private mutating func top() throws -> ArchivedValue {
        let trailer = bytes.count - 32
        guard bytes.starts(with: Array("bplist0".utf8)), trailer >= 8 else { throw Damage() }
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let (count, first, table) = (
            try number(at: trailer + 8, 8), try number(at: trailer + 16, 8), try number(at: trailer + 24, 8)
        )
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count, table <= trailer,
            count * offsetSize <= trailer - table
        else { throw Damage() }
        offsets = try (0..<count).map { try number(at: table + $0 * offsetSize, offsetSize) }
        return try object(first, 0)
    }

    /// Returns a number of some bytes, the first of which is the highest.
    private func number(at place: Int, _ size: Int) throws -> Int {
        guard place >= 0, size <= 8, place <= bytes.count - size else { throw Damage() }
        let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value) else { throw Damage() }
        return number
    }

    private mutating func object(_ number: Int, _ level: Int) throws -> ArchivedValue {
        if let value = known[number] { return value }
        guard offsets.indices.contains(number), level < Self.mostLevels else { throw Damage() }
        let value = try value(at: offsets[number], level)
        known[number] = value
        return value
    }

    private mutating func value(at place: Int, _ level: Int) throws -> ArchivedValue {
        guard bytes.indices.contains(place) else { throw Damage() }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
        switch kind {
        case 0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .nothing
        case 1: return .integer(try integer(at: place + 1, 1 << low))
        case 2: return .real(try real(at: place + 1, 1 << low))
        case 3: return .date(Date(timeIntervalSinceReferenceDate: try real(at: place + 1, 8)))
        case 8: return .reference(try self.number(at: place + 1, low + 1))
        default: break
        }
        let (count, start) = try length(low, at: place)
        switch kind {
        case 4: return .data(Data(try content(start, count)))
        case 5: return .text(String(decoding: try content(start, count), as: UTF8.self))
        case 6: return .text(try text(start, count))
        case 10: return .list(try references(start, count).map { try object($0, level + 1) })
        case 13: return .entries(try entries(start, count, level))
        default: throw Damage()
        }
    }

    private func integer(at place: Int, _ size: Int) throws -> Int {
        guard [1, 2, 4, 8, 16].contains(size), place <= bytes.count - size else { throw Damage() }
        let value = bytes[place..<place + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size < 8 ? Int(value) : Int(Int64(bitPattern: value))
    }

    private func real(at place: Int, _ size: Int) throws -> Double {
        guard size == 4 || size == 8, place <= bytes.count - size else { throw Damage() }
        let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Double(Float(bitPattern: UInt32(value))) : Double(bitPattern: value)
    }

    /// Returns the length of an object and where its content begins: a length of 15 and more is a number before the
    /// content.
    private func length(_ low: Int, at place: Int) throws -> (count: Int, start: Int) {
        guard low == 15 else { return (low, place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else { throw Damage() }
        let size = 1 << Int(bytes[place + 1] & 15)
        return (try number(at: place + 2, size), place + 2 + size)
    }

    private mutating func content(_ start: Int, _ size: Int) throws -> ArraySlice<UInt8> {
        guard size <= rest, start <= bytes.count - size else { throw Damage() }
        rest -= size
        return bytes[start..<start + size]
    }

    private mutating func text(_ start: Int, _ count: Int) throws -> String {
        guard count <= bytes.count else { throw Damage() }
        let units = Array(try content(start, count * 2))
        return String(
            decoding: (0..<count).map { UInt16(units[$0 * 2]) << 8 | UInt16(units[$0 * 2 + 1]) }, as: UTF16.self)
    }

    private mutating func references(_ start: Int, _ count: Int) throws -> [Int] {
        guard count <= rest, count * referenceSize <= bytes.count else { throw Damage() }
        rest -= count
        return try (0..<count).map { try number(at: start + $0 * referenceSize, referenceSize) }
    }

    private mutating func entries(_ start: Int, _ count: Int, _ level: Int) throws -> [String: ArchivedValue] {
        let keys = try references(start, count)
        let values = try references(start + count * referenceSize, count)
        var entries: [String: ArchivedValue] = [:]
        for (key, value) in zip(keys, values) {
            guard case .text(let name) = try object(key, level + 1) else { throw Damage() }
            entries[name] = try object(value, level + 1)
        }
        return entries
    }
}
