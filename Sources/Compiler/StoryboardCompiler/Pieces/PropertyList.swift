/// A binary property list, with the types that a compiled storyboard needs.
indirect enum PropertyList {
    case integer(Int)
    case string(String)
    /// A dictionary, written in the order of the keys, so that the same content gives the same bytes.
    case dictionary([String: PropertyList])

    /// Returns the bytes of the file.
    func write() -> [UInt8] {
        var writer = PropertyListWriter()
        let top = writer.add(self)
        return writer.finish(top: top)
    }
}

/// Collects objects, then writes them and a table of their offsets.
private struct PropertyListWriter {
    private var objects: [[UInt8]] = []
    private var strings: [String: Int] = [:]
    /// The members of dictionaries by number; the width of a number depends on the count of objects.
    private var dictionaries: [Int: (keys: [Int], values: [Int])] = [:]

    mutating func add(_ value: PropertyList) -> Int {
        switch value {
        case .integer(let number): return append(Self.integer(number))
        case .string(let text):
            if let known = strings[text] { return known }
            let index = append(Self.string(text))
            strings[text] = index
            return index
        case .dictionary(let members):
            let index = append([])
            let sorted = members.sorted { $0.key < $1.key }
            let keys = sorted.map { add(.string($0.key)) }
            let values = sorted.map { add($0.value) }
            dictionaries[index] = (keys, values)
            return index
        }
    }

    private mutating func append(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    mutating func finish(top: Int) -> [UInt8] {
        let width = objects.count < 256 ? 1 : 2
        for (index, members) in dictionaries {
            objects[index] =
                Self.head(0xD0, members.keys.count)
                + (members.keys + members.values).flatMap { Self.bigEndian($0, width: width) }
        }
        var result = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(result.count)
            result += object
        }
        let table = result.count
        let offsetWidth = table < 256 ? 1 : table < 65_536 ? 2 : 4
        for offset in offsets { result += Self.bigEndian(offset, width: offsetWidth) }
        result += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
        for number in [objects.count, top, table] { result += Self.bigEndian(number, width: 8) }
        return result
    }

    private static func integer(_ number: Int) -> [UInt8] {
        switch number {
        case 0..<256: [0x10] + bigEndian(number, width: 1)
        case 256..<65_536: [0x11] + bigEndian(number, width: 2)
        default: [0x13] + bigEndian(number, width: 8)
        }
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + Array(text.utf8) }
        let units = Array(text.utf16)
        return head(0x60, units.count) + units.flatMap { bigEndian(Int($0), width: 2) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(count)
    }

    private static func bigEndian(_ number: Int, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
