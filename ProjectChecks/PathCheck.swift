extension Check {
    /// No file names a place on one person's machine: a folder of users, a temporary or a mounted one, the drive of a system.
    static let paths = Check(name: "paths") { project in
        try concurrentMap(project.paths) { path in
            Result {
                let bytes = try project.bytes(of: path)
                // A file with a zero is no text.
                return bytes.contains(0)
                    ? []
                    : bytes.withUnsafeBufferPointer { MachinePlaces.places(in: $0) }.map {
                        Finding(
                            path: path, line: $0.line,
                            message:
                                "'\($0.place)' is a place on one machine; write a path relative to the repository, or "
                                + "the system's temporary directory")
                    }
            }
        }.flatMap { try $0.get() }
    }
}

/// Finds paths that only one machine has.
private enum MachinePlaces {
    /// Folders at the root with others below that differ between machines.
    private static let folders = ["home", "Users", "tmp", "work", "opt", "mnt", "media", "Volumes"]
    /// Places that are so alone.
    private static let wholes = ["root"]
    /// Folders with one below that differs between machines.
    private static let deep = ["private/tmp", "private/var", "var/folders"]
    private static let drives = ["Users", "Documents"]
    /// The same on every Mac that has it.
    private static let allowed = ["include", "lib", "opt"].map { "/" + "opt/homebrew/\($0)" }

    static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [(line: Int, place: String)] {
        var (found, line, index): ([(Int, String)], Int, Int) = ([], 1, 0)
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") { line += 1 }
            if let end = end(of: bytes, at: index, byte) {
                let place = String(decoding: bytes[index..<end], as: UTF8.self)
                let isAllowed = allowed.contains { prefix in
                    place.hasPrefix(prefix) && !(place.dropFirst(prefix.count).utf8.first.map(isWord) ?? false)
                }
                if !isAllowed { found.append((line, place)) }
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    /// The end of a place that begins at an index. What stands before must not make it the middle of a longer path or address.
    private static func end(of bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ byte: UInt8) -> Int? {
        guard byte == UInt8(ascii: "/") || isLetter(byte) else { return nil }
        if index > 0 {
            let before = bytes[index - 1]
            if before < 0x80 && isWord(before) || isOne(of: ".~)}]*-", before) { return nil }
        }
        /// The index after a text, if it stands at an index.
        func after(_ text: String, _ start: Int) -> Int? {
            var at = start
            for byte in text.utf8 {
                guard at < bytes.count, bytes[at] == byte else { return nil }
                at += 1
            }
            return at
        }
        /// The index after a run of words and other characters.
        func run(_ start: Int, _ others: StaticString) -> Int {
            var at = start
            while at < bytes.count, isWord(bytes[at]) || isOne(of: others, bytes[at]) { at += 1 }
            return at
        }
        if byte == UInt8(ascii: "/") {
            for name in folders {
                guard let slash = after("\(name)/", index + 1), run(slash, "@.$-") > slash else { continue }
                return run(slash, "@.$-/")
            }
            for name in wholes {
                guard let next = after(name, index + 1), run(next, ".-") == next else { continue }
                return run(next, "./@$-")
            }
            for name in deep {
                guard let next = after("\(name)/", index + 1) else { continue }
                return run(next, "./@$-")
            }
            return nil
        }
        if let next = after("file:" + "//", index), run(next, "./@$%-") > next { return run(next, "./@$%-") }
        guard let next = after(":\\", index + 1) else { return nil }
        for name in drives {
            if let next = after(name, next) { return run(next, ".@$-\\") }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    /// Whether a byte is of a letter, of a digit, or an underscore; what isn't ASCII counts as letters.
    private static func isWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    private static func isOne(of characters: StaticString, _ byte: UInt8) -> Bool {
        UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount).contains(byte)
    }
}
