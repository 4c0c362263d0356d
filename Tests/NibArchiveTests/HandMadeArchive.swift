/// An archive put together byte by byte, with no help from what is tested.
struct HandMadeArchive {
    var format: UInt32 = 1
    var coder: UInt32 = 10
    var objects: [[UInt8]] = [[0x80, 0x80, 0x80]]
    var keys: [[UInt8]] = []
    var values: [[UInt8]] = []
    var classes: [[UInt8]] = [Self.className("NSObject")]

    /// The counts and offsets to write instead of the true ones, by the number of the header's field from 0 to 7.
    var fields: [Int: UInt32] = [:]

    var bytes: [UInt8] {
        let tables = [objects, keys, values, classes].map { (count: $0.count, bytes: Array($0.joined())) }
        var header: [UInt32] = []
        var start = 50
        for table in tables {
            header += [UInt32(table.count), UInt32(start)]
            start += table.bytes.count
        }
        for (field, value) in fields { header[field] = value }
        return Array("NIBArchive".utf8) + ([format, coder] + header).flatMap(Self.little) + tables.flatMap(\.bytes)
    }

    static func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

    static func key(_ name: String) -> [UInt8] { [0x80 | UInt8(name.utf8.count)] + name.utf8 }

    static func className(_ name: String, fallbacks: [UInt32] = []) -> [UInt8] {
        [0x80 | UInt8(name.utf8.count + 1), 0x80 | UInt8(fallbacks.count)] + fallbacks.flatMap(little) + name.utf8 + [0]
    }

    /// One object whose only key is `k`, as often as there are values. A value is its type and payload.
    static func values(_ values: [UInt8]...) -> HandMadeArchive {
        HandMadeArchive(
            objects: [[0x80, 0x80, 0x80 | UInt8(values.count)]], keys: [key("k")], values: values.map { [0x80] + $0 })
    }
}
