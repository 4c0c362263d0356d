import NibArchive

/// What a compiled storyboard consists of.
struct CompiledFolder {
    private let path: String
    private let pieces: [Entry]

    private struct Entry {
        var name: String
        var bytes: Int
        /// Nil for what is no nib that can be read.
        var nib: NibArchive?
    }

    init(_ path: String, _ files: [(name: String, bytes: [UInt8])]) {
        self.path = path
        pieces = files.map { Entry(name: $0.name, bytes: $0.bytes.count, nib: try? NibArchive($0.bytes)) }
    }

    /// A line for each piece.
    var text: String {
        let width = pieces.map(\.name.count).max() ?? 0
        return pieces.map { piece in
            let gap = String(repeating: " ", count: width - piece.name.count + 2)
            let content = piece.nib.map { "\($0.objects.count) objects, coder \($0.coderVersion), " } ?? ""
            return "\(piece.name.onOneLine)\(gap)\(content)\(piece.bytes) bytes\n"
        }.joined()
    }

    var json: JSONValue {
        .record([
            "folder": .string(path),
            "pieces": .array(
                pieces.map { piece in
                    .record([
                        "name": .string(piece.name), "bytes": .integer(piece.bytes),
                        "coder": piece.nib.map { .integer(Int($0.coderVersion)) },
                        "objects": piece.nib.map { .integer($0.objects.count) },
                    ])
                }),
        ])
    }
}
