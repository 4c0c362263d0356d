import FileAccess

/// Shows the lines of the original sources below the compiler's messages, in place of those of the adapted copies.
struct OriginalLines {
    private let files: any FileStore
    private var sources: [String: [String]] = [:]

    init(_ files: any FileStore) { self.files = files }

    /// Returns messages in the style of LLVM, where a line of the source follows each.
    mutating func restored(in text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for number in lines.indices {
            guard let match = lines[number].wholeMatch(of: #/(/[^:]*):(\d+):\d+: (?:error|warning|note): .*/#) else {
                continue
            }
            let path = Self.unescaped(match.1)
            lines[number].replaceSubrange(match.1.startIndex..<match.1.endIndex, with: path)
            guard number + 1 < lines.count, let line = Int(match.2), let original = self.line(line, of: path),
                // Messages about the end of a file show no line.
                lines[number + 1].contains(where: { !$0.isWhitespace })
            else { continue }
            lines[number + 1] = original
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a path as it is: the compiler shows that of a location in the source with its escapes.
    private static func unescaped(_ path: Substring) -> String {
        var (result, isEscape) = ("", false)
        for character in path {
            isEscape = character == "\\" && !isEscape
            if !isEscape { result.append(character) }
        }
        return result
    }

    private mutating func line(_ number: Int, of path: String) -> String? {
        if sources[path] == nil {
            sources[path] =
                (try? files.read(path).bytes).map {
                    String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                        .map(String.init)
                } ?? []
        }
        guard let lines = sources[path], number >= 1, number <= lines.count else { return nil }
        return lines[number - 1]
    }
}
