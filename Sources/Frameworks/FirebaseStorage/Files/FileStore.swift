import FirebaseCore
import Foundation

/// The files of a bucket, in the app's home.
final class FileStore: @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let index: LocalFile
    private let folder: URL
    private let lock = Foundation.NSRecursiveLock()
    private var files: [String: StoredFile] = [:]
    /// The files that nobody asks for any more. The index on disk may have them until it is written.
    private var abandoned: [StoredFile] = []
    /// The files that the index leaves out that is being written.
    private var leaving: [StoredFile] = []

    init(_ folder: URL) {
        self.folder = folder
        index = LocalFile(folder.appendingPathComponent("index.json"))
        if let object = index.read() { read(object) }
        removeStrangers()
    }

    private func read(_ object: [String: Any]) {
        if let data = try? JSONSerialization.data(withJSONObject: object),
            let files = try? JSONDecoder().decode([String: StoredFile].self, from: data)
        {
            self.files = files
        } else {
            index.setAside()
        }
    }

    func flush() { index.flush() }

    /// Removes files that the index doesn't have, since the app ended before it was written. Those of a damaged index stay
    /// as long as it does.
    private func removeStrangers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = Set(files.values.map(\.name) + ["index.json"])
        if names.contains("index.json.damaged") { return }
        for name in names where !own.contains(name) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Writes the index, then removes the files that it doesn't have any more.
    private func save() {
        index.save { [self] in
            let files = lock.withLock {
                leaving += abandoned
                abandoned = []
                return self.files
            }
            guard let data = try? JSONEncoder().encode(files) else { return [:] }
            return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        } written: { [self] in
            let gone = lock.withLock {
                defer { leaving = [] }
                return leaving
            }
            for file in gone { try? FileManager.default.removeItem(at: url(file)) }
        }
    }

    func url(_ file: StoredFile) -> URL { folder.appendingPathComponent(file.name) }

    /// Returns what is known of a file.
    func file(_ path: String) throws -> StoredFile {
        guard let file = lock.withLock({ files[path] }) else {
            throw StorageErrorCode.objectNotFound.error("Object \(path) does not exist.")
        }
        return file
    }

    /// Returns the path of the file with a name in the folder.
    func path(ofFile name: String) -> String? { lock.withLock { files.first { $0.value.name == name }?.key } }

    func data(_ path: String) throws -> Data {
        let url = url(try file(path))
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw StorageErrorCode.objectNotFound.error("Object \(path) does not exist.")
        }
        return data
    }

    func keep(_ data: Data, at path: String, _ metadata: StorageMetadata?) throws -> StoredFile {
        if path.isEmpty {
            throw StorageErrorCode.invalidArgument.error("Cannot perform this operation on the root of a bucket.")
        }
        return try lock.withLock {
            let old = files[path]
            var file = StoredFile(data, path: path, after: old)
            file.apply(metadata ?? StorageMetadata())
            file.contentType = file.contentType ?? "application/octet-stream"
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url(file), options: .atomic)
            files[path] = file
            if let old { abandoned.append(old) }
            save()
            return file
        }
    }

    func update(_ path: String, _ metadata: StorageMetadata) throws -> StoredFile {
        try lock.withLock {
            var file = try file(path)
            file.apply(metadata)
            (file.updated, file.changes) = (Date(), file.changes + 1)
            files[path] = file
            save()
            return file
        }
    }

    func remove(_ path: String) throws {
        try lock.withLock {
            let file = try file(path)
            files[path] = nil
            abandoned.append(file)
            save()
        }
    }

    /// Returns the names of the files and folders in a folder.
    func names(in path: String) -> (files: [String], folders: [String]) {
        let start = path.isEmpty ? "" : path + "/"
        var (files, folders): (Set<String>, Set<String>) = ([], [])
        for path in lock.withLock({ Array(self.files.keys) }) where path.hasPrefix(start) {
            let rest = path.dropFirst(start.count)
            if let end = rest.firstIndex(of: "/") {
                folders.insert(String(rest[..<end]))
            } else {
                files.insert(String(rest))
            }
        }
        return (files.sorted(), folders.sorted())
    }
}
