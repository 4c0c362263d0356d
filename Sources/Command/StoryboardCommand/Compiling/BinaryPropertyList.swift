/// As much of a binary property list as a compiled storyboard's table of contents is made of. What else there is, or is
/// damaged, is nil.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    /// Where each object begins.
    private let offsets: [Int]
    private let referenceSize: Int
    private let top: Int

    init?(_ bytes: [UInt8]) {
        let trailer = bytes.count - 32
        guard bytes.starts(with: "bplist00".utf8), trailer >= 8 else { return nil }
        self.bytes = bytes
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(bytes, at: trailer + 8, size: 8),
            let top = Self.number(bytes, at: trailer + 16, size: 8),
            let table = Self.number(bytes, at: trailer + 24, size: 8), table <= trailer, top < count,
            count <= (trailer - table) / offsetSize
        else { return nil }
        self.top = top
        offsets = (0..<count).map { Self.number(bytes, at: table + $0 * offsetSize, size: offsetSize) ?? .max }
    }

    /// The string under a key of the outermost dictionary.
    func string(_ key: String) -> String? { members(of: top)[key].flatMap(string) }

    /// The strings of a dictionary under a key of the outermost one; of other values, the empty string.
    func strings(_ key: String) -> [String: String] {
        guard let object = members(of: top)[key] else { return [:] }
        return members(of: object).mapValues { string($0) ?? "" }
    }

    // MARK: Objects

    /// Keys, and the numbers of their values.
    private func members(of object: Int) -> [String: Int] {
        guard let (count, start) = content(of: object, kind: 0xD), count <= bytes.count / referenceSize else {
            return [:]
        }
        var members: [String: Int] = [:]
        for index in 0..<count {
            guard let key = reference(start, index), let value = reference(start, index + count), let name = string(key)
            else { return [:] }
            members[name] = value
        }
        return members
    }

    private func reference(_ start: Int, _ index: Int) -> Int? {
        Self.number(bytes, at: start + index * referenceSize, size: referenceSize)
    }

    private func string(_ object: Int) -> String? {
        if let (count, start) = content(of: object, kind: 5), count <= bytes.count - start {
            return String(decoding: bytes[start..<start + count], as: UTF8.self)
        }
        guard let (count, start) = content(of: object, kind: 6), count <= (bytes.count - start) / 2 else { return nil }
        let units = (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// How many parts an object of a kind has, and where they begin, which is inside the bytes.
    private func content(of object: Int, kind: UInt8) -> (count: Int, start: Int)? {
        guard offsets.indices.contains(object), bytes.indices.contains(offsets[object]) else { return nil }
        let start = offsets[object] + 1
        let mark = bytes[start - 1]
        guard mark >> 4 == kind else { return nil }
        if mark & 15 < 15 { return (Int(mark & 15), start) }
        // Longer ones have the count as a number of its own behind the mark.
        guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else { return nil }
        let size = 1 << Int(bytes[start] & 15)
        return Self.number(bytes, at: start + 1, size: size).map { ($0, start + 1 + size) }
    }

    /// Nil outside the bytes, and for numbers that no index can be.
    private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
