/// Reads an archive from untrusted bytes.
enum NibReader {
    /// The limit, in bytes, of a key, or of a class with its fallbacks. The longest seen has 54. Without a limit, a few
    /// bytes that refer to a name could produce very long output.
    static let longestName = 512

    static func read(_ bytes: ArraySlice<UInt8>) throws(NibError) -> NibStorage {
        let header = try NibHeader(bytes)
        let objects = try objects(header, bytes)
        let (keys, keyNumbers) = try keys(header, bytes)
        let values = try values(header, bytes, keyNumbers)
        let classes = try classes(header, bytes)
        return NibStorage(
            formatVersion: header.formatVersion, coderVersion: header.coderVersion, keys: keys, classes: classes,
            objects: objects, values: values, bytes: bytes)
    }

    private static func objects(
        _ header: NibHeader, _ bytes: ArraySlice<UInt8>
    ) throws(NibError) -> [NibStorage.Object] {
        var cursor = header.objects.cursor(bytes)
        var result: [NibStorage.Object] = []
        result.reserveCapacity(header.objects.count)
        var claimed = 0
        for _ in 0..<header.objects.count {
            let start = cursor.offset
            let classNumber = try cursor.index(into: .classes, count: header.classes.count)
            let object = NibStorage.Object(
                classNumber: classNumber, firstValue: try cursor.index(), valueCount: try cursor.index())
            let (first, count) = (Int(object.firstValue), Int(object.valueCount))
            guard count == 0 || first + count <= header.values.count else {
                throw NibError(.missing(.values, index: first + count - 1, count: header.values.count), at: start)
            }
            claimed += count
            guard claimed <= header.values.count else { throw NibError(.valuesClaimedTwice, at: start) }
            // The position of an empty table is irrelevant.
            result.append(
                count == 0 ? NibStorage.Object(classNumber: classNumber, firstValue: 0, valueCount: 0) : object)
        }
        return result
    }

    /// Returns the distinct keys, and the index of the distinct key for each key of the file.
    private static func keys(
        _ header: NibHeader, _ bytes: ArraySlice<UInt8>
    ) throws(NibError) -> (NibNameTable, [UInt32]) {
        var cursor = header.keys.cursor(bytes)
        var table = NibNameTable()
        table.reserveCapacity(header.keys.count)
        var numbers: [UInt32] = []
        numbers.reserveCapacity(header.keys.count)
        for _ in 0..<header.keys.count {
            numbers.append(table.enter(NibName(try cursor.name(try cursor.index()))))
        }
        return (table, numbers)
    }

    private static func values(
        _ header: NibHeader, _ bytes: ArraySlice<UInt8>, _ keyNumbers: [UInt32]
    ) throws(NibError) -> [NibStorage.Value] {
        var cursor = header.values.cursor(bytes)
        var result: [NibStorage.Value] = []
        result.reserveCapacity(header.values.count)
        for _ in 0..<header.values.count {
            let key = keyNumbers[Int(try cursor.index(into: .keys, count: keyNumbers.count))]
            let (kind, bits) = try payload(&cursor, objectCount: header.objects.count)
            result.append(NibStorage.Value(key: key, kind: kind, bits: bits))
        }
        return result
    }

    private static func payload(
        _ cursor: inout NibCursor, objectCount: Int
    ) throws(NibError) -> (NibStorage.Value.Kind, UInt64) {
        let start = cursor.offset
        switch try cursor.byte() {
        case 0: return (.integer, extended(Int8(bitPattern: try cursor.number(UInt8.self))))
        case 1: return (.integer, extended(Int16(bitPattern: try cursor.number(UInt16.self))))
        case 2: return (.integer, extended(Int32(bitPattern: try cursor.number(UInt32.self))))
        case 3: return (.integer, try cursor.number(UInt64.self))
        case 4: return (.bool, 0)
        case 5: return (.bool, 1)
        case 6: return (.float, UInt64(try cursor.number(UInt32.self)))
        case 7: return (.double, try cursor.number(UInt64.self))
        case 8:
            let count = try cursor.index()
            let dataStart = cursor.offset
            _ = try cursor.bytes(count)
            return (.data, UInt64(dataStart) << 32 | UInt64(count))
        case 9: return (.null, 0)
        case 10:
            let object = try cursor.number(UInt32.self)
            guard Int(object) < objectCount else {
                throw NibError(.missing(.objects, index: Int(object), count: objectCount), at: start + 1)
            }
            return (.reference, UInt64(object))
        case let type: throw NibError(.valueType(type), at: start)
        }
    }

    private static func extended(_ number: some SignedInteger) -> UInt64 { UInt64(bitPattern: Int64(number)) }

    private static func classes(
        _ header: NibHeader, _ bytes: ArraySlice<UInt8>
    ) throws(NibError) -> [NibClass] {
        var cursor = header.classes.cursor(bytes)
        var result: [NibClass] = []
        var fallbacks: [(numbers: [UInt32], offset: Int)] = []
        result.reserveCapacity(header.classes.count)
        for _ in 0..<header.classes.count {
            let start = cursor.offset
            let length = try cursor.index()
            let numbers = try fallbackNumbers(&cursor, classCount: header.classes.count)
            fallbacks.append((numbers, start))
            result.append(NibClass(name: NibName(try className(&cursor, length: length))))
        }
        for (index, (numbers, offset)) in fallbacks.enumerated() where !numbers.isEmpty {
            result[index].fallbacks = numbers.map { result[Int($0)].name }
            let length = result[index].length
            guard length <= longestName else { throw NibError(.nameTooLong(length), at: offset) }
        }
        return result
    }

    private static func fallbackNumbers(_ cursor: inout NibCursor, classCount: Int) throws(NibError) -> [UInt32] {
        var numbers: [UInt32] = []
        for _ in 0..<(try cursor.index()) {
            let start = cursor.offset
            let number = try cursor.number(UInt32.self)
            guard Int(number) < classCount else {
                throw NibError(.missing(.classes, index: Int(number), count: classCount), at: start)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Reads a class name, whose length includes the NUL at its end.
    private static func className(_ cursor: inout NibCursor, length: UInt32) throws(NibError) -> String {
        let start = cursor.offset
        guard length > 0 else { throw NibError(.classNameEnd, at: start) }
        let name = try cursor.name(length - 1)
        guard try cursor.byte() == 0, !name.utf8.contains(0) else { throw NibError(.classNameEnd, at: start) }
        return name
    }
}
