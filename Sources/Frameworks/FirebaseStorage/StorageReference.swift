import FirebaseCore
public import Foundation

/// A file or a folder of a bucket, which need not be there.
public final class StorageReference: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The files.
    public let storage: Storage
    /// The names of folders that lead to it.
    public let fullPath: String

    init(_ path: String, _ storage: Storage) {
        fullPath = path.split(separator: "/").joined(separator: "/")
        self.storage = storage
    }

    /// The name of the bucket.
    public var bucket: String { storage.bucket }
    /// The last name of the path.
    public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
    var store: FileStore { storage.store }

    /// Returns the root of the bucket.
    public func root() -> StorageReference { StorageReference("", storage) }

    /// Returns the folder around it, or nil for the root.
    public func parent() -> StorageReference? {
        if fullPath.isEmpty { return nil }
        return StorageReference(fullPath.split(separator: "/").dropLast().joined(separator: "/"), storage)
    }

    /// Returns the file or folder at a path in it.
    public func child(_ path: String) -> StorageReference { StorageReference("\(fullPath)/\(path)", storage) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? StorageReference).map { $0.fullPath == fullPath && $0.storage === storage } ?? false
    }

    public override var hash: Int { fullPath.hashValue }
    public override var description: String { "gs://\(bucket)/\(fullPath)" }

    // MARK: Uploads

    /// Keeps bytes as the file.
    @discardableResult
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        StorageUploadTask(self, completion) { [self] in try keep(uploadData, metadata) }
    }

    /// Keeps the bytes of another file as the file.
    @discardableResult
    public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        StorageUploadTask(self, completion) { [self] in try keep(try read(fileURL), metadata) }
    }

    /// Keeps bytes as the file.
    public nonisolated(nonsending) func putDataAsync(
        _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata {
        let result = try await Answer.value { try keep(uploadData, metadata) }
        onProgress?(StorageTask.progress(result.size))
        return result
    }

    /// Keeps the bytes of another file as the file.
    public nonisolated(nonsending) func putFileAsync(
        from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata {
        let result = try await Answer.value { try keep(try read(url), metadata) }
        onProgress?(StorageTask.progress(result.size))
        return result
    }

    private func keep(_ data: Data, _ metadata: StorageMetadata?) throws -> StorageMetadata {
        StorageMetadata(try store.keep(data, at: fullPath, metadata), self)
    }

    private func read(_ url: URL) throws -> Data {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw StorageErrorCode.unknown.error("File at URL: \(url.absoluteString) is not reachable.")
        }
        return data
    }

    // MARK: Downloads

    private func bytes(_ maxSize: Int64) throws -> Data {
        let size = try store.file(fullPath).size
        if size > maxSize {
            throw StorageErrorCode.downloadSizeExceeded.error(
                "Attempted to download object with size of \(size) bytes, which exceeds the maximum size of \(maxSize) bytes."
            )
        }
        return try store.data(fullPath)
    }

    /// Reads the file, unless it is larger than a number of bytes.
    @discardableResult
    public func getData(
        maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
    ) -> StorageDownloadTask {
        StorageDownloadTask(self, completion) { [self] in
            let data = try bytes(maxSize)
            return (data, Int64(data.count))
        }
    }

    /// Reads the file, unless it is larger than a number of bytes.
    public nonisolated(nonsending) func data(maxSize: Int64) async throws -> Data {
        try await Answer.value { try bytes(maxSize) }
    }

    private func copy(to url: URL) throws -> URL {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try store.data(fullPath).write(to: url, options: .atomic)
        return url
    }

    /// Writes the file to another one.
    @discardableResult
    public func write(
        toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) -> StorageDownloadTask {
        StorageDownloadTask(self, completion) { [self] in (try copy(to: fileURL), try store.file(fullPath).size) }
    }

    /// Writes the file to another one.
    @discardableResult
    public nonisolated(nonsending) func writeAsync(
        toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> URL {
        let url = try await Answer.value { try copy(to: fileURL) }
        onProgress?(StorageTask.progress((try? store.file(fullPath).size) ?? 0))
        return url
    }

    var address: URL { get throws { store.url(try store.file(fullPath)) } }

    /// Finds the address of the file: here, that of a file in the app's home.
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
        Answer.send(on: storage.callbackQueue, completion) { try address }
    }

    /// Finds the address of the file: here, that of a file in the app's home.
    public nonisolated(nonsending) func downloadURL() async throws -> URL { try await Answer.value { try address } }

    // MARK: Other requests

    private func list() -> StorageListResult {
        let (files, folders) = store.names(in: fullPath)
        return StorageListResult(files.map(child), folders.map(child), nil)
    }

    /// Returns some of the names, those behind the last one of another list.
    private func list(_ count: Int64, after token: String?) throws -> StorageListResult {
        guard (1...1000).contains(count) else {
            throw StorageErrorCode.invalidArgument.error(
                "Argument 'maxResults' must be between 1 and 1000 inclusive.")
        }
        let all = list()
        let rest = (all.prefixes + all.items).sorted { $0.fullPath < $1.fullPath }
            .filter { token.map { [path = $0.fullPath] in path > $0 } ?? true }
        let page = Set(rest.prefix(Int(count)).map(\.fullPath))
        let next = rest.count > page.count ? page.max() : nil
        return StorageListResult(
            all.items.filter { page.contains($0.fullPath) }, all.prefixes.filter { page.contains($0.fullPath) }, next)
    }

    /// Finds all files and folders in the folder.
    public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        Answer.send(on: storage.callbackQueue, completion) { list() }
    }
    /// Finds all files and folders in the folder.
    public nonisolated(nonsending) func listAll() async throws -> StorageListResult {
        try await Answer.value { list() }
    }

    /// Finds the first files and folders in the folder.
    public func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        Answer.send(on: storage.callbackQueue, completion) { try list(maxResults, after: nil) }
    }
    /// Finds the first files and folders in the folder.
    public nonisolated(nonsending) func list(maxResults: Int64) async throws -> StorageListResult {
        try await Answer.value { try list(maxResults, after: nil) }
    }

    /// Finds more files and folders in the folder.
    public func list(
        maxResults: Int64, pageToken: String, completion: @escaping (StorageListResult?, (any Error)?) -> Void
    ) {
        Answer.send(on: storage.callbackQueue, completion) { try list(maxResults, after: pageToken) }
    }
    /// Finds more files and folders in the folder.
    public nonisolated(nonsending) func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult {
        try await Answer.value { try list(maxResults, after: pageToken) }
    }

    private var known: StorageMetadata { get throws { StorageMetadata(try store.file(fullPath), self) } }

    /// Finds what is known of the file.
    public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
        Answer.send(on: storage.callbackQueue, completion) { try known }
    }
    /// Finds what is known of the file.
    public nonisolated(nonsending) func getMetadata() async throws -> StorageMetadata {
        try await Answer.value { try known }
    }

    private func update(_ metadata: StorageMetadata) throws -> StorageMetadata {
        StorageMetadata(try store.update(fullPath, metadata), self)
    }

    /// Changes what is known of the file.
    public func updateMetadata(
        _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(on: storage.callbackQueue, completion) { try update(metadata) }
    }
    /// Changes what is known of the file.
    @discardableResult
    public nonisolated(nonsending) func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata {
        try await Answer.value { try update(metadata) }
    }

    /// Removes the file.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: storage.callbackQueue, error: completion) { try store.remove(fullPath) }
    }
    /// Removes the file.
    public nonisolated(nonsending) func delete() async throws {
        try await Answer.value { try store.remove(fullPath) }
    }
}
