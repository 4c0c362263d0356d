@_exported public import FirebaseCore
public import Foundation

/// The files of an app in the cloud: here, in a folder of the app's home.
public final class Storage: NSObject, FirebaseApp.Ending, @unchecked Sendable {
    // The store has a lock; only the app changes the settings.
    let store: FileStore
    let bucket: String
    private weak var owner: FirebaseApp?

    /// Returns the files of the default app.
    public class func storage() -> Storage { storage(app: FirebaseApp.required(by: "Storage")) }
    /// Returns the files of a bucket.
    public class func storage(url: String) -> Storage {
        storage(app: FirebaseApp.required(by: "Storage"), url: url)
    }
    /// Returns the files of an app.
    public class func storage(app: FirebaseApp) -> Storage {
        let bucket = app.options.storageBucket ?? "\(app.options.projectID ?? "local").appspot.com"
        return storage(app: app, url: "gs://\(bucket)")
    }
    /// Returns the files of a bucket.
    public class func storage(app: FirebaseApp, url: String) -> Storage {
        let bucket = URL(string: url)?.host ?? url
        return app.service("Storage \(bucket)") { Storage($0, bucket) }
    }

    private init(_ app: FirebaseApp, _ bucket: String) {
        (owner, self.bucket) = (app, bucket)
        store = FileStore(
            app.folder.appendingPathComponent("Files \(LocalFile.name(for: bucket))", isDirectory: true))
    }

    package func end() { store.flush() }

    /// The app, or a new one after it was deleted.
    public var app: FirebaseApp { owner ?? FirebaseApp.required(by: "Storage") }
    /// How long an upload is tried again, in seconds.
    public var maxUploadRetryTime: TimeInterval = 600
    /// How long a download is tried again, in seconds.
    public var maxDownloadRetryTime: TimeInterval = 600
    /// How long other requests are tried again, in seconds.
    public var maxOperationRetryTime: TimeInterval = 120
    /// The size of the pieces of an upload.
    public var uploadChunkSizeBytes: Int64 = .max
    /// The queue of completion handlers and observers.
    public var callbackQueue = DispatchQueue.main

    /// Uses a local emulator, which is what happens here anyway.
    public func useEmulator(withHost host: String, port: Int) {}

    /// Returns the root of the bucket.
    public func reference() -> StorageReference { StorageReference("", self) }
    /// Returns the file or folder at a path.
    public func reference(withPath path: String) -> StorageReference { StorageReference(path, self) }

    /// Returns the file or folder at an address: one with `gs`, one for a download, or one of this folder.
    public func reference(forURL url: String) -> StorageReference {
        StorageReference(path(of: url) ?? "", self)
    }

    /// Returns the file or folder at an address.
    public func reference(for url: URL) throws -> StorageReference {
        guard let path = path(of: url.absoluteString) else {
            throw StorageErrorCode.pathError.error("Internal error: unable to create reference from \(url).")
        }
        return StorageReference(path, self)
    }

    private func path(of text: String) -> String? {
        guard let url = URL(string: text) else { return nil }
        if url.isFileURL { return store.path(ofFile: url.lastPathComponent) }
        if url.scheme == "gs" { return url.path }
        let parts = url.path.components(separatedBy: "/o/")
        return parts.count > 1 ? parts.dropFirst().joined(separator: "/o/") : nil
    }
}
