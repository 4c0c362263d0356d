import AppProject
import FileAccess
import JSONText

/// The modules that couldn't be compiled without their part in Objective-C, so that the next build need not find it again.
struct MixedModuleRecord {
    /// The modules' names, with the hashes of their sources.
    private var hashes: [String: String] = [:]
    private let file: String

    init(in file: String, _ files: any FileStore) {
        self.file = file
        guard let bytes = try? files.read(file).bytes, let node = try? JSONReader.read(bytes) else { return }
        for entry in node.elements ?? [] {
            if let name = entry["module"]?.string { hashes[name] = entry["hash"]?.string }
        }
    }

    /// Returns the names of those modules that can't be compiled, since their sources are those of the record.
    func known(_ modules: [AppProject.Module], _ files: any FileStore) -> [String] {
        modules.filter { module in hashes[module.module].map { $0 == Self.hash(of: module, files) } ?? false }
            .map(\.module)
    }

    /// Adds a module, and writes the record.
    mutating func add(_ module: AppProject.Module, _ files: any FileStore) {
        hashes[module.module] = Self.hash(of: module, files)
        let entries = hashes.sorted { $0.key < $1.key }.map { name, hash in
            JSONValue.record(["module": .string(name), "hash": .string(hash)])
        }
        // Without the record, the next build finds it again.
        try? files.update(file, with: Array(JSONValue.array(entries).text.utf8))
    }

    private static func hash(of module: AppProject.Module, _ files: any FileStore) -> String? {
        var all: [UInt8] = []
        for path in module.sources {
            guard let bytes = try? files.read(path).bytes else { return nil }
            all += bytes
        }
        return FileStamp.text(of: all)
    }
}
