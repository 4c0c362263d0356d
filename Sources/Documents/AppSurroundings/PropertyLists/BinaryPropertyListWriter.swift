/// Writes property lists in the binary format: collects objects, then writes them and a table of their offsets.
///
/// The members of a dictionary are in the order of their keys, so that the same content gives the same bytes.
struct BinaryPropertyListWriter {
    private var objects: [[UInt8]] = []
    private var strings: [String: Int] = [:]
    /// The members of arrays and dictionaries by number; the width of a number depends on the count of objects.
    private var members: [Int: (mark: UInt8, count: Int, numbers: [Int])] = [:]

    static func bytes(of list: PropertyList) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        let top = writer.add(list)
        return writer.finish(top: top)
    }

    private mutating func add(_ value: PropertyList) -> Int {
        switch value {
        case .integer(let number): return append(Self.integer(number))
        case .number(let number): return append([0x23] + Self.bigEndian(Int(truncatingIfNeeded: number.bitPattern), 8))
        case .bool(let isTrue): return append([isTrue ? 9 : 8])
        case .data(let bytes): return append(Self.head(0x40, bytes.count) + bytes)
        // A date is kept as it is written, which only a text can be.
        case .string(let text), .date(let text):
            if let known = strings[text] { return known }
            let index = append(Self.string(text))
            strings[text] = index
            return index
        case .array(let elements):
            let index = append([])
            members[index] = (0xA0, elements.count, elements.map { add($0) })
            return index
        case .dictionary(let dictionary):
            let index = append([])
            let sorted = dictionary.sorted { $0.key < $1.key }
            let keys = sorted.map { add(.string($0.key)) }
            members[index] = (0xD0, keys.count, keys + sorted.map { add($0.value) })
            return index
        }
    }

    private mutating func append(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private mutating func finish(top: Int) -> [UInt8] {
        let width = objects.count < 256 ? 1 : objects.count < 65_536 ? 2 : 4
        for (index, list) in members {
            objects[index] = Self.head(list.mark, list.count) + list.numbers.flatMap { Self.bigEndian($0, width) }
        }
        var result = BinaryPropertyList.mark
        var offsets: [Int] = []
        for object in objects {
            offsets.append(result.count)
            result += object
        }
        let table = result.count
        let offsetWidth = table < 256 ? 1 : table < 65_536 ? 2 : 4
        for offset in offsets { result += Self.bigEndian(offset, offsetWidth) }
        result += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
        for number in [objects.count, top, table] { result += Self.bigEndian(number, 8) }
        return result
    }

    private static func integer(_ number: Int) -> [UInt8] {
        switch number {
        case 0..<256: [0x10] + bigEndian(number, 1)
        case 256..<65_536: [0x11] + bigEndian(number, 2)
        default: [0x13] + bigEndian(number, 8)
        }
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + Array(text.utf8) }
        let units = Array(text.utf16)
        return head(0x60, units.count) + units.flatMap { bigEndian(Int($0), 2) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(count)
    }

    private static func bigEndian(_ number: Int, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
