extension LineTable {
    /// Returns the white space at the beginning of the line with a byte.
    func indentation(at offset: Int, in bytes: [UInt8]) -> String {
        let start = start(of: line(at: offset))
        let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.endIndex
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns what a file adds per level: a tab if it uses tabs, else the difference of indentation that is most frequent.
    func indentationStep(in bytes: [UInt8]) -> String {
        var (tabs, counts, last) = (0, [2: 0, 4: 0], 0)
        for line in 1...count {
            let start = start(of: line)
            guard start < bytes.count else { continue }
            if bytes[start] == UInt8(ascii: "\t") {
                tabs += 1
                continue
            }
            let width = bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
            guard start + width < bytes.count, bytes[start + width] != UInt8(ascii: "\n") else { continue }
            counts[abs(width - last)]? += 1
            last = width
        }
        if tabs > counts.values.reduce(0, +) { return "\t" }
        return String(repeating: " ", count: (counts[2] ?? 0) > (counts[4] ?? 0) ? 2 : 4)
    }

    /// Returns whether lines end as on Windows.
    func usesCarriageReturns(in bytes: [UInt8]) -> Bool {
        count > 1 && start(of: 2) >= 2 && bytes[start(of: 2) - 2] == UInt8(ascii: "\r")
    }
}
