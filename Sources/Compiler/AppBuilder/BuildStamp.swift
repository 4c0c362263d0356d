import FileAccess

/// What a program was compiled from. An optimized program is compiled as a whole, so the compiler itself can't tell that
/// nothing has changed.
struct BuildStamp {
    private let text: String

    /// Creates the stamp of a call of the compiler: its arguments, the text of the sources, and the states of objects and
    /// libraries.
    init(of arguments: [String], _ sources: [String], with libraries: [String], _ files: any FileStore) {
        let objects = (arguments.filter { $0.hasSuffix(".o") } + libraries).map { Self.state(of: $0, files) }
        let texts = sources.map { path in
            "\(path) \((try? files.read(path).bytes).map { FileStamp.text(of: $0) } ?? "-")"
        }
        text = (arguments + objects + texts).joined(separator: "\n")
    }

    /// Returns whether a program was compiled from the same.
    func isThat(of program: String, in folder: String, _ files: any FileStore) -> Bool {
        guard let kept = try? files.read(Self.recordPath(in: folder)).bytes else { return false }
        return kept == record(for: program, files)
    }

    /// Notes what a program was compiled from. Without the note it is compiled again.
    func keep(for program: String, in folder: String, _ files: any FileStore) {
        try? files.update(Self.recordPath(in: folder), with: record(for: program, files))
    }

    /// The note names the program's own state: builds of both kinds have the same program.
    private func record(for program: String, _ files: any FileStore) -> [UInt8] {
        Array("\(Self.state(of: program, files))\n\(text)\n".utf8)
    }

    private static func recordPath(in folder: String) -> String { FilePath.join(folder, "stamp") }

    private static func state(of path: String, _ files: any FileStore) -> String {
        (try? files.look(at: path))?.state(at: path) ?? path
    }
}

extension FileEntry {
    /// A text that differs after the next build: a compiler makes a new file instead of changing one.
    func state(at path: String) -> String { "\(path) \(identity?.inode ?? 0) \(size)" }
}
