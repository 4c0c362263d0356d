import FileAccess
import JSONText
import SourceAdaptation

/// What was left out of sources in the last build, so that the next one need not find it again.
struct LeftOutRecord {
    private struct Entry {
        var hash: String
        var text: String
        var removals: [RefusedCode.Removal]
    }

    private var entries: [String: Entry] = [:]
    private let file: String
    /// What couldn't be had then: with other modules, sources are whole again.
    private let lacking: String

    /// Reads the record in a file. `lacking` are the names of modules that can't be had and of what imported ones have lost.
    init(in file: String, lacking: [String], _ files: any FileStore) {
        self.file = file
        self.lacking = lacking.sorted().joined(separator: " ")
        guard let bytes = try? files.read(file).bytes, let node = try? JSONReader.read(bytes) else { return }
        for entry in node.elements ?? [] {
            guard entry["lacking"]?.string == self.lacking, let path = entry["path"]?.string,
                let hash = entry["hash"]?.string, let text = entry["text"]?.string
            else { continue }
            let removals = (entry["removals"]?.elements ?? []).compactMap { node -> RefusedCode.Removal? in
                guard let line = node["line"]?.number.flatMap({ Int(exactly: $0) }), let text = node["text"]?.string
                else { return nil }
                let reason = node["reason"]?.string.flatMap { RefusedCode.Removal.Reason(rawValue: $0) } ?? .module
                return RefusedCode.Removal(path: path, line: line, text: text, reason: reason)
            }
            entries[path] = Entry(hash: hash, text: text, removals: removals)
        }
    }

    /// Returns sources as they were compiled last, and what they lack; those that have changed are whole.
    func applied(to sources: [AdaptedModule.Source]) -> ([AdaptedModule.Source], [RefusedCode.Removal]) {
        var removals: [RefusedCode.Removal] = []
        let known = sources.map { source in
            guard let entry = entries[source.path], entry.hash == FileStamp.text(of: source.bytes) else {
                return source
            }
            removals += entry.removals
            return AdaptedModule.Source(path: source.path, bytes: Array(entry.text.utf8))
        }
        return (known, removals)
    }

    /// Writes what sources lack now; a record of nothing is removed.
    func keep(
        _ compiled: [AdaptedModule.Source], of originals: [AdaptedModule.Source], _ removals: [RefusedCode.Removal],
        _ files: any FileStore
    ) {
        let byPath = Dictionary(grouping: removals, by: \.path)
        let changed = zip(originals, compiled).filter { $0.bytes != $1.bytes }
        guard !changed.isEmpty else {
            try? files.remove(file)
            return
        }
        let list = changed.map { original, compiled in
            JSONValue.record([
                "lacking": .string(lacking), "path": .string(original.path),
                "hash": .string(FileStamp.text(of: original.bytes)),
                "text": .string(String(decoding: compiled.bytes, as: UTF8.self)),
                "removals": .array(
                    (byPath[original.path] ?? []).map {
                        .record([
                            "line": .integer($0.line), "text": .string($0.text),
                            "reason": .string($0.reason.rawValue),
                        ])
                    }),
            ])
        }
        try? files.update(file, with: Array(JSONValue.array(list).text.utf8))
    }
}
