/// The names that a source file may declare or extend: those after a word such as `class`. Parsing takes a hundred
/// times as long, so this decides which files to parse. An extra name, as from a comment, does no harm.
enum DeclaredNames {
    private static let words: Set<String> = [
        "class", "extension", "protocol", "typealias", "objc", "interface", "implementation",
    ]

    static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var follows = false
            var offset = 0
            while offset < bytes.count {
                guard isStart(bytes[offset]) else {
                    // "extension Outer.Inner" extends both.
                    if bytes[offset] > UInt8(ascii: " "), !joining.contains(bytes[offset]) { follows = false }
                    offset += 1
                    continue
                }
                let start = offset
                while offset < bytes.count, isStart(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
                let isWord = offset - start < 15 && startsWords[Int(bytes[start])]
                guard follows || isWord else { continue }
                let name = String(decoding: bytes[start..<offset], as: UTF8.self)
                if follows { names.insert(name) }
                let next = offset < bytes.count ? bytes[offset] : 0
                follows = words.contains(name) || follows && next == UInt8(ascii: ".")
            }
        }
        return names
    }

    private static let joining: Set<UInt8> = [UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "`")]

    /// Whether one of the words begins with a byte.
    private static let startsWords: [Bool] = {
        let starts = Set(words.compactMap(\.utf8.first))
        return (0..<256).map { starts.contains(UInt8($0)) }
    }()

    private static func isStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
