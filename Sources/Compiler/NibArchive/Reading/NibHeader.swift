/// The header: the first 50 bytes, with the positions of the tables.
struct NibHeader {
    static let size = 50

    struct Section {
        let table: NibError.Table
        let count: Int
        let start: Int
        let end: Int

        func cursor(_ bytes: ArraySlice<UInt8>) -> NibCursor { NibCursor(bytes, table: table, from: start, to: end) }
    }

    let formatVersion: UInt32
    let coderVersion: UInt32
    let objects: Section
    let keys: Section
    let values: Section
    let classes: Section

    init(_ bytes: ArraySlice<UInt8>) throws(NibError) {
        let format = NibFormat(of: bytes)
        guard format == .archive else { throw NibError(.format(format), at: 0) }
        guard bytes.count >= Self.size else { throw NibError(.headerTruncated, at: bytes.count) }
        guard bytes.count <= UInt32.max else { throw NibError(.tooLarge, at: Int(UInt32.max)) }
        func number(at offset: Int) -> UInt32 { bytes.littleEndian(at: bytes.startIndex + offset) }

        formatVersion = number(at: 10)
        guard formatVersion == 1 else { throw NibError(.formatVersion(formatVersion), at: 10) }
        coderVersion = number(at: 14)
        guard coderVersion == 9 || coderVersion == 10 else { throw NibError(.coderVersion(coderVersion), at: 14) }

        let starts = (0..<4).map { Int(number(at: 22 + 8 * $0)) } + [bytes.count]
        func section(_ index: Int, _ table: NibError.Table, smallest: Int) throws(NibError) -> Section {
            let field = 18 + 8 * index
            let count = Int(number(at: field))
            let (start, end) = (starts[index], starts[index + 1])
            guard start >= Self.size, start <= bytes.count else {
                throw NibError(.misplaced(table, offset: start), at: field + 4)
            }
            // If it ends before it starts, the next table is misplaced, which is found there.
            guard start <= end else { return Section(table: table, count: 0, start: start, end: start) }
            guard count <= (min(end, bytes.count) - start) / smallest else {
                throw NibError(.tooMany(table, count: count), at: field)
            }
            return Section(table: table, count: count, start: start, end: min(end, bytes.count))
        }
        objects = try section(0, .objects, smallest: 3)
        keys = try section(1, .keys, smallest: 1)
        values = try section(2, .values, smallest: 2)
        classes = try section(3, .classes, smallest: 3)
        let sections = [objects, keys, values, classes]
        for (index, next) in sections.enumerated().dropFirst() where next.start < sections[index - 1].start {
            throw NibError(.misplaced(next.table, offset: next.start), at: 22 + 8 * index)
        }
        guard objects.count > 0 else { throw NibError(.noObjects, at: 18) }
    }
}
