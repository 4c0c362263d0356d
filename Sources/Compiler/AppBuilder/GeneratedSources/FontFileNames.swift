/// The names of a font that its file has (OpenType's table `name`).
struct FontFileNames: Hashable {
    var family: String
    var style: String
    var postScript: String

    /// Reads the fonts of a file: one, or all of a collection. A damaged file has none.
    static func all(in bytes: [UInt8]) -> [FontFileNames] {
        guard bytes.starts(with: Array("ttcf".utf8)), let count = number(4, bytes, at: 8), count < 256 else {
            return [FontFileNames(bytes, at: 0)].compactMap(\.self)
        }
        return (0..<count).compactMap { place in
            number(4, bytes, at: 12 + place * 4).flatMap { FontFileNames(bytes, at: $0) }
        }
    }

    private init?(_ bytes: [UInt8], at start: Int) {
        guard let count = Self.number(2, bytes, at: start + 4) else { return nil }
        let records = (0..<count).map { start + 12 + $0 * 16 }
        guard let record = records.first(where: { $0 + 4 <= bytes.count && Array(bytes[$0..<$0 + 4]) == Self.tag }),
            let table = Self.number(4, bytes, at: record + 8),
            let names = Self.number(2, bytes, at: table + 2), let texts = Self.number(2, bytes, at: table + 4)
        else { return nil }
        var found: [Int: String] = [:]
        for place in 0..<names {
            let record = table + 6 + place * 12
            guard let platform = Self.number(2, bytes, at: record), let name = Self.number(2, bytes, at: record + 6),
                let length = Self.number(2, bytes, at: record + 8), let offset = Self.number(2, bytes, at: record + 10)
            else { continue }
            let first = table + texts + offset
            guard first + length <= bytes.count, found[name] == nil || platform == 3 else { continue }
            found[name] = Self.text(bytes[first..<first + length], isWide: platform != 1)
        }
        guard let postScript = found[6], !postScript.isEmpty else { return nil }
        self.postScript = postScript
        // The names 16 and 17 are those of a family with more than four styles.
        family = found[16] ?? found[1] ?? postScript
        style = found[17] ?? found[2] ?? "Regular"
    }

    private static let tag = Array("name".utf8)

    private static func number(_ count: Int, _ bytes: [UInt8], at place: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
        guard isWide else { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
        let all = Array(bytes)
        let units = stride(from: 0, to: all.count - 1, by: 2).map { UInt16(all[$0]) << 8 | UInt16(all[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}
