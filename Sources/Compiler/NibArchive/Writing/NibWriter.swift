/// Writes the tables of an archive.
struct NibWriter {
    private let storage: NibStorage
    private var objects: [UInt8] = []
    private var keys: [UInt8] = []
    private var values: [UInt8] = []
    private var valueCount: UInt32 = 0
    private var keyCount: UInt32 = 0
    /// The written numbers of the storage's keys and classes, `unused` before their first use.
    private var keyNumbers: [UInt32]
    private var classNumbers: [UInt32]
    private var classes = NibClassTable()
    private static let unused = UInt32.max

    static func write(_ storage: NibStorage) -> [UInt8] {
        var writer = NibWriter(storage)
        for object in storage.objects { writer.write(object) }
        return writer.joined()
    }

    private init(_ storage: NibStorage) {
        self.storage = storage
        keyNumbers = Array(repeating: Self.unused, count: storage.keys.names.count)
        classNumbers = Array(repeating: Self.unused, count: storage.classes.count)
        values.reserveCapacity(storage.bytes.count)
    }

    private mutating func write(_ object: NibStorage.Object) {
        objects.append(index: classNumber(object.classNumber))
        objects.append(index: object.valueCount == 0 ? 0 : valueCount)
        objects.append(index: object.valueCount)
        for index in object.range { write(storage.values[index]) }
        valueCount += object.valueCount
    }

    private mutating func write(_ value: NibStorage.Value) {
        values.append(index: keyNumber(value.key))
        switch value.kind {
        case .integer: write(integer: Int64(bitPattern: value.bits))
        case .bool: values.append(value.bits == 0 ? 4 : 5)
        case .float:
            values.append(6)
            values.append(littleEndian: UInt32(truncatingIfNeeded: value.bits))
        case .double:
            values.append(7)
            values.append(littleEndian: value.bits)
        case .data:
            values.append(8)
            values.append(index: UInt32(value.dataCount))
            values.append(contentsOf: storage.data(of: value))
        case .null: values.append(9)
        case .reference:
            values.append(10)
            values.append(littleEndian: UInt32(truncatingIfNeeded: value.bits))
        }
    }

    private mutating func write(integer: Int64) {
        if let small = Int8(exactly: integer) {
            values.append(0)
            values.append(UInt8(bitPattern: small))
        } else if let medium = Int16(exactly: integer) {
            values.append(1)
            values.append(littleEndian: medium)
        } else if let large = Int32(exactly: integer) {
            values.append(2)
            values.append(littleEndian: large)
        } else {
            values.append(3)
            values.append(littleEndian: integer)
        }
    }

    private mutating func classNumber(_ number: UInt32) -> UInt32 {
        if classNumbers[Int(number)] == Self.unused {
            classNumbers[Int(number)] = classes.enter(storage.classes[Int(number)])
        }
        return classNumbers[Int(number)]
    }

    private mutating func keyNumber(_ key: UInt32) -> UInt32 {
        if keyNumbers[Int(key)] != Self.unused { return keyNumbers[Int(key)] }
        let name = storage.keys[key].text.utf8
        keys.append(index: UInt32(name.count))
        keys.append(contentsOf: name)
        keyNumbers[Int(key)] = keyCount
        keyCount += 1
        return keyNumbers[Int(key)]
    }

    private mutating func joined() -> [UInt8] {
        let (classBytes, classCount) = classes.written()
        let tables = [
            (objects, UInt32(storage.objects.count)), (keys, keyCount), (values, valueCount), (classBytes, classCount),
        ]
        let size = tables.reduce(NibHeader.size) { $0 + $1.0.count }
        precondition(size <= UInt32.max, "an archive of \(size) bytes has no room for its offsets; split the document")
        var result = NibFormat.archiveMark
        result.reserveCapacity(size)
        result.append(littleEndian: storage.formatVersion)
        result.append(littleEndian: storage.coderVersion)
        var start = NibHeader.size
        for (bytes, count) in tables {
            result.append(littleEndian: count)
            result.append(littleEndian: UInt32(start))
            start += bytes.count
        }
        for (bytes, _) in tables { result.append(contentsOf: bytes) }
        return result
    }
}

/// The classes in the order of their first use, then those that are only fallbacks.
private struct NibClassTable {
    private var classes: [NibClass] = []
    private var numbers: [NibClass: UInt32] = [:]
    private var firstNumbers: [NibName: UInt32] = [:]

    mutating func enter(_ new: NibClass) -> UInt32 {
        if let number = numbers[new] { return number }
        let number = UInt32(classes.count)
        classes.append(new)
        numbers[new] = number
        if firstNumbers[new.name] == nil { firstNumbers[new.name] = number }
        return number
    }

    mutating func written() -> (bytes: [UInt8], count: UInt32) {
        for name in classes.flatMap(\.fallbacks) where firstNumbers[name] == nil { _ = enter(NibClass(name: name)) }
        var bytes: [UInt8] = []
        for entry in classes {
            bytes.append(index: UInt32(entry.name.text.utf8.count + 1))
            bytes.append(index: UInt32(entry.fallbacks.count))
            for fallback in entry.fallbacks { bytes.append(littleEndian: firstNumbers[fallback] ?? 0) }
            bytes.append(contentsOf: entry.name.text.utf8)
            bytes.append(0)
        }
        return (bytes, UInt32(classes.count))
    }
}

extension [UInt8] {
    /// Appends an integer of 7 bits per byte, the lowest first. The last byte has its highest bit set.
    fileprivate mutating func append(index: UInt32) {
        var rest = index
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F))
            rest >>= 7
        }
        append(UInt8(rest) | 0x80)
    }
}
